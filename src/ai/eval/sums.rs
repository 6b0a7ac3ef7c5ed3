//! What a thread has added up of the positions it judged last, from which it carries on.

use smallvec::SmallVec;

use super::inputs::{Inputs, KINDS, PHASES};
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
        let changes = Changes::between(&self.positions[from], position);
        let all: &mut [Views<B>] = self.views.as_chunks_mut::<B>().0.as_chunks_mut().0;
        let (mut linear, mut views) = (self.linear[from], all[from]);
        for &place in &changes.gone {
            each_linear(&mut linear, network.linear_of(place), i32::wrapping_sub);
            each_lane(&mut views, network.views_of(place), i16::wrapping_sub);
        }
        for &place in &changes.come {
            each_linear(&mut linear, network.linear_of(place), i32::wrapping_add);
            each_lane(&mut views, network.views_of(place), i16::wrapping_add);
        }
        let at = ply % PLIES;
        self.positions[at] = *position;
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

/// Where two positions differ, by [`row`]: at most on every square and in two runs.
#[derive(Default)]
struct Changes {
    gone: SmallVec<[u16; 64]>,
    come: SmallVec<[u16; 64]>,
}

impl Changes {
    #[inline]
    fn between(before: &Position, after: &Position) -> Self {
        let mut changes = Self::default();
        let kings = Side::ALL.map(|side| before.kings_of(side) | after.kings_of(side));
        if kings == [0; 2] {
            for side in Side::ALL {
                changes.of(side, 0, before.side(side), after.side(side));
            }
        } else {
            changes.of_all(&Inputs::of(before), &Inputs::of(after));
        }
        changes
    }

    #[inline(never)]
    fn of_all(&mut self, before: &Inputs, after: &Inputs) {
        for side in Side::ALL {
            let sets = before.0[side.index()].iter().zip(&after.0[side.index()]);
            for (kind, (&before, &after)) in sets.enumerate() {
                self.of(side, kind, before, after);
            }
        }
    }

    /// The changes in one kind of a side's pieces.
    #[inline]
    fn of(&mut self, side: Side, kind: usize, before: u64, after: u64) {
        debug_assert!(kind < KINDS);
        #[expect(clippy::cast_possible_truncation, reason = "rows are below 640")]
        let place = |bit| row(side.index(), kind, bit) as u16;
        for bit in each(before & !after) {
            self.gone.push(place(bit));
        }
        for bit in each(after & !before) {
            self.come.push(place(bit));
        }
    }
}
