//! Trained weights, and the file they are kept in.
//!
//! All numbers are little endian. `squares` is 50 or 32, `lanes` a multiple of 32 or zero,
//! `kinds` 2 or 5 (without and with king runs), and there are 16 phases.
//!
//! ```text
//! "damas-w1"           8 bytes
//! squares, kinds       u8 each
//! lanes, scale         u16 each; scale in centi-men
//! entry                i16 × lanes                           1/255
//! rows                 i16 × 2 × kinds × squares × lanes     1/255; first what is the viewer's own
//! heads                i8  × phases × 2 × lanes              1/64; first the side to move's view
//! tempo                i16 × phases                          1/16 centi-man
//! linear               i16 × kinds × squares × phases        1/16 centi-man
//! check                u64, FNV-1a of all before it
//! ```

use super::inputs::{KINDS, KINDS_WITHOUT_RUNS, PHASES};
use crate::rules::{Board, Square};

/// The first bytes of the file; the digit is the version.
const MAGIC: &[u8; 8] = b"damas-w1";
/// Lanes are added up in blocks of so many.
pub(crate) const BLOCK: usize = 32;
/// The most lanes there may be.
pub(crate) const MOST_LANES: usize = 4 * BLOCK;
/// Bits of the board's word.
pub(crate) const BITS: usize = 64;

/// Why a file holds no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WeightsError {
    /// It begins with something else.
    #[error("this is no file of weights, or of another version")]
    NotWeights,
    /// It is shorter or longer than its beginning says.
    #[error("the file of weights has {found} bytes where it should have {expected}")]
    Length {
        /// What it has.
        found: usize,
        /// What it should have.
        expected: usize,
    },
    /// A size that no weights have.
    #[error("weights for {squares} squares, {kinds} kinds and {lanes} lanes don't exist")]
    Shape {
        /// Squares of the board.
        squares: u8,
        /// Kinds of pieces.
        kinds: u8,
        /// Width of the network.
        lanes: u16,
    },
    /// The bytes aren't those that were written.
    #[error("the file of weights is damaged")]
    Damaged,
}

/// Weights of one game. Rows go by the bits of the board's word, those of no square being zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weights {
    pub(crate) board: Board,
    /// Kinds that the file tells; the others are zero.
    pub(crate) kinds: usize,
    /// Width of the network; 0 for none, which leaves the linear part.
    pub(crate) lanes: usize,
    /// Centi-men per unit of log-odds.
    pub(crate) scale: u16,
    /// What a lane begins with, in 1/255.
    pub(crate) entry: Vec<i16>,
    /// What a piece adds to the lanes, in 1/255: `[whose][kind][bit][lane]`.
    pub(crate) rows: Vec<i16>,
    /// What a lane adds to the log-odds, in 1/64: `[phase][viewer][lane]`.
    pub(crate) heads: Vec<i8>,
    /// What it is worth to be on move, in 1/16 centi-man: `[phase]`.
    pub(crate) tempo: Vec<i16>,
    /// What an own piece is worth by itself, in 1/16 centi-man: `[kind][bit][phase]`.
    pub(crate) linear: Vec<i16>,
}

impl Weights {
    /// All zero.
    pub(crate) fn zero(board: Board, kinds: usize, lanes: usize, scale: u16) -> Self {
        Self {
            board,
            kinds,
            lanes,
            scale,
            entry: vec![0; lanes],
            rows: vec![0; 2 * KINDS * BITS * lanes],
            heads: vec![0; PHASES * 2 * lanes],
            tempo: vec![0; PHASES],
            linear: vec![0; KINDS * BITS * PHASES],
        }
    }

