//! A lesson's panel: what it is about, what is to be done, what is answered, and the way on.

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::saying::Saying;
use crate::game::board::table::Table;
use crate::game::flow::Screen;
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::notice::Notice;
use crate::game::interface::pictures::{Picture, Pictures};
use crate::game::interface::sheet::{Sheet, sheet};
use crate::game::interface::{Colours, Layer, Words, fonts_are_ready, metrics};
use crate::game::language::Phrase;
use crate::game::lessons::{Answer, LessonWished, Lessons, LessonsLeft};
use crate::game::paint::Icon;
use crate::game::paint::tokens::{CREAM, Rgb, WASH};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        panel
            .run_if(in_state(Screen::Lessons))
            .run_if(fonts_are_ready)
            .in_set(Layer::Screen),
    );
}

/// What the panel tells.
struct Told<'a> {
    words: &'a Words,
    lessons: &'a Lessons,
    /// What is said at this moment.
    saying: Option<Saying>,
    /// It is the answer to a move, and not a word about a touch.
    answers: bool,
}

/// A button that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    Leave,
    Lesson(usize),
}

fn panel(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, notice): (Res<Words>, Res<Colours>, Res<Notice>),
    (table, arrival, lessons): (Res<Table>, Res<Arrival>, Res<Lessons>),
    mut left: MessageWriter<LessonsLeft>,
    mut turned: MessageWriter<LessonWished>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let told = Told {
        words: &words,
        lessons: &lessons,
        saying: saying(&words, &notice, &lessons),
        answers: notice.is_silent(),
    };
    let pressed = sheet(
        &context,
        "lesson",
        Order::Background,
        arrival.panel,
        (colours.0, &mut pictures),
        |sheet| draw(sheet, &table.layout(Screen::Lessons), &told),
    );
    match pressed {
        Some(Pressed::Leave) => drop(left.write(LessonsLeft)),
        Some(Pressed::Lesson(index)) => drop(turned.write(LessonWished(index))),
        None => {}
    }
    Ok(())
}

/// A refusal and a choice are newer than the answer to the last move.
fn saying(words: &Words, notice: &Notice, lessons: &Lessons) -> Option<Saying> {
    if let Some((tone, head, body)) = notice.words(words) {
        return Some(Saying::new(tone, head, body));
    }
    let phrase = match lessons.answer() {
        Answer::None => return None,
        Answer::Done => lessons.lesson().topic.done(),
        Answer::NotThat => Phrase::LessonNotThat,
    };
    Some(Saying::word(words.say(&phrase)))
}

fn draw(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    if layout.shape == Shape::Landscape {
        desk(sheet, layout, told)
    } else {
        phone(sheet, layout, told)
    }
}

/// Beside the board, from top to bottom.
fn desk(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    sheet.paper(layout.panel, metrics::PANEL_CORNER, false);
    let inside = layout.inside();
    let low = inside.height() < 400.0;
    let row = if low { metrics::TARGET } else { 62.0 };
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    let head = Rect::new(
        inside.min.x,
        inside.min.y,
        inside.max.x,
        inside.min.y + 22.0,
    );
    caption(sheet, head, told, ink2);
    let title = told.words.say(&told.lessons.lesson().topic.title());
    let letters = Face::Title.letters(if low { 18.0 } else { 27.0 }, ink);
    let height = sheet.measure(&title, letters.font.clone(), inside.width());
    let top = head.max.y + if low { 2.0 } else { 8.0 };
    sheet.paragraph((inside.min.x, top), inside.width(), &title, letters);
    let buttons = Rect::new(inside.min.x, inside.max.y - row, inside.max.x, inside.max.y);
    let body = Rect::new(
        inside.min.x,
        top + height + if low { 2.0 } else { 10.0 },
        inside.max.x,
        buttons.min.y - metrics::GAP,
    );
    explain(sheet, body, told);
    ways(sheet, buttons, told, ButtonLook::OnPaper)
}

/// Above and below a phone's board.
fn phone(sheet: &mut Sheet, layout: &Layout, told: &Told) -> Option<Pressed> {
    let rival = layout.rival;
    let half = rival.center().y;
    let head = Rect::new(rival.min.x, rival.min.y, rival.max.x, half - 2.0);
    caption(sheet, head, told, WASH);
    let title = told.words.say(&told.lessons.lesson().topic.title());
    let letters = Face::Title.letters(19.0, CREAM);
    sheet.line((rival.min.x, half + 10.0), rival.width(), &title, letters);
    let card = layout.below();
    sheet.surface(card, metrics::CARD_CORNER, sheet.colours.paper);
    explain(sheet, card.inflate(-10.0), told);
    ways(sheet, layout.buttons, told, ButtonLook::OnGround)
}

