//! Who plays which side.

use bevy::prelude::*;

use crate::rules::Side;

/// Who sits at a side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this screen.
    Person,
    /// The machine.
    Machine,
}

/// Who sits at each side.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    /// White's seat.
    pub white: Seat,
    /// Black's seat.
    pub black: Seat,
}

impl Seats {
    /// A person on `side` against the machine.
    pub fn against_machine(side: Side) -> Self {
        match side {
            Side::White => Self {
                white: Seat::Person,
                black: Seat::Machine,
            },
            Side::Black => Self {
                white: Seat::Machine,
                black: Seat::Person,
            },
        }
    }

    /// Two people at one screen.
    pub fn two_people() -> Self {
        Self {
            white: Seat::Person,
            black: Seat::Person,
        }
    }

    /// Who sits at `side`.
    pub fn at(&self, side: Side) -> Seat {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The side whose pieces start at the bottom of the screen: the only person's, else White's.
    pub fn near_side(&self) -> Side {
        if self.white == Seat::Machine && self.black == Seat::Person {
            Side::Black
        } else {
            Side::White
        }
    }
}

impl Default for Seats {
    fn default() -> Self {
        Self::against_machine(Side::White)
    }
}
