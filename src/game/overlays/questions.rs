//! Small dialogs with one question: whether to give up, to offer a draw, to take one, to take
//! everything from a file.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::board::table::Table;
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::deeds::{Possible, speaker};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, metrics, sentences};
use crate::game::language::Phrase;
use crate::game::messages::{DrawAnswerWished, DrawOfferWished, EverythingWished, ResignWished};
use crate::game::paint::Icon;
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Overlay::Resign)
        .or_else(in_state(Overlay::OfferDraw))
        .or_else(in_state(Overlay::AnswerDraw))
        .or_else(in_state(Overlay::TakeEverything));
    app.add_systems(
        EguiPrimaryContextPass,
        ask.run_if(is_open).in_set(Layer::Overlay),
    );
}

/// A question in words, and what its two buttons mean.
struct Question {
    title: Phrase,
    words: Phrase,
    yes: (Icon, Phrase, Wish),
    no: (Icon, Phrase, Option<Wish>),
}

/// What an answer leads to.
#[derive(Clone, Copy)]
enum Wish {
    Resign(ResignWished),
    Offer(DrawOfferWished),
    Answer(DrawAnswerWished),
    Take,
}

impl Question {
    /// The question of this dialog; `None` where it makes no sense any more.
    fn new(
        open: Overlay,
        current: &CurrentGame,
        seats: Seats,
        possible: &Possible,
    ) -> Option<Self> {
        match open {
            Overlay::Resign => {
                let side = speaker(current, seats).filter(|_| !possible.is_over())?;
                let winner = sentences::side_name(side.opponent());
                let wish = Wish::Resign(ResignWished(side));
                Some(Self {
                    title: Phrase::ResignAsk,
                    words: Phrase::ResignMeans { winner },
                    yes: (Icon::Resign, Phrase::Resign, wish),
                    no: (Icon::Close, Phrase::KeepPlaying, None),
                })
            }
            Overlay::OfferDraw => {
                let side = possible.offerer()?;
                let count = current.contest().offers_left(side).into();
                let wish = Wish::Offer(DrawOfferWished(side));
                Some(Self {
                    title: Phrase::OfferDrawAsk,
                    words: Phrase::OffersLeft { count },
                    yes: (Icon::Draw, Phrase::OfferDraw, wish),
                    no: (Icon::Close, Phrase::KeepPlaying, None),
                })
            }
            Overlay::AnswerDraw => {
                let offerer = current.contest().offered_by()?;
                let answer = |accept| {
                    let side = offerer.opponent();
                    Wish::Answer(DrawAnswerWished { side, accept })
                };
                let side = sentences::side_name(offerer);
                Some(Self {
                    title: Phrase::DrawOfferedBy { side },
                    words: Phrase::DrawMeans,
                    yes: (Icon::Check, Phrase::Accept, answer(true)),
                    no: (Icon::Close, Phrase::Decline, Some(answer(false))),
                })
            }
            Overlay::TakeEverything => Some(Self {
                title: Phrase::TakeEverythingAsk,
                words: Phrase::TakeEverythingMeans,
                yes: (Icon::Check, Phrase::TakeEverything, Wish::Take),
                no: (Icon::Close, Phrase::Cancel, None),
            }),
            _ => None,
        }
    }
}

