//! Tables in few bytes.
//!
//! Position after position, in the order of their numbers, what is known is told bit by bit;
//! where the side to move must capture nothing is told, for a look at what follows tells as much.
//! What the odds are for each bit is learnt on the way from positions told before: the same but
//! for a king run, and those that differ in one piece, which stands a step back.

mod coder;
mod odds;

use super::{Material, Numbering};
use crate::rules::{Perspective, Position};
use coder::{Pass, Reader, Writer};
use odds::{GUESSES, Odds};

/// Stands for what isn't told.
pub(super) const UNTOLD: u8 = 0;

/// What is known of the positions of a material, in few bytes.
pub(super) fn pack(numbering: &Numbering, codes: &[u8]) -> Vec<u8> {
    let mut codes = codes.to_vec();
    let mut told: Vec<u8> = (0..codes.len())
        .filter(|&number| is_told(numbering, number).is_some())
        .map(|number| codes[number])
        .collect();
    told.sort_unstable();
    told.dedup();
    let mut writer = Writer::new();
    pass_all(numbering, &told, &mut codes, &mut writer);
    // Fewer than 256 different bytes.
    let mut bytes = vec![told.len() as u8];
    bytes.extend(&told);
    bytes.extend(writer.finish());
    bytes
}

/// What [`pack`] made bytes of, [`UNTOLD`] where there was nothing to tell; `None` when these
/// aren't the bytes of any table.
pub(super) fn unpack(numbering: &Numbering, bytes: &[u8]) -> Option<Vec<u8>> {
    let (&count, rest) = bytes.split_first()?;
    let (told, rest) = rest.split_at_checked(usize::from(count))?;
    let mut codes = vec![UNTOLD; numbering.len()];
    if told.is_empty() || !told.is_sorted_by(|a, b| a < b) || told[0] == UNTOLD {
        return None;
    }
    pass_all(numbering, told, &mut codes, &mut Reader::new(rest));
    Some(codes)
}

/// The position with this number, if there is one and its mover needn't capture.
fn is_told(numbering: &Numbering, number: usize) -> Option<Perspective> {
    let sight = numbering.place(number)?;
    let quiet = !Position::seen_by_white(numbering.rules(), &sight).must_capture();
    quiet.then_some(sight)
}

fn pass_all(numbering: &Numbering, told: &[u8], codes: &mut [u8], pass: &mut impl Pass) {
    let mut learner = Learner::new(numbering, told);
    for number in 0..codes.len() {
        codes[number] = match is_told(numbering, number) {
            Some(sight) => learner.pass(&sight, number, codes, pass),
            None => UNTOLD,
        };
    }
}

/// Passes what is known of one position after the other.
struct Learner<'a> {
    numbering: &'a Numbering,
    /// What may be told, ascending.
    told: &'a [u8],
    /// The place of each byte in `told`, from 1; 0 for [`UNTOLD`].
    place_of: [u8; 256],
    /// How many bits tell a place.
    bits: u32,
    odds: Odds,
}

impl<'a> Learner<'a> {
    fn new(numbering: &'a Numbering, told: &'a [u8]) -> Self {
        let mut place_of = [0; 256];
        for (place, &byte) in (1..).zip(told) {
            place_of[usize::from(byte)] = place;
        }
        let bits = told.len().next_power_of_two().trailing_zeros();
        let near = told.len() + 1;
        Self {
            numbering,
            told,
            place_of,
            bits,
            odds: Odds::new([near * near * near.max(64) << bits; GUESSES], 1 << bits),
        }
    }

    fn pass(
        &mut self,
        sight: &Perspective,
        number: usize,
        codes: &[u8],
        pass: &mut impl Pass,
    ) -> u8 {
        let near = self.surroundings(sight, number, codes);
        let place = usize::from(self.place_of[usize::from(codes[number])]).saturating_sub(1);
        let mut node = 1;
        for bit in (0..self.bits).rev() {
            let sorts = near.map(|near| near << self.bits | node);
            let set = self.odds.bit(pass, place >> bit & 1 == 1, sorts, node);
            node = node << 1 | usize::from(set);
        }
        let place = node - (1 << self.bits);
        self.told[place.min(self.told.len() - 1)]
    }

    /// What is known of the positions near this one, in pairs.
    fn surroundings(&self, sight: &Perspective, number: usize, codes: &[u8]) -> [usize; GUESSES] {
        let run_states = self.numbering.run_states();
        let run = number % run_states;
        let known = |other: Option<usize>| {
            let other = other.filter(|&other| other < number);
            other.map_or(0, |other| {
                usize::from(self.place_of[usize::from(codes[other])])
            })
        };
        let [first, second, third] = self.movable(sight);
        let at = |bit: u8, back: u8| known(self.stepped_back(sight, bit, back, run));
        let left = at(first, 1);
        let same = if run > 0 {
            known(Some(number - 1))
        } else {
            left
        };
        let [up, up_left] = [7, 6].map(|back| at(first, back));
        let [second_up, second_left] = [7, 6].map(|back| at(second, back));
        let [third_up, third_left] = [7, 6].map(|back| at(third, back));
        let near = self.told.len() + 1;
        let triple = |a, b, c| (a * near + b) * near + c;
        [
            triple(same, run.min(near - 1), 0),
            triple(same, left, up),
            triple(same, up, up_left),
            triple(left, second_up, third_up),
            triple(same, second_up, second_left),
            triple(same, third_up, third_left),
            triple(up, second_left, third_left),
            triple(same, 0, 0) * 64 / near + usize::from(first),
        ]
    }

    /// The bits of up to three pieces, the one that is numbered last first; 64 for none.
    fn movable(&self, sight: &Perspective) -> [u8; 3] {
        let sets = [sight.kings[1], sight.kings[0], sight.men[1], sight.men[0]];
        let mut bits = [64; 3];
        let mut found = 0;
        for mut set in sets {
            while set != 0 && found < 3 {
                let bit = 63 - set.leading_zeros();
                set ^= 1 << bit;
                bits[found] = bit as u8;
                found += 1;
            }
        }
        bits
    }

    /// The number of the position in which the piece on this bit stands so many bits lower, if
    /// that is a free square.
    fn stepped_back(&self, sight: &Perspective, bit: u8, back: u8, run: usize) -> Option<usize> {
        let to = bit.checked_sub(back).filter(|_| bit < 64)?;
        let both = 1 << bit | 1 << to;
        let mut other = *sight;
        let occupied = sight.men[0] | sight.men[1] | sight.kings[0] | sight.kings[1];
        if occupied >> to & 1 == 1 {
            return None;
        }
        let [own, theirs] = self.numbering.rules().board().men_words();
        let word = self.numbering.rules().board().word();
        let sets = other.men.iter_mut().chain(&mut other.kings);
        for (set, squares) in sets.zip([own, theirs, word, word]) {
            if *set >> bit & 1 == 1 {
                if squares >> to & 1 == 0 {
                    return None;
                }
                *set ^= both;
            }
        }
        other.runs = [(0, 0); 2];
        let first = self.numbering.number(&other);
        Some(first + run)
    }
}

/// The materials of which a table is kept: of the same pieces with either side to move one is
/// enough, the other is told by a look at what follows.
pub(super) fn is_kept(material: Material) -> bool {
    material >= material.turned()
}
