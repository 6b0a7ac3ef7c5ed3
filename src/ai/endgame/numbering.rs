//! The positions of one material, numbered without large gaps.

use super::Material;
use crate::rules::{Perspective, Rules};

/// How the positions of one material are numbered from 0: by the mover's men, the opponent's men,
/// the mover's kings, the opponent's kings, the mover's king run and the opponent's, in that
/// order of weight. Kings are numbered among the squares that men leave free; numbers that would
/// put two men on one square stand for no position.
#[derive(Clone, Debug)]
pub struct Numbering {
    rules: Rules,
    material: Material,
    /// The bits of the squares for each kind, ascending, before anything stands on them.
    squares: [Squares; 3],
    /// How many arrangements each kind has.
    arrangements: [usize; 4],
    /// How many king runs each side can have, none included.
    runs: [usize; 2],
    /// How many moves a king run may have.
    limit: usize,
}

/// A set of squares with its ranks.
#[derive(Clone, Copy, Debug)]
struct Squares {
    word: u64,
    bit_of: [u8; 50],
}

impl Squares {
    fn new(word: u64) -> Self {
        let mut bit_of = [0; 50];
        let bits = (0..64).filter(|bit| word >> bit & 1 == 1);
        bit_of.iter_mut().zip(bits).for_each(|(at, bit)| *at = bit);
        Self { word, bit_of }
    }

    fn len(&self) -> usize {
        self.word.count_ones() as usize
    }

    /// The number of an arrangement among all of as many pieces on these squares less `occupied`.
    fn rank(&self, pieces: u64, occupied: u64) -> usize {
        let free = self.word & !occupied;
        let (mut rest, mut number, mut k) = (pieces, 0, 1);
        while rest != 0 {
            let below = (rest & rest.wrapping_neg()) - 1;
            number += choose((free & below).count_ones() as usize, k);
            rest &= rest - 1;
            k += 1;
        }
        number
    }

    /// The arrangement of `count` pieces that has this number.
    fn place(&self, mut number: usize, count: u8, occupied: u64) -> u64 {
        let mut pieces = 0;
        for k in (1..=usize::from(count)).rev() {
            // One piece is numbered by its rank.
            let mut rank = if k == 1 { number } else { k - 1 };
            while k > 1 && choose(rank + 1, k) <= number {
                rank += 1;
            }
            number -= choose(rank, k);
            pieces |= 1 << self.free_bit(rank, occupied);
        }
        pieces
    }

    /// The bit of the square with this rank among those that aren't occupied.
    fn free_bit(&self, mut rank: usize, occupied: u64) -> u8 {
        let mut blockers = occupied & self.word;
        while blockers != 0 {
            let below = (blockers & blockers.wrapping_neg()) - 1;
            if (self.word & below).count_ones() as usize > rank {
                break;
            }
            rank += 1;
            blockers &= blockers - 1;
        }
        self.bit_of[rank]
    }
}

/// How many ways there are to choose `k` of `n`.
const fn choose(n: usize, k: usize) -> usize {
    match k {
        0 => 1,
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        _ => {
            let (mut ways, mut i) = (1, 0);
            while i < k {
                ways = ways * n.saturating_sub(i) / (i + 1);
                i += 1;
            }
            ways
        }
    }
}

impl Numbering {
    /// The numbering of this material under these rules. Without `runs` king runs are left out.
    pub fn new(rules: Rules, material: Material, runs: bool) -> Self {
        let limit = rules.declaration().king_run_limit;
        let limit = limit.filter(|_| runs).map_or(0, usize::from);
        let [own, theirs] = rules.board().men_words().map(Squares::new);
        let all = Squares::new(rules.board().word());
        let [own_men, men, own_kings, kings] = material.counts().map(usize::from);
        let free = all.len() - own_men - men;
        let arrangements = [
            choose(own.len(), own_men),
            choose(theirs.len(), men),
            choose(free, own_kings),
            choose(free - own_kings, kings),
        ];
        Self {
            rules,
            material,
            squares: [own, theirs, all],
            arrangements,
            runs: [0, 1].map(|side| match material.men[side] {
                0 => 1,
                _ => 1 + limit * usize::from(material.kings[side]),
            }),
            limit,
        }
    }

