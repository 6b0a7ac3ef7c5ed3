//! The game without a window, driven by wishes and asked about facts: after every move that has
//! settled, the views on the board equal the position.
#![cfg(feature = "game")]

mod analysis;
mod answers;
mod boards;
mod choosing;
mod complaints;
mod drafts;
mod editor;
mod endings;
mod faults;
mod files;
mod games;
mod hints;
mod hostile;
mod keeping;
mod keys;
mod lessons;
mod machine;
mod match_laws;
mod motion;
mod play;
mod pointing;
mod reviewing;
mod sounds;
mod speech;
mod studies;
mod table;
mod title;
