//! Tells what is known of one position after the other.

use super::coder::Pass;
use super::near::{NEAR, Near};
use super::odds::{GUESSES, Odds};

/// Passes what is known of positions, learning from each for those to come.
///
/// First comes whether it is the same as of the position that is nearest; where it isn't, its
/// place among all that may be told follows bit by bit, the highest first.
pub(super) struct Learner<'a> {
    /// What may be told, ascending.
    told: &'a [u8],
    /// The place of each byte in `told`, from 1; 0 for what isn't told.
    place_of: [u8; 256],
    /// How many bits tell a place.
    bits: u32,
    /// How many king runs each placing comes with.
    runs: usize,
    odds: Odds,
}

/// King runs beyond these are taken for alike.
const MOST_RUNS: usize = 16;

impl<'a> Learner<'a> {
    /// For codes among `told`, and so many king runs for each placing of the pieces.
    pub(super) fn new(told: &'a [u8], runs: usize) -> Self {
        let mut place_of = [0; 256];
        for (place, &byte) in (1..).zip(told) {
            place_of[usize::from(byte)] = place;
        }
        let bits = told.len().next_power_of_two().trailing_zeros();
        let sorts = told.len() + 1;
        Self {
            told,
            place_of,
            bits,
            runs,
            odds: Odds::new(
                sorts * (sorts * sorts).max(64 * runs.min(MOST_RUNS)),
                1 << bits,
            ),
        }
    }

    /// Passes the code of the position with this number.
    pub(super) fn pass(
        &mut self,
        near: &Near,
        number: usize,
        codes: &[u8],
        pass: &mut impl Pass,
    ) -> u8 {
        let run = number % self.runs;
        let place_of = |number: usize| usize::from(self.place_of[usize::from(codes[number])]);
        let mut around = [0; NEAR];
        for (place, placement) in around.iter_mut().zip(near.placements) {
            *place = placement.map_or(0, |placement| place_of(placement * self.runs + run));
        }
        let nearest = if run > 0 {
            place_of(number - 1)
        } else {
            around.into_iter().find(|&place| place > 0).unwrap_or(1)
        };
        let sorts = self.sorts(nearest, around, near.last, run);
        let place = place_of(number).max(1);
        let same = self.odds.bit(pass, place == nearest, sorts, 0);
        let place = if same {
            nearest
        } else {
            self.pass_place(place, sorts, pass)
        };
        self.told[place - 1]
    }

    fn pass_place(&mut self, place: usize, sorts: [usize; GUESSES], pass: &mut impl Pass) -> usize {
        let mut node = 1;
        for bit in (0..self.bits).rev() {
            let set = self
                .odds
                .bit(pass, (place - 1) >> bit & 1 == 1, sorts, node);
            node = node << 1 | usize::from(set);
        }
        // Bytes that aren't those of a table may lead anywhere.
        (node - (1 << self.bits)).min(self.told.len() - 1) + 1
    }

    /// What the surroundings are, for each of the guesses.
    fn sorts(
        &self,
        nearest: usize,
        [
            left,
            up,
            up_left,
            second_up,
            second_left,
            third_up,
            third_left,
        ]: [usize; NEAR],
        last: usize,
        run: usize,
    ) -> [usize; GUESSES] {
        let count = self.told.len() + 1;
        let three = |a, b, c| (a * count + b) * count + c;
        [
            three(nearest, left, up),
            three(nearest, up, up_left),
            three(nearest, second_up, second_left),
            three(nearest, third_up, third_left),
            three(nearest, up, second_up),
            (nearest * 64 + last) * self.runs.min(MOST_RUNS) + run.min(MOST_RUNS - 1),
        ]
    }
}
