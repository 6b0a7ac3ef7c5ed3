//! The evaluation as it learns: the network of `ai::eval` in floating point, with its slopes.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::Sample;
use crate::ai::eval::inputs::{KINDS, KINDS_WITHOUT_RUNS, PHASES};
use crate::ai::eval::network::{men_at_start, row};
use crate::ai::eval::weights::{BITS, MOST_LANES, Weights, rows_of};
use crate::rules::{Board, Rules, Side, each};

/// Weights stay within ± this: so the lanes of the whole-number network can't overflow.
const MOST_WEIGHT: f32 = 1.98;
/// How large the network's first weights may be.
const FIRST_WEIGHT: f32 = 0.15;
/// What a man and a king are worth before anything is learnt, in log-odds.
const FIRST_WORTH: [f32; 2] = [1.0, 2.6];
/// The most pieces that a sample can have.
const MOST_PIECES: usize = 2 * (50 + 1);

/// How many numbers there are of each sort, and where each sort begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) board: Board,
    pub(super) kinds: usize,
    pub(super) lanes: usize,
}

impl Layout {
    pub(super) fn of(rules: Rules, lanes: usize) -> Self {
        let kinds = match rules.declaration().king_run_limit {
            Some(_) => KINDS,
            None => KINDS_WITHOUT_RUNS,
        };
        Self {
            board: rules.board(),
            kinds,
            lanes,
        }
    }

    const fn entry(self) -> usize {
        2 * KINDS * BITS * self.lanes
    }

    const fn heads(self) -> usize {
        self.entry() + self.lanes
    }

    /// Where the numbers end that are kept small.
    const fn tempo(self) -> usize {
        self.heads() + PHASES * 2 * self.lanes
    }

    const fn linear(self) -> usize {
        self.tempo() + PHASES
    }

    pub(super) const fn len(self) -> usize {
        self.linear() + KINDS * BITS * PHASES
    }
}

/// The numbers that are learnt.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Model {
    pub(super) layout: Layout,
    pub(super) numbers: Vec<f32>,
}

/// What a sample touches: rows of the network by viewer (first the side to move), and rows of
/// the linear part with their sign.
struct Touched {
    rows: [[u16; MOST_PIECES]; 2],
    linear: [(u16, f32); MOST_PIECES],
    len: usize,
    phase: usize,
}

impl Touched {
    fn by(sample: &Sample, board: Board) -> Self {
        let inputs = sample.inputs();
        let mut touched = Self {
            rows: [[0; MOST_PIECES]; 2],
            linear: [(0, 0.0); MOST_PIECES],
            len: 0,
            phase: inputs.phase(men_at_start(board)),
        };
        for side in Side::ALL {
            for (kind, &set) in inputs.0[side.index()].iter().enumerate() {
                for bit in each(set) {
                    touched.note(board, sample.turn(), side, kind, bit);
                }
            }
        }
        touched
    }

    /// Notes what stands on a bit.
    #[expect(clippy::cast_possible_truncation, reason = "there are 640 rows")]
    fn note(&mut self, board: Board, turn: Side, side: Side, kind: usize, bit: u8) {
        let seen_by = |viewer| match viewer {
            Side::White => bit,
            Side::Black => board.turned(bit),
        };
        let Some(linear) = self.linear.get_mut(self.len) else {
            return;
        };
        let sign = if side == turn { 1.0 } else { -1.0 };
        *linear = (row(0, kind, seen_by(side)) as u16, sign);
        for (viewer, rows) in [turn, turn.opponent()].into_iter().zip(&mut self.rows) {
            let whose = usize::from(side != viewer);
            rows[self.len] = row(whose, kind, seen_by(viewer)) as u16;
        }
        self.len += 1;
    }
}

/// The lanes of both views.
type Lanes = [[f32; MOST_LANES]; 2];

impl Model {
    /// Knows material only; the network begins with small numbers of chance.
    pub(super) fn new(layout: Layout, chance: &mut ChaCha8Rng) -> Self {
        let mut numbers = vec![0.0; layout.len()];
        for number in &mut numbers[..layout.tempo()] {
            *number = chance.random_range(-FIRST_WEIGHT..FIRST_WEIGHT);
        }
        for whose in 0..2 {
            // King runs are rare: what isn't met stays without effect.
            let runs = row(whose, KINDS_WITHOUT_RUNS, 0)..row(whose, KINDS, 0);
            numbers[runs.start * layout.lanes..runs.end * layout.lanes].fill(0.0);
        }
        for (kind, worth) in FIRST_WORTH.into_iter().enumerate() {
            let rows = row(0, kind, 0)..row(0, kind + 1, 0);
            let linear = &mut numbers[layout.linear()..];
            linear[rows.start * PHASES..rows.end * PHASES].fill(worth);
        }
        Self { layout, numbers }
    }

    /// The log-odds that the side to move wins.
    pub(super) fn odds(&self, sample: &Sample) -> f32 {
        let touched = Touched::by(sample, self.layout.board);
        self.sum(&touched, &self.lanes(&touched))
    }

