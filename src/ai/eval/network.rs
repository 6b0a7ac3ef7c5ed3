//! The trained evaluation: a linear part and a small network, both kept up by differences.
//!
//! The board is seen twice, by each side as if it were White. What stands where adds a row of
//! weights to the lanes of a view; the lanes, clamped and squared, are weighed by the head of
//! the position's phase. The linear part gives every piece a worth by square and phase. All in
//! whole numbers: the same on every machine. (After the efficiently updatable networks of
//! computer shogi and chess: Nasu 2018.)

use super::inputs::{KINDS, PHASES, phase};
use super::sums::Sums;
use super::weights::{BITS, BLOCK, Weights};
use crate::rules::{Board, Position, Side};

/// A lane is 1 at this number.
const ONE: i16 = 255;
/// A head's weight is 1 at this number.
const HEAD_ONE: i64 = 64;
/// A centi-man in the linear part.
const CENTI_MAN: i32 = 16;

/// Lanes that are added up together: a line of the processor's cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Block(pub(super) [i16; BLOCK]);

/// What both views have of something, first White's.
pub(super) type Views<const B: usize> = [[Block; B]; 2];

/// Weights laid out for speed.
#[derive(Debug)]
pub(super) struct Network {
    board: Board,
    /// How wide a view is; without a network one block of zeros.
    blocks: usize,
    scale: u16,
    /// `[block]`
    entry: Vec<Block>,
    /// What is where: `[side][kind][bit][viewer][block]`.
    rows: Vec<Block>,
    /// `[phase][viewer][block]`; first the side to move's view.
    heads: Vec<Block>,
    tempo: Vec<i32>,
    /// What is where, to White: `[side][kind][bit]`.
    linear: Vec<[i32; PHASES]>,
}

impl Network {
    pub(super) fn new(weights: &Weights) -> Self {
        let heads: Vec<i16> = weights.heads.iter().map(|&weight| weight.into()).collect();
        Self {
            board: weights.board,
            blocks: (weights.lanes / BLOCK).max(1),
            scale: weights.scale,
            entry: blocks(&weights.entry, 1),
            rows: rows(weights),
            heads: blocks(&heads, PHASES * 2),
            tempo: weights.tempo.iter().map(|&worth| worth.into()).collect(),
            linear: linear_to_white(weights),
        }
    }

    pub(super) const fn board(&self) -> Board {
        self.board
    }

    /// Centi-men per unit of log-odds.
    pub(super) const fn scale(&self) -> u16 {
        self.scale
    }

    /// The worth of a position in centi-men for the side to move; `ply` says how far it is from
    /// where the search began, so that those met on the way there are found again.
    pub(super) fn evaluate(&self, position: &Position, ply: usize, sums: &mut Sums) -> i32 {
        match self.blocks {
            1 => self.judge::<1>(position, ply, sums),
            2 => self.judge::<2>(position, ply, sums),
            3 => self.judge::<3>(position, ply, sums),
            _ => self.judge::<4>(position, ply, sums),
        }
    }

    fn judge<const B: usize>(&self, position: &Position, ply: usize, sums: &mut Sums) -> i32 {
        let (phase, turn) = (self.phase(position), position.turn());
        let (linear, views) = sums.carry::<B>(self, position, ply);
        let white = linear[phase];
        let linear = self.tempo[phase]
            + match turn {
                Side::White => white,
                Side::Black => -white,
            };
        let odds = self.odds(
            phase,
            [turn, turn.opponent()].map(|side| &views[side.index()]),
        );
        let one = i64::from(ONE) * i64::from(ONE) * HEAD_ONE;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most 256 lanes of 127/64 times a scale of 16 bits: below 2³¹"
        )]
        let bent = (odds * i64::from(self.scale) / one) as i32;
        linear / CENTI_MAN + bent
    }

    /// The phase, by divisions whose divisor the compiler knows.
    fn phase(&self, position: &Position) -> usize {
        let pieces = position.occupied().count_ones();
        let kings = position.has_king();
        match self.board {
            Board::Ten => phase(pieces, kings, men_at_start(Board::Ten)),
            Board::Eight => phase(pieces, kings, men_at_start(Board::Eight)),
        }
    }

    /// What the network says, in log-odds times 255² · 64; first the view of the side to move.
    fn odds<const B: usize>(&self, phase: usize, views: [&[Block; B]; 2]) -> i64 {
        let heads = &self.heads.as_chunks::<B>().0[phase * 2..][..2];
        let blocks = views.into_iter().flatten().zip(heads.as_flattened());
        blocks
            .map(|(lanes, head)| i64::from(weigh(lanes, head)))
            .sum()
    }

    /// What something at this [`row`], as White sees it, adds to the linear part.
    #[inline]
    pub(super) fn linear_of(&self, place: usize) -> &[i32; PHASES] {
        &self.linear[place]
    }

    /// What something at this [`row`], as White sees it, adds to the views.
    #[inline]
    pub(super) fn views_of<const B: usize>(&self, place: usize) -> &Views<B> {
        let rows = self.rows.as_chunks::<B>().0.as_chunks().0;
        &rows[place]
    }

    /// Sums of an empty board.
    pub(super) fn sums(&self) -> Sums {
        Sums::new(&self.entry)
    }
}

