//! What a thread has added up of the positions it judged last, from which it carries on.

use super::inputs::{Inputs, PHASES};
use super::network::{Block, Network, Views, row};
use crate::rules::{Perspective, Position, Rules, Side, each};

/// Plies whose positions are remembered.
const PLIES: usize = 16;
/// From how many of them the nearest is chosen to carry on from: the last position at the same
/// ply, which was a sibling, and those on the way.
const NEAR: usize = 3;

/// The sums of the last position at each ply. Any is good to carry on from, for they differ in
/// what stands elsewhere and in nothing else; a search mostly finds one that is a move away.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    /// What each of the sums stands for.
    positions: [Position; PLIES],
    /// The linear part, to White, by phase.
    linear: [[i32; PHASES]; PLIES],
    /// The lanes of both views: `[ply][viewer][block]`.
    views: Vec<Block>,
}

impl Sums {
    /// Those of an empty board, which leaves a view with what it begins with.
    pub(super) fn new(entry: &[Block]) -> Self {
        let empty = Position::seen_by_white(Rules::default(), &Perspective::default());
        Self {
            positions: [empty; PLIES],
            linear: [[0; PHASES]; PLIES],
            views: entry.repeat(2 * PLIES),
        }
    }

    /// The sums for this position at this ply: the linear part and the views.
    #[inline]
    pub(super) fn carry<const B: usize>(
        &mut self,
        network: &Network,
        position: &Position,
        ply: usize,
    ) -> (&[i32; PHASES], &Views<B>) {
        let from = self.nearest(position, ply);
        let (at, before) = (ply % PLIES, self.positions[from]);
        self.positions[at] = *position;
        if before.has_kings_of(position) {
            let men = |of: &Position| Side::ALL.map(|side| of.men(side));
            let (before, after) = (men(&before), men(position));
            let [gone, come] =
                [(before, after), (after, before)].map(|(a, b)| Men([a[0] & !b[0], a[1] & !b[1]]));
            return self.change(network, [from, at], gone, come);
        }
        let [before, after] = [&before, position].map(Inputs::of);
        let (gone, come) = (before.without(&after), after.without(&before));
        self.change(network, [from, at], gone.places(), come.places())
    }

    /// Puts the sums of one ply, less what has gone and with what has come, to another.
    #[inline]
    fn change<const B: usize>(
        &mut self,
        network: &Network,
        [from, at]: [usize; 2],
        gone: impl Iterator<Item = usize>,
        come: impl Iterator<Item = usize>,
    ) -> (&[i32; PHASES], &Views<B>) {
        let all: &mut [Views<B>] = self.views.as_chunks_mut::<B>().0.as_chunks_mut().0;
        let (mut linear, mut views) = (self.linear[from], all[from]);
        for place in gone {
            each_linear(&mut linear, network.linear_of(place), i32::wrapping_sub);
            each_lane(&mut views, network.views_of(place), i16::wrapping_sub);
        }
        for place in come {
            each_linear(&mut linear, network.linear_of(place), i32::wrapping_add);
            each_lane(&mut views, network.views_of(place), i16::wrapping_add);
        }
        self.linear[at] = linear;
        all[at] = views;
        (&self.linear[at], &all[at])
    }

    /// Which of the last plies has the sums of the position that is nearest to this one.
    #[inline]
    fn nearest(&self, position: &Position, ply: usize) -> usize {
        let mut nearest = (u32::MAX, 0);
        for back in 0..NEAR {
            let at = ply.wrapping_sub(back) % PLIES;
            let distance = self.positions[at].distance(position);
            if distance < nearest.0 {
                nearest = (distance, at);
            }
        }
        nearest.1
    }
}

#[inline]
fn each_linear(sums: &mut [i32; PHASES], row: &[i32; PHASES], change: impl Fn(i32, i32) -> i32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = change(*sum, *weight);
    }
}

#[inline]
fn each_lane<const B: usize>(
    views: &mut Views<B>,
    rows: &Views<B>,
    change: impl Fn(i16, i16) -> i16,
) {
    let blocks = views.as_flattened_mut().iter_mut();
    for (Block(lanes), Block(row)) in blocks.zip(rows.as_flattened()) {
        for (lane, weight) in lanes.iter_mut().zip(row) {
            *lane = change(*lane, *weight);
        }
    }
}

/// The rows of men by side. In one loop: where a loop ends is what the processor mostly guesses
/// wrong.
struct Men([u64; 2]);

impl Iterator for Men {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let side = usize::from(self.0[0] == 0);
        let bit = each(self.0[side]).next()?;
        self.0[side] &= self.0[side] - 1;
        Some(row(side, 0, bit))
    }
}
