//! Looking back: the quiet moves that may have led to a position.

use super::king_run::Run;
use super::lattice::each;
use super::law::{Law, with_law};
use super::{Position, steps};

impl Position {
    /// Hands each position to `visit` from which a quiet move that doesn't crown leads here, as
    /// if no capture had been compulsory there. With `runs` false king runs are left out of
    /// account, here and there.
    pub(crate) fn visit_before(&self, runs: bool, visit: impl FnMut(&Self)) {
        with_law!(self.rules, L => self.visit_before_by::<L>(runs, visit));
    }

    fn visit_before_by<L: Law>(&self, runs: bool, mut visit: impl FnMut(&Self)) {
        let side = self.turn.opponent();
        let limit = if runs { L::RULES.king_run_limit } else { None };
        let run = self.runs[side.index()];
        let men = self.men(side);
        // A run is only counted while there are men.
        let counts = limit.is_some() && men != 0;
        if run == Run::NONE {
            for to in each(men) {
                for from in each(steps::back::<L>(self, to, side)) {
                    self.visit_runs(from, to, limit.unwrap_or(0), &mut visit);
                }
            }
        }
        let kings = self.side(side) & self.kings;
        for to in each(if counts { kings & run.mask() } else { kings }) {
            for from in each(steps::king_targets::<L>(to, self.empty::<L>())) {
                match run.count {
                    0 => visit(&self.taken_back(from, to, Run::NONE)),
                    1 => self.visit_runs(from, to, limit.unwrap_or(0), &mut visit),
                    count => visit(&self.taken_back(
                        from,
                        to,
                        Run {
                            at: from,
                            count: count - 1,
                        },
                    )),
                }
            }
        }
    }

    /// Hands the positions before a move to `visit`, with each run that the move ended.
    fn visit_runs(&self, from: u8, to: u8, limit: u8, visit: &mut impl FnMut(&Self)) {
        visit(&self.taken_back(from, to, Run::NONE));
        let side = self.turn.opponent();
        for at in each(self.side(side) & self.kings & !(1 << to)) {
            for count in 1..=limit {
                visit(&self.taken_back(from, to, Run { at, count }));
            }
        }
    }

    /// The position before the opponent went from `from` to `to`, when this was its run.
    fn taken_back(&self, from: u8, to: u8, run: Run) -> Self {
        let mut before = *self;
        let (side, both) = (self.turn.opponent(), 1 << from | 1 << to);
        before.sides[side.index()] ^= both;
        if self.kings >> to & 1 == 1 {
            before.kings ^= both;
        }
        before.runs[side.index()] = run;
        before.turn = side;
        before
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Perspective, Rules};
    use super::*;

    /// Some position of few pieces, by chance.
    fn some(rules: Rules, chance: &mut impl FnMut(usize) -> usize) -> Option<Position> {
        let mut sight = Perspective::default();
        let words = [rules.board().men_words(), [rules.board().word(); 2]];
        for _ in 0..2 + chance(3) {
            let (rank, side, at) = (chance(2), chance(2), 1 << chance(64));
            let sets = [&mut sight.men, &mut sight.kings];
            let occupied = sets.iter().fold(0, |all, set| all | set[0] | set[1]);
            if words[rank][side] & !occupied & at != 0 {
                let [men, kings] = sets;
                [men, kings][rank][side] |= at;
            }
        }
        if let Some(limit) = rules.declaration().king_run_limit {
            for side in 0..2 {
                let king = sight.kings[side];
                let count = chance(usize::from(limit) + 1);
                if king != 0 && sight.men[side] != 0 && count > 0 {
                    let at = u8::try_from(king.trailing_zeros()).ok()?;
                    sight.runs[side] = (at, u8::try_from(count).ok()?);
                }
            }
        }
        Some(Position::seen_by_white(rules, &sight))
    }

    #[test]
    fn looking_back_finds_what_looking_ahead_leaves() {
        let mut state = 5_u64;
        let mut chance = |below: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            usize::try_from(state >> 33).unwrap() % below
        };
        let (mut ahead, mut back) = (0, 0);
        for rules in Rules::ALL {
            for _ in 0..400 {
                let position = some(rules, &mut chance).unwrap();
                for mv in position.legal_moves() {
                    let next = position.after(mv);
                    let mut times = 0;
                    next.visit_before(true, |before| times += usize::from(*before == position));
                    let kept = usize::from(!mv.is_capture() && !mv.crowns());
                    assert_eq!(times, kept, "{position:?} {mv}");
                    ahead += times;
                }
                position.visit_before(true, |before| {
                    let moves = before.legal_moves();
                    let captures = moves.first().is_some_and(|mv| mv.is_capture());
                    let leads = moves.iter().any(|&mv| before.after(mv) == position);
                    assert!(captures || leads, "{before:?} to {position:?}");
                    back += usize::from(leads);
                });
            }
        }
        assert!(ahead > 1_000 && back > 1_000, "{ahead} {back}");
    }
}