    /// Reads a file.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (&[squares, kinds, lanes_low, lanes_high, scale_low, scale_high], rest) = bytes
            .strip_prefix(MAGIC)
            .and_then(<[u8]>::split_first_chunk)
            .ok_or(WeightsError::NotWeights)?;
        let lanes = u16::from_le_bytes([lanes_low, lanes_high]);
        let shape = Shape::new(squares, kinds, lanes)?;
        if rest.len() != shape.bytes() {
            let header = bytes.len() - rest.len();
            return Err(WeightsError::Length {
                found: bytes.len(),
                expected: header + shape.bytes(),
            });
        }
        let (body, check) = bytes.split_at(bytes.len() - 8);
        if check != fnv(body).to_le_bytes() {
            return Err(WeightsError::Damaged);
        }
        let scale = u16::from_le_bytes([scale_low, scale_high]);
        let mut weights = Self::zero(shape.board, shape.kinds, shape.lanes, scale);
        weights.fill(&mut Source(rest));
        Ok(weights)
    }

    /// Takes the numbers in the order of the file.
    fn fill(&mut self, source: &mut Source) {
        source.words(&mut self.entry);
        for row in rows_of(self.board, self.kinds, 2) {
            source.words(&mut self.rows[row * self.lanes..][..self.lanes]);
        }
        source.bytes(&mut self.heads);
        source.words(&mut self.tempo);
        for row in rows_of(self.board, self.kinds, 1) {
            source.words(&mut self.linear[row * PHASES..][..PHASES]);
        }
    }

    /// The file's content.
    #[cfg(any(test, feature = "cli"))]
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        // Kinds and lanes are small by construction.
        out.extend([self.board.last(), u8::try_from(self.kinds).unwrap_or(0)]);
        out.extend(u16::try_from(self.lanes).unwrap_or(0).to_le_bytes());
        out.extend(self.scale.to_le_bytes());
        let words = |out: &mut Vec<u8>, words: &[i16]| {
            out.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        };
        words(&mut out, &self.entry);
        for row in rows_of(self.board, self.kinds, 2) {
            words(&mut out, &self.rows[row * self.lanes..][..self.lanes]);
        }
        out.extend(self.heads.iter().map(|&weight| weight.cast_unsigned()));
        words(&mut out, &self.tempo);
        for row in rows_of(self.board, self.kinds, 1) {
            words(&mut out, &self.linear[row * PHASES..][..PHASES]);
        }
        let check = fnv(&out);
        out.extend(check.to_le_bytes());
        out
    }
}

/// The numbers of the rows that a file holds, in its order: by owner, kind and square.
pub(crate) fn rows_of(board: Board, kinds: usize, owners: usize) -> impl Iterator<Item = usize> {
    (0..owners * kinds).flat_map(move |index| {
        let row = (index / kinds * KINDS + index % kinds) * BITS;
        let squares = (1..=board.last()).filter_map(Square::new);
        squares.filter_map(move |square| Some(row + usize::from(board.bit(square)?)))
    })
}

/// How large a file's parts are.
struct Shape {
    board: Board,
    kinds: usize,
    lanes: usize,
}

impl Shape {
    fn new(squares: u8, kinds: u8, lanes: u16) -> Result<Self, WeightsError> {
        let board = [Board::Ten, Board::Eight]
            .into_iter()
            .find(|board| board.last() == squares);
        match board {
            Some(board)
                if [KINDS, KINDS_WITHOUT_RUNS].contains(&kinds.into())
                    && usize::from(lanes) <= MOST_LANES
                    && usize::from(lanes).is_multiple_of(BLOCK) =>
            {
                let (kinds, lanes) = (kinds.into(), lanes.into());
                Ok(Self {
                    board,
                    kinds,
                    lanes,
                })
            }
            _ => Err(WeightsError::Shape {
                squares,
                kinds,
                lanes,
            }),
        }
    }

    /// The bytes behind the header.
    fn bytes(&self) -> usize {
        let rows = self.kinds * usize::from(self.board.last());
        let words = self.lanes * (1 + 2 * rows) + PHASES * (1 + rows);
        words * 2 + PHASES * 2 * self.lanes + 8
    }
}

/// Bytes that are known to be enough.
struct Source<'a>(&'a [u8]);

impl Source<'_> {
    fn words(&mut self, words: &mut [i16]) {
        for word in words {
            if let Some((&bytes, rest)) = self.0.split_first_chunk() {
                *word = i16::from_le_bytes(bytes);
                self.0 = rest;
            }
        }
    }

    fn bytes(&mut self, bytes: &mut [i8]) {
        for byte in bytes {
            if let Some((&first, rest)) = self.0.split_first() {
                *byte = first.cast_signed();
                self.0 = rest;
            }
        }
    }
}

/// The hash of Fowler, Noll and Vo, variant 1a, of 64 bits.
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
