//! The position after a move.

use super::king_run::Run;
use super::law::{Law, Mover, with_law, with_mover};
use super::{Move, MoveList, Position, captures, steps};

impl Position {
    /// The position after a move that is known to be legal here.
    #[inline]
    pub(crate) fn after(&self, mv: Move) -> Self {
        if self.runs == [Run::NONE; 2] && !mv.by_king {
            // Which law it is makes a difference only to king runs.
            return with_mover!(self.turn, M => self.moved::<M>(&mv));
        }
        self.after_with_runs(&mv)
    }

    #[inline(never)]
    fn after_with_runs(&self, mv: &Move) -> Self {
        with_law!(self.rules, L => with_mover!(self.turn, M => self.after_by::<L, M>(mv)))
    }

    /// The sum of what `of` says of each position that a legal move leads to. Of positions after a
    /// man's step, which are most, `of_step` says the same; it is compiled into the loop.
    #[inline]
    pub(super) fn sum_next<L: Law, M: Mover>(
        &self,
        of_step: impl Fn(&Self) -> u64,
        of: impl Fn(&Self) -> u64,
    ) -> u64 {
        let mut moves = MoveList::new();
        let mut sum = 0;
        captures::generate::<L>(self.forces(M::SIDE), &mut moves);
        if moves.is_empty() {
            steps::visit_men::<L, M>(self, |mv| sum += of_step(&self.after_by::<L, M>(&mv)));
            steps::visit_kings::<L, M>(self, |mv| moves.push(mv));
        }
        for mv in &moves {
            sum += of(&self.after_by::<L, M>(mv));
        }
        sum
    }

    /// [`Self::after`] by a known law.
    #[inline]
    fn after_by<L: Law, M: Mover>(&self, mv: &Move) -> Self {
        let next = self.moved::<M>(mv);
        let men = [M::SIDE, M::Opponent::SIDE].map(|side| next.men(side) != 0);
        Self {
            runs: self.runs_after::<L, M>(mv, men[0], men[1]),
            ..next
        }
    }

    /// The position after a move, without any king runs. Built anew field by field: changing a
    /// copy in place makes the processor wait for its own small writes.
    #[inline]
    fn moved<M: Mover>(&self, mv: &Move) -> Self {
        let (from, to) = (1 << mv.from, 1 << mv.to);
        let own = self.side(M::SIDE) & !from | to;
        let theirs = self.side(M::Opponent::SIDE) & !mv.taken;
        let crowned = if mv.by_king || mv.crowns { to } else { 0 };
        let kings = self.kings & !(mv.taken | from) | crowned;
        Self {
            sides: pair::<M, _>(own, theirs),
            kings,
            runs: [Run::NONE; 2],
            turn: M::Opponent::SIDE,
            rules: self.rules,
        }
    }

    /// Carries the king runs over a move: the mover's goes on only with a quiet king move, the
    /// opponent's ends only with its king; and neither outlives its side's last man.
    #[inline]
    fn runs_after<L: Law, M: Mover>(&self, mv: &Move, own_men: bool, their_men: bool) -> [Run; 2] {
        let none = self.runs == [Run::NONE; 2];
        if L::RULES.king_run_limit.is_none() || none && !mv.by_king {
            return [Run::NONE; 2];
        }
        let own = self.runs[M::SIDE.index()];
        let theirs = self.runs[M::Opponent::SIDE.index()];
        let goes_on = mv.by_king && !mv.is_capture() && own_men;
        let ends = mv.taken & theirs.mask() != 0 || !their_men;
        pair::<M, _>(
            if goes_on {
                own.stepped(mv.from, mv.to)
            } else {
                Run::NONE
            },
            if ends { Run::NONE } else { theirs },
        )
    }
}

/// The mover's and the opponent's, White's first.
#[inline]
fn pair<M: Mover, T>(own: T, theirs: T) -> [T; 2] {
    match M::SIDE {
        super::Side::White => [own, theirs],
        super::Side::Black => [theirs, own],
    }
}
