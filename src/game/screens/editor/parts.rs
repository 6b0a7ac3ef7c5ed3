//! The parts of the editor's panel.

use bevy::prelude::*;

use super::{LINE, Pressed, Told};
use crate::game::choices::Kind;
use crate::game::editor::SetUpStep;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sentences::{kind_name, side_name};
use crate::game::interface::sheet::Sheet;
use crate::game::language::{Phrase, RulesName};
use crate::game::paint::Icon;
use crate::game::paint::tokens::Rgb;
use crate::rules::{Piece, Rank, Side};
use crate::study::Tool;

/// Between two tools.
const BESIDE: f32 = 4.0;
/// What a button with words needs.
const WORDS: f32 = 100.0;
/// What the thumb of a scrolled part takes at its right edge.
const THUMB: f32 = 6.0;

/// How many tools stand beside one another, and how high each is.
fn grid(width: f32, low: bool) -> (usize, f32) {
    let one_row = 6.0 * metrics::TARGET + 5.0 * BESIDE;
    match (low, width >= one_row) {
        (true, true) => (6, metrics::TARGET),
        (true, false) => (3, metrics::TARGET),
        (false, _) => (3, 66.0),
    }
}

/// How high all tools are together.
pub(super) fn tools_height(width: f32, low: bool) -> f32 {
    let (columns, height) = grid(width, low);
    if columns == 6 {
        height
    } else {
        2.0 * height + BESIDE
    }
}

/// The tools; the one in hand stands out. Where it is low, without their words.
pub(super) fn tools(sheet: &mut Sheet, area: Rect, told: &Told, low: bool) -> Option<Pressed> {
    let (columns, height) = grid(area.width(), low);
    #[expect(clippy::cast_precision_loss, reason = "six at most")]
    let width = (area.width() - BESIDE * (columns - 1) as f32) / columns as f32;
    let mut pressed = None;
    for (index, tool) in Tool::ALL.into_iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "six at most")]
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let left = area.min.x + column * (width + BESIDE);
        let top = area.min.y + row * (height + BESIDE);
        let face = Rect::new(left, top, left + width, top + height);
        let words = told.words.say(&phrase(tool));
        let on = told.editor.tool() == tool;
        let name = format!("tool {}", index + 1);
        if sheet.card(face, &name, &words, on) && told.open {
            pressed = Some(Pressed::Step(SetUpStep::Take(tool)));
        }
        let (x, y) = (face.center().x, face.center().y);
        let size = [14.0, 13.0, 12.0].into_iter();
        let fits = |size: &f32| sheet.width_of(&words, Face::Strong.at(*size)) <= width - 8.0;
        let size = { size }.find(fits).filter(|_| !low);
        let lift = if size.is_some() { 11.0 } else { 0.0 };
        sheet.picture(picture(tool, sheet.colours.action), (x, y - lift), 30.0);
        if let Some(size) = size {
            let letters = Face::Strong.letters(size, sheet.colours.ink);
            sheet.centred((x, y + 20.0), &words, letters);
        }
    }
    pressed
}

fn phrase(tool: Tool) -> Phrase {
    match tool {
        Tool::Put(Piece { side, rank }) => {
            let side = side_name(side);
            match rank {
                Rank::Man => Phrase::ToolMan { side },
                Rank::King => Phrase::ToolKing { side },
            }
        }
        Tool::Crown => Phrase::ToolCrown,
        Tool::Remove => Phrase::ToolRemove,
    }
}

fn picture(tool: Tool, ink: Rgb) -> Picture {
    match tool {
        Tool::Put(Piece { side, rank }) => Picture::Piece {
            white: side == Side::White,
            king: rank == Rank::King,
        },
        // There and back: a king becomes a man again.
        Tool::Crown => Picture::Icon(Icon::Swap, ink),
        Tool::Remove => Picture::Icon(Icon::Close, ink),
    }
}

/// All the rest, which is scrolled where it has no room: who is to move, all pieces at once, the
/// rules, the line.
pub(super) fn rest(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    // The thumb has its room beside what stands under the tools.
    let mut beside = area;
    beside.max.x += THUMB;
    sheet.scrolled(beside, "set up", |sheet, column| {
        let mut column = Stack::new(column.min.x, column.max.x - THUMB, column.min.y);
        let pressed = turn(sheet, &mut column, told);
        let pressed = pressed.or(all_pieces(sheet, &mut column, told));
        let pressed = pressed.or(line(sheet, &mut column, told));
        let pressed = pressed.or(rules(sheet, &mut column, told));
        (pressed, column.y)
    })
}

fn turn(sheet: &mut Sheet, column: &mut Stack, told: &Told) -> Option<Pressed> {
    let row = column.take(metrics::TARGET);
    column.skip(metrics::GAP);
    let head = told.words.say(&Phrase::SideToMove);
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    let wide = sheet.width_of(&head, letters.font.clone()) + 12.0;
    let mut well = row;
    if row.width() - wide >= 180.0 {
        sheet.text((row.min.x, row.center().y), &head, letters);
        well.min.x += wide;
    }
    let names = Side::ALL.map(|side| {
        told.words.say(&Phrase::Side {
            side: side_name(side),
        })
    });
    let segments = [0, 1].map(|index| Segment {
        words: &names[index],
        picture: Some((
            Picture::Piece {
                white: index == 0,
                king: false,
            },
            22.0,
        )),
    });
    let current = told.editor.draft().position().turn().index();
    let chosen = sheet.segments(well, "to move", &segments, current)?;
    let side = *Side::ALL.get(chosen)?;
    Some(Pressed::Step(SetUpStep::Turn(side)))
}

