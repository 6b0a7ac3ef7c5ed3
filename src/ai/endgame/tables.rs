//! Tables as the search asks them.

use super::file::{self, Entry, TableError};
use super::known::{Best, Code, Known, Value};
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
    /// By [`place`], the index in `materials` plus one.
    places: [u8; PLACES],
    materials: Vec<Table>,
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
        let digits = counts.iter().map(|&count| usize::from(count));
        digits.fold(0, |place, digit| place * 5 + digit)
    })
}

impl Tables {
    /// The tables that [`write`](super::write) made bytes of.
    pub fn read(bytes: &[u8]) -> Result<Self, TableError> {
        let (rules, entries) = file::read(bytes)?;
        let mut tables = Self {
            terms: Terms::play(rules),
            pieces: 0,
            places: [0; PLACES],
            materials: Vec::new(),
        };
        for entry in entries {
            tables.add(entry)?;
        }
        for material in Material::all(tables.pieces) {
            // One side to move of all that may be asked for.
            if !tables.has(material) && !tables.has(material.turned()) {
                return Err(TableError::Material(material));
            }
        }
        Ok(tables)
    }

    fn add(&mut self, entry: Entry) -> Result<(), TableError> {
        let Entry { material, codes } = entry;
        let numbering = self.terms.numbering(material);
        self.materials.push(Table { numbering, codes });
        let found = place(material).zip(u8::try_from(self.materials.len()).ok());
        let (place, index) = found.ok_or(TableError::Material(material))?;
        self.places[place] = index;
        self.pieces = self.pieces.max(material.pieces());
        Ok(())
    }

    fn has(&self, material: Material) -> bool {
        place(material).is_some_and(|place| self.places[place] > 0)
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
        self.materials.iter().map(|table| table.codes.len()).sum()
    }

    /// What is known of a position whose material has just come about; `None` where it has too
    /// many pieces. Takes no memory.
    pub fn probe(&self, position: &Position) -> Option<Known> {
        self.code(position).map(Code::known)
    }

    /// What is known of a position when the law draws after `left` plies, in which nothing but
    /// a change of material stops it or, while there are men, a man's move; `None` for `left`
    /// means that nothing is counted. `None` comes where nothing is known: there are too many
    /// pieces, or a win may come too late.
    pub fn probe_in_time(&self, position: &Position, left: Option<u16>) -> Option<Known> {
        let known = self.probe(position)?;
        let Some(plies) = known.plies else {
            return Some(known);
        };
        let kings_only = Material::of(&position.perspective()).is_kings_only();
        // FMJD's counts go on when a man is crowned.
        let fmjd = position.rules() == Rules::InternationalFmjd;
        match left {
            _ if fmjd && !kings_only => None,
            Some(left) if plies > left => kings_only.then_some(Known {
                value: Value::Draw,
                plies: None,
            }),
            _ => Some(known),
        }
    }

    fn code(&self, position: &Position) -> Option<Code> {
        if position.pieces_left() > self.pieces {
            return None;
        }
        if bare(position) {
            return Some(Code::LOST);
        }
        let sight = position.perspective();
        let index = self.places[place(Material::of(&sight))?];
        if let Some(index) = index.checked_sub(1) {
            let table = self.materials.get(usize::from(index))?;
            let code = *table.codes.get(table.numbering.number(&sight))?;
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
                let material = Material::of(&next.perspective());
                self.terms.fresh(code, material)
            } else {
                code
            });
        }
        Some(best.code())
    }
}
