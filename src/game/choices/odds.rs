//! Fewer men for one side, or for both.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::rules::{Position, Side, Square};

/// How many men fewer each side begins with, 0 to [`Odds::MOST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Odds {
    /// White.
    pub white: u8,
    /// Black.
    pub black: u8,
}

impl Odds {
    /// The most men that a side gives.
    pub const MOST: u8 = 3;

    /// How many men fewer this side has.
    pub fn of(self, side: Side) -> u8 {
        let men = match side {
            Side::White => self.white,
            Side::Black => self.black,
        };
        men.min(Self::MOST)
    }

    /// Sets how many men fewer this side has.
    pub fn set(&mut self, side: Side, men: u8) {
        *match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        } = men;
    }
}

/// The men that a side gives: those of its back row, from the middle outwards. What one side
/// gives mirrors what the other does.
pub(super) fn given(start: &Position, side: Side, men: u8) -> Vec<Square> {
    let (board, last) = (start.board(), start.board().width() - 1);
    // As White sees its own row; Black's is seen with the board turned round.
    let seen = |square| {
        let (row, column) = board.row_column(square);
        match side {
            Side::White => (row, column),
            Side::Black => (last - row, last - column),
        }
    };
    let mut row: Vec<Square> = start
        .side_squares(side)
        .into_iter()
        .filter(|&square| seen(square).0 == last)
        .collect();
    row.sort_by_key(|&square| {
        let column = seen(square).1;
        ((2 * column).abs_diff(last), Reverse(column))
    });
    row.truncate(men.into());
    row
}
