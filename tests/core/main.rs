//! Tests of what has no Bevy: rules, notation and the Hub protocol, from outside. One program, so that it is
//! linked once.

mod attempts;
mod common;
mod contest;
mod draws;
mod endgames;
mod explain;
mod fen;
mod freak;
mod game;
mod generators;
mod hub;
mod king_run;
mod layers;
mod naive;
mod no_allocation;
mod notation;
mod properties;
mod random;
mod random_games;
mod seeds;
mod shots;
mod study;
mod vectors;
