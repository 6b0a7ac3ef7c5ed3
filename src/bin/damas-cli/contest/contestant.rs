//! Who is to play, as it is told on the command line.

use std::fmt;
use std::str::FromStr;

use damas::ai::{NoSuchSkill, Settings, Skill};
use damas::hub::PartnerError;
use damas::rules::Rules;

use super::command_line::{CommandLine, NoCommandLine};
use super::player::{Chance, Own, Player, Taste};
use super::program::Program;
use crate::evaluation;

/// Who is to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Contestant {
    /// As it was written, which also names the player.
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    /// Our own engine.
    Own {
        settings: Settings,
        skill: Skill,
        varied: bool,
    },
    /// Little more than chance.
    Chance(Taste),
    /// A program that speaks Hub.
    Program(CommandLine),
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NoContestant {
    /// Not a command line either.
    #[error(transparent)]
    NoCommandLine(#[from] NoCommandLine),
    /// An option that our engine doesn't have.
    #[error(
        "our engine has no option {0:?}; it has eval, level, threads, mb and variety, as in \
         self:threads=2"
    )]
    NoOption(String),
    /// A value that an option can't have.
    #[error("{value:?} is no value for {option}")]
    BadValue {
        /// The option.
        option: String,
        /// The value.
        value: String,
    },
    /// A level that there is not.
    #[error(transparent)]
    NoSuchSkill(#[from] NoSuchSkill),
    /// Nothing to judge by.
    #[error("{0}")]
    NoEvaluation(String),
}

impl Contestant {
    /// The player itself.
    pub fn enter(&self, rules: Rules) -> Result<Box<dyn Player>, PartnerError> {
        Ok(match self.kind {
            Kind::Own {
                settings,
                skill,
                varied,
            } => Box::new(Own::new(settings, skill, varied)),
            Kind::Chance(taste) => Box::new(Chance::new(taste)),
            Kind::Program(ref command) => Box::new(Program::start(command.clone(), rules)?),
        })
    }

    /// How many processors it keeps busy.
    pub fn threads(&self) -> usize {
        match self.kind {
            Kind::Own { settings, .. } => settings.threads,
            _ => 1,
        }
    }

    /// Whether it moves at once or ends its search itself, with no limit given.
    pub fn needs_no_limit(&self) -> bool {
        match self.kind {
            Kind::Own { skill, .. } => skill < Skill::FULL,
            Kind::Chance(_) => true,
            Kind::Program(_) => false,
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl FromStr for Contestant {
    type Err = NoContestant;

    fn from_str(text: &str) -> Result<Self, NoContestant> {
        let (word, options) = text.split_once(':').unwrap_or((text, ""));
        let kind = match (word, options) {
            ("random", "") => Kind::Chance(Taste::Any),
            ("greedy", "") => Kind::Chance(Taste::Greedy),
            ("careful", "") => Kind::Chance(Taste::Careful),
            ("level", level) => own(&format!("level={level},variety=true"))?,
            ("self", options) => own(options)?,
            _ => Kind::Program(text.parse()?),
        };
        let text = text.to_owned();
        Ok(Self { text, kind })
    }
}

/// Reads the options of our own engine: `threads=2,mb=64`; with `variety=true` it begins its games
/// as it does against people. What it judges by is `eval`:
/// `pst` for piece-square values, `trained`, or a file of weights.
fn own(options: &str) -> Result<Kind, NoContestant> {
    let mut settings = Settings::default();
    let (mut skill, mut varied) = (Skill::FULL, false);
    for text in options.split(',').filter(|text| !text.is_empty()) {
        let (option, value) = text.split_once('=').unwrap_or((text, ""));
        match option {
            "level" => skill = Skill::new(read(option, value)?)?,
            "eval" => {
                let read = evaluation::read(value);
                settings.evaluation =
                    read.map_err(|error| NoContestant::NoEvaluation(error.to_string()))?;
            }
            "variety" => varied = read(option, value)?,
            "mb" => settings.table_mb = read(option, value)?,
            "threads" => settings.threads = read::<std::num::NonZero<usize>>(option, value)?.get(),
            _ => return Err(NoContestant::NoOption(option.to_owned())),
        }
    }
    Ok(Kind::Own {
        settings,
        skill,
        varied,
    })
}

fn read<T: FromStr>(option: &str, value: &str) -> Result<T, NoContestant> {
    value.parse().map_err(|_| bad(option, value))
}

fn bad(option: &str, value: &str) -> NoContestant {
    NoContestant::BadValue {
        option: option.to_owned(),
        value: value.to_owned(),
    }
}