fn all_pieces(sheet: &mut Sheet, column: &mut Stack, told: &Told) -> Option<Pressed> {
    let (undo, can_undo) = (Pressed::Step(SetUpStep::Undo), told.editor.can_undo());
    let all = [
        (
            "set start",
            Icon::First,
            Phrase::StartPosition,
            Pressed::Step(SetUpStep::Start),
        ),
        (
            "set clear",
            Icon::Close,
            Phrase::ClearBoard,
            Pressed::Step(SetUpStep::Clear),
        ),
        ("set undo", Icon::Undo, Phrase::Undo, undo.clone()),
        ("set flip", Icon::Flip, Phrase::Flip, Pressed::Flip),
    ];
    // Where four have no room for words, two and two stand beside one another.
    let quarter = (column.width() - 3.0 * metrics::GAP) / 4.0;
    let (columns, width) = if quarter >= WORDS {
        (4, quarter)
    } else {
        (2, (column.width() - metrics::GAP) / 2.0)
    };
    let mut pressed = None;
    for beside in all.chunks(columns) {
        let row = column.take(metrics::TARGET);
        column.skip(metrics::GAP);
        let mut left = row.min.x;
        for (name, icon, phrase, meaning) in beside {
            let area = Rect::new(left, row.min.y, left + width, row.max.y);
            let words = told.words.say(phrase);
            let label = Label::new(*icon, &words, 14.5);
            let enabled = told.open && (*meaning != undo || can_undo);
            if sheet.button(area, name, label, ButtonLook::OnPaper, enabled) {
                pressed = Some(meaning.clone());
            }
            left += width + metrics::GAP;
        }
    }
    pressed
}

/// The position as a line, to be read, written and copied.
fn line(sheet: &mut Sheet, column: &mut Stack, told: &Told) -> Option<Pressed> {
    let mut row = column.take(metrics::TARGET);
    column.skip(metrics::GAP);
    let mut copy = row;
    copy.min.x = copy.max.x - metrics::TARGET;
    row.max.x = copy.min.x - metrics::GAP;
    let head = told.words.say(&Phrase::FenHead);
    let mut text = told.editor.fen().to_owned();
    sheet.line_edit(row, LINE, &head, &mut text);
    let words = told.words.say(&Phrase::CopyFen);
    let label = Label::new(Icon::Copy, &words, 14.0).iconic();
    if sheet.button(copy, "copy line", label, ButtonLook::OnPaper, told.open) {
        return Some(Pressed::Copy);
    }
    (text != told.editor.fen()).then_some(Pressed::Step(SetUpStep::Write(text)))
}

/// By which rules it is played: the kind, and its variant.
fn rules(sheet: &mut Sheet, column: &mut Stack, told: &Told) -> Option<Pressed> {
    let rules = told.editor.draft().position().rules();
    let kind = Kind::of(rules);
    let names = Kind::ALL.map(|kind| {
        told.words.say(&Phrase::KindOfDraughts {
            kind: kind_name(kind),
        })
    });
    let segments = names.each_ref().map(|name| Segment::plain(name));
    let area = column.take(sheet.segments_height(column.width(), &segments));
    column.skip(metrics::GAP);
    let current = Kind::ALL.iter().position(|&other| other == kind);
    let chosen = sheet.segments(area, "kind", &segments, current.unwrap_or(0));
    let mut wanted = chosen.and_then(|index| Kind::ALL.get(index)?.variants().first().copied());
    let variants = kind.variants();
    let names: Vec<String> = variants
        .iter()
        .map(|rules| {
            told.words.say(&Phrase::Variant {
                rules: RulesName(rules.name()),
            })
        })
        .collect();
    let segments: Vec<Segment> = names.iter().map(|name| Segment::plain(name)).collect();
    let area = column.take(sheet.segments_height(column.width(), &segments));
    column.skip(4.0);
    let current = variants.iter().position(|&other| other == rules);
    let chosen = sheet.segments(area, "variant", &segments, current.unwrap_or(0));
    wanted = wanted.or(chosen.and_then(|index| variants.get(index).copied()));
    wanted.map(|rules| Pressed::Step(SetUpStep::Rules(rules)))
}

/// Whether it can be played, and why not.
pub(super) fn verdict(sheet: &mut Sheet, area: Rect, told: &Told, ink: Rgb) {
    let wrong = told.wrong();
    let good = wrong.is_none();
    let words = wrong.unwrap_or_else(|| told.words.say(&Phrase::SetUpGood));
    let (icon, fill) = if good {
        (Icon::Check, sheet.colours.action)
    } else {
        (Icon::Close, sheet.colours.red)
    };
    let middle = area.center().y;
    sheet.dot((area.min.x + 13.0, middle), 12.0, fill);
    let white = if good {
        sheet.colours.paper_on
    } else {
        [255; 3]
    };
    sheet.picture(
        Picture::Icon(icon, white),
        (area.min.x + 13.0, middle),
        15.0,
    );
    let (left, width) = (area.min.x + 34.0, area.width() - 36.0);
    let room = (width, area.height());
    let size = sheet.size_for_lines(&words, Face::Text, room, [15.0, 14.0, 13.0, 12.0]);
    let height = sheet.measure(&words, Face::Text.at(size), width);
    let top = middle - height.min(area.height() + 4.0) / 2.0;
    sheet.paragraph((left, top), width, &words, Face::Text.letters(size, ink));
}

/// Back to where one came from.
pub(super) fn leave(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    let words = told.words.say(&Phrase::Back);
    let label = Label::new(Icon::Close, &words, 14.0).iconic();
    let pressed = sheet.button(area, "leave editor", label, ButtonLook::OnPaper, told.open);
    pressed.then_some(Pressed::Step(SetUpStep::Leave))
}
