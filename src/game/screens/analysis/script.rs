//! The moves with their variations, as they are read: in lines that break where the paper ends.

use bevy::prelude::*;
use bevy_egui::egui::containers::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Id, Pos2, Sense, Ui, UiBuilder, WidgetInfo, WidgetType};

use super::told::{Told, sign};
use crate::game::analysis::StudyStep;
use crate::game::interface::face::{Face, Letters};
use crate::game::interface::legible::legible;
use crate::game::interface::metrics;
use crate::game::interface::sheet::{Sheet, colour, rect};
use crate::game::language::Phrase;
use crate::game::paint::tokens::Rgb;
use crate::study::{NodeId, Passage, Word};

/// Height of a line.
const LINE: f32 = 30.0;
/// How far a variation is set in.
const INDENT: f32 = 18.0;
/// Variations in variations are not set in further than this.
const DEEPEST: u8 = 4;
/// Between two words.
const BETWEEN: f32 = 9.0;
/// Room in a move's mark on either side of it.
const CHIP: f32 = 5.0;

/// A piece of the script in its place, from the script's upper left corner.
struct Placed {
    area: Rect,
    text: String,
    ink: Rgb,
    face: Face,
    size: f32,
    node: Option<NodeId>,
}

/// The script laid out.
#[derive(Default)]
struct Laid {
    placed: Vec<Placed>,
    /// The bars beside variations.
    bars: Vec<Rect>,
    height: f32,
}

/// The whole script, scrolled to the move that one is at; a move that is pressed leads there.
pub(super) fn script(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<StudyStep> {
    let laid = lay(sheet, area.width() - 8.0, told);
    let spoken = spoken(told);
    let builder = UiBuilder::new().max_rect(rect(area));
    let (colours, at) = (sheet.colours, told.study.at());
    let mut ui = sheet.ui.new_child(builder);
    let scrolled = egui::ScrollArea::vertical()
        .id_salt("script")
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .show(&mut ui, |ui| {
            let size = egui::vec2(area.width(), laid.height.max(area.height()));
            let (_, whole) = ui.allocate_space(size);
            keep_in_sight(ui, whole, &laid, at);
            let sense = if told.open {
                Sense::click()
            } else {
                Sense::hover()
            };
            let response = ui.interact(whole, Id::new("script"), sense);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, told.open, &spoken));
            let corner = whole.min;
            for bar in &laid.bars {
                let bar = moved(*bar, corner);
                ui.painter().rect_filled(bar, 1, colour(colours.line));
            }
            let pointer = response.hover_pos().or(response.interact_pointer_pos());
            for placed in &laid.placed {
                let hovered = pointer.is_some_and(|at| moved(placed.area, corner).contains(at));
                draw(
                    ui,
                    placed,
                    corner,
                    (colours.fill_on, colours.text_on, colours.paper2),
                    (
                        placed.node == Some(at),
                        told.open && hovered && placed.node.is_some(),
                    ),
                );
            }
            let clicked = response
                .interact_pointer_pos()
                .filter(|_| response.clicked())?;
            let hit = laid.placed.iter().filter(|placed| placed.node.is_some());
            let mut hit = hit.filter(|placed| moved(placed.area, corner).contains(clicked));
            hit.next().and_then(|placed| placed.node)
        });
    sheet.thumb(area, scrolled.state.offset.y, scrolled.content_size.y);
    scrolled.inner.map(StudyStep::To)
}

/// What screen readers are told of it: the move that one is at.
fn spoken(told: &Told) -> String {
    let moves = told.words.say(&Phrase::Moves);
    let here = told.numbered(told.study.at());
    if here.is_empty() {
        moves
    } else {
        format!("{moves}: {here}")
    }
}

fn moved(area: Rect, corner: Pos2) -> egui::Rect {
    rect(area).translate(corner.to_vec2())
}

fn draw(
    ui: &Ui,
    placed: &Placed,
    corner: Pos2,
    (fill, on, hover): (Rgb, Rgb, Rgb),
    (current, hovered): (bool, bool),
) {
    let area = moved(placed.area, corner);
    if !ui.is_rect_visible(area) {
        return;
    }
    let painter = ui.painter();
    let mut ink = placed.ink;
    if current || hovered {
        let chip = area.shrink2(egui::vec2(0.0, 2.0));
        painter.rect_filled(
            chip,
            metrics::CHIP_CORNER,
            colour(if current { fill } else { hover }),
        );
    }
    if current {
        ink = on;
    }
    let Letters { font, ink } = placed.face.letters(placed.size, ink);
    let inset = if placed.node.is_some() { CHIP } else { 0.0 };
    let at = Pos2::new(area.min.x + inset, area.center().y);
    painter.text(at, egui::Align2::LEFT_CENTER, &placed.text, font, ink);
}

