//! Which move of a position a text means.

use super::path::{comes_by, taken_along};
use super::{MoveText, write};
use crate::rules::{Move, Position, Refusal, Square};

/// Beyond so many moves with one start and end their routes are not compared with the text: the
/// text is ambiguous anyway.
const MOST_TWINS: usize = 32;

/// Why a text means no move of a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// Not the text of a move.
    #[error("{0:?} is not a move")]
    NotAMove(String),
    /// Squares named by letters.
    #[error("{0:?} names squares by letters; this board has numbers")]
    Letters(String),
    /// A square off the board.
    #[error("{text:?}: there is no square {number}; this board has 1 to {last}")]
    NoSuchSquare {
        /// The text.
        text: String,
        /// The number.
        number: u8,
        /// The board's highest number.
        last: u8,
    },
    /// No legal move has this text.
    #[error("{text:?} is not legal here{}", reason(why.as_ref()))]
    Illegal {
        /// The text.
        text: String,
        /// The law that it breaks, where one can be named.
        why: Option<Refusal>,
    },
    /// Several legal moves have this text.
    #[error("{text:?} is ambiguous: it may be {}", candidates.join(" or "))]
    Ambiguous {
        /// The text.
        text: String,
        /// The text of each move that it may be, ascending.
        candidates: Vec<String>,
    },
}

fn reason(why: Option<&Refusal>) -> String {
    why.map(|why| format!(": {why}")).unwrap_or_default()
}

/// The legal moves that a text may mean: those that fit it best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The moves; none if the text fits none.
    pub moves: Vec<Move>,
    /// Whether the text is as PDN has it. It isn't with the wrong sign, with squares of the
    /// route left out, or with the squares of taken pieces in it.
    pub as_written: bool,
}

/// Reads a move: `32-28`, `28x8`, `47x38x24x13x36`, also with other signs, with squares left out
/// or with the squares of the pieces taken, as long as only one move fits.
///
/// ```
/// use damas::notation::{fen, movetext};
/// use damas::rules::Rules;
/// let position = fen::read(Rules::International, "W:WK4:B13,20,32,37")?;
/// let error = movetext::read(&position, "4x15").unwrap_err();
/// assert!(error.to_string().contains("ambiguous"));
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let text = text.trim();
    let parsed = MoveText::parse(text).ok_or_else(|| MoveTextError::NotAMove(text.to_owned()))?;
    let found = find(position, &parsed);
    match found.moves[..] {
        [mv] => Ok(mv),
        _ => Err(refusal(position, text, &parsed, &found)),
    }
}

/// Why a text doesn't name one move, given what it may mean.
pub(in crate::notation) fn refusal(
    position: &Position,
    text: &str,
    parsed: &MoveText,
    found: &Found,
) -> MoveTextError {
    let text = text.to_owned();
    let MoveText::Numbers { squares, .. } = parsed else {
        return MoveTextError::Letters(text);
    };
    let last = position.board().last();
    if let Some(&number) = squares.iter().find(|&&number| number == 0 || number > last) {
        return MoveTextError::NoSuchSquare { text, number, last };
    }
    if found.moves.is_empty() {
        let squares: Vec<_> = squares.iter().filter_map(|&n| Square::new(n)).collect();
        let why = position.explain_route(&squares);
        return MoveTextError::Illegal { text, why };
    }
    let candidates = texts(position, &found.moves);
    MoveTextError::Ambiguous { text, candidates }
}

/// The unambiguous texts of these moves, at most [`MOST_TWINS`], ascending by the numbers in them.
pub(in crate::notation) fn texts(position: &Position, moves: &[Move]) -> Vec<String> {
    let named = moves.iter().take(MOST_TWINS);
    let mut texts: Vec<_> = named.map(|&mv| write(position, mv)).collect();
    let key = |text: &String| -> Vec<u8> {
        let numbers = text.split(['-', 'x']);
        numbers.filter_map(|number| number.parse().ok()).collect()
    };
    texts.sort_by_cached_key(key);
    texts
}

/// The legal moves that a text may mean.
pub fn find(position: &Position, text: &MoveText) -> Found {
    let MoveText::Numbers { squares, takes } = text else {
        return Found::none();
    };
    let board = position.board();
    let squares: Option<Vec<_>> = squares.iter().map(|&number| Square::new(number)).collect();
    let squares = squares.filter(|squares| squares.iter().all(|&square| board.has(square)));
    let Some(squares) = squares else {
        return Found::none();
    };
    let moves = position.legal_moves();
    let [from, .., to] = squares[..] else {
        return Found::none();
    };
    let from_here = moves.iter().copied().filter(|mv| mv.from() == from);
    let with_end = |end| from_here.clone().filter(move |mv| mv.to() == end).collect();
    if squares.len() == 2 {
        let moves: Vec<Move> = with_end(to);
        let as_written = takes.is_none_or(|takes| moves.iter().all(|mv| mv.is_capture() == takes));
        return Found { moves, as_written };
    }
    by_route(position, &squares, with_end(to))
        .or_else(|| by_victims(&squares[2..], with_end(squares[1])))
        .unwrap_or_else(Found::none)
}

/// The moves of these that go by the squares of a text.
fn by_route(position: &Position, squares: &[Square], twins: Vec<Move>) -> Option<Found> {
    if let Some(taken) = taken_along(position, squares) {
        let exact = twins
            .iter()
            .find(|mv| mv.taken().iter().eq(taken.iter().copied()));
        if let Some(&mv) = exact {
            let moves = vec![mv];
            let as_written = true;
            return Some(Found { moves, as_written });
        }
    }
    if twins.len() > MOST_TWINS {
        return Found::odd(twins);
    }
    let (board, inner) = (position.board(), &squares[1..squares.len() - 1]);
    let routes: Vec<_> = twins.iter().map(|&mv| position.routes(mv)).collect();
    [false, true].into_iter().find_map(|passing| {
        let comes_by = |route| comes_by(board, squares[0], route, inner, passing);
        let fitting = twins
            .iter()
            .zip(&routes)
            .filter(|(_, routes)| routes.iter().any(comes_by));
        Found::odd(fitting.map(|(&mv, _)| mv).collect())
    })
}

/// The moves of these that take what a text in the manner of Hub or Scan lists behind the end.
fn by_victims(victims: &[Square], twins: Vec<Move>) -> Option<Found> {
    let fits = |mv: &Move| victims.iter().all(|&victim| mv.taken().contains(victim));
    Found::odd(twins.into_iter().filter(fits).collect())
}

impl Found {
    const fn none() -> Self {
        Self {
            moves: Vec::new(),
            as_written: true,
        }
    }

    fn odd(moves: Vec<Move>) -> Option<Self> {
        (!moves.is_empty()).then_some(Self {
            moves,
            as_written: false,
        })
    }
}
