//! Why a chore stopped, as a sentence for the person who started it.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::screen::NoScreen;
use crate::tree::Fault;
use crate::web::toolchain::Missing;

/// Why a chore stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// What was typed is no chore.
    Usage { problem: String },
    /// There is no screen to open a window on.
    Screen(NoScreen),
    /// The system lacks something that we may not install.
    NotSetUp { advice: String },
    /// The packages were installed, and still something isn't there.
    StillLacking { what: Vec<&'static str> },
    /// A program couldn't be started.
    NotStarted { program: String, reason: String },
    /// A program ended with a failure.
    Failed { line: String, status: String },
    /// The dependency tree isn't as it must be.
    Tree(Fault),
    /// A file or folder couldn't be read or written.
    File { path: PathBuf, reason: String },
    /// The scripted game left these pictures out, or left them broken.
    Pictures { problems: Vec<String> },
    /// There is no compiler for the web.
    NoWasm(Missing),
    /// The page can't be served on this port.
    Port { port: u16, reason: String },
    /// itch.io would refuse the page, or serve it badly.
    Itch { faults: Vec<String> },
    /// The game didn't stand a long time of everything at once.
    Endurance { faults: Vec<String> },
    /// One step of several went wrong.
    Step {
        number: usize,
        of: usize,
        title: String,
        cause: Box<Trouble>,
    },
}

impl Trouble {
    /// A file or folder couldn't be read or written.
    pub fn file(path: &Path, error: &std::io::Error) -> Self {
        Self::File {
            path: path.to_owned(),
            reason: error.to_string(),
        }
    }

    /// 2 for a wrong command line, 1 for the rest.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(if matches!(self, Self::Usage { .. }) {
            2
        } else {
            1
        })
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage { problem } => write!(f, "{problem}.\n\n{}", crate::request::USAGE),
            Self::Screen(reason) => reason.fmt(f),
            Self::Tree(fault) => fault.fmt(f),
            Self::NotSetUp { advice } => f.write_str(advice),
            Self::StillLacking { what } => {
                write!(
                    f,
                    "The packages are installed, and yet there is still no sign of {}.",
                    what.join(", ")
                )
            }
            Self::NotStarted { program, reason } => {
                write!(f, "{program} can't be started: {reason}.")
            }
            Self::Failed { line, status } => write!(f, "`{line}` ended with {status}."),
            Self::File { path, reason } => write!(f, "{}: {reason}.", path.display()),
            Self::Pictures { problems } => {
                write!(f, "The pictures aren't right:\n  {}", problems.join("\n  "))
            }
            Self::NoWasm(missing) => missing.fmt(f),
            Self::Port { port, reason } => {
                write!(f, "Port {port} can't be opened: {reason}.")
            }
            Self::Itch { faults } => {
                write!(
                    f,
                    "itch.io wouldn't take this page:\n  {}",
                    faults.join("\n  ")
                )
            }
            Self::Endurance { faults } => {
                write!(f, "The game didn't stand it:\n  {}", faults.join("\n  "))
            }
            Self::Step {
                number,
                of,
                title,
                cause,
            } => write!(f, "Step {number} of {of} failed ({title}): {cause}"),
        }
    }
}
