//! What the game stands: a long time of everything at once, and being killed while it plays.

use crate::measure::value;
use crate::needs::When;
use crate::request::Soak;
use crate::run::{cargo, listen, run};
use crate::screen::unseen::UnseenScreen;
use crate::setup;
use crate::trouble::Trouble;

/// What is soaked is what people get, built with the script that plays it.
const GAME: &str = "--release --bin damas --features dev";

/// Pixels of the screen: the largest window of a soak fits.
const SCREEN: (u32, u32) = (1600, 1000);

/// Memory may grow by so much after the first minute, as a share.
const GROWTH: f64 = 0.05;

/// Plays for long in a window, and judges what it prints.
pub fn soak(request: Soak) -> Result<(), Trouble> {
    let machine = setup::make_ready(When::Test)?;
    run(&mut cargo(&format!("build {GAME}")))?;
    let screen = UnseenScreen::start(&machine, SCREEN)?;
    let Soak { minutes, seed } = request;
    let mut game = cargo(&format!("run --quiet {GAME} --"));
    game.args(["--soak", &minutes.to_string(), "--seed", &seed.to_string()]);
    if let Some(screen) = &screen {
        screen.furnish(&mut game);
    }
    println!("Playing for {minutes} minutes.");
    let told = listen(&mut game)?;
    print!("{told}");
    let faults = judged(told.lines().last().unwrap_or_default());
    if faults.is_empty() {
        println!("All is well.");
        return Ok(());
    }
    Err(Trouble::Endurance { faults })
}

/// What is wrong with a soak by its last line.
fn judged(line: &str) -> Vec<String> {
    let mut faults = Vec::new();
    match (value(line, "games"), value(line, "moves")) {
        (Some(games), Some(moves)) if games >= 1.0 && moves >= 1.0 => {}
        _ => faults.push("nothing was played".to_owned()),
    }
    if value(line, "views_unlike_position") != Some(0.0) {
        faults.push("at rest the board showed another position than the game's".to_owned());
    }
    let memory = |key| value(line, key);
    // A short soak has no memory to compare.
    if let (Some(warm), Some(end)) = (memory("memory_warm_mb"), memory("memory_end_mb"))
        && end > warm * (1.0 + GROWTH)
    {
        faults.push(format!("memory grew from {warm:.1} MB to {end:.1} MB"));
    }
    faults
}

/// Kills the game while it plays, half of the times without a window and half with one.
pub fn kill(times: usize) -> Result<(), Trouble> {
    let machine = setup::make_ready(When::Test)?;
    let screen = UnseenScreen::start(&machine, SCREEN)?;
    let with_window = times / 2;
    let mut tests = cargo("test --features cli,dev,worker --test killing -- --nocapture");
    tests.env("DAMAS_KILLS", (times - with_window).to_string());
    if let Some(screen) = &screen {
        screen.furnish(&mut tests);
        tests.env("DAMAS_WINDOW_KILLS", with_window.max(1).to_string());
    }
    run(&mut tests)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(moves: u32, unlike: u32, warm: &str, end: &str) -> String {
        format!(
            "{{\"games\":3,\"moves\":{moves},\"views_unlike_position\":{unlike},\
             \"memory_warm_mb\":{warm},\"memory_end_mb\":{end}}}"
        )
    }

    #[test]
    fn a_soak_is_judged_by_its_last_line() {
        let cases = [
            ("well", line(100, 0, "200.0", "209.0"), ""),
            ("short", line(100, 0, "null", "null"), ""),
            (
                "grown",
                line(100, 0, "200.0", "211.0"),
                "memory grew from 200.0 MB to 211.0 MB",
            ),
            ("idle", line(0, 0, "200.0", "200.0"), "nothing was played"),
            ("astray", line(9, 2, "200.0", "200.0"), "another position"),
            ("silent", String::new(), "nothing was played"),
        ];
        for (case, line, fault) in cases {
            let faults = judged(&line).join("; ");
            assert_eq!(faults.is_empty(), fault.is_empty(), "{case}: {faults}");
            assert!(faults.contains(fault), "{case}: {faults}");
        }
    }
}
