//! What a GUI says to the engine.

use super::level::{self, LevelError};
use super::position::Placing;
use super::{Line, LineError};
use crate::ai::Limits;

/// What a GUI says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Command {
    /// Who are you, and what can be set?
    Hub,
    /// Set this.
    SetParam { name: String, value: String },
    /// That was all to set; be ready.
    Init,
    /// What comes has nothing to do with what was.
    NewGame,
    /// The game to think about.
    Pos(Placing),
    /// What limits the next searches, or why that can't be understood.
    Level(Result<Limits, LevelError>),
    /// Search.
    Go(Mode),
    /// The expected reply was played.
    PonderHit,
    /// End the search.
    Stop,
    /// Are you there?
    Ping,
    /// Go away.
    Quit,
    /// Something that is none of ours.
    Other,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// A move is wanted.
    Think,
    /// The opponent's move, that the position has already, is only expected.
    Ponder,
    /// Lines are wanted.
    Analyze,
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    /// It is no line.
    #[error(transparent)]
    Line(#[from] LineError),
    /// An argument that it needs isn't there.
    #[error("{command} needs {argument}=")]
    Missing {
        command: &'static str,
        argument: &'static str,
    },
}

impl Command {
    /// What a line says.
    pub(super) fn of(line: &Line) -> Result<Self, CommandError> {
        Ok(match line.command.as_str() {
            "hub" => Self::Hub,
            "set-param" => {
                let needed = |argument| {
                    let command = "set-param";
                    let value = line.value(argument).map(str::to_owned);
                    value.ok_or(CommandError::Missing { command, argument })
                };
                let (name, value) = (needed("name")?, needed("value")?);
                Self::SetParam { name, value }
            }
            "init" => Self::Init,
            "new-game" => Self::NewGame,
            "pos" => Self::Pos(Placing::of(line)),
            "level" => Self::Level(level::read(line)),
            "go" => Self::Go(Mode::of(line)),
            "ponder-hit" => Self::PonderHit,
            "stop" => Self::Stop,
            "ping" => Self::Ping,
            "quit" => Self::Quit,
            _ => Self::Other,
        })
    }
}

impl Mode {
    /// A search is for a move unless something else is said.
    fn of(line: &Line) -> Self {
        if line.has("analyze") {
            Self::Analyze
        } else if line.has("ponder") {
            Self::Ponder
        } else {
            Self::Think
        }
    }
}
