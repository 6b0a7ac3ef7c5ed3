//! Captures, of which only the greatest by the majority rule are legal.
//!
//! A capture is searched jump by jump from each piece. Its start counts as empty throughout;
//! taken pieces stay as obstacles until the end. A sequence that could go on is never the
//! greatest, so only those that can't are looked at.

use std::collections::HashSet;

use super::lattice::{back, back_two, each, lowest, next, run};
use super::law::Law;
use super::{Move, MoveList, Position, Side};

/// Jumps of one piece after which visited places are remembered. Positions of play stay far
/// below; a king among many pieces has millions of ways that lead to few different places.
const JUMPS_BEFORE_MEMORY: u32 = 2_000;

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
    if first.going_on | first.choosing | kings | enemy_kings == 0 {
        return first.starts.count_ones();
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
        empty: 0,
        jumpable: [0; 8],
        from: 0,
        by_king: false,
        crown_row: L::LATTICE.crown_rows[side.index()],
        best: 1,
        jumps: 0,
        visited: None,
        moves,
    };
    let vacant = position.empty::<L>();
    for from in each(kings) {
        hunt.lift(from, true, vacant);
        hunt.king::<L>(from, 0, L::BY_KING, 0xff);
    }
    if first.going_on == 0 {
        hunt.single::<L>(first);
        return;
    }
    // Two pieces outweigh any one by every majority rule: who can only jump once is left out.
    hunt.best = hunt.best.max(2 * L::MAN_WEIGHT);
    for from in each(first.going_on) {
        hunt.lift(from, false, vacant);
        hunt.find_jumpable::<L>(side);
        hunt.man::<L>(from, 0, 0);
    }
}

/// The first jumps of all men at once.
struct FirstJumps {
    /// Men that can jump, by direction; only where one can.
    by_direction: [u64; 8],
    /// Men that can jump.
    starts: u64,
    /// Men that can jump in more than one direction.
    choosing: u64,
    /// Men that can jump and jump again.
    going_on: u64,
}

impl FirstJumps {
    #[inline]
    fn new<L: Law>(position: &Position) -> Self {
        let side = position.turn;
        let (men, enemy) = (position.men(side), position.side(side.opponent()));
        let empty = position.empty::<L>();
        let jumpable = |direction| {
            if L::man_captures(direction, side) {
                back(enemy, direction) & back_two(empty, direction)
            } else {
                0
            }
        };
        let anywhere = (0..8).fold(0, |all, direction| all | jumpable(direction));
        let mut first = Self {
            by_direction: [0; 8],
            starts: men & anywhere,
            choosing: 0,
            going_on: 0,
        };
        if first.starts == 0 {
            return first;
        }
        let mut once = 0;
        for direction in 0..8 {
            let starts = men & jumpable(direction);
            first.by_direction[direction] = starts;
            first.choosing |= once & starts;
            once |= starts;
            // The start counts as empty, but only a third jump can come back to it.
            first.going_on |= starts & back_two(anywhere & empty, direction);
        }
        first
    }
}

/// The search for the captures of one side.
struct Hunt<'a> {
    enemy: u64,
    enemy_kings: u64,
    /// Empty squares, the start among them.
    empty: u64,
    /// Enemies with room behind for a man that jumps, by direction.
    jumpable: [u64; 8],
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
    fn lift(&mut self, from: u8, by_king: bool, vacant: u64) {
        self.empty = vacant | 1 << from;
        self.from = from;
        self.by_king = by_king;
        self.jumps = 0;
        self.visited = None;
    }

    fn find_jumpable<L: Law>(&mut self, side: Side) {
        for direction in 0..8 {
            if L::man_captures(direction, side) {
                self.jumpable[direction] = self.enemy & back(self.empty, direction);
            }
        }
    }

    /// Keeps the captures of one piece by a man, if they weigh enough.
    fn single<L: Law>(&mut self, first: &FirstJumps) {
        let over = |victims, direction| first.by_direction[direction] & back(victims, direction);
        let kings_count = L::KING_WEIGHT > L::MAN_WEIGHT && self.enemy_kings != 0;
        let takes_king = kings_count && (0..8).any(|d| over(self.enemy_kings, d) != 0);
        let (victims, weight) = if takes_king {
            (self.enemy_kings, L::KING_WEIGHT)
        } else {
            (self.enemy, L::MAN_WEIGHT)
        };
        if first.starts == 0 || weight < self.best {
            return;
        }
        if weight > self.best {
            self.moves.clear();
        }
        for direction in 0..8 {
            for from in each(over(victims, direction)) {
                self.from = from;
                let victim = next(from, direction);
                self.keep::<L>(next(victim, direction), 1 << victim);
            }
        }
    }

    /// Goes on with a man that stands on `at`, having taken these victims.
    fn man<L: Law>(&mut self, mut at: u8, mut taken: u64, mut weight: u32) {
        loop {
            let here = 1 << at;
            let beside = |direction: usize| back(here, direction ^ 2) & self.jumpable[direction];
            let mut victims = (0..8).fold(0, |all, direction| all | beside(direction)) & !taken;
            if victims == 0 {
                return self.record::<L>(at, taken, weight);
            }
            let last = loop {
                let victim = lowest(victims);
                victims &= victims - 1;
                if victims == 0 {
                    break victim;
                }
                let (landing, taken) = (2 * victim - at, taken | 1 << victim);
                if !self.is_known(landing, taken) {
                    self.man::<L>(landing, taken, weight + self.worth::<L>(victim));
                }
            };
            // The last way on needs no recursion; mostly it is the only one.
            at = 2 * last - at;
            taken |= 1 << last;
            weight += self.worth::<L>(last);
            if self.is_known(at, taken) {
                return;
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
    fn is_known(&mut self, at: u8, taken: u64) -> bool {
        self.jumps += 1;
        self.jumps > JUMPS_BEFORE_MEMORY
            && !self.visited.get_or_insert_default().insert((at, taken))
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
