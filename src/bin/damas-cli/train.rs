//! `damas-cli train`

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use damas::ai::Limits;
use damas::rules::Rules;
use damas::training::fit::{Course, Fit};
use damas::training::lessons::Lessons;
use damas::training::samples::{self, Writer};
use damas::training::selfplay::{self, Plan};

use crate::evaluation;
use crate::input::Failure;

/// Trains the evaluation: plays games and fits weights to them
#[derive(Args)]
pub struct Train {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    Selfplay(Selfplay),
    Fit(Fitting),
}

impl Train {
    /// Takes the step.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match &self.step {
            Step::Selfplay(step) => step.run(out),
            Step::Fit(step) => step.run(out),
        }
    }
}

/// Lets the engine play itself and keeps the quiet positions; goes on where it was broken off
#[derive(Args)]
struct Selfplay {
    /// The rule set
    #[arg(long, default_value_t)]
    rules: Rules,
    /// How many games the file is to hold
    #[arg(long)]
    games: u64,
    /// Positions that are looked at for each move
    #[arg(long, default_value = "1000")]
    nodes: u64,
    /// What chance begins with
    #[arg(long, default_value = "1")]
    seed: u64,
    /// What to judge by: pst, trained, or a file of weights
    #[arg(long, default_value = "trained")]
    weights: String,
    /// Games at a time
    #[arg(long, default_value = "1")]
    threads: NonZero<usize>,
    /// The file of samples
    #[arg(long)]
    out: PathBuf,
}

impl Selfplay {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let title = format!(
            "damas-s1 rules={} nodes={} seed={} weights={}",
            self.rules, self.nodes, self.seed, self.weights
        );
        let plan = Plan {
            rules: self.rules,
            games: self.games,
            seed: self.seed,
            limits: Limits::nodes(self.nodes),
            threads: self.threads.get(),
            evaluation: evaluation::read(&self.weights)?,
        };
        let mut file = Writer::open(&self.out, &title)?;
        let mut told = 0;
        selfplay::play(&plan, &mut file, &mut |games, samples| {
            if games >= told + 1000 {
                told = games;
                // Where nobody listens nothing is lost.
                let _ = writeln!(out, "games {games} samples {samples}").and_then(|()| out.flush());
            }
        })?;
        writeln!(out, "samples {}", file.samples())?;
        Ok(())
    }
}

/// Fits weights to samples; goes on where it was broken off
#[derive(Args)]
struct Fitting {
    /// The rule set
    #[arg(long, default_value_t)]
    rules: Rules,
    /// Files of samples
    #[arg(long, required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// Width of the network: 0 (linear), 32, 64, 96 or 128
    #[arg(long, default_value = "32", value_parser = ["0", "32", "64", "96", "128"])]
    lanes: String,
    /// How often everything is gone through
    #[arg(long, default_value = "15")]
    epochs: u32,
    /// Samples to a step
    #[arg(long, default_value = "8192")]
    batch: NonZero<usize>,
    /// How far the first steps go
    #[arg(long, default_value = "0.002")]
    rate: f32,
    /// How much the score of the search counts, the rest being the result
    #[arg(long, default_value = "0.5")]
    blend: f32,
    /// Centi-men per unit of log-odds; by the data where it isn't told
    #[arg(long)]
    scale: Option<u16>,
    /// Learn also where the side to move is threatened by a capture
    #[arg(long)]
    threatened: bool,
    /// What chance begins with
    #[arg(long, default_value = "1")]
    seed: u64,
    /// Threads to learn on
    #[arg(long, default_value = "1")]
    threads: NonZero<usize>,
    /// The file of weights; beside it, with .part behind, is kept how far it has come
    #[arg(long)]
    out: PathBuf,
}

impl Fitting {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut lessons = Lessons::default();
        for path in &self.data {
            lessons.add(samples::read(path)?, self.threatened);
        }
        let (learnt, asked) = lessons.len();
        let course = self.course(&lessons);
        writeln!(
            out,
            "samples {learnt} kept back {asked} scale {}",
            course.scale
        )?;
        let mut part = self.out.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let broken = |error| Failure::file(&part, error);
        let mut fit = Fit::new(&course, &lessons, &part).map_err(broken)?;
        while let Some(progress) = fit.epoch().map_err(broken)? {
            let (epoch, learnt, asked) = (progress.epoch, progress.learnt, progress.asked);
            writeln!(out, "epoch {epoch} loss {learnt:.5} kept back {asked:.5}")?;
            out.flush()?;
        }
        fs::write(&self.out, fit.weights()).map_err(|error| Failure::file(&self.out, error))
    }

    fn course(&self, lessons: &Lessons) -> Course {
        Course {
            rules: self.rules,
            // One of those that are allowed.
            lanes: self.lanes.parse().unwrap_or(0),
            epochs: self.epochs,
            batch: self.batch.get(),
            rate: self.rate,
            blend: self.blend,
            scale: self.scale.unwrap_or_else(|| lessons.scale()),
            seed: self.seed,
            threads: self.threads.get(),
        }
    }
}
