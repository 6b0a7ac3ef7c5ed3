//! Positions as FEN, the notation of PDN: `W:W31-50:B1-20`.
//!
//! The side to move, then each side's squares, in either order; `K` before a number is a king,
//! `a-b` a range, and a dot may end the line. lidraughts adds `:H` (plies without progress),
//! `:F` (the number of the move) and the king runs, Black's first: `:+229+328`.

use std::fmt;

use crate::rules::{Board, KingRun, Piece, Position, PositionError, Rank, Rules, Side, Square};

/// Why a line is not a FEN position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FenError {
    /// Nothing to read.
    #[error("this FEN is empty")]
    Empty,
    /// The first field is not a side.
    #[error("{0:?} is no side to move; W or B is")]
    NoSide(String),
    /// A field that is none of those a FEN has.
    #[error("{0:?} is neither a list of pieces nor a field known to FEN")]
    UnknownField(String),
    /// A field that may stand once stands twice.
    #[error("{0:?} stands there a second time")]
    Twice(String),
    /// A side whose pieces are not told.
    #[error("the pieces of {0} are missing")]
    Missing(Side),
    /// Something in a list of pieces that is not a square or a range.
    #[error("{0:?} is neither a square nor a range of squares")]
    NoSquare(String),
    /// A number off the board.
    #[error("there is no square {number}; this board has 1 to {last}")]
    NoSuchSquare {
        /// What was read.
        number: u32,
        /// The board's highest number.
        last: u8,
    },
    /// A ghost of an unfinished capture: such a position is between two jumps.
    #[error("{0:?} is a piece of an unfinished capture, which makes no position")]
    Ghost(String),
    /// Not two king runs, Black's and White's.
    #[error("{0:?} are not two king runs such as +0+328")]
    KingRuns(String),
    /// A number that isn't one.
    #[error("{0:?} is not a number of moves")]
    NoNumber(String),
    /// Pieces that make no position.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// All that a FEN tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsedFen {
    /// The position.
    pub position: Position,
    /// lidraughts' `H`: plies without progress. Kept, but no counter of ours starts from it.
    pub halfmoves: Option<u32>,
    /// lidraughts' `F`: the number of the move, from 1.
    pub fullmove: Option<u32>,
}

/// Reads a position.
///
/// ```
/// use damas::notation::fen;
/// use damas::rules::{Position, Rules};
/// let start = fen::read(Rules::Frisian, "W:B1-20:W31-50.")?;
/// assert_eq!(start, Position::start(Rules::Frisian));
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn read(rules: Rules, text: &str) -> Result<Position, FenError> {
    parse(rules, text).map(|parsed| parsed.position)
}

/// Reads a position with what else the FEN tells.
pub fn parse(rules: Rules, text: &str) -> Result<ParsedFen, FenError> {
    let text = text.trim();
    let text = text.strip_suffix('.').unwrap_or(text);
    let mut fields = text.split(':').map(str::trim);
    let turn = match fields.next() {
        None | Some("") => return Err(FenError::Empty),
        // PDN has "?" for an unknown side; White begins.
        Some("W" | "w" | "?") => Side::White,
        Some("B" | "b") => Side::Black,
        Some(other) => return Err(FenError::NoSide(shorten(other))),
    };
    let mut draft = Draft::default();
    for field in fields {
        draft.field(rules.board(), field)?;
    }
    draft.finish(rules, turn)
}

/// The canonical text: sides in the order White, Black, squares ascending, no ranges; with
/// lidraughts' king runs when one counts.
pub fn write(position: &Position) -> String {
    Written(position).to_string()
}

struct Written<'a>(&'a Position);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(position) = self;
        f.write_str(letter(position.turn()))?;
        for side in Side::ALL {
            write!(f, ":{}", letter(side))?;
            let mut separator = "";
            for square in position.side_squares(side) {
                let is_king = position.kings(side).contains(square);
                let king = if is_king { "K" } else { "" };
                write!(f, "{separator}{king}{square}")?;
                separator = ",";
            }
        }
        let runs = [Side::Black, Side::White].map(|side| position.king_run(side));
        if runs == [None, None] {
            return Ok(());
        }
        f.write_str(":H0:F1:")?;
        for run in runs {
            match run {
                Some(KingRun { square, count }) => write!(f, "+{count}{:02}", square.number())?,
                None => f.write_str("+0")?,
            }
        }
        Ok(())
    }
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "W",
        Side::Black => "B",
    }
}

/// The beginning of what can't be read, for a message of bearable length.
fn shorten(text: &str) -> String {
    text.chars().take(24).collect()
}

