//! The fields of a FEN as they are read.

use super::{FenError, Numbering, ParsedFen, letter};
use crate::rules::{Board, KingRun, Piece, Position, Rank, Rules, Side, Square};

/// More pieces than any board has squares: of so many two share one.
const TOO_MANY: usize = 100;

/// What has been read so far.
pub(super) struct Draft {
    board: Board,
    numbering: Numbering,
    pieces: Vec<(Square, Piece)>,
    sides: [bool; 2],
    runs: Option<[Option<KingRun>; 2]>,
    halfmoves: Option<u32>,
    fullmove: Option<u32>,
}

impl Draft {
    pub(super) fn new(board: Board, numbering: Numbering) -> Self {
        Self {
            board,
            numbering,
            pieces: Vec::new(),
            sides: [false; 2],
            runs: None,
            halfmoves: None,
            fullmove: None,
        }
    }

    pub(super) fn field(&mut self, field: &str) -> Result<(), FenError> {
        let mut rest = field.chars();
        match rest.next() {
            Some('W' | 'w') => self.list(Side::White, rest.as_str()),
            Some('B' | 'b') => self.list(Side::Black, rest.as_str()),
            Some('H') => once(&mut self.halfmoves, number(rest.as_str())?, field),
            Some('F') => once(&mut self.fullmove, number(rest.as_str())?, field),
            Some('+') => {
                let runs = self.king_runs(rest.as_str())?;
                once(&mut self.runs, runs, field)
            }
            _ => Err(FenError::UnknownField(shorten(field))),
        }
    }

    /// Reads one side's list of squares.
    pub(super) fn list(&mut self, side: Side, list: &str) -> Result<(), FenError> {
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
            let high = high.trim().trim_start_matches(KING);
            let (low, high) = (self.number(low, item)?, self.number(high, item)?);
            if low > high {
                return Err(FenError::NoSquare(shorten(item)));
            }
            for number in low..=high {
                let square = self.square(number)?;
                self.pieces.push((square, Piece { side, rank }));
            }
            // So many can't all have a square of their own; `finish` says which one is crowded.
            if self.pieces.len() > TOO_MANY {
                break;
            }
        }
        Ok(())
    }

    pub(super) fn finish(self, rules: Rules, turn: Side) -> Result<ParsedFen, FenError> {
        let missing = |side: &Side| !self.sides[side.index()];
        if let Some(side) = Side::ALL.into_iter().find(missing) {
            return Err(FenError::Missing(side));
        }
        let runs = self.runs.unwrap_or_default();
        Ok(ParsedFen {
            position: Position::new(rules, turn, self.pieces, runs)?,
            halfmoves: self.halfmoves,
            fullmove: self.fullmove,
            unknown_side: false,
            numbering: self.numbering,
        })
    }

    /// Reads `229+328` (the first sign is gone): Black's run, then White's; answers White's first.
    fn king_runs(&self, text: &str) -> Result<[Option<KingRun>; 2], FenError> {
        let wrong = || FenError::KingRuns(shorten(text));
        let (black, white) = text.split_once('+').ok_or_else(wrong)?;
        let run = |part: &str| match (part, part.split_at_checked(1)) {
            ("0", _) => Some(None),
            (_, Some((count, square))) if square.len() == 2 => Some(Some(KingRun {
                square: self.square(digits(square)?).ok()?,
                count: u8::try_from(digits(count)?).ok()?,
            })),
            _ => None,
        };
        let white = run(white).ok_or_else(wrong)?;
        Ok([white, run(black).ok_or_else(wrong)?])
    }

    /// Reads a square's number as it is written.
    fn number(&self, text: &str, item: &str) -> Result<u32, FenError> {
        let text = text.trim();
        let number = digits(text).ok_or_else(|| {
            let starts_like_a_column = text.starts_with(|char: char| char.is_ascii_alphabetic());
            if starts_like_a_column && text.len() == 2 {
                FenError::Letters(shorten(item))
            } else {
                FenError::NoSquare(shorten(item))
            }
        })?;
        self.square(number).map(|_| number)
    }

    /// The square of a number as it is written.
    fn square(&self, number: u32) -> Result<Square, FenError> {
        let last = self.board.last();
        let ours = self.numbering.turn(self.board, number);
        let square = u8::try_from(ours).ok().and_then(Square::new);
        square
            .filter(|&square| self.board.has(square))
            .ok_or(FenError::NoSuchSquare { number, last })
    }
}

/// The letter of a king, in either case.
const KING: [char; 2] = ['K', 'k'];

/// Parts the letter of a king from its square; some programs write it behind.
fn rank(item: &str) -> Result<(Rank, &str), FenError> {
    if item.starts_with(['G', 'P']) {
        return Err(FenError::Ghost(shorten(item)));
    }
    let square = item.strip_prefix(KING).or(item.strip_suffix(KING));
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

/// The beginning of what can't be read, for a message of bearable length.
pub(super) fn shorten(text: &str) -> String {
    text.chars().take(24).collect()
}
