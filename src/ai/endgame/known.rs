//! What is known of a position, and the byte that holds it.

use std::fmt;

/// Who wins when both play as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move.
    Win,
    /// Nobody.
    Draw,
    /// The opponent.
    Loss,
}

/// What a table knows of a position, from the mover's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Known {
    /// Who wins.
    pub value: Value,
    /// How many plies until the winner has won or has changed the material in such a way that it
    /// wins on: it plays to have few, the loser to have many. `None` for a draw.
    pub plies: Option<u16>,
}

/// [`Known`] in one byte: wins are even, losses odd, and what is nearer is less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Code(pub(super) u8);

impl Code {
    /// A draw; while a table is being made, also what isn't known yet.
    pub(super) const DRAW: Self = Self(u8::MAX);
    /// The side to move has lost already.
    pub(super) const LOST: Self = Self(1);
    /// The most plies that fit.
    pub(super) const MOST: u8 = 126;

    /// A win in so many plies, 1 to [`Self::MOST`].
    pub(super) const fn win(plies: u8) -> Self {
        Self(2 * plies)
    }

    /// A loss in so many plies, up to [`Self::MOST`].
    pub(super) const fn loss(plies: u8) -> Self {
        Self(2 * plies + 1)
    }

    /// Who wins.
    pub(super) const fn value(self) -> Value {
        match self {
            Self::DRAW => Value::Draw,
            Self(byte) if byte % 2 == 0 => Value::Win,
            _ => Value::Loss,
        }
    }

    /// In how many plies; of a draw nothing that means anything.
    pub(super) const fn plies(self) -> u8 {
        self.0 / 2
    }

    pub(super) fn known(self) -> Known {
        let value = self.value();
        let plies = (value != Value::Draw).then_some(u16::from(self.plies()));
        Known { value, plies }
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.known().fmt(f)
    }
}

/// What a position is worth by what its moves lead to: looked at one by one, in any order. Without
/// a move it is lost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    /// The quickest win.
    win: Option<u8>,
    /// A move draws.
    draws: bool,
    /// The longest that losing moves take.
    loss: u8,
}

impl Best {
    pub(super) const NONE: Self = Self {
        win: None,
        draws: false,
        loss: 0,
    };

    /// Adds a move after which the opponent stands so.
    pub(super) fn add(&mut self, then: Code) {
        let plies = then.plies().saturating_add(1);
        match then.value() {
            Value::Loss => self.win = Some(self.win.map_or(plies, |win| win.min(plies))),
            Value::Draw => self.draws = true,
            Value::Win => self.loss = self.loss.max(plies),
        }
    }

    /// What the position is worth when all its moves have been added.
    pub(super) fn code(self) -> Code {
        match self.win {
            Some(plies) => Code::win(plies),
            None if self.draws => Code::DRAW,
            None => Code::loss(self.loss),
        }
    }
}
