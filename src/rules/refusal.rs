//! Why a move isn't legal, as data: a sentence in any language is made from it.

use serde::Serialize;

use super::{Criterion, Ending, Move, RuleSet, Side, Square, Squares};

/// What a capture takes and who takes it: the sum that the majority rule compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Haul {
    /// The squares of the pieces taken.
    pub victims: Squares,
    /// Men among them.
    pub men: u8,
    /// Kings among them.
    pub kings: u8,
    /// A king takes them.
    pub by_king: bool,
}

impl Haul {
    /// The first yardstick of the majority rule by which `self` is less than `other`; `None`
    /// when it isn't less.
    pub fn falls_short(&self, other: &Self, rules: &RuleSet) -> Option<Criterion> {
        let sum = |haul: &Self, criterion: Criterion| {
            criterion.sum(haul.men.into(), haul.kings.into(), haul.by_king)
        };
        let sums = |&criterion: &Criterion| (sum(self, criterion), sum(other, criterion));
        let differs = |criterion: &&Criterion| sums(criterion).0 != sums(criterion).1;
        let decisive = rules.majority.iter().find(differs)?;
        (sums(decisive).0 < sums(decisive).1).then_some(*decisive)
    }
}

impl std::fmt::Display for Haul {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plural = |count| if count == 1 { "" } else { "s" };
        let men = format!("{} {}", self.men, if self.men == 1 { "man" } else { "men" });
        let kings = format!("{} king{}", self.kings, plural(self.kings));
        match (self.men, self.kings) {
            (_, 0) => f.write_str(&men),
            (0, _) => f.write_str(&kings),
            _ => write!(f, "{kings} and {men}"),
        }
    }
}

/// Why an attempt to move is refused, with what to show for it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(
    tag = "reason",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over: {ending}")]
    GameOver {
        /// Who won; `None` for a draw.
        winner: Option<Side>,
        /// What ended it.
        ending: Ending,
    },
    /// The board has no such square.
    #[error("this board has no square {square}")]
    OffBoard {
        /// The square.
        square: Square,
    },
    /// The square is empty.
    #[error("nothing stands on {square}")]
    NothingThere {
        /// The square.
        square: Square,
    },
    /// The piece is the opponent's.
    #[error("the piece on {square} is the opponent's")]
    NotYourPiece {
        /// Its square.
        square: Square,
    },
    /// Something must be taken, and this takes nothing.
    #[error("capturing is compulsory: {} takes {best}", list(captures))]
    CaptureIsCompulsory {
        /// What the legal captures take (the first of them; all weigh the same).
        best: Haul,
        /// The legal captures.
        captures: Vec<Move>,
    },
    /// This is a capture, but another is greater.
    #[error("{} must be played: it takes {best}, this takes {tried}{}", list(captures), king(*decides))]
    BetterCapture {
        /// What the attempt takes.
        tried: Haul,
        /// What the legal captures take (the first of them; all weigh the same).
        best: Haul,
        /// The yardstick by which the attempt is less.
        decides: Criterion,
        /// The legal captures.
        captures: Vec<Move>,
    },
    /// The capture isn't finished: the piece has to jump on.
    #[error("the capture goes on from {at}: {}", list(captures))]
    MustGoOn {
        /// Where the attempt stopped.
        at: Square,
        /// The legal captures that go further.
        captures: Vec<Move>,
    },
    /// A king that has moved too often in succession; it may only capture.
    #[error(
        "the king on {square} has moved {count} times in succession: it must rest until another piece moves"
    )]
    KingRests {
        /// Where it stands.
        square: Square,
        /// Its moves in succession.
        count: u8,
    },
    /// A man is crowned only where its move ends, and this one passed the last row.
    #[error("the man only passed {passed}: it is crowned where its move ends on the last row")]
    OnlyPassed {
        /// The square of the last row that it touched.
        passed: Square,
    },
    /// A piece stands in the way, or on the target.
    #[error("{by} is in the way")]
    Blocked {
        /// The square of that piece.
        by: Square,
    },
    /// The piece doesn't go, or doesn't capture, that way.
    #[error("it doesn't go that way")]
    WrongDirection,
    /// The piece doesn't go so far.
    #[error("that is too far for a man")]
    TooFar,
    /// It ends where it starts, without a round trip.
    #[error("the piece stays where it is")]
    StaysPut,
    /// No line joins the two squares.
    #[error("no line joins the two squares")]
    NotOnALine,
    /// A jump of a route that leads over nothing.
    #[error("between {from} and {to} is nothing to take")]
    NothingToTake {
        /// Where the jump starts.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// A piece is jumped only once, and stays where it is until the capture ends.
    #[error("the piece on {square} is taken already")]
    TakenAlready {
        /// Its square.
        square: Square,
    },
    /// The piece has nowhere to go.
    #[error("the piece on {square} can't move: it is shut in")]
    ShutIn {
        /// Its square.
        square: Square,
    },
    /// No squares, or a start alone.
    #[error("a route has a start and at least one landing")]
    NoRoute,
}

/// The captures that must be played, at most three by name.
fn list(captures: &[Move]) -> String {
    let named: Vec<_> = captures.iter().take(3).map(Move::to_string).collect();
    let more = if captures.len() > 3 {
        " or another"
    } else {
        ""
    };
    named.join(" or ") + more
}

const fn king(decides: Criterion) -> &'static str {
    match decides {
        Criterion::KingTakes => ", and a king must capture when it can take as much",
        _ => "",
    }
}
