//! Positions and moves as the Hub protocol writes them.
//!
//! A position is the side to move and a letter for each square, `w b W B e` (capitals are kings):
//! 51 characters for the 10×10 board, 33 for the 8×8. A capture is its start, its end and all it
//! takes: `28x19x23`. This looks like a route of PDN and isn't one; the two never share a field.

use std::fmt::Write as _;

use crate::rules::{
    KingRun, Move, Piece, Position, PositionError, Rank, Rules, Side, Square, Squares,
};

/// Why a text isn't a position or a move of Hub.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HubTextError {
    /// A position of the wrong length.
    #[error("a position has {expected} characters here, not {found}")]
    Length {
        /// The characters that it should have.
        expected: usize,
        /// The characters that it has.
        found: usize,
    },
    /// The first character is not a side.
    #[error("{0:?} is no side to move; W or B is")]
    NoSide(char),
    /// A character that stands for no piece.
    #[error("{found:?} on square {square} is none of w, b, W, B and e")]
    NoPiece {
        /// The character.
        found: char,
        /// The square.
        square: Square,
    },
    /// Pieces that make no position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Not a king run such as `W28=3`.
    #[error("{0:?} is not a king run such as W28=3")]
    KingRun(String),
    /// Not the text of a move.
    #[error("{0:?} is not a move such as 32-28 or 28x19x23")]
    NotAMove(String),
    /// No legal move has this text.
    #[error("{0} is not legal here")]
    Illegal(String),
}

/// Reads a position; `wolf` is lidraughts' argument with the king runs, `W28=3 B29=2`, empty
/// when nothing counts.
///
/// ```
/// use damas::notation::hub_text;
/// use damas::rules::{Position, Rules};
/// let start = Position::start(Rules::Frisian);
/// let text = hub_text::write_position(&start);
/// assert_eq!(hub_text::read_position(Rules::Frisian, &text, ""), Ok(start));
/// ```
pub fn read_position(rules: Rules, text: &str, wolf: &str) -> Result<Position, HubTextError> {
    let board = rules.board();
    let (expected, found) = (usize::from(board.last()) + 1, text.chars().count());
    if found != expected {
        return Err(HubTextError::Length { expected, found });
    }
    let mut letters = text.chars();
    let turn = match letters.next() {
        Some('W') => Side::White,
        Some('B') => Side::Black,
        other => return Err(HubTextError::NoSide(other.unwrap_or(' '))),
    };
    let mut pieces = Vec::new();
    for (square, found) in board.squares().zip(letters) {
        pieces.extend(piece(found, square)?.map(|piece| (square, piece)));
    }
    Ok(Position::new(rules, turn, pieces, read_king_runs(wolf)?)?)
}

fn piece(letter: char, square: Square) -> Result<Option<Piece>, HubTextError> {
    let (side, rank) = match letter {
        'w' => (Side::White, Rank::Man),
        'b' => (Side::Black, Rank::Man),
        'W' => (Side::White, Rank::King),
        'B' => (Side::Black, Rank::King),
        'e' => return Ok(None),
        found => return Err(HubTextError::NoPiece { found, square }),
    };
    Ok(Some(Piece { side, rank }))
}

/// The text of a position, without its king runs.
pub fn write_position(position: &Position) -> String {
    let squares = position.board().squares();
    let letters = squares.map(|square| position.piece_at(square).map_or('e', letter));
    [side_letter(position.turn())]
        .into_iter()
        .chain(letters)
        .collect()
}

const fn letter(piece: Piece) -> char {
    match (piece.side, piece.rank) {
        (Side::White, Rank::Man) => 'w',
        (Side::White, Rank::King) => 'W',
        (Side::Black, Rank::Man) => 'b',
        (Side::Black, Rank::King) => 'B',
    }
}

const fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// Reads king runs, White's first: `W28=3 B29=2`. A count of 0 is no run.
pub fn read_king_runs(wolf: &str) -> Result<[Option<KingRun>; 2], HubTextError> {
    let mut runs = [None; 2];
    for item in wolf.split_whitespace() {
        let wrong = || HubTextError::KingRun(item.chars().take(24).collect());
        let (side, run) = king_run(item).ok_or_else(wrong)?;
        if runs[side.index()].replace(run).is_some() {
            return Err(wrong());
        }
    }
    Ok(runs.map(|run: Option<KingRun>| run.filter(|run| run.count > 0)))
}

fn king_run(item: &str) -> Option<(Side, KingRun)> {
    let side = match item.chars().next()? {
        'W' => Side::White,
        'B' => Side::Black,
        _ => return None,
    };
    let (square, count) = item[1..].split_once('=')?;
    let square = number(square)?;
    let count = number(count)?;
    Some((
        side,
        KingRun {
            square: Square::new(square)?,
            count,
        },
    ))
}