/// How many men a game begins with on this board.
pub(crate) const fn men_at_start(board: Board) -> u32 {
    match board {
        Board::Ten => 40,
        Board::Eight => 24,
    }
}

/// The number of a row: first by whose it is.
pub(crate) const fn row(whose: usize, kind: usize, bit: u8) -> usize {
    (whose * KINDS + kind) * BITS + bit as usize
}

/// Lanes in blocks. Where there are none, `least` blocks of zeros.
fn blocks(lanes: &[i16], least: usize) -> Vec<Block> {
    if lanes.is_empty() {
        return vec![Block([0; BLOCK]); least];
    }
    let blocks = lanes.as_chunks().0;
    blocks.iter().copied().map(Block).collect()
}

/// What stands where, by side and kind, on this board.
fn places(board: Board) -> impl Iterator<Item = (Side, usize, u8)> {
    let bits = move || board.squares().filter_map(move |square| board.bit(square));
    let kinds = Side::ALL
        .into_iter()
        .flat_map(|side| (0..KINDS).map(move |kind| (side, kind)));
    kinds.flat_map(move |(side, kind)| bits().map(move |bit| (side, kind, bit)))
}

/// The rows of both views side by side, so that a piece finds all that it adds in one place.
fn rows(weights: &Weights) -> Vec<Block> {
    let (board, lanes) = (weights.board, weights.lanes);
    let width = lanes.max(BLOCK) / BLOCK;
    let mut rows = vec![Block([0; BLOCK]); 2 * KINDS * BITS * 2 * width];
    for (side, kind, bit) in places(board) {
        let seen = [
            row(side.index(), kind, bit),
            row(side.opponent().index(), kind, board.turned(bit)),
        ];
        for (viewer, seen) in seen.into_iter().enumerate() {
            let at = (row(side.index(), kind, bit) * 2 + viewer) * width;
            let row = blocks(&weights.rows[seen * lanes..][..lanes], 1);
            rows[at..][..width].copy_from_slice(&row);
        }
    }
    rows
}

/// The linear part as seen by White, whose pieces count up and the others' down.
fn linear_to_white(weights: &Weights) -> Vec<[i32; PHASES]> {
    let mut linear = vec![[0; PHASES]; 2 * KINDS * BITS];
    let own = weights.linear.as_chunks::<PHASES>().0;
    for (side, kind, bit) in places(weights.board) {
        linear[row(side.index(), kind, bit)] = match side {
            Side::White => own[row(0, kind, bit)].map(i32::from),
            Side::Black => {
                own[row(0, kind, weights.board.turned(bit))].map(|worth| -i32::from(worth))
            }
        };
    }
    linear
}

/// The lanes clamped to 0–1, squared and weighed. A clamped lane times a weight fits into 16
/// bits: 255 · 127 < 2¹⁵. Step by step for the whole block, which the compiler makes vectors of.
#[inline]
fn weigh(Block(lanes): &Block, Block(head): &Block) -> i32 {
    let clamped = lanes.map(|lane| lane.clamp(0, ONE));
    let mut weighed = clamped;
    for (lane, weight) in weighed.iter_mut().zip(head) {
        *lane = lane.wrapping_mul(*weight);
    }
    let pairs = clamped.iter().zip(&weighed);
    pairs
        .map(|(&lane, &weighed)| i32::from(lane) * i32::from(weighed))
        .sum()
}