    /// The material whose positions are numbered.
    pub fn material(&self) -> Material {
        self.material
    }

    /// The rules they are played by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many numbers there are.
    pub fn count(&self) -> usize {
        self.placements() * self.run_states()
    }

    /// How many numbers one placing of the pieces takes up: one for each pair of king runs.
    pub fn run_states(&self) -> usize {
        self.runs[0] * self.runs[1]
    }

    /// How many placings there are, gaps included.
    pub fn placements(&self) -> usize {
        self.arrangements.iter().product()
    }

    /// The number of a position of this material.
    pub(crate) fn number(&self, sight: &Perspective) -> usize {
        let [own, theirs, all] = &self.squares;
        let men = sight.men[0] | sight.men[1];
        let ranks = [
            own.rank(sight.men[0], 0),
            theirs.rank(sight.men[1], 0),
            all.rank(sight.kings[0], men),
            all.rank(sight.kings[1], men | sight.kings[0]),
        ];
        let placed = ranks.iter().zip(self.arrangements);
        let number = placed.fold(0, |number, (rank, count)| number * count + rank);
        [0, 1].into_iter().fold(number, |number, side| {
            let (at, count) = sight.runs[side];
            let run = if self.runs[side] == 1 || count == 0 {
                0
            } else {
                let kings_below = sight.kings[side] & ((1 << at) - 1);
                self.limit * kings_below.count_ones() as usize + usize::from(count)
            };
            number * self.runs[side] + run
        })
    }

    /// The position with this number; `None` where two men would share a square.
    pub(crate) fn place(&self, number: usize) -> Option<Perspective> {
        let (number, their_run) = (number / self.runs[1], number % self.runs[1]);
        let (number, own_run) = (number / self.runs[0], number % self.runs[0]);
        let mut sight = self.place_pieces(number)?;
        for (side, run) in [own_run, their_run].into_iter().enumerate() {
            if let Some(run) = run.checked_sub(1) {
                let king =
                    (0..run / self.limit).fold(sight.kings[side], |kings, _| kings & (kings - 1));
                #[expect(clippy::cast_possible_truncation, reason = "a bit and a small count")]
                let run = (king.trailing_zeros() as u8, (run % self.limit + 1) as u8);
                sight.runs[side] = run;
            }
        }
        Some(sight)
    }

    fn place_pieces(&self, mut number: usize) -> Option<Perspective> {
        let mut ranks = [0; 4];
        for (rank, count) in ranks.iter_mut().zip(self.arrangements).rev() {
            (number, *rank) = (number / count, number % count);
        }
        let [own, theirs, all] = &self.squares;
        let Material { men, kings } = self.material;
        let own_men = own.place(ranks[0], men[0], 0);
        let their_men = theirs.place(ranks[1], men[1], 0);
        if own_men & their_men != 0 {
            return None;
        }
        let men = own_men | their_men;
        let own_kings = all.place(ranks[2], kings[0], men);
        let their_kings = all.place(ranks[3], kings[1], men | own_kings);
        Some(Perspective {
            men: [own_men, their_men],
            kings: [own_kings, their_kings],
            ..Perspective::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_stands_for_itself() {
        for rules in [Rules::Frisian, Rules::Spanish] {
            for material in Material::all(3) {
                let numbering = Numbering::new(rules, material, true);
                let mut positions = 0;
                for number in (0..numbering.count()).step_by(7) {
                    let Some(sight) = numbering.place(number) else {
                        continue;
                    };
                    positions += 1;
                    assert_eq!(numbering.number(&sight), number, "{material} {sight:?}");
                    assert_eq!(Material::of(&sight), material);
                    let position = crate::rules::Position::seen_by_white(rules, &sight);
                    assert_eq!(position.perspective(), sight);
                }
                assert!(positions * 8 > numbering.count(), "{material} has few gaps");
            }
        }
    }
}
