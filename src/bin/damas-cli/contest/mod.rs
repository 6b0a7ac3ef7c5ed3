//! `damas-cli match`

mod command_line;
mod contestant;
mod forfeit;
mod openings;
mod pace;
mod player;
mod program;
mod referee;
mod rounds;
mod score;
mod sprt;
mod telling;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use clap::Args;
use damas::hub::PartnerError;
use damas::rules::Rules;

use crate::input::Failure;
use crate::stopwatch::Stopwatch;
use contestant::Contestant;
use openings::{NoOpenings, Source};
use pace::Pace;
use rounds::Plan;
use score::Tally;
use sprt::Sprt;
use telling::Teller;

/// Plays two engines or levels against each other, and says which is stronger
///
/// Each opening is played twice with colours exchanged; our rules are the referee. A player is
/// `self`, our own engine, perhaps with options as in `self:threads=2,mb=64`; `level:3`, our
/// engine at that level; `random`; `greedy`, which takes all it can with one move and plays by
/// chance otherwise; `careful`, which also minds what can be taken in return; or the command line of a program that speaks Hub, perhaps with parameters
/// behind an @, as in './scan hub @ book=false'.
#[derive(Args)]
pub struct Match {
    /// The first player, for whom the points are counted
    #[arg(value_name = "A")]
    first: Contestant,
    /// The second
    #[arg(value_name = "B")]
    second: Contestant,
    /// The rule set
    #[arg(long, default_value_t)]
    rules: Rules,
    /// How many games, an even number
    #[arg(long, default_value = "100")]
    games: NonZero<u32>,
    #[command(flatten)]
    pace: Pace,
    /// random:6 for so many moves by chance, even:6 for such that leave neither side better, or a
    /// file with a FEN a line
    #[arg(long, default_value = "random:6")]
    openings: Source,
    /// Games at a time; without it as many as the processors can think about
    #[arg(long, alias = "threads")]
    concurrency: Option<NonZero<usize>>,
    /// Decides all that chance decides
    #[arg(long, default_value = "1")]
    seed: u64,
    /// Stop when it is sure enough that the first is stronger by ELO1, or only by ELO0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Write the games into this file
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
    /// A game of more plies is a draw
    #[arg(long, default_value = "1000")]
    max_plies: usize,
    /// Say how it stands after so many games
    #[arg(long, value_name = "GAMES", default_value = "100")]
    every: NonZero<u32>,
}

/// Why a match can't be played.
#[derive(Debug, thiserror::Error)]
pub enum NoMatch {
    /// No limit for those who need one.
    #[error("{0} never ends a search by itself: say --nodes, --depth, --movetime or --clock")]
    NoLimit(String),
    /// Half a pair.
    #[error("{0} is an odd number of games; each opening is played twice")]
    OddGames(u32),
    /// A program that isn't there or isn't fit.
    #[error("{contestant}: {error}")]
    Absent {
        /// The program.
        contestant: String,
        /// Why.
        error: PartnerError,
    },
    /// No openings.
    #[error(transparent)]
    NoOpenings(#[from] NoOpenings),
}

impl Match {
    /// Plays the match and writes what comes of it.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let plan = self.plan()?;
        let create = |path: &PathBuf| {
            let file = File::create(path).map_err(|error| Failure::file(path, error))?;
            Ok::<_, Failure>(BufWriter::new(file))
        };
        let mut teller = Teller {
            plan: &plan,
            out,
            pdn: self.pdn.as_ref().map(create).transpose()?,
            test: self.sprt,
            every: self.every.get(),
            tally: Tally::default(),
        };
        let stopwatch = Stopwatch::start();
        teller.announce()?;
        plan.play(|number, pair| teller.hear(number, &pair))?;
        teller.conclude(stopwatch)
    }

    fn plan(&self) -> Result<Plan, NoMatch> {
        let contestants = [self.first.clone(), self.second.clone()];
        let endless = contestants.iter().find(|player| !player.needs_no_limit());
        match endless {
            Some(player) if !self.pace.limits_search() => {
                return Err(NoMatch::NoLimit(player.to_string()));
            }
            _ => {}
        }
        if !self.games.get().is_multiple_of(2) {
            return Err(NoMatch::OddGames(self.games.get()));
        }
        let busy = contestants.iter().map(Contestant::threads).max();
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        let fitting = (processors / busy.unwrap_or(1)).max(1);
        Ok(Plan {
            contestants,
            rules: self.rules,
            openings: self.openings.open(self.rules, self.seed)?,
            pairs: self.games.get() / 2,
            pace: self.pace.clone(),
            concurrency: self.concurrency.map_or(fitting, NonZero::get),
            seed: self.seed,
            most_plies: self.max_plies,
        })
    }
}
