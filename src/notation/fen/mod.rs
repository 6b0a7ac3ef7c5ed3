//! Positions as FEN, the notation of PDN: `W:W31-50:B1-20`.
//!
//! The side to move, then each side's squares, in either order; `K` before a number is a king,
//! `a-b` a range, and a dot may end the line. lidraughts adds `:H` (plies without progress),
//! `:F` (the number of the move) and the king runs, Black's first: `:+229+328`.

mod draft;
mod error;

pub use error::{FenError, FenNote};

use std::fmt;

use super::Numbering;
use crate::rules::{Board, KingRun, Position, Rules, Side};
use draft::{Draft, shorten};

/// All that a FEN tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsedFen {
    /// The position.
    pub position: Position,
    /// lidraughts' `H`: plies without progress. Kept, but no counter of ours starts from it.
    pub halfmoves: Option<u32>,
    /// lidraughts' `F`: the number of the move, from 1.
    pub fullmove: Option<u32>,
    /// The side to move is "?"; the position's is assumed.
    pub unknown_side: bool,
    /// How the squares are numbered.
    pub numbering: Numbering,
}

impl ParsedFen {
    /// A position and nothing else.
    pub(in crate::notation) const fn of(position: Position, numbering: Numbering) -> Self {
        Self {
            position,
            halfmoves: None,
            fullmove: None,
            unknown_side: false,
            numbering,
        }
    }

    /// What is odd about it.
    pub fn notes(&self) -> Vec<FenNote> {
        let side = self
            .unknown_side
            .then(|| FenNote::UnknownSide(self.position.turn()));
        let turned = self.numbering == Numbering::OtherCorner;
        let corner = turned.then_some(FenNote::OtherCorner);
        side.into_iter().chain(corner).collect()
    }
}

/// Reads a position in our numbering of the squares.
///
/// ```
/// use damas::notation::fen;
/// use damas::rules::{Position, Rules};
/// let start = fen::read(Rules::Frisian, "W:B1-20:W31-50.")?;
/// assert_eq!(start, Position::start(Rules::Frisian));
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn read(rules: Rules, text: &str) -> Result<Position, FenError> {
    parse_numbered(rules, text, Numbering::Own).map(|parsed| parsed.position)
}

/// Reads a position with what else the FEN tells. On 8×8, squares that make a position only when
/// numbered from the other corner are read so; [`ParsedFen::notes`] says it.
///
/// ```
/// use damas::notation::fen::{self, FenNote};
/// use damas::rules::{Position, Rules};
/// let parsed = fen::parse(Rules::Spanish, "W:W21-32:B1-12")?;
/// assert_eq!(parsed.position, Position::start(Rules::Spanish));
/// assert_eq!(parsed.notes(), [FenNote::OtherCorner]);
/// # Ok::<(), fen::FenError>(())
/// ```
pub fn parse(rules: Rules, text: &str) -> Result<ParsedFen, FenError> {
    let own = parse_numbered(rules, text, Numbering::Own);
    match (&own, rules.board()) {
        (Err(FenError::Position(_)), Board::Eight) => {
            parse_numbered(rules, text, Numbering::OtherCorner).or(own)
        }
        _ => own,
    }
}

/// Reads a position whose squares are numbered so.
pub fn parse_numbered(
    rules: Rules,
    text: &str,
    numbering: Numbering,
) -> Result<ParsedFen, FenError> {
    let text = text.trim();
    let text = text.strip_suffix('.').unwrap_or(text);
    let mut fields = text.split(':').map(str::trim);
    let first = fields.next().unwrap_or_default();
    let turn = side(first)?;
    let mut draft = Draft::new(rules.board(), numbering);
    for field in fields {
        draft.field(field)?;
    }
    let mut parsed = draft.finish(rules, turn)?;
    parsed.unknown_side = first == "?";
    Ok(parsed)
}

/// Reads the pieces of a position that some programs write as `W:33k,40:B:22,23`, the side to
/// move apart from them.
pub(in crate::notation) fn parse_board(
    rules: Rules,
    text: &str,
    turn: &str,
) -> Result<ParsedFen, FenError> {
    let turn = side(turn.trim())?;
    let mut draft = Draft::new(rules.board(), Numbering::Own);
    let mut fields = text.split(':').map(str::trim);
    while let Some(name) = fields.next() {
        draft.list(side(name)?, fields.next().unwrap_or_default())?;
    }
    draft.finish(rules, turn)
}

/// Reads a side to move. PDN has "?" for an unknown one; White begins.
fn side(text: &str) -> Result<Side, FenError> {
    match text {
        "" => Err(FenError::Empty),
        "W" | "w" | "?" => Ok(Side::White),
        "B" | "b" => Ok(Side::Black),
        other => Err(FenError::NoSide(shorten(other))),
    }
}

/// The canonical text: sides in the order White, Black, squares ascending, no ranges; with
/// lidraughts' king runs when one counts.
pub fn write(position: &Position) -> String {
    write_numbered(position, Numbering::Own)
}

/// [`write()`] with the squares numbered so.
pub fn write_numbered(position: &Position, numbering: Numbering) -> String {
    ParsedFen::of(*position, numbering).to_string()
}

/// The canonical text with all that it tells, but for an unknown side.
impl fmt::Display for ParsedFen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        let turn = |square| {
            self.numbering
                .turn(position.board(), u32::from(u8::from(square)))
        };
        f.write_str(letter(position.turn()))?;
        for side in Side::ALL {
            write!(f, ":{}", letter(side))?;
            let kings = position.kings(side);
            let pieces = position.side_squares(side).iter();
            let mut pieces: Vec<_> = pieces.map(|at| (turn(at), kings.contains(at))).collect();
            pieces.sort_unstable();
            for (index, (number, is_king)) in pieces.into_iter().enumerate() {
                let separator = if index == 0 { "" } else { "," };
                let king = if is_king { "K" } else { "" };
                write!(f, "{separator}{king}{number}")?;
            }
        }
        let runs = [Side::Black, Side::White].map(|side| position.king_run(side));
        let counts = runs != [None, None];
        if counts || self.halfmoves.is_some() {
            write!(f, ":H{}", self.halfmoves.unwrap_or(0))?;
        }
        if counts || self.fullmove.is_some() {
            write!(f, ":F{}", self.fullmove.unwrap_or(1))?;
        }
        if !counts {
            return Ok(());
        }
        f.write_str(":")?;
        for run in runs {
            match run {
                Some(KingRun { square, count }) => write!(f, "+{count}{:02}", turn(square))?,
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

#[cfg(test)]
mod tests;
