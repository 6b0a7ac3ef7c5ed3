//! Which legal move is good: the machine's thinking, without any window.
//!
//! An [`Engine`] is set up once; [`Engine::think`] is the rest of it. With one thread and a limit
//! of nodes or plies, the same game, task and seed give the same move on every machine, to engines
//! that remember the same.

mod budget;
pub mod endgame;
mod engine;
pub(crate) mod eval;
mod expiry;
mod prospects;
mod report;
pub mod score;
mod search;
mod signature;
mod skill;
mod stop;
mod table;
mod task;
#[cfg(any(test, feature = "cli"))]
pub mod variety;

pub use engine::{Engine, Settings};
pub use eval::{Evaluation, ReadWeights, WeightsError, centi_men_of_log_odds};
pub use expiry::move_on_expiry;
pub use prospects::{Prospect, Prospects};
pub use report::{Report, Verdict};
pub use signature::signature;
pub use skill::{NoSuchSkill, Skill};
pub use stop::Stop;
pub use task::{Limits, Task, Time};

#[cfg(test)]
mod tests;
