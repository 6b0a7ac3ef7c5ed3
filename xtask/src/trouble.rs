//! Why a chore stopped, as a sentence for the person who started it.

use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;

/// Why a chore stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// What was typed is no chore.
    Usage { problem: String },
    /// Neither an X11 nor a Wayland session.
    NoScreen,
    /// A session is named, but nobody answers there.
    DeadScreen {
        variable: &'static str,
        value: String,
    },
    /// The system lacks something that we may not install.
    NotSetUp { advice: String },
    /// The packages were installed, and still something isn't there.
    StillLacking { what: Vec<&'static str> },
    /// A program couldn't be started.
    NotStarted { program: String, reason: String },
    /// A program ended with a failure.
    Failed { line: String, status: String },
    /// Xvfb gave no display.
    NoUnseenScreen { reason: String },
    /// The core depends on what draws windows.
    BevyInCore { packages: Vec<String> },
    /// The tests would compile a second Bevy.
    TwoBevys { packages: Vec<String> },
    /// A check looked at nothing, so that it can't be trusted.
    BlindCheck { what: &'static str },
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
            Self::NoScreen => f.write_str(
                "There is no screen to play on: neither WAYLAND_DISPLAY nor DISPLAY is set. \
                 Start Damas from a terminal of a graphical session.",
            ),
            Self::DeadScreen { variable, value } => write!(
                f,
                "There is no screen to play on: {variable} is '{value}', but nothing answers there."
            ),
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
            Self::NoUnseenScreen { reason } => write!(f, "Xvfb gave us no screen: {reason}."),
            Self::BevyInCore { packages } => {
                write!(
                    f,
                    "Without the game there must be no Bevy, but there is {}.",
                    packages.join(", ")
                )
            }
            Self::TwoBevys { packages } => write!(
                f,
                "The tests would compile a Bevy of their own, since these packages get other features there than in \
                 the game: {}. Make the features the same in Cargo.toml.",
                packages.join(", ")
            ),
            Self::BlindCheck { what } => write!(
                f,
                "This check is blind: it found no {what} where there must be one."
            ),
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
