//! How positions, moves and games are written and read.

mod contests;
mod endings;
mod files;
mod games;
mod hostile;
mod movetext;
mod properties;
mod random;
mod reading;
mod repair;
mod replaying;
mod show;
mod stream;
mod tags;
mod tidying;
