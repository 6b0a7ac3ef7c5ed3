//! What a shot is, by the rules alone.

use damas::rules::{Move, Piece, Position, Rank, Square};

/// A sacrifice that wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// How it begins.
    pub first: Move,
    /// How many moves it takes, the last capture included; at least 2.
    pub moves: usize,
    /// A capture goes along a row or a column, of whichever side.
    pub sideways: bool,
}

/// More moves than this nobody looks ahead.
const MOST_MOVES: usize = 6;
/// What a shot wins: a man and not more, so that one that is long or sideways isn't found the
/// sooner for its greater prize.
const PRIZE: i32 = 1;

/// The shortest shot of the side to move: quiet moves that force the rival to take, whatever it
/// takes, and captures, the last of which leaves a man more than there was and nothing to take back.
pub fn shot(position: &Position) -> Option<Shot> {
    if position.legal_moves().iter().any(|mv| mv.is_capture()) {
        return None;
    }
    let goal = balance(position) + PRIZE;
    (2..=MOST_MOVES).find_map(|moves| {
        let line = win(position, moves, goal)?;
        Some(Shot {
            first: *line.first()?,
            moves,
            sideways: is_sideways(position, &line),
        })
    })
}

/// How the side to move comes to so many men more than the rival within so many moves.
fn win(position: &Position, moves: usize, goal: i32) -> Option<Vec<Move>> {
    let legal = position.legal_moves();
    let last = moves == 1;
    let mut tried = legal.iter().filter(|mv| mv.is_capture() || !last);
    tried.find_map(|&mv| {
        let next = position.play(mv).ok()?;
        let replies = next.legal_moves();
        let forced = replies.iter().any(|reply| reply.is_capture());
        if !forced {
            let won = mv.is_capture() && -balance(&next) == goal;
            return won.then(|| vec![mv]);
        }
        if last {
            return None;
        }
        let mut longest = Vec::new();
        for &reply in &replies {
            let rest = win(&next.play(reply).ok()?, moves - 1, goal)?;
            if longest.len() <= rest.len() {
                longest = [&[mv, reply], &rest[..]].concat();
            }
        }
        Some(longest)
    })
}

/// By how many men the side to move has more; a king counts for three.
fn balance(position: &Position) -> i32 {
    let worth = |(_, piece): (Square, Piece)| {
        let men = match piece.rank {
            Rank::Man => 1,
            Rank::King => 3,
        };
        if piece.side == position.turn() {
            men
        } else {
            -men
        }
    };
    position.pieces().map(worth).sum()
}

/// Whether any capture of the line goes along a row or a column.
fn is_sideways(start: &Position, line: &[Move]) -> bool {
    let mut position = *start;
    line.iter().any(|&mv| {
        let sideways = mv.is_capture() && position.goes_sideways(mv);
        position = position.play(mv).unwrap_or(position);
        sideways
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use damas::notation::fen;
    use damas::rules::Rules;

    #[test]
    fn shots_are_found_and_nothing_else() {
        let cases = [
            ("a capture is no shot", "W:W28,38:B22", None),
            ("nothing forces", "W:W48:B25", None),
            (
                "one is given and two are taken",
                "B:W18,26,36,37,39,41,45,46:B1,2,5,6,10,11,16,25,35",
                Some(("16-21", 2, false)),
            ),
            (
                "along a column",
                "W:W8,23,34,35,36,45,46,47,48:B6,15,20,25,32",
                Some(("23-19", 2, true)),
            ),
        ];
        for (name, text, expected) in cases {
            let found = shot(&fen::read(Rules::Frisian, text).unwrap());
            let told = found.map(|shot| (shot.first.to_string(), shot.moves, shot.sideways));
            let expected = expected.map(|(first, moves, way)| (first.to_owned(), moves, way));
            assert_eq!(told, expected, "{name}");
        }
    }
}