/// The king runs of a position as lidraughts' argument `wolf`: `W28=3 B29=2`; empty without one.
pub fn write_king_runs(position: &Position) -> String {
    let runs = Side::ALL.into_iter().filter_map(|side| {
        let KingRun { square, count } = position.king_run(side)?;
        Some(format!("{}{square}={count}", side_letter(side)))
    });
    runs.collect::<Vec<_>>().join(" ")
}

/// Reads a move of a position: `32-28`, or start, end and all that it takes in any order.
pub fn read_move(position: &Position, text: &str) -> Result<Move, HubTextError> {
    let wrong = || HubTextError::NotAMove(text.chars().take(24).collect());
    let takes = text.contains('x');
    let numbers = text.split(if takes { 'x' } else { '-' });
    let squares: Option<Vec<_>> = numbers.map(|text| Square::new(number(text)?)).collect();
    let squares = squares.ok_or_else(wrong)?;
    let ([from, to, victims @ ..], true) = (&squares[..], takes == (squares.len() > 2)) else {
        return Err(wrong());
    };
    let names = |taken: Squares| {
        let once = victims.iter().all(|victim| taken.contains(*victim));
        once && taken.iter().all(|square| victims.contains(&square)) && taken.len() == victims.len()
    };
    let moves = position.legal_moves();
    let found = moves
        .into_iter()
        .find(|mv| (mv.from(), mv.to()) == (*from, *to) && names(mv.taken()));
    found.ok_or_else(|| HubTextError::Illegal(text.chars().take(200).collect()))
}

/// The text of a move, with what it takes ascending: `32-28`, `28x19x23`.
pub fn write_move(mv: Move) -> String {
    let mut text = mv.to_string();
    for square in mv.taken() {
        // Writing to a string can't fail.
        let _ = write!(text, "x{square}");
    }
    text
}

/// A number of one or two digits; `str::parse` alone would also take a sign.
fn number(text: &str) -> Option<u8> {
    let plain = matches!(text.len(), 1 | 2) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn positions_have_a_letter_for_every_square() {
        let start = Position::start(Rules::Frisian);
        let text = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
        assert_eq!(write_position(&start), text);
        assert_eq!(read_position(Rules::Frisian, &text, ""), Ok(start));
        let small = write_position(&Position::start(Rules::Spanish));
        assert_eq!(
            small,
            format!("W{}{}{}", "w".repeat(12), "e".repeat(8), "b".repeat(12))
        );
    }

    #[test]
    fn king_runs_travel_beside() {
        let text = "W:WK28,36:B20,K29:H0:F1:+229+328";
        let position = fen::read(Rules::Frisian, text).unwrap();
        let (hub, wolf) = (write_position(&position), write_king_runs(&position));
        assert_eq!(wolf, "W28=3 B29=2");
        assert_eq!(read_position(Rules::Frisian, &hub, &wolf), Ok(position));
        assert_eq!(
            read_position(Rules::Frisian, &hub, "B29=2  W28=3"),
            Ok(position)
        );
        assert_ne!(read_position(Rules::Frisian, &hub, "W28=0"), Ok(position));
    }

    #[test]
    fn bad_positions_say_why() {
        let full = write_position(&Position::start(Rules::Frisian));
        let cases: [(&str, &str, &str, &str); 9] = [
            ("empty", "", "", "51 characters here, not 0"),
            ("short", "W", "", "51 characters here, not 1"),
            ("the small board's", &"e".repeat(33), "", "not 33"),
            ("no side", &full.replace('W', "w"), "", "no side"),
            (
                "a strange piece",
                &full.replacen('e', "é", 1),
                "",
                "on square 21",
            ),
            (
                "a man to be crowned",
                &format!("Ww{}", "e".repeat(49)),
                "",
                "would be a king",
            ),
            ("half a run", &full, "W28", "king run"),
            ("two runs of one side", &full, "W28=1 W29=1", "king run"),
            ("a run of nobody", &full, "W28=1", "no king on 28"),
        ];
        for (what, text, wolf, expected) in cases {
            let error = read_position(Rules::Frisian, text, wolf)
                .unwrap_err()
                .to_string();
            assert!(error.contains(expected), "{what}: {error}");
        }
    }

    #[test]
    fn moves_name_what_they_take_in_any_order() {
        let position = fen::read(Rules::International, "W:WK47:B14,19,31,33,42").unwrap();
        for &mv in &position.legal_moves() {
            let text = write_move(mv);
            assert_eq!(read_move(&position, &text), Ok(mv));
            let mut parts: Vec<_> = text.split('x').collect();
            parts[2..].reverse();
            assert_eq!(read_move(&position, &parts.join("x")), Ok(mv));
        }
        let start = Position::start(Rules::Frisian);
        for (what, text) in [
            ("nothing", ""),
            ("a word", "32-2e"),
            ("a sign", "32-+28"),
            ("a dash for a capture", "28-19-23"),
            ("no victim", "28x19"),
            ("a victim twice", "28x19x23x23"),
            ("no such square", "32-51"),
            ("another square", "32-29"),
        ] {
            assert!(read_move(&start, text).is_err(), "{what}");
        }
    }
}
