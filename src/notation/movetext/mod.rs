//! The text of a move in PDN: `32-28`, `28x8`, `47x38x24x13x36`.
//!
//! [`write()`] gives the shortest text that no other legal move shares; [`read`] takes that and
//! what other programs write.

mod path;
mod read;
mod text;

pub use read::{Found, MoveTextError, find, read};
pub use text::MoveText;

pub(in crate::notation) use read::{refusal, texts};
pub(in crate::notation) use text::sign;

use crate::rules::{Move, Position, Side};

/// The shortest text that names this move among the legal moves of its position: `32-28`,
/// `28x8`, or every landing of a capture whose start and end another capture shares.
///
/// ```
/// use damas::notation::movetext;
/// use damas::rules::{Position, Rules};
/// let start = Position::start(Rules::Frisian);
/// assert!(start.legal_moves().iter().any(|&mv| movetext::write(&start, mv) == "32-28"));
/// ```
pub fn write(position: &Position, mv: Move) -> String {
    let twins = |other: &&Move| (other.from(), other.to()) == (mv.from(), mv.to());
    if position.legal_moves().iter().filter(twins).count() < 2 {
        return mv.to_string();
    }
    write_route(position, mv)
}

/// The text with every square of the route: each turn, and on a straight line the square behind
/// each piece taken. A quiet move has none.
///
/// ```
/// use damas::notation::{fen, movetext};
/// use damas::rules::Rules;
/// let position = fen::read(Rules::International, "W:W39:B3,11,33,22")?;
/// let mv = movetext::read(&position, "39x6").unwrap();
/// assert_eq!(movetext::write_route(&position, mv), "39x28x17x6");
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn write_route(position: &Position, mv: Move) -> String {
    if !mv.is_capture() {
        return mv.to_string();
    }
    let landings = position.written_route(mv).landings;
    let squares = [mv.from()].into_iter().chain(landings);
    let numbers: Vec<_> = squares.map(|square| square.to_string()).collect();
    numbers.join("x")
}

/// A move with its number as it is spoken of, White's and Black's.
///
/// ```
/// use damas::notation::movetext::numbered;
/// use damas::rules::Side;
/// assert_eq!(numbered(12, Side::White, "32-28"), "12. 32-28");
/// assert_eq!(numbered(12, Side::Black, "19-23"), "12… 19-23");
/// ```
pub fn numbered(number: impl std::fmt::Display, side: Side, text: &str) -> String {
    let mark = match side {
        Side::White => '.',
        Side::Black => '…',
    };
    format!("{number}{mark} {text}")
}

/// The texts of moves that are played one after the other from a position; what follows an illegal
/// one is left out.
///
/// ```
/// use damas::notation::movetext;
/// use damas::rules::{Position, Rules};
/// let start = Position::start(Rules::Frisian);
/// let mv = movetext::read(&start, "32-28").unwrap();
/// assert_eq!(movetext::write_line(&start, &[mv]), ["32-28"]);
/// ```
pub fn write_line(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut at = *start;
    let mut line = Vec::with_capacity(moves.len());
    for &mv in moves {
        line.push(write(&at, mv));
        match at.play(mv) {
            Ok(next) => at = next,
            Err(_) => break,
        }
    }
    line
}