/// The fields read so far.
#[derive(Default)]
struct Draft {
    pieces: Vec<(Square, Piece)>,
    sides: [bool; 2],
    runs: Option<[Option<KingRun>; 2]>,
    halfmoves: Option<u32>,
    fullmove: Option<u32>,
}

impl Draft {
    fn field(&mut self, board: Board, field: &str) -> Result<(), FenError> {
        let mut rest = field.chars();
        match rest.next() {
            Some('W' | 'w') => self.list(board, Side::White, rest.as_str()),
            Some('B' | 'b') => self.list(board, Side::Black, rest.as_str()),
            Some('H') => once(&mut self.halfmoves, number(rest.as_str())?, field),
            Some('F') => once(&mut self.fullmove, number(rest.as_str())?, field),
            Some('+') => once(&mut self.runs, king_runs(rest.as_str())?, field),
            _ => Err(FenError::UnknownField(shorten(field))),
        }
    }

    /// Reads one side's list of squares.
    fn list(&mut self, board: Board, side: Side, list: &str) -> Result<(), FenError> {
        if std::mem::replace(&mut self.sides[side.index()], true) {
            return Err(FenError::Twice(letter(side).to_owned()));
        }
        let list = list.trim();
        if list.is_empty() {
            return Ok(());
        }
        for item in list.split(',').map(str::trim) {
            let (rank, range) = rank(item)?;
            let (low, high) = range.split_once('-').unwrap_or((range, range));
            let high = high.trim().trim_start_matches(['K', 'k']);
            let (low, high) = (square(board, low, item)?, square(board, high, item)?);
            if low > high {
                return Err(FenError::NoSquare(shorten(item)));
            }
            let squares = (low.number()..=high.number()).filter_map(Square::new);
            let piece = Piece { side, rank };
            self.pieces.extend(squares.map(|square| (square, piece)));
            // So many can't all have a square of their own; `finish` says which one is crowded.
            if self.pieces.len() > 100 {
                break;
            }
        }
        Ok(())
    }

    fn finish(self, rules: Rules, turn: Side) -> Result<ParsedFen, FenError> {
        let missing = |side: &Side| !self.sides[side.index()];
        if let Some(side) = Side::ALL.into_iter().find(missing) {
            return Err(FenError::Missing(side));
        }
        let runs = self.runs.unwrap_or_default();
        Ok(ParsedFen {
            position: Position::new(rules, turn, self.pieces, runs)?,
            halfmoves: self.halfmoves,
            fullmove: self.fullmove,
        })
    }
}

/// Parts the letter of a king from its square; some programs write it behind.
fn rank(item: &str) -> Result<(Rank, &str), FenError> {
    if item.starts_with(['G', 'P']) {
        return Err(FenError::Ghost(shorten(item)));
    }
    let king = ['K', 'k'];
    let square = item.strip_prefix(king).or(item.strip_suffix(king));
    Ok(square.map_or((Rank::Man, item), |square| (Rank::King, square)))
}

fn once<T>(place: &mut Option<T>, value: T, field: &str) -> Result<(), FenError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(FenError::Twice(shorten(field))),
    }
}

fn number(text: &str) -> Result<u32, FenError> {
    digits(text).ok_or_else(|| FenError::NoNumber(shorten(text)))
}

/// A number written in digits alone: `str::parse` would also take a sign.
fn digits(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn square(board: Board, text: &str, item: &str) -> Result<Square, FenError> {
    let number = digits(text.trim()).ok_or_else(|| FenError::NoSquare(shorten(item)))?;
    let square = u8::try_from(number).ok().and_then(Square::new);
    let last = board.last();
    square
        .filter(|&square| board.has(square))
        .ok_or(FenError::NoSuchSquare { number, last })
}

/// Reads `229+328` (the first sign is gone): Black's run, then White's; answers White's first.
fn king_runs(text: &str) -> Result<[Option<KingRun>; 2], FenError> {
    let wrong = || FenError::KingRuns(shorten(text));
    let (black, white) = text.split_once('+').ok_or_else(wrong)?;
    let run = |part: &str| match (part, part.split_at_checked(1)) {
        ("0", _) => Some(None),
        (_, Some((count, square))) if square.len() == 2 => Some(Some(KingRun {
            square: Square::new(u8::try_from(digits(square)?).ok()?)?,
            count: u8::try_from(digits(count)?).ok()?,
        })),
        _ => None,
    };
    let white = run(white).ok_or_else(wrong)?;
    Ok([white, run(black).ok_or_else(wrong)?])
}