/// What this is, and which lesson of how many.
fn caption(sheet: &Sheet, area: Rect, told: &Told, ink: Rgb) {
    let letters = Face::Text.letters(14.0, ink);
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let number = told.words.say(&Phrase::LessonOf {
        number: count(told.lessons.index() + 1),
        count: count(told.lessons.count()),
    });
    let width = sheet.width_of(&number, letters.font.clone());
    let y = area.center().y;
    sheet.text((area.max.x - width, y), &number, letters.clone());
    let what = told.words.say(&Phrase::HowToPlay);
    sheet.line((area.min.x, y), area.width() - width - 12.0, &what, letters);
}

/// The task, and under it what is said; where there is no room for both, the newer of the two.
fn explain(sheet: &mut Sheet, area: Rect, told: &Told) {
    let task = told.words.say(&told.lessons.lesson().topic.task());
    let answer = told.saying.as_ref();
    let beside = if mark(told).is_some() { MARK } else { 0.0 };
    let answered = answer.map_or(0.0, |saying| saying.height(sheet, area.width() - beside));
    let room = area.height() - answered - metrics::GAP;
    let size = letters_that_fit(sheet, &task, area.width(), room);
    let both = size.is_some_and(|size| size >= 14.0);
    if answer.is_none() || both {
        let size = size.unwrap_or(SMALLEST);
        let letters = Face::Text.letters(size, sheet.colours.ink);
        sheet.paragraph((area.min.x, area.min.y), area.width(), &task, letters);
    }
    let Some(saying) = answer else { return };
    let mut card = area;
    if both {
        card.min.y = area.max.y - answered;
    }
    if let Some(icon) = mark(told) {
        let (fill, ink) = (sheet.colours.fill_on, sheet.colours.text_on);
        sheet.surface(card, metrics::BUTTON_CORNER, sheet.colours.paper2);
        let at = (card.min.x + MARK / 2.0, card.center().y);
        sheet.dot(at, 13.0, fill);
        sheet.picture(Picture::Icon(icon, ink), at, 16.0);
        card.min.x += MARK;
    }
    if saying.height(sheet, card.width()) <= card.height() {
        saying.card(sheet, card);
    } else {
        saying.line(sheet, card);
    }
}

/// The sign before an answer to a move; a word about a touch has its own or none.
fn mark(told: &Told) -> Option<Icon> {
    match (told.answers, told.lessons.answer()) {
        (false, _) | (true, Answer::None) => None,
        (true, Answer::Done) => Some(Icon::Check),
        (true, Answer::NotThat) => Some(Icon::Undo),
    }
}

/// Room for the sign before an answer.
const MARK: f32 = 48.0;
/// Letters are never smaller.
const SMALLEST: f32 = 12.0;

/// The largest letters in which the words have room.
fn letters_that_fit(sheet: &Sheet, words: &str, width: f32, height: f32) -> Option<f32> {
    let fits = |size: f32| sheet.measure(words, Face::Text.at(size), width) <= height;
    let sizes = [18.0, 17.0, 16.0, 15.0, 14.0, 13.0, SMALLEST];
    sizes.into_iter().find(|&size| fits(size))
}

/// Back, to the lesson before and to the one after; when the task is done, the way on is red.
fn ways(sheet: &mut Sheet, row: Rect, told: &Told, look: ButtonLook) -> Option<Pressed> {
    let (index, last) = (told.lessons.index(), told.lessons.count() - 1);
    let done = told.lessons.answer() == Answer::Done;
    let primary = |here: bool| if here { ButtonLook::Primary } else { look };
    let before = Pressed::Lesson(index.saturating_sub(1));
    let buttons = [
        (
            "lessons back",
            Icon::Close,
            Phrase::Back,
            true,
            primary(done && index == last),
            Pressed::Leave,
        ),
        (
            "lesson before",
            Icon::Prev,
            Phrase::LessonPrevious,
            index > 0,
            look,
            before,
        ),
        (
            "lesson after",
            Icon::Next,
            Phrase::LessonNext,
            index < last,
            primary(done && index < last),
            Pressed::Lesson(index + 1),
        ),
    ];
    let width = (row.width() - 2.0 * metrics::GAP) / 3.0;
    let (mut left, mut pressed) = (row.min.x, None);
    for (name, icon, phrase, enabled, look, meaning) in buttons {
        let area = Rect::new(left, row.min.y, left + width, row.max.y);
        let words = told.words.say(&phrase);
        let label = Label::new(icon, &words, 14.0).stacked();
        if sheet.button(area, name, label, look, enabled) {
            pressed = Some(meaning);
        }
        left += width + metrics::GAP;
    }
    pressed
}

#[cfg(test)]
mod tests;
