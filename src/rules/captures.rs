//! Captures, of which only the greatest by the majority rule are legal.
//!
//! A capture is searched jump by jump from each piece. Its start counts as empty throughout;
//! taken pieces stay as obstacles until the end. A sequence that could go on is never the
//! greatest, so only those that can't are looked at.

use std::collections::HashSet;

use super::first_jumps::{FirstJumps, count_single, jumpers_towards};
use super::lattice::{back, between, each, lowest, next, run};
use super::law::Law;
use super::{Move, MoveList, Position, Side};

/// Jumps of one piece after which visited places are remembered. Positions of play stay far
/// below; a king among many pieces has millions of ways that lead to few different places.
const JUMPS_BEFORE_MEMORY: u32 = 20_000;

/// Replaces `moves` by the compulsory captures; empty when nothing can be taken.
#[inline]
pub(super) fn generate<L: Law>(position: &Position, moves: &mut MoveList) {
    moves.clear();
    let kings = position.side(position.turn) & position.kings;
    let first = FirstJumps::new::<L>(position);
    if first.starts | kings != 0 {
        hunt::<L>(position, &first, kings, moves);
    }
}

/// How many compulsory captures there are. `moves` is scratch.
#[inline]
pub(super) fn count<L: Law>(position: &Position, moves: &mut MoveList) -> u32 {
    let kings = position.side(position.turn) & position.kings;
    let first = FirstJumps::new::<L>(position);
    if first.starts | kings == 0 {
        return 0;
    }
    let enemy_kings = position.side(position.turn.opponent()) & position.kings;
    if first.going_on | kings | enemy_kings == 0 {
        return count_single::<L>(position, first.starts);
    }
    moves.clear();
    hunt::<L>(position, &first, kings, moves);
    u32::try_from(moves.len()).unwrap_or(u32::MAX)
}

fn hunt<L: Law>(position: &Position, first: &FirstJumps, kings: u64, moves: &mut MoveList) {
    let side = position.turn;
    let mut hunt = Hunt {
        enemy: position.side(side.opponent()),
        enemy_kings: position.side(side.opponent()) & position.kings,
        vacant: position.empty::<L>(),
        empty: 0,
        from: 0,
        by_king: false,
        crown_row: L::LATTICE.crown_rows[side.index()],
        best: 1,
        jumps: 0,
        visited: None,
        moves,
    };
    for from in each(kings) {
        hunt.lift(from, true);
        hunt.king::<L>(from, 0, L::BY_KING, 0xff);
    }
    if first.going_on == 0 {
        hunt.single::<L>(first.starts, side);
        return;
    }
    // Two pieces outweigh any one by every majority rule: who can only jump once is left out.
    if hunt.best < 2 * L::MAN_WEIGHT {
        hunt.best = 2 * L::MAN_WEIGHT;
        hunt.moves.clear();
    }
    for from in each(first.going_on) {
        hunt.lift(from, false);
        for landing in each(hunt.landings::<L>(side, from, 0) & first.anywhere) {
            let victim = between(from, landing);
            hunt.man::<L>(side, landing, 1 << victim, hunt.worth::<L>(victim));
        }
    }
}

/// The search for the captures of one side.
struct Hunt<'a> {
    enemy: u64,
    enemy_kings: u64,
    /// Empty squares, before a piece is lifted.
    vacant: u64,
    /// Empty squares, the start among them.
    empty: u64,
    from: u8,
    by_king: bool,
    crown_row: u64,
    /// The greatest weight so far, or one that will be reached.
    best: u32,
    /// Jumps tried with this piece.
    jumps: u32,
    /// Where the piece has been with which victims, which is all that the rest depends on.
    visited: Option<HashSet<(u8, u64)>>,
    moves: &'a mut MoveList,
}

impl Hunt<'_> {
    /// Lifts the next piece.
    fn lift(&mut self, from: u8, by_king: bool) {
        self.empty = self.vacant | 1 << from;
        self.from = from;
        self.by_king = by_king;
        self.jumps = 0;
        self.visited = None;
    }

    /// Keeps the captures of one piece by these men, if they weigh enough.
    fn single<L: Law>(&mut self, men: u64, side: Side) {
        let (enemy, enemy_kings, vacant) = (self.enemy, self.enemy_kings, self.vacant);
        let over =
            |victims, direction| men & jumpers_towards::<L>(side, victims, vacant, direction);
        let kings_count = L::KING_WEIGHT > L::MAN_WEIGHT && enemy_kings != 0;
        let (victims, weight) = if kings_count && (0..8).any(|d| over(enemy_kings, d) != 0) {
            (enemy_kings, L::KING_WEIGHT)
        } else {
            (enemy, L::MAN_WEIGHT)
        };
        if men == 0 || weight < self.best {
            return;
        }
        if weight > self.best {
            self.moves.clear();
        }
        self.by_king = false;
        for direction in 0..8 {
            for from in each(over(victims, direction)) {
                self.from = from;
                let victim = next(from, direction);
                self.keep::<L>(next(victim, direction), 1 << victim);
            }
        }
    }

    /// Goes on with a man that stands on `at`, having taken these victims.
    fn man<L: Law>(&mut self, side: Side, mut at: u8, mut taken: u64, mut weight: u32) {
        loop {
            let mut landings = self.landings::<L>(side, at, taken);
            if landings == 0 {
                return self.record::<L>(at, taken, weight);
            }
            let last = loop {
                let landing = lowest(landings);
                landings &= landings - 1;
                if landings == 0 {
                    break landing;
                }
                let victim = between(at, landing);
                let taken = taken | 1 << victim;
                if !self.is_known(landing, taken) {
                    self.man::<L>(side, landing, taken, weight + self.worth::<L>(victim));
                }
            };
            // The last way on needs no recursion; mostly it is the only one.
            let victim = between(at, last);
            at = last;
            taken |= 1 << victim;
            weight += self.worth::<L>(victim);
            if self.is_known(at, taken) {
                return;
            }
        }
    }

    /// Where a man on `at` can jump to, over enemies that aren't taken.
    #[inline]
    fn landings<L: Law>(&self, side: Side, at: u8, taken: u64) -> u64 {
        let enemy = self.enemy & !taken;
        let mut landings = 0;
        for direction in 0..8 {
            if L::man_captures(direction, side) {
                let ahead = direction ^ 2;
                landings |= back(back(1 << at, ahead) & enemy, ahead);
            }
        }
        landings & self.empty
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
        if !(may_be_twin && self.moves.iter().any(same)) {
            self.keep::<L>(to, taken);
        }
    }

    fn keep<L: Law>(&mut self, to: u8, taken: u64) {
        self.moves.push(Move {
            taken,
            from: self.from,
            to,
            by_king: self.by_king,
            crowns: !self.by_king && self.crown_row >> to & 1 == 1,
            board: L::RULES.board,
        });
    }
}
