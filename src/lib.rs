//! Draughts: Frisian, Spanish and international, by the printed rules.
//!
//! [`rules`] says what is legal, [`notation`] how games are written.

pub mod notation;
pub mod rules;
