//! `damas-cli perft`

use std::io::Write;
use std::num::NonZero;

use clap::Args;
use damas::notation::movetext;
use damas::rules::Position;
use damas::rules::perft::{self, Leaves};

use crate::input::{Asked, Failure};

/// Counts the sequences of so many legal moves
///
/// Two moves are the same if start, end and pieces taken are; no draw ends a game. Writes a line
/// `nodes N`, then time and nodes per second; with --divide before them the count of each move.
#[derive(Args)]
pub struct Perft {
    #[command(flatten)]
    asked: Asked,
    /// How many moves long
    #[arg(long)]
    depth: u32,
    /// Count for each legal move by itself
    #[arg(long)]
    divide: bool,
    /// Threads to count on
    #[arg(long, default_value = "1")]
    threads: NonZero<usize>,
    /// Make every last move instead of only counting it
    #[arg(long)]
    no_bulk: bool,
}

impl Perft {
    /// Writes the count, then time and speed.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.asked.position()?;
        let leaves = if self.no_bulk {
            Leaves::Made
        } else {
            Leaves::Bulk
        };
        #[expect(
            clippy::disallowed_types,
            reason = "web_time's is std's outside a browser, where this never runs"
        )]
        let started = web_time::Instant::now();
        let count = |position: &Position, depth| {
            perft::count_on_threads(position, depth, leaves, self.threads)
        };
        let nodes = match self.depth.checked_sub(1) {
            Some(below) if self.divide => {
                let mut nodes = 0;
                for mv in position.legal_moves() {
                    // Legal: it comes from the list.
                    let Ok(next) = position.play(mv) else {
                        continue;
                    };
                    let part = count(&next, below);
                    writeln!(out, "{} {part}", movetext::write(&position, mv))?;
                    nodes += part;
                }
                nodes
            }
            _ => count(&position, self.depth),
        };
        let seconds = started.elapsed().as_secs_f64();
        writeln!(out, "nodes {nodes}")?;
        writeln!(out, "time {seconds:.3} s")?;
        #[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
        let speed = nodes as f64 / seconds.max(1e-9);
        writeln!(out, "nodes per second {speed:.0}")?;
        Ok(())
    }
}
