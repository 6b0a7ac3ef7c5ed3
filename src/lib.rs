//! Draughts: Frisian, Spanish and international, by the printed rules.
//!
//! Five layers, each using only those before it:
//!
//! * [`rules`] what is legal: no clock, no chance, no window
//! * [`contest`] a game under match laws: clocks and draw offers
//! * [`notation`] how games are written
//! * [`ai`] which legal move is good
//! * `game` what you see, touch and hear: the Bevy app (feature `game`)

pub mod ai;
pub mod contest;
#[cfg(feature = "game")]
pub mod game;
pub mod notation;
pub mod rules;
