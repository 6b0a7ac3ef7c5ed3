//! What is learnt from.

use std::collections::HashSet;

use super::Sample;
use super::model::cross_entropy;
use crate::ai::eval::weights::fnv;

/// Every so-manieth block of games is kept from learning, to see how well it went.
const KEPT_BACK: usize = 50;
/// What a unit of log-odds may be worth in centi-men.
pub(super) const SCALES: std::ops::RangeInclusive<u16> = 10..=1000;

/// What to learn from.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    /// What is learnt from.
    pub(super) learn: Vec<Sample>,
    /// What is only asked.
    pub(super) ask: Vec<Sample>,
    seen: HashSet<u64>,
    /// Tells other lessons from these.
    pub(super) sum: u64,
}

impl Lessons {
    /// Adds the blocks of a file, each position once. Those in which the side to move is
    /// threatened by a capture are left out unless `threatened`.
    pub fn add(&mut self, blocks: Vec<Vec<Sample>>, threatened: bool) {
        for (number, block) in blocks.into_iter().enumerate() {
            let lessons = if number % KEPT_BACK == KEPT_BACK - 1 {
                &mut self.ask
            } else {
                &mut self.learn
            };
            for sample in block {
                if (threatened || !sample.threatened) && self.seen.insert(sample.key()) {
                    self.sum = self.sum.rotate_left(5) ^ fnv(&sample.to_bytes());
                    lessons.push(sample);
                }
            }
        }
    }

    /// How many samples are learnt from, and how many are asked.
    pub fn len(&self) -> (usize, usize) {
        (self.learn.len(), self.ask.len())
    }

    /// How many centi-men go with a unit of log-odds: with which the scores of the search
    /// foretell the results best. 100 where nothing is known.
    pub fn scale(&self) -> u16 {
        let every = (self.learn.len() / 200_000).max(1);
        let loss = |scale: u16| -> f64 {
            let some = self.learn.iter().step_by(every);
            let one = |sample: &Sample| {
                let odds = f32::from(sample.score) / f32::from(scale);
                f64::from(cross_entropy(odds, sample.points.value()))
            };
            some.map(one).sum()
        };
        if self.learn.is_empty() {
            return 100;
        }
        let losses = SCALES.step_by(5).map(|scale| (loss(scale), scale));
        let best = losses.min_by(|(loss, _), (other, _)| loss.total_cmp(other));
        best.map_or(100, |(_, scale)| scale)
    }
}
