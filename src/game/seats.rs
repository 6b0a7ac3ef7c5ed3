//! Who plays which side.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::ai::Skill;
use crate::rules::Side;

/// Who sits at a side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at this screen.
    Person,
    /// The machine, playing so well.
    Machine(Skill),
}

impl Seat {
    /// Whether the machine sits there.
    pub fn is_machine(self) -> bool {
        matches!(self, Self::Machine(_))
    }

    /// Whether a person sits there.
    pub fn is_person(self) -> bool {
        self == Self::Person
    }
}

/// Who sits at each side.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seats {
    /// White's seat.
    pub white: Seat,
    /// Black's seat.
    pub black: Seat,
}

impl Seats {
    /// A person on `side` against the machine at a beginner's level.
    pub fn against_machine(side: Side) -> Self {
        Self::against(side, Skill::BEGINNER)
    }

    /// A person on `side` against the machine, playing so well.
    pub fn against(side: Side, skill: Skill) -> Self {
        let (person, machine) = (Seat::Person, Seat::Machine(skill));
        match side {
            Side::White => Self {
                white: person,
                black: machine,
            },
            Side::Black => Self {
                white: machine,
                black: person,
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

    /// The same players with their sides swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            white: self.black,
            black: self.white,
        }
    }

    /// The side of the only person, where one person plays against the machine.
    pub fn lone_person(&self) -> Option<Side> {
        match (self.white, self.black) {
            (Seat::Person, Seat::Machine(_)) => Some(Side::White),
            (Seat::Machine(_), Seat::Person) => Some(Side::Black),
            _ => None,
        }
    }

    /// The side whose pieces start at the bottom of the screen: the only person's, else White's.
    pub fn near_side(&self) -> Side {
        self.lone_person().unwrap_or(Side::White)
    }
}

impl Default for Seats {
    fn default() -> Self {
        Self::against_machine(Side::White)
    }
}
