//! Words become a request.

use std::path::PathBuf;

use super::window::{FINE, LARGEST, USUAL_SIZES};
use super::{Measured, Request, Shots, Soak, USUAL_PORT, Web, Window};
use crate::trouble::Trouble;

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
