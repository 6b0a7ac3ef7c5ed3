//! The text of a move in PDN.

use crate::rules::{Move, Position};

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
    let landings = position.written_route(mv).landings;
    let squares = [mv.from()].into_iter().chain(landings);
    let numbers: Vec<_> = squares.map(|square| square.to_string()).collect();
    numbers.join("x")
}
