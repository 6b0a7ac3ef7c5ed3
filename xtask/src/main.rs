//! The chores of Damas, each one command: `cargo xtask play`, `test`, `shots`, `measure`, `soak`, `kill`, `sounds`, `web`, `itch`, `needs`.
//!
//! Read them in this order: [`needs`] is the table of what a system must have, [`machine`] looks at what this one
//! has, [`setup`] compares the two and installs or tells, [`chores`] does the work, on a [`screen`];
//! [`web`] makes the page.

mod chores;
mod endurance;
mod licences;
mod machine;
mod measure;
mod needs;
mod pictures;
mod request;
mod run;
mod screen;
mod setup;
mod sounds;
mod steps;
mod tree;
mod trouble;
mod web;

use std::process::ExitCode;

use request::Request;
use trouble::Trouble;

fn main() -> ExitCode {
    match Request::read(std::env::args().skip(1)).and_then(carry_out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            trouble.exit_code()
        }
    }
}

fn carry_out(request: Request) -> Result<(), Trouble> {
    match request {
        Request::Play { arguments } => chores::play(&arguments),
        Request::Test => chores::test(),
        Request::Shots(request) => chores::shots(&request),
        Request::Web(request) => chores::web(&request),
        Request::Itch => chores::itch(),
        Request::Measure(measured) => chores::measure(measured),
        Request::Soak(request) => endurance::soak(request),
        Request::Kill { times } => endurance::kill(times),
        Request::Licences => licences::check(),
        Request::Sounds => sounds::make(),
        Request::Needs => {
            chores::needs();
            Ok(())
        }
        Request::Help => {
            println!("{}", request::USAGE);
            Ok(())
        }
    }
}
