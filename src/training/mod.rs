//! How the evaluation learns: the engine plays itself, and weights are fitted to how its games
//! went. All of it can be stopped and taken up again, and comes out the same from the same seed.
//!
//! * [`selfplay`] plays games and keeps their quiet positions in a [`samples`] file
//! * [`lessons`] what such files teach; [`fit`] fits weights to it
//!
//! Whether the new weights play better is for a match to tell.
//!
//! What was trained so far, and by which commands, is told in `assets/weights/README.md`.

mod adam;
pub mod fit;
pub mod lessons;
mod model;
mod opening;
mod sample;
pub mod samples;
pub mod selfplay;
#[cfg(test)]
mod tests;

pub use sample::{Points, Sample};
