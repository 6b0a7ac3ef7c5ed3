//! The search for the captures of one side, jump by jump.

use std::collections::HashSet;
use std::num::NonZero;

use super::forces::Forces;
use super::lattice::{LINES, back, beyond, each, lowest, run};
use super::law::Law;
use super::{Lines, Move, MoveList, Side};

/// Jumps of one piece after which visited places are remembered. Positions of play stay far
/// below; a king among many pieces has millions of ways that lead to few different places.
const JUMPS_BEFORE_MEMORY: u32 = 20_000;

/// The search for the captures of one side.
pub(super) struct Hunt<'a> {
    side: Side,
    enemy: u64,
    enemy_kings: u64,
    /// Empty squares, before a piece is lifted.
    vacant: u64,
    /// Empty squares, the start among them.
    empty: u64,
    /// The enemies with an empty square on either side, by [line](LINES): what a man can jump.
    jumpable: [u64; 4],
    from: u8,
    by_king: bool,
    /// The greatest weight so far, or one that will be reached.
    best: u32,
    /// Jumps tried with this piece.
    jumps: u32,
    /// Where the piece has been with which victims, which is all that the rest depends on.
    visited: Option<HashSet<(u8, u64)>>,
    moves: &'a mut MoveList,
}

impl<'a> Hunt<'a> {
    /// Finds the compulsory captures, given the squares from which a man could jump, and the men
    /// that can jump twice or more.
    pub(super) fn run<L: Law>(
        forces: Forces,
        jumpers: u64,
        going_on: u64,
        moves: &'a mut MoveList,
    ) {
        let mut hunt = Self {
            side: forces.side,
            enemy: forces.enemy,
            enemy_kings: forces.enemy_kings(),
            vacant: forces.empty::<L>(),
            empty: 0,
            jumpable: [0; 4],
            from: 0,
            by_king: false,
            best: 1,
            jumps: 0,
            visited: None,
            moves,
        };
        for from in each(forces.own_kings()) {
            hunt.lift(from, true);
            hunt.king::<L>(from, 0, L::BY_KING, 0xff);
        }
        if going_on == 0 {
            hunt.single::<L>(forces.men() & jumpers);
        } else {
            hunt.chains::<L>(going_on);
        }
    }

    /// Keeps the captures of men none of whom can jump twice.
    fn single<L: Law>(&mut self, men: u64) {
        for from in each(men) {
            self.lift_man::<L>(from);
            for victim in each(self.victims::<L>(from, 0)) {
                self.record::<L>(beyond(from, victim), 1 << victim, self.worth::<L>(victim));
            }
        }
    }

    /// Keeps the captures of men that can jump twice or more. Two pieces outweigh any one by
    /// every majority rule: who can only jump once is left out.
    fn chains<L: Law>(&mut self, men: u64) {
        if self.best < 2 * L::MAN_WEIGHT {
            self.best = 2 * L::MAN_WEIGHT;
            self.moves.clear();
        }
        for from in each(men) {
            self.lift_man::<L>(from);
            self.man::<L>(from, 0, 0, self.victims::<L>(from, 0));
        }
    }

    /// Lifts the next piece.
    fn lift(&mut self, from: u8, by_king: bool) {
        self.empty = self.vacant | 1 << from;
        self.from = from;
        self.by_king = by_king;
        self.jumps = 0;
        self.visited = None;
    }

    /// Lifts a man, and finds what can be jumped as long as it is in the air.
    fn lift_man<L: Law>(&mut self, from: u8) {
        self.lift(from, false);
        for (jumpable, direction) in self.jumpable.iter_mut().zip(LINES) {
            *jumpable = self.enemy & back(self.empty, direction) & back(self.empty, direction ^ 2);
        }
    }

    /// The enemies that a man on `at` can jump, but for those that it has taken.
    #[inline]
    fn victims<L: Law>(&self, at: u8, taken: u64) -> u64 {
        let on = |line: usize| self.jumpable[line] & L::LATTICE.beside[line][usize::from(at & 63)];
        let diagonals = on(0) | on(1);
        !taken
            & match (L::RULES.man_captures, self.side) {
                (Lines::All, _) => diagonals | on(2) | on(3),
                (Lines::Diagonals, _) => diagonals,
                // What lies ahead of White has lower bits.
                (Lines::Forward, Side::White) => diagonals & ((1 << at) - 1),
                (Lines::Forward, Side::Black) => diagonals & !((1 << at) - 1),
            }
    }

