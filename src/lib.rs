//! Draughts: Frisian, Spanish and international, by the printed rules.
//!
//! Layers, each using only those before it:
//!
//! * [`rules`] what is legal: no clock, no chance, no window
//! * [`notation`] how games are written
//! * [`ai`] which legal move is good
//! * `training` how the evaluation learns from games that the engine plays itself (feature `cli`)
//! * `game` what you see, touch and hear: the Bevy app (feature `game`)

pub mod ai;
#[cfg(feature = "game")]
pub mod game;
pub mod notation;
pub mod rules;
#[cfg(feature = "cli")]
pub mod training;
