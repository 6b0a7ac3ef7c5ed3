//! The trained evaluation: a linear part and a small network, both kept up by differences.
//!
//! The board is seen twice, by each side as if it were White. What stands where adds a row of
//! weights to the lanes of a view; the lanes, clamped and squared, are weighed by the head of
//! the position's phase. The linear part gives every piece a worth by square and phase. All in
//! whole numbers: the same on every machine. (After the efficiently updatable networks of
//! computer shogi and chess: Nasu 2018.)

use super::inputs::{Inputs, KINDS, PHASES};
use super::weights::{BITS, BLOCK, MOST_LANES, Weights};
use crate::rules::{Board, Position, Side, each};

/// A lane is 1 at this number.
const ONE: i16 = 255;
/// A head's weight is 1 at this number.
const HEAD_ONE: i64 = 64;
/// A centi-man in the linear part.
const CENTI_MAN: i32 = 16;

/// Lanes that are added up together.
type Block = [i16; BLOCK];

/// The most lanes, in blocks.
const MOST_BLOCKS: usize = MOST_LANES / BLOCK;

/// Weights laid out for speed.
#[derive(Debug)]
pub(super) struct Network {
    board: Board,
    men_at_start: u32,
    blocks: usize,
    scale: i64,
    entry: Vec<Block>,
    /// `[whose][kind][bit][block]`
    rows: Vec<Block>,
    /// `[phase][viewer][block]`
    heads: Vec<Block>,
    tempo: Vec<i32>,
    /// What is where, to White: `[side][kind][bit]`.
    linear: Vec<[i32; PHASES]>,
}

impl Network {
    pub(super) fn new(weights: &Weights) -> Self {
        let blocks = |words: &[i16]| words.as_chunks().0.to_vec();
        let heads: Vec<i16> = weights.heads.iter().map(|&weight| weight.into()).collect();
        Self {
            board: weights.board,
            men_at_start: men_at_start(weights.board),
            blocks: weights.lanes / BLOCK,
            scale: weights.scale.into(),
            entry: blocks(&weights.entry),
            rows: blocks(&weights.rows),
            heads: blocks(&heads),
            tempo: weights.tempo.iter().map(|&worth| worth.into()).collect(),
            linear: linear_to_white(weights),
        }
    }

    pub(super) const fn board(&self) -> Board {
        self.board
    }