fn ask(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours): (Res<Words>, Res<Colours>),
    (table, arrival): (Res<Table>, Res<Arrival>),
    (current, seats, possible): (Res<CurrentGame>, Res<Seats>, Possible),
    (open, keys): (Res<State<Overlay>>, Res<ButtonInput<KeyCode>>),
    mut going: Going,
    (mut resign, mut offer, mut answer, mut everything): (
        MessageWriter<ResignWished>,
        MessageWriter<DrawOfferWished>,
        MessageWriter<DrawAnswerWished>,
        MessageWriter<EverythingWished>,
    ),
) -> Result {
    let Some(question) = Question::new(*open.get(), &current, *seats, &possible) else {
        going.close();
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let layout = table.layout(Screen::Playing);
    let paint = (colours.0, &mut *pictures);
    let mut pressed = draw(&context, &layout, arrival.dialog, paint, &words, &question);
    if keys.just_pressed(KeyCode::Escape) {
        pressed = Some(false);
    }
    let Some(yes) = pressed else { return Ok(()) };
    going.close();
    let wish = if yes {
        Some(question.yes.2)
    } else {
        question.no.2
    };
    match wish {
        Some(Wish::Resign(wish)) => drop(resign.write(wish)),
        Some(Wish::Offer(wish)) => drop(offer.write(wish)),
        Some(Wish::Answer(wish)) => drop(answer.write(wish)),
        Some(Wish::Take) => drop(everything.write(EverythingWished::Taken)),
        None => {}
    }
    Ok(())
}

/// Over the panel, and on a phone a sheet from below: the position that is decided on stays in
/// sight.
fn place(layout: &Layout) -> (Rect, Rect) {
    match layout.shape {
        Shape::Landscape => {
            // Over the buttons and the sentence above them, neither of which has its say meanwhile.
            let mut area = layout.panel.inflate(-4.0);
            let height = area.height().min(224.0);
            let bottom = layout.buttons.max.y + 14.0;
            area.min.y = (bottom - height).max(area.min.y);
            area.max.y = area.min.y + height;
            (area, area)
        }
        Shape::Portrait => {
            let across = layout.panel.inflate(4.0);
            let bottom = layout.buttons.max.y + 8.0;
            let board = layout.board.origin.y + layout.board.side() + metrics::STRIP;
            // Your own row is seen whole, or not at all.
            let top = if layout.you.max.y <= bottom - 200.0 {
                bottom - 200.0
            } else {
                board
            };
            let area = Rect::new(across.min.x, top, across.max.x, bottom);
            let mut paper = area;
            paper.max.y += f32::from(metrics::DIALOG_CORNER);
            (paper, area)
        }
    }
}

fn draw(
    context: &Context,
    layout: &Layout,
    arrived: f32,
    paint: (crate::game::paint::tokens::Palette, &mut Pictures),
    words: &Words,
    question: &Question,
) -> Option<bool> {
    let (paper, area) = place(layout);
    let layer = LayerId::new(Order::Foreground, Id::new("question"));
    // Nothing beneath can be reached, by finger or by key.
    context.memory_mut(|memory| memory.set_modal_layer(layer));
    sheet(
        context,
        "question",
        Order::Foreground,
        arrived,
        paint,
        |sheet| {
            sheet.paper(paper, metrics::DIALOG_CORNER, true);
            // Paper on paper needs an edge, where it has none of its own.
            if sheet.colours.border == 0 {
                let edge = sheet.colours.line;
                sheet.outline(paper, metrics::DIALOG_CORNER, 2.0, edge);
            }
            let beside = if area.width() < 380.0 { 16.0 } else { 28.0 };
            let low = area.height() < 170.0 || area.width() < NARROW;
            let inside = Rect::new(
                area.min.x + beside,
                area.min.y + if low { 10.0 } else { 22.0 },
                area.max.x - beside,
                area.max.y - if low { 12.0 } else { 22.0 },
            );
            let title = words.say(&question.title);
            let sizes = if low {
                [22.0, 19.0, 17.0, 15.0, 13.0, 11.0]
            } else {
                [30.0, 26.0, 22.0, 19.0, 17.0, 15.0]
            };
            let size = sheet.size_for(&title, Face::Display, inside.width(), sizes);
            let letters = Face::Display.letters(size, sheet.colours.ink);
            let y = inside.min.y + letters.font.size * 0.6;
            sheet.line((inside.min.x, y), inside.width(), &title, letters.clone());
            let under = (inside.min.x, inside.min.y + letters.font.size * 1.35);
            let said = words.say(&question.words);
            let text = Face::Text.letters(if low { 14.5 } else { 16.0 }, sheet.colours.ink);
            sheet.paragraph(under, inside.width(), &said, text);
            sheet.told("question", inside, &format!("{title} {said}"));
            answers(sheet, inside, words, question)
        },
    )
}

/// On a panel narrower than this the answers stand one over the other.
const NARROW: f32 = 260.0;

/// Where the two answers stand.
fn places(inside: Rect) -> (Rect, Rect) {
    let (mut first, mut second) = (inside, inside);
    if inside.width() + 32.0 < NARROW {
        second.min.y = inside.max.y - metrics::TARGET;
        first.max.y = second.min.y - metrics::GAP;
        first.min.y = first.max.y - metrics::TARGET;
    } else {
        let half = (inside.width() - metrics::GAP) / 2.0;
        (first.min.y, second.min.y) = (inside.max.y - 50.0, inside.max.y - 50.0);
        (first.max.x, second.min.x) = (inside.min.x + half, inside.max.x - half);
    }
    (first, second)
}

/// The two buttons: the answer that changes nothing comes first.
fn answers(sheet: &mut Sheet, inside: Rect, words: &Words, question: &Question) -> Option<bool> {
    let (left, right) = places(inside);
    let (yes, no) = (&question.yes, &question.no);
    let answers = [
        (left, "no", no.0, &no.1, ButtonLook::Outlined, false),
        (right, "yes", yes.0, &yes.1, ButtonLook::Primary, true),
    ];
    let mut pressed = None;
    for (area, name, icon, phrase, look, meaning) in answers {
        let words = words.say(phrase);
        let fits = |size: &f32| {
            let font = Face::Strong.at(*size);
            sheet.width_of(&words, font) + size * 1.35 + 18.0 <= area.width()
        };
        let size = [17.0, 16.0, 15.0, 14.0, 13.0].into_iter().find(fits);
        let label = match size {
            Some(size) => Label::new(icon, &words, size),
            None => Label::plain(&words, 14.0),
        };
        if sheet.button(area, name, label, look, true) {
            pressed = Some(meaning);
        }
    }
    pressed
}

#[cfg(test)]
mod tests;
