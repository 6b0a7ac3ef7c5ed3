//! Draughts: Frisian, Spanish and international, by the printed rules.
//!
//! Layers, each using only those before it:
//!
//! * [`rules`] what is legal: no clock, no chance, no window
//! * [`contest`] a game under match laws: clocks and draw offers
//! * [`notation`] how games are written
//! * [`ai`] which legal move is good
//! * [`study`] what is found out about a game: variations, mistakes, positions set up by hand
//! * [`hub`] how programs talk to the engine (not in a browser)
//! * `training` how the evaluation learns from games that the engine plays itself (feature `cli`)
//! * `worker` the engine in a browser's worker (feature `worker`)
//! * `game` what you see, touch and hear: the Bevy app (feature `game`)

pub mod ai;
pub mod contest;
#[cfg(feature = "game")]
pub mod game;
#[cfg(not(target_arch = "wasm32"))]
pub mod hub;
pub mod notation;
pub mod rules;
pub mod study;
#[cfg(feature = "cli")]
pub mod training;
#[cfg(feature = "worker")]
pub mod worker;