    /// The worth of a position in centi-men for the side to move.
    pub(super) fn evaluate(&self, position: &Position, sums: &mut Sums) -> i32 {
        let inputs = Inputs::of(position);
        self.carry(sums, &inputs);
        let phase = inputs.phase(self.men_at_start);
        let turn = position.turn();
        let white = sums.linear[phase];
        let linear = self.tempo[phase]
            + match turn {
                Side::White => white,
                Side::Black => -white,
            };
        let odds = self.odds(
            phase,
            [turn, turn.opponent()].map(|side| &sums.views[side.index()]),
        );
        let one = i64::from(ONE) * i64::from(ONE) * HEAD_ONE;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most 256 lanes of 127/64 times a scale of 16 bits: below 2³¹"
        )]
        let bent = (odds * self.scale / one) as i32;
        linear / CENTI_MAN + bent
    }

    /// What the network says, in log-odds times 255² · 64; first the view of the side to move.
    fn odds(&self, phase: usize, views: [&[Block; MOST_BLOCKS]; 2]) -> i64 {
        let heads = &self.heads[phase * 2 * self.blocks..][..2 * self.blocks];
        let (own, theirs) = heads.split_at(self.blocks);
        let part = |view: &[Block; MOST_BLOCKS], head: &[Block]| -> i64 {
            let pairs = view.iter().zip(head);
            pairs
                .map(|(lanes, head)| i64::from(weigh(lanes, head)))
                .sum()
        };
        part(views[0], own) + part(views[1], theirs)
    }

    /// Carries the sums over from the inputs they stand for to others.
    fn carry(&self, sums: &mut Sums, inputs: &Inputs) {
        for side in Side::ALL {
            for kind in 0..KINDS {
                let before = sums.inputs.0[side.index()][kind];
                let after = inputs.0[side.index()][kind];
                for bit in each(before & !after) {
                    self.change(sums, Place { side, kind, bit }, subtract, lower);
                }
                for bit in each(after & !before) {
                    self.change(sums, Place { side, kind, bit }, add, raise);
                }
            }
        }
        sums.inputs = *inputs;
    }

    /// Changes the sums by what comes to a place or leaves it.
    #[inline]
    fn change(
        &self,
        sums: &mut Sums,
        place: Place,
        linear: impl Fn(&mut [i32; PHASES], &[i32; PHASES]),
        lanes: impl Fn(&mut Block, &Block),
    ) {
        let rows = Side::ALL.map(|viewer| place.row(viewer, self.board));
        linear(&mut sums.linear, &self.linear[rows[0]]);
        for (view, row) in sums.views.iter_mut().zip(rows) {
            let row = &self.rows[row * self.blocks..][..self.blocks];
            view.iter_mut()
                .zip(row)
                .for_each(|(sum, row)| lanes(sum, row));
        }
    }

    /// Sums of an empty board.
    pub(super) fn sums(&self) -> Sums {
        let mut view = [[0; BLOCK]; MOST_BLOCKS];
        view[..self.blocks].copy_from_slice(&self.entry);
        Sums {
            inputs: Inputs::default(),
            linear: [0; PHASES],
            views: [view; 2],
        }
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

/// The linear part as seen by White, whose pieces count up and the others' down.
fn linear_to_white(weights: &Weights) -> Vec<[i32; PHASES]> {
    let mut linear = vec![[0; PHASES]; 2 * KINDS * BITS];
    let own = weights.linear.as_chunks::<PHASES>().0;
    for bit in weights
        .board
        .squares()
        .filter_map(|square| weights.board.bit(square))
    {
        for kind in 0..KINDS {
            let worth = own[row(0, kind, bit)].map(i32::from);
            linear[row(0, kind, bit)] = worth;
            linear[row(1, kind, weights.board.turned(bit))] = worth.map(|worth| -worth);
        }
    }
    linear
}

/// What the evaluation knows of the position it saw last.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    inputs: Inputs,
    linear: [i32; PHASES],
    views: [[Block; MOST_BLOCKS]; 2],
}

/// Where something stands.
#[derive(Clone, Copy)]
struct Place {
    side: Side,
    kind: usize,
    bit: u8,
}

impl Place {
    /// The number of its row as this side sees it.
    const fn row(self, viewer: Side, board: Board) -> usize {
        match viewer {
            Side::White => row(self.side.index(), self.kind, self.bit),
            Side::Black => row(
                self.side.opponent().index(),
                self.kind,
                board.turned(self.bit),
            ),
        }
    }
}

fn add(sums: &mut [i32; PHASES], row: &[i32; PHASES]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

fn subtract(sums: &mut [i32; PHASES], row: &[i32; PHASES]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum -= weight;
    }
}

fn raise(lanes: &mut Block, row: &Block) {
    for (lane, weight) in lanes.iter_mut().zip(row) {
        *lane = lane.wrapping_add(*weight);
    }
}

fn lower(lanes: &mut Block, row: &Block) {
    for (lane, weight) in lanes.iter_mut().zip(row) {
        *lane = lane.wrapping_sub(*weight);
    }
}

/// The lanes clamped to 0–1, squared and weighed. A clamped lane times a weight fits into 16
/// bits: 255 · 127 < 2¹⁵.
fn weigh(lanes: &Block, head: &Block) -> i32 {
    let mut sum = 0;
    for (lane, weight) in lanes.iter().zip(head) {
        let lane = (*lane).clamp(0, ONE);
        sum += i32::from(lane.wrapping_mul(*weight)) * i32::from(lane);
    }
    sum
}
