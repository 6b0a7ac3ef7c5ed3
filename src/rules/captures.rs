//! Captures, of which only the greatest by the majority rule are legal.
//!
//! A capture is searched jump by jump from each piece. Its start counts as empty throughout;
//! taken pieces stay as obstacles until the end. A sequence that could go on is never the
//! greatest, so only those that can't are looked at.

use std::collections::HashSet;

use super::lattice::{each, run};
use super::law::Law;
use super::{Board, Lines, Move, MoveList, Position, Side};

/// Jumps of one piece after which visited places are remembered. Positions of play stay far
/// below; a king among many pieces has millions of ways that lead to few different places.
const JUMPS_BEFORE_MEMORY: u32 = 2_000;

/// Replaces `moves` by the compulsory captures; empty when nothing can be taken.
pub(super) fn generate<L: Law>(position: &Position, moves: &mut MoveList) {
    moves.clear();
    let side = position.turn;
    let enemy = position.side(side.opponent());
    let own = position.side(side);
    let empty = position.empty::<L>();
    let men = own & !position.kings & attackers::<L>(side, enemy, empty);
    let kings = own & position.kings;
    if men | kings == 0 {
        return;
    }
    let mut hunt = Hunt {
        enemy,
        enemy_kings: enemy & position.kings,
        vacant: empty,
        empty,
        from: 0,
        by_king: false,
        reach: &L::REACH[side.index()],
        crown_row: L::LATTICE.crown_rows[side.index()],
        board: L::RULES.board,
        best: 1,
        jumps: 0,
        visited: None,
        moves,
    };
    for from in each(men) {
        hunt.lift(from, false);
        hunt.man::<L>(from, 0, 0);
    }
    for from in each(kings) {
        hunt.lift(from, true);
        hunt.king::<L>(from, 0, L::BY_KING, 0xff);
    }
}

/// Squares from which a man of this side could jump over an enemy.
fn attackers<L: Law>(side: Side, enemy: u64, empty: u64) -> u64 {
    let up = |shift: u8| enemy << shift & empty << (2 * shift);
    let down = |shift: u8| enemy >> shift & empty >> (2 * shift);
    let forward = match side {
        Side::White => up(6) | up(7),
        Side::Black => down(6) | down(7),
    };
    match L::RULES.man_captures {
        Lines::Forward => forward,
        Lines::Diagonals => up(6) | up(7) | down(6) | down(7),
        Lines::All => up(1) | up(6) | up(7) | up(13) | down(1) | down(6) | down(7) | down(13),
    }
}

/// The search for the captures of one side.
struct Hunt<'a> {
    enemy: u64,
    enemy_kings: u64,
    /// Empty squares, before the piece is lifted from its start.
    vacant: u64,
    /// Empty squares, the start among them.
    empty: u64,
    from: u8,
    by_king: bool,
    reach: &'static [u64; 64],
    crown_row: u64,
    board: Board,
    /// The greatest weight so far.
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

    /// Goes on with a man that stands on `at`, having taken these victims.
    fn man<L: Law>(&mut self, at: u8, taken: u64, weight: u32) {
        for victim in each(self.reach[usize::from(at)] & self.enemy & !taken) {
            let landing = (2 * victim).wrapping_sub(at);
            if landing < 64 && self.empty >> landing & 1 == 1 {
                let taken = taken | 1 << victim;
                if !self.is_known(landing, taken) {
                    self.man::<L>(landing, taken, weight + self.worth::<L>(victim));
                }
            }
        }
        self.record(at, taken, weight);
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
                self.record(landing, taken, weight);
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
    fn record(&mut self, to: u8, taken: u64, weight: u32) {
        if weight < self.best {
            return;
        }
        if weight > self.best {
            self.best = weight;
            self.moves.clear();
        }
        let mv = Move {
            taken,
            from: self.from,
            to,
            by_king: self.by_king,
            crowns: !self.by_king && self.crown_row >> to & 1 == 1,
            board: self.board,
        };
        if !self.moves.contains(&mv) {
            self.moves.push(mv);
        }
    }
}
