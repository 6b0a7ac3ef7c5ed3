//! The moves with their variations in lines that break where the paper ends.

use bevy::prelude::*;

use super::told::{Told, sign};
use crate::game::interface::face::Face;
use crate::game::interface::legible::legible;
use crate::game::interface::sheet::Sheet;
use crate::game::paint::tokens::Rgb;
use crate::study::{NodeId, Passage, Word};

/// Height of a line.
pub(super) const LINE: f32 = 30.0;
/// How far a variation is set in.
const INDENT: f32 = 18.0;
/// Variations in variations are not set in further than this.
const DEEPEST: u8 = 4;
/// Between two moves, and between a comment and a move.
const BETWEEN: f32 = 9.0;
/// Between a number and its move.
const CLOSE: f32 = 3.0;
/// Between the words of a comment.
const WORDS: f32 = 4.0;
/// Room in a move's mark on either side of it.
pub(super) const CHIP: f32 = 5.0;

/// A piece of the script in its place, from the script's upper left corner.
pub(super) struct Placed {
    pub area: Rect,
    pub text: String,
    pub ink: Rgb,
    pub face: Face,
    pub size: f32,
    pub node: Option<NodeId>,
    /// How far behind it the next one stands.
    behind: f32,
    /// It never stands at a line's end without the next one.
    bound: bool,
}

/// The script laid out.
#[derive(Default)]
pub(super) struct Laid {
    pub placed: Vec<Placed>,
    /// The bars beside variations.
    pub bars: Vec<Rect>,
    pub height: f32,
}

impl Placed {
    /// How much of a line it takes.
    fn long(&self, sheet: &Sheet) -> f32 {
        let chip = if self.node.is_some() { CHIP } else { 0.0 };
        sheet.width_of(&self.text, self.face.at(self.size)) + 2.0 * chip
    }
}

/// Lays the whole script for a width.
pub(super) fn lay(sheet: &Sheet, width: f32, told: &Told) -> Laid {
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
    let words = passage.words.iter();
    let mut pieces = words
        .flat_map(|word| pieces(sheet, told, depth, word))
        .flat_map(|piece| broken(sheet, piece, width - left))
        .peekable();
    while let Some(piece) = pieces.next() {
        let long = piece.long(sheet);
        let with = pieces.peek().filter(|_| piece.bound);
        let with = with.map_or(0.0, |next| piece.behind + next.long(sheet));
        if x > left && x + long + with > width {
            (x, y) = (left, y + LINE);
        }
        let area = Rect::new(x, y, (x + long).min(width.max(x)), y + LINE);
        x += long + piece.behind;
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
    let piece = |text: String, ink: Rgb| Placed {
        area: Rect::default(),
        text,
        ink,
        face: Face::Text,
        size: if depth == 0 { 16.5 } else { 15.5 },
        node: None,
        behind: BETWEEN,
        bound: false,
    };
    match word {
        &Word::Move { node, numbered } => {
            let number = numbered.then(|| Placed {
                behind: CLOSE,
                bound: true,
                ..piece(told.number(node).trim_end().to_owned(), ink2)
            });
            let sign = sign(told.study, node);
            let bad = sign.starts_with('?');
            let ink = if bad { sheet.colours.red_text } else { ink };
            let text = format!("{}{sign}", told.study.tree().text(node));
            let mv = Placed {
                face: if depth == 0 { Face::Strong } else { Face::Text },
                node: Some(node),
                behind: BETWEEN - CHIP,
                ..piece(text, ink)
            };
            number.into_iter().chain([mv]).collect()
        }
        Word::Comment(text) => {
            let text = legible(text);
            let words = text.split_whitespace();
            let mut said: Vec<_> = words.map(|word| piece(word.to_owned(), ink2)).collect();
            // The last one is as far from a move as moves are from one another.
            for word in said.iter_mut().rev().skip(1) {
                word.behind = WORDS;
            }
            said
        }
        Word::Unplayed(text) => vec![piece(legible(text).into_owned(), sheet.colours.disabled)],
    }
}

#[cfg(test)]
impl Laid {
    /// What stands on each line.
    pub fn lines(&self) -> Vec<Vec<&str>> {
        let same = |a: &Placed, b: &Placed| a.area.min.y.total_cmp(&b.area.min.y).is_eq();
        let lines = self.placed.chunk_by(same);
        lines
            .map(|line| line.iter().map(|placed| placed.text.as_str()).collect())
            .collect()
    }
}
