//! What exactly a table answers.

use super::known::{Code, Value};
use super::{Material, Numbering};
use crate::rules::{Position, Rules};

/// What the plies of a table lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distance {
    /// The next change of material: a capture or a crowning. Where a law draws after so many
    /// plies of the same material, this is what has to fit.
    Change,
    /// The end of the game.
    End,
}

/// What exactly a table answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The rules by which the pieces move.
    pub rules: Rules,
    /// Kings have to rest after so many moves, where that is law.
    pub runs: bool,
    /// Material that a move brings about is drawn when it can't be won in the plies that the
    /// laws of draws give it.
    pub counts: bool,
    /// What the plies lead to.
    pub distance: Distance,
}

impl Terms {
    /// The question that matters in play: all laws, and plies to the next change.
    pub const fn play(rules: Rules) -> Self {
        Self {
            rules,
            runs: true,
            counts: true,
            distance: Distance::Change,
        }
    }

    /// What the books and other programs ask: no draw but by holding out, and plies to the end.
    pub const fn plain(rules: Rules) -> Self {
        Self {
            rules,
            runs: true,
            counts: false,
            distance: Distance::End,
        }
    }

    /// The numbering of this material under these terms.
    pub fn numbering(self, material: Material) -> Numbering {
        Numbering::new(self.rules, material, self.runs)
    }

    /// What material that a move has just brought about is worth, to the side now on move, when
    /// it is worth `code` without counting.
    pub(super) fn fresh(self, code: Code, material: Material) -> Code {
        let limit = fresh_limit(self.rules, material).filter(|_| self.counts);
        if code.value() == Value::Draw || limit.is_some_and(|most| u16::from(code.plies()) > most) {
            return Code::DRAW;
        }
        match (self.distance, code.value()) {
            (Distance::End, _) => code,
            (Distance::Change, Value::Win) => Code(0),
            (Distance::Change, _) => Code::LOST,
        }
    }
}

/// After how many plies of this material a law draws that nothing but a change of material can
/// stop; counted from when it came about.
pub(super) fn fresh_limit(rules: Rules, material: Material) -> Option<u16> {
    if !material.is_kings_only() {
        return None;
    }
    let laws = &rules.declaration().draws;
    let kings = (
        material.kings[0].max(material.kings[1]),
        material.kings[0].min(material.kings[1]),
    );
    let by_material = match kings {
        (2, 1) => [laws.two_kings_v_one, laws.fmjd_5],
        (1, 1) => [laws.one_king_v_one, laws.fmjd_5],
        (3, 1) => [laws.fmjd_16, None],
        _ => [None, None],
    };
    let always = [laws.kings_only, laws.no_progress];
    always.into_iter().chain(by_material).flatten().min()
}

/// Whether a move changes the material of the position before it.
pub(super) fn changes(mv: crate::rules::Move) -> bool {
    mv.is_capture() || mv.crowns()
}

/// A side without pieces has lost, on whoever's turn; that needs no table.
pub(super) fn bare(position: &Position) -> bool {
    position.side_squares(position.turn()).is_empty()
}
