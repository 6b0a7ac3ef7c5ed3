//! Tables as the search asks them.

use super::file::{self, TableError};
use super::known::{Best, Code, Known};
use super::packed::UNTOLD;
use super::terms::{bare, changes};
use super::{Material, Numbering, Terms};
use crate::rules::{MoveList, Position, Rules};

/// What is known of all endings with few pieces under one rule set.
#[derive(Debug)]
pub struct Tables {
    terms: Terms,
    /// The most pieces that there are tables for.
    pieces: usize,
    /// By [`place`], the index in `tables` plus one.
    places: [u8; PLACES],
    tables: Vec<Table>,
}

#[derive(Debug)]
struct Table {
    numbering: Numbering,
    codes: Vec<u8>,
}

/// Up to four pieces of each of four kinds.
const PLACES: usize = 5 * 5 * 5 * 5;

/// The place of a material among all.
fn place(material: Material) -> Option<usize> {
    let counts = material.counts();
    let fits = counts.iter().all(|&count| count < 5);
    fits.then(|| {
        counts
            .iter()
            .fold(0, |place, &count| place * 5 + usize::from(count))
    })
}

impl Tables {
    /// The tables that [`write`](super::write) made bytes of.
    pub fn read(bytes: &[u8]) -> Result<Self, TableError> {
        let (rules, entries) = file::read(bytes)?;
        let terms = Terms::play(rules);
        let mut tables = Self {
            terms,
            pieces: 0,
            places: [0; PLACES],
            tables: Vec::new(),
        };
        for entry in entries {
            let material = entry.material;
            tables.tables.push(Table {
                numbering: terms.numbering(material),
                codes: entry.codes,
            });
            let index = u8::try_from(tables.tables.len()).ok();
            let found = place(material).zip(index);
            let (place, index) = found.ok_or(TableError::Material(material))?;
            tables.places[place] = index;
            tables.pieces = tables.pieces.max(material.pieces());
        }
        Ok(tables)
    }

    /// The rules they are for.
    pub fn rules(&self) -> Rules {
        self.terms.rules
    }

    /// The most pieces that there are tables for.
    pub fn pieces(&self) -> usize {
        self.pieces
    }

    /// How many bytes of memory they take.
    pub fn memory(&self) -> usize {
        self.tables.iter().map(|table| table.codes.len()).sum()
    }

    /// What is known of a position, as if its material had just come about; `None` where it has
    /// too many pieces. Takes no memory.
    pub fn probe(&self, position: &Position) -> Option<Known> {
        self.code(position).map(Code::known)
    }

    fn code(&self, position: &Position) -> Option<Code> {
        let sight = position.perspective();
        let material = Material::of(&sight);
        if material.pieces() > self.pieces {
            return None;
        }
        if bare(position) {
            return Some(Code::LOST);
        }
        let table = self.places[place(material)?].checked_sub(1);
        if let Some(table) = table.and_then(|index| self.tables.get(usize::from(index))) {
            let code = table.codes[table.numbering.number(&sight)];
            if code != UNTOLD {
                return Some(Code(code));
            }
        }
        self.look_ahead(position)
    }

    /// What follows from what the moves lead to.
    fn look_ahead(&self, position: &Position) -> Option<Code> {
        let mut moves = MoveList::new();
        position.generate(&mut moves);
        let mut best = Best::NONE;
        for &mv in &moves {
            let next = position.after(mv);
            let code = self.code(&next)?;
            best.add(if changes(mv) {
                self.terms.fresh(code, Material::of(&next.perspective()))
            } else {
                code
            });
        }
        Some(best.code())
    }
}
