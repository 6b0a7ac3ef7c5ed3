//! Why a chore stopped, as a sentence for the person who started it.

use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::screen::NoScreen;
use crate::tree::Fault;

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
    /// One step of several went wrong.
    Step {
        number: usize,
        of: usize,
        title: String,
        cause: Box<Trouble>,
    },
}

impl Trouble {
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
            Self::Step {
                number,
                of,
                title,
                cause,
            } => write!(f, "Step {number} of {of} failed ({title}): {cause}"),
        }
    }
}
