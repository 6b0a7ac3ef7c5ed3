//! What the solver has found out.

use super::known::{Code, Known};
use super::terms::bare;
use super::{Material, Numbering, Terms};
use crate::rules::Position;

/// All positions of one material, solved.
#[derive(Clone, Debug)]
pub struct Solved {
    numbering: Numbering,
    codes: Vec<u8>,
}

impl Solved {
    pub(super) fn new(numbering: Numbering, codes: Vec<u8>) -> Self {
        Self { numbering, codes }
    }

    /// How its positions are numbered.
    pub fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// What is known, by number.
    pub(super) fn codes(&self) -> &[u8] {
        &self.codes
    }

    pub(super) fn code(&self, number: usize) -> Code {
        Code(self.codes[number])
    }

    /// Each position with White to move, and what is known of it.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Known)> + '_ {
        let rules = self.numbering.rules();
        let places = (0..self.codes.len()).filter_map(|number| {
            let sight = self.numbering.place(number)?;
            Some((sight, self.code(number).known()))
        });
        places.map(move |(sight, known)| (Position::seen_by_white(rules, &sight), known))
    }
}

/// What the solver has found out: every position of some materials, those with captures too.
#[derive(Clone, Debug)]
pub struct Solution {
    terms: Terms,
    solved: Vec<Solved>,
}

impl Solution {
    pub(super) fn new(terms: Terms) -> Self {
        let solved = Vec::new();
        Self { terms, solved }
    }

    /// What was asked.
    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Whether this material is solved.
    pub fn has(&self, material: Material) -> bool {
        self.of(material).is_some()
    }

    /// The positions of one material; `None` where it isn't solved.
    pub fn of(&self, material: Material) -> Option<&Solved> {
        let mut solved = self.solved.iter();
        solved.find(|solved| solved.numbering.material() == material)
    }

    /// All that is solved, in the order in which it was.
    pub fn all(&self) -> &[Solved] {
        &self.solved
    }

    pub(super) fn add(&mut self, solved: Vec<Solved>) {
        self.solved.extend(solved);
    }

    /// What is known of a position; `None` where its material isn't solved.
    pub fn probe(&self, position: &Position) -> Option<Known> {
        let sight = position.perspective();
        let solved = self.of(Material::of(&sight))?;
        let number = solved.numbering.number(&sight);
        Some(solved.code(number).known())
    }

    /// What a position is worth that a change of material has just led to.
    pub(super) fn fresh(&self, position: &Position) -> Code {
        if bare(position) {
            return Code::LOST;
        }
        let sight = position.perspective();
        let material = Material::of(&sight);
        // What a change of material leads to has been solved before.
        let Some(solved) = self.of(material) else {
            return Code::DRAW;
        };
        let code = solved.code(solved.numbering.number(&sight));
        self.terms.fresh(code, material)
    }
}
