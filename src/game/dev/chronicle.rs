//! A line on standard output for every frame in which a game went on: what a test that kills the
//! program holds against what is found again.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::io::Write;
use std::time::Duration;

use bevy::prelude::*;
use web_time::SystemTime;

use crate::contest::Contest;
use crate::game::flow::Screen;
use crate::game::referee::{CurrentGame, Thought};
use crate::notation::{fen, movetext};

/// The first word of each line.
pub const WORD: &str = "at";

/// A game as a line tells it: its start, its moves, how many were taken back, how it ended.
pub fn told(contest: &Contest) -> String {
    let game = contest.game();
    let moves = movetext::write_line(game.start(), game.plies()).join(" ");
    let start = fen::write(game.start());
    let (undone, outcome) = (game.undone().len(), game.outcome());
    format!("{start} {moves} back {undone} {outcome:?}")
}

/// Since 1970, in a clock that other programs have too.
pub fn now() -> Duration {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap_or_default()
}

/// Writes `at MICROSECONDS MILLISECONDS GAME`: the time, how long the side to move has thought,
/// and the game as [`told`] tells it.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, tell.run_if(in_state(Screen::Playing)));
}

fn tell(current: Res<CurrentGame>, thought: Res<Thought>, mut last: Local<Option<Thought>>) {
    let game = current.game();
    let untouched = game.plies().is_empty() && game.undone().is_empty();
    if untouched || !current.is_changed() && *last == Some(*thought) {
        return;
    }
    *last = Some(*thought);
    let (at, thought) = (now().as_micros(), thought.0.as_millis());
    let told = told(current.contest());
    // Whoever has stopped listening needs nothing more.
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{WORD} {at} {thought} {told}").and_then(|()| out.flush());
}
