//! `damas-cli`: the rules on the command line, for people, scripts and other programs.
//!
//! What was asked for goes to standard output, what went wrong to standard error. The exit code
//! is 0, or 1 for input that can't be read, or 2 for a command that can't be understood.

mod bench;
mod contest;
mod convert;
mod evaluation;
mod explain;
mod fen;
mod hub;
mod input;
mod moves;
mod perft;
mod replay;
mod shots;
mod stopwatch;
mod tables;
mod train;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use input::Failure;

const EXIT_CODES: &str = "\
Answers go to standard output, errors and warnings to standard error. The exit code is 0, or 1 for \
input that can't be read, or 2 for a command that can't be understood.";

/// Draughts on the command line: legal moves, counts, positions and reasons.
#[derive(Parser)]
#[command(name = "damas-cli", version, arg_required_else_help = true, after_help = EXIT_CODES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Moves(moves::Moves),
    Perft(perft::Perft),
    Fen(fen::Fen),
    Explain(explain::Explain),
    Replay(replay::Replay),
    Convert(convert::Convert),
    Bench(bench::Bench),
    Hub(hub::Hub),
    Match(Box<contest::Match>),
    Shots(shots::Shots),
    Tables(tables::Tables),
    Train(train::Train),
}

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let answered = match Arguments::parse().command {
        Command::Moves(command) => command.run(&mut out),
        Command::Perft(command) => command.run(&mut out),
        Command::Fen(command) => command.run(&mut out),
        Command::Explain(command) => command.run(&mut out),
        Command::Replay(command) => command.run(&mut out),
        Command::Convert(command) => command.run(&mut out),
        Command::Bench(command) => command.run(&mut out),
        Command::Hub(hub::Hub) => hub::run(&mut out),
        Command::Match(command) => command.run(&mut out),
        Command::Shots(command) => command.run(&mut out),
        Command::Train(command) => command.run(&mut out),
        Command::Tables(command) => command.run(&mut out),
    };
    match answered.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has heard enough.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("damas-cli: {failure}");
            ExitCode::FAILURE
        }
    }
}
