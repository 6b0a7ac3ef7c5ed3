//! Finds out who wins, from the end backwards.
//!
//! Two materials are solved together, the same pieces with either side to move; what captures and
//! crownings lead to is solved before. First every position counts its moves that keep the
//! material, and takes note of what the others lead to. Then, ply by ply from the end, each
//! position that is decided tells those that a quiet move before may have come from: one move to
//! a lost position wins, and when the last move turns out to win for the opponent all is lost.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use super::blocks::each_block;
use super::known::{Best, Code, Value};
use super::solution::{Solution, Solved};
use super::terms::changes;
use super::{Material, Numbering, Terms};
use crate::ai::Stop;
use crate::rules::{MoveList, Position};

/// Why tables aren't made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// It was told to stop.
    #[error("stopped")]
    Stopped,
    /// A win takes longer than a table can hold.
    #[error("a win of {0} takes more plies than a table holds")]
    TooLong(Material),
}

/// How far the making of tables has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// What is being solved.
    pub material: Material,
    /// The part of all that is done, 0 to 1.
    pub share: f32,
}

/// Solves these materials, each of which must come after all that it may become, on so many
/// threads, at least one. `report` is told now and then how far it is.
pub fn solve(
    terms: Terms,
    materials: &[Material],
    threads: usize,
    stop: &Stop,
    report: &mut dyn FnMut(Progress),
) -> Result<Solution, SolveError> {
    let size = |material: &Material| terms.numbering(*material).count();
    let total: usize = materials.iter().map(size).sum();
    let mut solution = Solution::new(terms);
    let mut done = 0;
    for &material in materials {
        if solution.has(material) {
            continue;
        }
        let pair = Pair::new(&solution, material, threads, stop);
        let size: usize = pair.fields.iter().map(|field| field.codes.len()).sum();
        #[expect(clippy::cast_precision_loss, reason = "a share to three digits")]
        let mut tell = |share: f32| {
            let share = share.mul_add(size as f32, done as f32) / total as f32;
            report(Progress { material, share });
        };
        pair.solve(&mut tell)?;
        done += size;
        let solved = pair.fields.into_iter().map(Field::close).collect();
        solution.add(solved);
    }
    Ok(solution)
}

/// The positions of one material while they are being solved.
struct Field {
    numbering: Numbering,
    /// What is known, by number.
    codes: Vec<AtomicU8>,
    /// How many moves that keep the material aren't refuted yet; 0 where none can tell any more.
    open: Vec<AtomicU8>,
}

impl Field {
    fn new(numbering: Numbering) -> Self {
        let filled = |byte| {
            (0..numbering.count())
                .map(|_| AtomicU8::new(byte))
                .collect()
        };
        Self {
            codes: filled(Code::DRAW.0),
            open: filled(0),
            numbering,
        }
    }

    fn code(&self, number: usize) -> Code {
        Code(self.codes[number].load(Relaxed))
    }

    fn close(self) -> Solved {
        let codes = self.codes.into_iter().map(AtomicU8::into_inner).collect();
        Solved::new(self.numbering, codes)
    }
}

/// The positions of the same pieces with either side to move.
struct Pair<'a> {
    before: &'a Solution,
    /// One where both sides have the same.
    fields: Vec<Field>,
    threads: usize,
    stop: &'a Stop,
    /// The most plies that anything has been found to take.
    most: AtomicU8,
}

impl<'a> Pair<'a> {
    fn new(before: &'a Solution, material: Material, threads: usize, stop: &'a Stop) -> Self {
        let mut materials = vec![material, material.turned()];
        materials.dedup();
        let field = |material| Field::new(before.terms().numbering(material));
        Self {
            before,
            fields: materials.into_iter().map(field).collect(),
            threads,
            stop,
            most: AtomicU8::new(0),
        }
    }

    /// The field that a quiet move from this one leads to or comes from.
    fn other(&self, field: usize) -> &Field {
        &self.fields[self.fields.len() - 1 - field]
    }

    fn solve(&self, report: &mut dyn FnMut(f32)) -> Result<(), SolveError> {
        self.sweep(&mut || report(0.0), |field, number| {
            self.open(field, number);
        })?;
        let mut plies = 0;
        while plies <= self.most.load(Relaxed) {
            if plies >= Code::MOST {
                return Err(SolveError::TooLong(self.fields[0].numbering.material()));
            }
            // Most positions are decided within the first twenty plies.
            let share = 0.3 + 0.7 * (f32::from(plies) / 20.0).min(1.0);
            self.sweep(&mut || report(share), |field, number| {
                let code = self.fields[field].code(number);
                if code.value() != Value::Draw && code.plies() == plies {
                    self.tell_back(field, number, code);
                }
            })?;
            plies += 1;
        }
        Ok(())
    }

    /// Does something for every position of both fields.
    fn sweep(
        &self,
        between: &mut dyn FnMut(),
        visit: impl Fn(usize, usize) + Sync,
    ) -> Result<(), SolveError> {
        for (index, field) in self.fields.iter().enumerate() {
            each_block(field.codes.len(), self.threads, between, |block| {
                if !self.stop.is_stopped() {
                    block.for_each(|number| visit(index, number));
                }
            });
        }
        if self.stop.is_stopped() {
            return Err(SolveError::Stopped);
        }
        Ok(())
    }

    fn position(&self, field: usize, number: usize) -> Option<Position> {
        let field = &self.fields[field];
        let sight = field.numbering.place(number)?;
        Some(Position::seen_by_white(field.numbering.rules(), &sight))
    }

    /// Counts the moves of a position that keep the material, and takes note of the others.
    fn open(&self, field: usize, number: usize) {
        let Some(position) = self.position(field, number) else {
            return;
        };
        let moves = position.legal_moves();
        let (mut best, mut open) = (Best::NONE, 0);
        for &mv in &moves {
            if changes(mv) {
                best.add(self.before.fresh(&position.after(mv)));
            } else {
                // Four pieces have far fewer than 255 moves.
                open += 1;
            }
        }
        let code = best.code();
        if open == 0 || code.value() == Value::Win {
            self.decide(field, number, code);
        }
        self.fields[field].open[number].store(open, Relaxed);
    }

    fn decide(&self, field: usize, number: usize, code: Code) {
        if code.value() != Value::Draw {
            self.fields[field].codes[number].fetch_min(code.0, Relaxed);
            self.most.fetch_max(code.plies(), Relaxed);
        }
    }

    /// Tells those before it what has come out.
    fn tell_back(&self, field: usize, number: usize, code: Code) {
        let Some(position) = self.position(field, number) else {
            return;
        };
        let index = self.fields.len() - 1 - field;
        let before = self.other(field);
        position.visit_before(self.before.terms().runs, |earlier| {
            let number = before.numbering.number(&earlier.perspective());
            let open = &before.open[number];
            if open.load(Relaxed) == 0 {
                return;
            }
            if code.value() == Value::Loss {
                self.decide(index, number, Code::win(code.plies() + 1));
            } else if open.fetch_sub(1, Relaxed) == 1 {
                self.decide(index, number, self.judge(earlier, field));
            }
        });
    }

    /// What a position is worth all of whose moves that keep the material are known; `field` is
    /// theirs.
    fn judge(&self, position: &Position, field: usize) -> Code {
        let mut moves = MoveList::new();
        position.generate(&mut moves);
        let then = &self.fields[field];
        let mut best = Best::NONE;
        for &mv in &moves {
            let next = position.after(mv);
            best.add(if changes(mv) {
                self.before.fresh(&next)
            } else {
                then.code(then.numbering.number(&next.perspective()))
            });
        }
        best.code()
    }
}
