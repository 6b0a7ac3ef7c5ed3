//! Endings with so few pieces that all is known about them.

mod blocks;
mod census;
mod check;
mod file;
mod known;
mod material;
mod numbering;
mod packed;
mod solution;
mod solve;
mod tables;
mod terms;

pub use census::Census;
pub use check::{Fault, check};
pub use file::{TableError, sizes, write};
pub use known::{Known, Value};
pub use material::Material;
pub use numbering::Numbering;
pub use solution::{Solution, Solved};
pub use solve::{Progress, SolveError, solve};
pub use tables::Tables;
pub use terms::{Distance, Terms};