    /// Adds the slope of this sample's loss to `slopes`, and gives the loss: the cross entropy
    /// of what is said against `target`, both chances to win.
    pub(super) fn learn(&self, sample: &Sample, target: f32, slopes: &mut [f32]) -> f32 {
        let touched = Touched::by(sample, self.layout.board);
        let lanes = self.lanes(&touched);
        let odds = self.sum(&touched, &lanes);
        self.slope(&touched, &lanes, sigmoid(odds) - target, slopes);
        cross_entropy(odds, target)
    }

    fn lanes(&self, touched: &Touched) -> Lanes {
        let (width, layout) = (self.layout.lanes, self.layout);
        let mut lanes = [[0.0; MOST_LANES]; 2];
        for (view, rows) in lanes.iter_mut().zip(&touched.rows) {
            let view = &mut view[..width];
            view.copy_from_slice(&self.numbers[layout.entry()..layout.heads()]);
            for &row in &rows[..touched.len] {
                let row = &self.numbers[usize::from(row) * width..][..width];
                for (lane, weight) in view.iter_mut().zip(row) {
                    *lane += weight;
                }
            }
        }
        lanes
    }

    fn sum(&self, touched: &Touched, lanes: &Lanes) -> f32 {
        let (width, layout, phase) = (self.layout.lanes, self.layout, touched.phase);
        let mut sum = self.numbers[layout.tempo() + phase];
        for &(row, sign) in &touched.linear[..touched.len] {
            sum += sign * self.numbers[layout.linear() + usize::from(row) * PHASES + phase];
        }
        for (viewer, view) in lanes.iter().enumerate() {
            let head = &self.numbers[layout.heads() + (phase * 2 + viewer) * width..][..width];
            for (lane, weight) in view.iter().zip(head) {
                let lane = lane.clamp(0.0, 1.0);
                sum += lane * lane * weight;
            }
        }
        sum
    }

    fn slope(&self, touched: &Touched, lanes: &Lanes, error: f32, slopes: &mut [f32]) {
        let (width, layout, phase) = (self.layout.lanes, self.layout, touched.phase);
        slopes[layout.tempo() + phase] += error;
        for &(row, sign) in &touched.linear[..touched.len] {
            slopes[layout.linear() + usize::from(row) * PHASES + phase] += sign * error;
        }
        for (viewer, view) in lanes.iter().enumerate() {
            let at = layout.heads() + (phase * 2 + viewer) * width;
            let mut back = [0.0; MOST_LANES];
            let heads = self.numbers[at..at + width]
                .iter()
                .zip(&mut slopes[at..at + width]);
            for ((lane, back), (weight, slope)) in view.iter().zip(&mut back).zip(heads) {
                let inside = lane.clamp(0.0, 1.0);
                *slope += error * inside * inside;
                // Outside 0–1 a lane has no slope.
                let moves = if inside.to_bits() == lane.to_bits() {
                    2.0
                } else {
                    0.0
                };
                *back = error * weight * moves * inside;
            }
            let back = &back[..width];
            add(&mut slopes[layout.entry()..layout.heads()], back);
            for &row in &touched.rows[viewer][..touched.len] {
                add(&mut slopes[usize::from(row) * width..][..width], back);
            }
        }
    }

    /// Keeps the network's numbers where whole numbers can follow.
    pub(super) fn clamp(&mut self) {
        let small = self.layout.tempo();
        for number in &mut self.numbers[..small] {
            *number = number.clamp(-MOST_WEIGHT, MOST_WEIGHT);
        }
    }

    /// The same in whole numbers.
    pub(super) fn weights(&self, scale: u16) -> Weights {
        let Layout {
            board,
            kinds,
            lanes,
        } = self.layout;
        let mut weights = Weights::zero(board, kinds, lanes, scale);
        let centi_men = f32::from(scale) * 16.0;
        let numbers = |from: usize, to: usize| &self.numbers[from..to];
        let (entry, heads) = (self.layout.entry(), self.layout.heads());
        let (tempo, linear) = (self.layout.tempo(), self.layout.linear());
        round(&mut weights.entry, numbers(entry, heads), 255.0);
        for row in rows_of(board, kinds, 2) {
            let row = row * lanes..(row + 1) * lanes;
            round(&mut weights.rows[row.clone()], &self.numbers[row], 255.0);
        }
        round(&mut weights.tempo, numbers(tempo, linear), centi_men);
        for row in rows_of(board, kinds, 1) {
            let row = row * PHASES..(row + 1) * PHASES;
            round(
                &mut weights.linear[row.clone()],
                &self.numbers[linear..][row],
                centi_men,
            );
        }
        for (weight, number) in weights.heads.iter_mut().zip(numbers(heads, tempo)) {
            *weight = i8::try_from(rounded(number * 64.0)).unwrap_or(0);
        }
        weights
    }
}

fn add(sums: &mut [f32], row: &[f32]) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += number;
    }
}

fn round(words: &mut [i16], numbers: &[f32], one: f32) {
    for (word, number) in words.iter_mut().zip(numbers) {
        *word = rounded(number * one);
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a cast from floating point saturates"
)]
fn rounded(number: f32) -> i16 {
    number.round() as i16
}

/// The chance that goes with log-odds.
pub(super) fn sigmoid(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// How badly log-odds foretell a chance, in nats.
pub(super) fn cross_entropy(odds: f32, chance: f32) -> f32 {
    // ln(1 + e^odds) − chance · odds, without overflow.
    odds.max(0.0) + (-odds.abs()).exp().ln_1p() - chance * odds
}
