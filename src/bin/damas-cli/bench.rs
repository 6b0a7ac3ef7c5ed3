//! `damas-cli bench`

use std::io::Write;

use clap::Args;
use damas::ai;

use crate::input::Failure;
use crate::stopwatch::Stopwatch;

/// Searches a fixed set of positions to a fixed depth: how fast, and whether as it used to
#[derive(Args)]
pub struct Bench;

/// Writes nodes, time, speed, and the signature: the nodes again, which are the same on every
/// machine until the search itself changes.
pub fn run(out: &mut impl Write) -> Result<(), Failure> {
    let stopwatch = Stopwatch::start();
    let signature = ai::signature();
    let seconds = stopwatch.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
    let speed = signature as f64 / seconds.max(1e-9);
    writeln!(out, "nodes {signature}\ntime {seconds:.3} s")?;
    writeln!(out, "nodes per second {speed:.0}")?;
    writeln!(out, "signature {signature}")?;
    Ok(())
}
