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