    /// Goes on with a man that stands on `at`, having taken some, over these victims.
    fn man<L: Law>(&mut self, mut at: u8, mut taken: u64, mut weight: u32, mut victims: u64) {
        while let Some(some) = NonZero::new(victims) {
            let victim = lowest(some);
            victims &= victims - 1;
            let landing = beyond(at, victim);
            let (more, heavier) = (taken | 1 << victim, weight + self.worth::<L>(victim));
            let further = self.victims::<L>(landing, more);
            if further == 0 {
                self.record::<L>(landing, more, heavier);
            } else if !self.is_known(landing, more) {
                if victims == 0 {
                    // The last way on needs no recursion; mostly it is the only one.
                    (at, taken, weight, victims) = (landing, more, heavier, further);
                } else {
                    self.man::<L>(landing, more, heavier, further);
                }
            }
        }
    }

    /// Goes on with a king that stands on `at`, in the directions of this set.
    fn king<L: Law>(&mut self, at: u8, taken: u64, weight: u32, directions: u8) {
        for direction in 0..L::KING_CAPTURES {
            if directions >> direction & 1 == 1 {
                self.king_jump::<L>(at, taken, weight, direction);
            }
        }
    }

    /// Jumps the next piece in one direction, if it is an enemy with room behind, and goes on.
    fn king_jump<L: Law>(&mut self, at: u8, taken: u64, weight: u32, direction: usize) {
        let rays = &L::LATTICE.rays[direction];
        let (_, victim) = run(rays[usize::from(at)], !self.empty, direction);
        if victim >= 64 || (self.enemy & !taken) >> victim & 1 == 0 {
            return;
        }
        let (landings, _) = run(rays[usize::from(victim)], !self.empty, direction);
        if landings == 0 {
            return;
        }
        let taken = taken | 1 << victim;
        let weight = weight + self.worth::<L>(victim);
        // What lies straight ahead is the same from every landing: it is tried once.
        self.king_jump::<L>(victim, taken, weight, direction);
        let aside = !(1 << direction | 1 << (direction ^ 2));
        for landing in each(landings) {
            if !self.is_known(landing, taken) {
                self.king::<L>(landing, taken, weight, aside);
                self.record::<L>(landing, taken, weight);
            }
        }
    }

    /// What taking this piece adds.
    fn worth<L: Law>(&self, victim: u8) -> u32 {
        if self.enemy_kings >> victim & 1 == 1 {
            L::KING_WEIGHT
        } else {
            L::MAN_WEIGHT
        }
    }

    /// Whether the piece was here before with the same victims, so that all is said already.
    #[inline]
    fn is_known(&mut self, at: u8, taken: u64) -> bool {
        self.jumps += 1;
        self.jumps > JUMPS_BEFORE_MEMORY && self.remembers(at, taken)
    }

    #[cold]
    fn remembers(&mut self, at: u8, taken: u64) -> bool {
        !self.visited.get_or_insert_default().insert((at, taken))
    }

    /// Keeps a capture that is as great as the greatest so far, once.
    fn record<L: Law>(&mut self, to: u8, taken: u64, weight: u32) {
        if weight < self.best {
            return;
        }
        if weight > self.best {
            self.best = weight;
            self.moves.clear();
        }
        // Two ways to the same end over the same victims are at least three jumps long.
        let may_be_twin = weight >= 3 * L::MAN_WEIGHT;
        let same = |mv: &Move| (mv.from, mv.to, mv.taken) == (self.from, to, taken);
        if may_be_twin && self.moves.iter().any(same) {
            return;
        }
        self.moves.push(Move {
            taken,
            from: self.from,
            to,
            by_king: self.by_king,
            crowns: !self.by_king && L::LATTICE.crown_rows[self.side.index()] >> to & 1 == 1,
            board: L::RULES.board,
        });
    }
}
