//! What was typed after `cargo xtask`.

mod window;

use std::path::PathBuf;

use crate::trouble::Trouble;
pub use window::Window;
use window::{FINE, LARGEST, USUAL_SIZES};

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

impl Request {
    /// Reads the words that follow `cargo xtask`.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Self, Trouble> {
        let mut words = words.into_iter();
        let chore = words.next().unwrap_or_default();
        match chore.as_str() {
            "play" => Ok(Self::Play {
                arguments: words.collect(),
            }),
            "test" => nothing_more(words, Self::Test),
            "shots" => read_shots(words).map(Self::Shots),
            "web" => read_web(words).map(Self::Web),
            "itch" => nothing_more(words, Self::Itch),
            "measure" => read_measured(words).map(Self::Measure),
            "soak" => read_soak(words).map(Self::Soak),
            "kill" => read_kill(words),
            "licences" => nothing_more(words, Self::Licences),
            "sounds" => nothing_more(words, Self::Sounds),
            "needs" => nothing_more(words, Self::Needs),
            "" | "help" | "-h" | "--help" => Ok(Self::Help),
            other => Err(usage(format!("There is no chore '{other}'"))),
        }
    }
}

fn nothing_more(
    mut words: impl Iterator<Item = String>,
    request: Request,
) -> Result<Request, Trouble> {
    match words.next() {
        None => Ok(request),
        Some(word) => Err(usage(format!("'{word}' is one word too many"))),
    }
}

fn read_web(words: impl Iterator<Item = String>) -> Result<Web, Trouble> {
    let mut words = words.peekable();
    let mut web = Web::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--test" => web.test = true,
            "--alone" => web.alone = true,
            "--only" => {
                let name = words.next();
                web.only =
                    Some(name.ok_or_else(|| usage(format!("'{word}' wants a name after it")))?);
            }
            "--serve" => {
                let port = words.next_if(|word| !word.starts_with('-'));
                web.serve = Some(port.map_or(Ok(USUAL_PORT), |port| {
                    port.parse().map_err(|_| {
                        usage(format!("'{port}' is not a port: type a number, as in 8080"))
                    })
                })?);
            }
            other => return Err(usage(format!("web has no option '{other}'"))),
        }
    }
    Ok(web)
}

fn read_measured(mut words: impl Iterator<Item = String>) -> Result<Measured, Trouble> {
    let measured = match words.next().as_deref() {
        None => Measured::Window,
        Some("--web") => Measured::Page,
        Some("--engine") => Measured::Engine,
        Some(other) => return Err(usage(format!("measure has no option '{other}'"))),
    };
    match words.next() {
        None => Ok(measured),
        Some(word) => Err(usage(format!("'{word}' is one word too many"))),
    }
}

fn read_soak(mut words: impl Iterator<Item = String>) -> Result<Soak, Trouble> {
    let (mut minutes, mut seed) = (30.0, 1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--minutes" => minutes = number(&word, words.next(), |minutes| *minutes > 0.0)?,
            "--seed" => seed = number(&word, words.next(), |_| true)?,
            other => return Err(usage(format!("soak has no option '{other}'"))),
        }
    }
    Ok(Soak { minutes, seed })
}

fn read_kill(mut words: impl Iterator<Item = String>) -> Result<Request, Trouble> {
    let mut times = 200;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--times" => times = number(&word, words.next(), |times| *times > 0)?,
            other => return Err(usage(format!("kill has no option '{other}'"))),
        }
    }
    Ok(Request::Kill { times })
}

fn number<T: std::str::FromStr>(
    option: &str,
    value: Option<String>,
    fits: impl Fn(&T) -> bool,
) -> Result<T, Trouble> {
    let value = value.ok_or_else(|| usage(format!("'{option}' wants a value after it")))?;
    let number = value.parse().ok().filter(fits);
    number.ok_or_else(|| usage(format!("'{value}' is no value for {option}")))
}

fn read_shots(mut words: impl Iterator<Item = String>) -> Result<Shots, Trouble> {
    let (mut folder, mut size, mut scale) = (None, None, None);
    while let Some(word) = words.next() {
        let mut value = || {
            words
                .next()
                .ok_or_else(|| usage(format!("'{word}' wants a value after it")))
        };
        match word.as_str() {
            "--size" => size = Some(read_size(&value()?)?),
            "--scale" => scale = Some(read_scale(&value()?)?),
            option if option.starts_with('-') => {
                return Err(usage(format!("shots has no option '{option}'")));
            }
            _ if folder.is_some() => return Err(usage(format!("'{word}' is one word too many"))),
            _ => folder = Some(PathBuf::from(&word)),
        }
    }
    let sizes = size.map_or(USUAL_SIZES.to_vec(), |size| vec![size]);
    let window = |(width, height)| Window {
        width,
        height,
        scale: scale.unwrap_or(1.0),
    };
    let windows = sizes.into_iter().map(window);
    let fine = (size.is_none() && scale.is_none()).then_some(FINE);
    let windows = windows.chain(fine).collect();
    Ok(Shots {
        folder: folder.unwrap_or_else(|| PathBuf::from("shots")),
        windows,
    })
}

fn read_size(text: &str) -> Result<(u32, u32), Trouble> {
    let side = |text: &str| {
        text.parse()
            .ok()
            .filter(|side| (1..=LARGEST).contains(side))
    };
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| {
            usage(format!(
                "'{text}' is not a size: type width x height in pixels, as in 1280x720"
            ))
        })
}

fn read_scale(text: &str) -> Result<f32, Trouble> {
    text.parse()
        .ok()
        .filter(|scale| (0.5..=8.0).contains(scale))
        .ok_or_else(|| {
            usage(format!(
                "'{text}' is not a scale: type a number from 0.5 to 8, as in 1.5"
            ))
        })
}

fn usage(problem: String) -> Trouble {
    Trouble::Usage { problem }
}

#[cfg(test)]
mod tests;
