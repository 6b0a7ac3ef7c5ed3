//! Endings with so few pieces that all is known about them.
//!
//! [`solve`] finds out who wins each position of a few pieces and in how many plies, [`write()`]
//! puts it into bytes, and [`Tables`] answer from those; [`Tables::shipped`] come with the
//! program. [`check`] proves tables right without anything of the solver.
//!
//! ```
//! use damas::ai::endgame::{Tables, Value};
//! use damas::notation::fen;
//! use damas::rules::Rules;
//!
//! let tables = Tables::shipped(Rules::Frisian).ok_or("no tables")?;
//! let known = tables.probe(&fen::read(Rules::Frisian, "W:WK28,K46:BK43")?);
//! assert_eq!(known.map(|known| known.value), Some(Value::Win));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod blocks;
mod census;
mod check;
#[cfg(not(target_arch = "wasm32"))]
pub mod disk;
mod endings;
mod file;
mod known;
mod material;
mod numbering;
mod packed;
mod shipped;
mod solution;
mod solve;
mod tables;
mod terms;

pub use census::Census;
pub use check::{Fault, check};
pub(crate) use endings::Endings;
pub use file::{Form, TableError, write};
pub use known::{Known, Value};
pub use material::Material;
pub use numbering::Numbering;
pub use solution::{Solution, Solved};
pub use solve::{Progress, SolveError, solve};
pub use tables::Tables;
pub use terms::{Distance, Terms};

use crate::rules::Position;

/// A measure of a position that every capture and every crowning lessens.
pub(crate) fn stage(position: &Position) -> usize {
    Material::of(&position.perspective()).stage()
}
