//! `damas-cli hub`

use std::io::{self, Write};

use clap::Args;
use damas::hub;

use crate::input::Failure;

/// Plays by the Hub protocol, version 2, on standard input and output
#[derive(Args)]
pub struct Hub;

/// Answers until the other end says `quit` or closes the input.
pub fn run(out: impl Write) -> Result<(), Failure> {
    Ok(hub::serve(io::stdin(), out)?)
}
