//! What was typed after `cargo xtask`.

mod read;
mod window;

use std::path::PathBuf;

pub use window::Window;

/// What `cargo xtask help` prints.
pub const USAGE: &str = "\
cargo xtask play [ARGS]   set up, build and start the game; ARGS go to the game
cargo xtask test          set up and run everything that must pass
cargo xtask shots [DIR] [--size WxH] [--scale S]
                          show every screen, dialog, board and language by script and write
                          pictures of them to DIR (shots), in place of those of an earlier
                          run
cargo xtask web [--test [--alone | --only NAME]] [--serve [PORT]]
                          build the game as a web page into dist/web; with --test build
                          it sooner and try it in a browser (with --alone all but the
                          game itself, with --only one file of tests), with --serve show it
cargo xtask itch          build the page and pack it for itch.io
cargo xtask measure [--web | --engine]
                          tell what the game costs beside an almost empty window; with
                          --web beside an almost empty page; with --engine how fast the
                          machine thinks in a browser and how long each level takes
cargo xtask soak [--minutes N] [--seed N]
                          play in a real window that nobody sees, with everything
                          changed at random, and tell games, memory and frames (30)
cargo xtask kill [--times N]
                          kill the game N times while it plays, half of them with a
                          window, and tell how much was lost (200)
cargo xtask licences      look at what stands under the game: licences, sources, doubles,
                          advisories (needs cargo-deny, which is installed)
cargo xtask sounds        make the sounds of the game again (needs oggenc)
cargo xtask needs         list what the game and its tests need from a system";

/// One chore, with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Build and start the game, with these arguments.
    Play { arguments: Vec<String> },
    /// Run all checks.
    Test,
    /// Write pictures.
    Shots(Shots),
    /// Build the page.
    Web(Web),
    /// Build the page and pack it for itch.io.
    Itch,
    /// Tell what this costs.
    Measure(Measured),
    /// Play for long, with everything changed at random.
    Soak(Soak),
    /// Kill the game so many times.
    Kill { times: usize },
    /// Look at the dependencies.
    Licences,
    /// Make the sounds of the game.
    Sounds,
    /// List the table of needs.
    Needs,
    /// Say what there is.
    Help,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measured {
    /// The game in its window.
    Window,
    /// The game on its page.
    Page,
    /// The engine in a browser's worker and on this machine.
    Engine,
}

/// What is done with the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Web {
    /// Build it sooner and try it in a browser.
    pub test: bool,
    /// But leave the game out, and with it Bevy.
    pub alone: bool,
    /// Only the tests of the file of this name, without its `.test.js`.
    pub only: Option<String>,
    /// Show it on this port.
    pub serve: Option<u16>,
}

/// Where the page is shown, where nobody says.
const USUAL_PORT: u16 = 8080;

/// How long is played, and which chance decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Soak {
    /// Minutes of the clock.
    pub minutes: f64,
    /// The same number plays the same whims.
    pub seed: u64,
}

/// Where the pictures go and how large they are.
#[derive(Clone, Debug, PartialEq)]
pub struct Shots {
    /// The folder that gets a folder for each window.
    pub folder: PathBuf,
    /// The windows to play in, one after the other.
    pub windows: Vec<Window>,
}

#[cfg(test)]
mod tests;
