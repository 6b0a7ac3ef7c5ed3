//! `damas-cli tables make`

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use damas::ai::Stop;
use damas::ai::endgame::{Form, disk};

use super::Asked;
use crate::input::Failure;
use crate::stopwatch::Stopwatch;

/// Makes the tables of a rule set, as play needs them
#[derive(Args)]
pub struct Make {
    #[command(flatten)]
    asked: Asked,
    /// The directory that their file goes to
    #[arg(long)]
    out: PathBuf,
    /// A byte for each position, which is read at once, instead of as few bytes as can be
    #[arg(long)]
    plain: bool,
}

impl Make {
    /// Tells how far it is on standard error, and then where the file is.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let form = if self.plain { Form::Plain } else { Form::Small };
        let started = Stopwatch::start();
        let mut told = None;
        let path = disk::make(
            &self.out,
            self.asked.rules,
            self.asked.pieces(),
            form,
            self.asked.threads.get(),
            &Stop::default(),
            &mut |progress| {
                let now = (progress.material, (progress.share * 100.0).floor());
                if told.replace(now) != Some(now) {
                    eprintln!("{:3.0} % {}", now.1, now.0);
                }
            },
        )?;
        let bytes = fs::metadata(&path).map_err(|error| Failure::file(&path, error))?;
        let seconds = started.elapsed().as_secs_f64();
        writeln!(
            out,
            "{} {} bytes, {seconds:.1} s",
            path.display(),
            bytes.len()
        )?;
        Ok(())
    }
}
