//! Where windows open: the screen of the person's session, or one that nobody sees.

pub mod session;
pub mod unseen;

use std::fmt;

/// Why there is no screen to open a window on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoScreen {
    /// Neither an X11 nor a Wayland session.
    NoSession,
    /// A session is named, but nobody answers there.
    Silent {
        variable: &'static str,
        value: String,
    },
    /// Xvfb gave none.
    NoUnseen { reason: String },
}

impl fmt::Display for NoScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSession => f.write_str(
                "There is no screen to play on: neither WAYLAND_DISPLAY nor DISPLAY is set. \
                 Start Damas from a terminal of a graphical session.",
            ),
            Self::Silent { variable, value } => write!(
                f,
                "There is no screen to play on: {variable} is '{value}', but nothing answers there."
            ),
            Self::NoUnseen { reason } => write!(f, "Xvfb gave us no screen: {reason}."),
        }
    }
}
