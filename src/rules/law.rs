//! A rule set as a type, so that generation is compiled once for each.

use super::lattice::{Lattice, TOWARDS_BLACK, TOWARDS_WHITE};
use super::ruleset::{self, RuleSet};
use super::{CaptureWeight, Lines, Side};

/// The law that generation is compiled for, with what follows from the declaration.
pub(super) trait Law {
    /// The declaration.
    const RULES: RuleSet;
    /// The board.
    const LATTICE: &'static Lattice = Self::RULES.board.lattice();
    /// Along how many of the [`STEP`](super::lattice::STEP)s a king captures.
    const KING_CAPTURES: usize = directions(Self::RULES.king_captures);
    /// Along how many of the [`STEP`](super::lattice::STEP)s a king goes.
    const KING_STEPS: usize = directions(Self::RULES.king_steps);
    /// What taking a man adds to a capture's weight.
    const MAN_WEIGHT: u32 = CaptureWeight::new(&Self::RULES, 1, 0, false).raw();
    /// What taking a king adds to a capture's weight.
    const KING_WEIGHT: u32 = CaptureWeight::new(&Self::RULES, 0, 1, false).raw();
    /// What it adds that a king captures.
    const BY_KING: u32 = CaptureWeight::new(&Self::RULES, 0, 0, true).raw();

    /// Whether men of this side capture in this direction.
    #[inline]
    fn man_captures(direction: usize, side: Side) -> bool {
        let forward = match side {
            Side::White => TOWARDS_BLACK,
            Side::Black => TOWARDS_WHITE,
        };
        match Self::RULES.man_captures {
            Lines::All => true,
            Lines::Diagonals => direction < 4,
            Lines::Forward => direction == forward[0] || direction == forward[1],
        }
    }
}

const fn directions(lines: Lines) -> usize {
    match lines {
        Lines::Forward => 2,
        Lines::Diagonals => 4,
        Lines::All => 8,
    }
}

/// The side to move as a type, so that where its men go is known when generation is compiled.
pub(super) trait Mover {
    /// The side.
    const SIDE: Side;
    /// The other side.
    type Opponent: Mover;
}

/// White moves.
pub(super) struct White;
/// Black moves.
pub(super) struct Black;

impl Mover for White {
    const SIDE: Side = Side::White;
    type Opponent = Black;
}

impl Mover for Black {
    const SIDE: Side = Side::Black;
    type Opponent = White;
}

/// Declares the types of the laws.
macro_rules! laws {
    ($($law:ident = $declaration:ident),* $(,)?) => {$(
        pub(super) struct $law;
        impl Law for $law {
            const RULES: RuleSet = ruleset::$declaration;
        }
    )*};
}

laws! {
    Frisian = FRISIAN,
    FrisianSheet = FRISIAN_SHEET,
    FrisianLudoteka = FRISIAN_LUDOTEKA,
    Spanish = SPANISH,
    SpanishClassic = SPANISH_CLASSIC,
    International = INTERNATIONAL,
}

/// Evaluates an expression with `$law` standing for the law of `$rules`. Rule sets that differ
/// only in the start or in draws share one law of moves.
macro_rules! with_law {
    ($rules:expr, $law:ident => $body:expr) => {
        match $rules {
            $crate::rules::Rules::Frisian | $crate::rules::Rules::Frysk => {
                type $law = $crate::rules::law::Frisian;
                $body
            }
            $crate::rules::Rules::FrisianSheet => {
                type $law = $crate::rules::law::FrisianSheet;
                $body
            }
            $crate::rules::Rules::FrisianLudoteka => {
                type $law = $crate::rules::law::FrisianLudoteka;
                $body
            }
            $crate::rules::Rules::Spanish => {
                type $law = $crate::rules::law::Spanish;
                $body
            }
            $crate::rules::Rules::SpanishClassic => {
                type $law = $crate::rules::law::SpanishClassic;
                $body
            }
            $crate::rules::Rules::International | $crate::rules::Rules::InternationalFmjd => {
                type $law = $crate::rules::law::International;
                $body
            }
        }
    };
}
pub(super) use with_law;

/// Evaluates an expression with `$mover` standing for this side to move.
macro_rules! with_mover {
    ($turn:expr, $mover:ident => $body:expr) => {
        match $turn {
            $crate::rules::Side::White => {
                type $mover = $crate::rules::law::White;
                $body
            }
            $crate::rules::Side::Black => {
                type $mover = $crate::rules::law::Black;
                $body
            }
        }
    };
}
pub(super) use with_mover;
