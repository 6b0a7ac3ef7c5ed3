//! `damas-cli shots`

mod find;
mod make;
mod solve;
mod suite;

use std::io::Write;

use clap::{Args, Subcommand};

pub use suite::NoShot;

use crate::input::Failure;

/// Shots: sacrifices that win, by how many moves they take and whether a capture goes sideways
#[derive(Args)]
pub struct Shots {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Make(make::Make),
    Solve(solve::Solve),
}

impl Shots {
    /// Does what is asked.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match &self.action {
            Action::Make(make) => make.run(out),
            Action::Solve(solve) => solve.run(out),
        }
    }
}
