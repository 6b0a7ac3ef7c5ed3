//! By how much the evaluation has been wrong of late where the men stood as they do.

use crate::rules::{Position, Side};

/// What one thread has seen of the evaluation's errors.
#[derive(Clone, Debug)]
pub(super) struct Correction(Box<[i16; 2 * SIZE]>);

/// Formations that are told apart for each side to move.
const SIZE: usize = 1 << 14;
/// Parts of a centi-man that are kept.
const PARTS: i32 = 256;
/// The greatest correction, in centi-men.
const MOST: i32 = 60;

impl Default for Correction {
    #[expect(clippy::large_stack_arrays, reason = "64 kB")]
    fn default() -> Self {
        Self(Box::new([0; _]))
    }
}

impl Correction {
    /// What is to be added to the evaluation, in centi-men.
    pub(super) fn of(&self, position: &Position) -> i32 {
        i32::from(self.0[index(position)]) / PARTS
    }

    /// Learns that a search of so many plies found the evaluation wrong by `error` centi-men.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "it stays within MOST * PARTS"
    )]
    pub(super) fn learn(&mut self, position: &Position, error: i32, depth: i32) {
        let part = &mut self.0[index(position)];
        let weight = (depth + 1).min(16);
        let error = error.clamp(-4 * MOST, 4 * MOST) * PARTS;
        let mean = (i32::from(*part) * (256 - weight) + error * weight) / 256;
        *part = mean.clamp(-MOST * PARTS, MOST * PARTS) as i16;
    }
}

/// The place of a formation of men.
fn index(position: &Position) -> usize {
    let [white, black] = Side::ALL.map(|side| position.men(side));
    let mixed =
        white.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black.wrapping_mul(0xd6e8_feb8_6659_fd93);
    let place = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 50;
    position.turn().index() * SIZE + usize::try_from(place).unwrap_or(0) % SIZE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn it_learns_how_wrong_the_evaluation_is() {
        let start = Position::start(Rules::Frisian);
        let mut correction = Correction::default();
        for _ in 0..1_000 {
            correction.learn(&start, 30, 8);
        }
        let learnt = correction.of(&start);
        assert!((27..=30).contains(&learnt), "{learnt}");
        for _ in 0..1_000 {
            correction.learn(&start, 10_000, 8);
        }
        assert_eq!(correction.of(&start), MOST);
        let next = start.after(start.legal_moves()[0]);
        assert_eq!(correction.of(&next), 0);
    }
}