/// Scrolls to the move that one is at whenever that is another one.
fn keep_in_sight(ui: &Ui, whole: egui::Rect, laid: &Laid, at: NodeId) {
    let known = Id::new("read");
    let now = (at, laid.placed.len());
    if ui.data_mut(|data| data.get_temp::<(NodeId, usize)>(known)) == Some(now) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(known, now));
    let here = laid.placed.iter().find(|placed| placed.node == Some(at));
    let area = here.map_or(Rect::new(0.0, 0.0, 1.0, LINE), |placed| placed.area);
    // With a line above and below.
    let area = moved(area, whole.min).expand2(egui::vec2(0.0, LINE));
    ui.scroll_to_rect_animation(area.intersect(whole), None, ScrollAnimation::none());
}

fn lay(sheet: &Sheet, width: f32, told: &Told) -> Laid {
    let mut laid = Laid::default();
    let mut top = 0.0;
    for passage in told.study.tree().passages() {
        top = lay_passage(sheet, (top, width), told, &passage, &mut laid);
    }
    laid.height = top;
    laid
}

/// Lays one passage from `top` on; where it ends.
fn lay_passage(
    sheet: &Sheet,
    (top, width): (f32, f32),
    told: &Told,
    passage: &Passage,
    laid: &mut Laid,
) -> f32 {
    let depth = u8::try_from(passage.depth).unwrap_or(DEEPEST).min(DEEPEST);
    let left = INDENT * f32::from(depth);
    let (mut x, mut y) = (left, top);
    for piece in passage
        .words
        .iter()
        .flat_map(|word| pieces(sheet, told, depth, word))
        .flat_map(|piece| broken(sheet, piece, width - left))
    {
        let chip = if piece.node.is_some() { CHIP } else { 0.0 };
        let long = sheet.width_of(&piece.text, piece.face.at(piece.size)) + 2.0 * chip;
        if x > left && x + long > width {
            (x, y) = (left, y + LINE);
        }
        let area = Rect::new(x, y, (x + long).min(width.max(x)), y + LINE);
        // What belongs to the move before it stands close to it.
        x += long
            + if piece.node.is_some() {
                BETWEEN - CHIP
            } else {
                3.0
            };
        laid.placed.push(Placed { area, ..piece });
    }
    let end = y + LINE;
    if depth > 0 {
        let bar = left - 10.0;
        laid.bars
            .push(Rect::new(bar, top + 4.0, bar + 2.5, end - 4.0));
    }
    end
}

/// A word of a comment that no line has room for, in parts that have it.
fn broken(sheet: &Sheet, piece: Placed, room: f32) -> Vec<Placed> {
    let wide = |text: &str| sheet.width_of(text, piece.face.at(piece.size));
    if piece.node.is_some() || wide(&piece.text) <= room {
        return vec![piece];
    }
    let (mut parts, mut part) = (Vec::new(), String::new());
    for letter in piece.text.chars() {
        if !part.is_empty() && wide(&format!("{part}{letter}")) > room {
            parts.push(std::mem::take(&mut part));
        }
        part.push(letter);
    }
    parts.push(part);
    let placed = |text| Placed {
        text,
        area: piece.area,
        node: None,
        ..piece
    };
    parts.into_iter().map(placed).collect()
}

/// A word in pieces that may stand on different lines: a number, a move, the words of a comment.
fn pieces(sheet: &Sheet, told: &Told, depth: u8, word: &Word) -> Vec<Placed> {
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    let size = if depth == 0 { 16.5 } else { 15.5 };
    let piece = |text: String, ink: Rgb, face: Face, node: Option<NodeId>| Placed {
        area: Rect::default(),
        text,
        ink,
        face,
        size,
        node,
    };
    match word {
        &Word::Move { node, numbered } => {
            let sign = sign(told.study, node);
            let number = told.number(node).trim_end().to_owned();
            let number = numbered.then(|| piece(number, ink2, Face::Text, None));
            let face = if depth == 0 { Face::Strong } else { Face::Text };
            let ink = if sign.starts_with('?') {
                sheet.colours.red_text
            } else {
                ink
            };
            let text = format!("{}{sign}", told.study.tree().text(node));
            number
                .into_iter()
                .chain([piece(text, ink, face, Some(node))])
                .collect()
        }
        Word::Comment(text) => legible(text)
            .split_whitespace()
            .map(|word| piece(word.to_owned(), ink2, Face::Text, None))
            .collect(),
        Word::Unplayed(text) => vec![piece(
            legible(text).into_owned(),
            sheet.colours.disabled,
            Face::Text,
            None,
        )],
    }
}
