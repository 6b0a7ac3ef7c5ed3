//! What was seen during a soak.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use crate::game::board::pieces::PieceView;
use crate::game::dev::measure::process;
use crate::game::messages::Moment;
use crate::game::referee::CurrentGame;

/// A line is printed this often.
const LINE: Duration = Duration::from_secs(30);
/// Memory is looked at this often.
const LOOK: Duration = Duration::from_secs(1);
/// Until then the game takes what it needs.
const WARM: Duration = Duration::from_mins(1);

/// Games, moves, memory and frames so far.
#[derive(Resource)]
pub(super) struct Record {
    began: Instant,
    time: Duration,
    frame: Option<Instant>,
    frames: u64,
    longest: Duration,
    longest_of_line: Duration,
    games: u64,
    moves: u64,
    /// The moment and the number of plies that were seen last.
    seen: (Moment, usize),
    mismatches: u64,
    /// Memory in MB, second by second.
    memory: Vec<f64>,
    lines: u32,
}

impl Record {
    pub(super) fn new(time: Duration) -> Self {
        Self {
            began: Instant::now(),
            time,
            frame: None,
            frames: 0,
            longest: Duration::ZERO,
            longest_of_line: Duration::ZERO,
            games: 0,
            moves: 0,
            seen: (Moment::default(), 0),
            mismatches: 0,
            memory: Vec::new(),
            lines: 0,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.began.elapsed() >= self.time
    }

    /// Counts games and moves.
    pub(super) fn watch(&mut self, current: &CurrentGame) {
        let (moment, plies) = (current.moment(), current.game().plies().len());
        if moment == self.seen.0 {
            return;
        }
        if plies == 0 {
            self.games += 1;
        } else if plies == self.seen.1 + 1 {
            self.moves += 1;
        }
        self.seen = (moment, plies);
    }

    /// At rest the views equal the position.
    pub(super) fn check(&mut self, current: &CurrentGame, views: &Query<&PieceView>) {
        let seen: BTreeMap<_, _> = views.iter().map(|view| (view.square, view.piece)).collect();
        let truth: BTreeMap<_, _> = current.position().pieces().collect();
        if seen != truth {
            self.mismatches += 1;
        }
    }

    fn frame(&mut self) {
        let now = Instant::now();
        let took = self.frame.replace(now).map(|before| now - before);
        let took = took.unwrap_or_default();
        self.frames += 1;
        let age = self.began.elapsed();
        // The first seconds draw everything for the first time.
        if age > Duration::from_secs(5) {
            self.longest = self.longest.max(took);
            self.longest_of_line = self.longest_of_line.max(took);
        }
        let looks = u32::try_from(self.memory.len()).unwrap_or(u32::MAX);
        if age >= LOOK * (looks + 1) {
            self.memory.push(process::memory().unwrap_or_default());
        }
        if age >= LINE * (self.lines + 1) {
            self.lines += 1;
            self.tell(age);
        }
    }

    #[expect(clippy::print_stdout, reason = "the chore's answer")]
    fn tell(&mut self, age: Duration) {
        let (games, moves) = (self.games, self.moves);
        let memory = self.memory.last().copied().unwrap_or_default();
        let longest = self.longest_of_line.as_secs_f64() * 1_000.0;
        self.longest_of_line = Duration::ZERO;
        println!(
            "{:>5} s  {games:>4} games  {moves:>6} moves  {memory:>7.1} MB  longest frame {longest:>6.1} ms",
            age.as_secs()
        );
    }

    /// Memory when the game was warm and at the end, in MB: each the middle one of ten seconds.
    fn growth(&self) -> Option<(f64, f64)> {
        let warm = usize::try_from(WARM.as_secs()).unwrap_or_default();
        let first = middle(self.memory.get(warm..)?.get(..10)?)?;
        let last = middle(&self.memory[self.memory.len() - 10..])?;
        Some((first, last))
    }

    /// One line of JSON for the chore.
    #[expect(clippy::print_stdout, reason = "the chore reads it there")]
    pub(super) fn conclude(&mut self) {
        let growth = self.growth();
        let line = serde_json::json!({
            "seconds": self.began.elapsed().as_secs(),
            "games": self.games,
            "moves": self.moves,
            "frames": self.frames,
            "longest_frame_ms": self.longest.as_secs_f64() * 1_000.0,
            "memory_warm_mb": growth.map(|growth| growth.0),
            "memory_end_mb": growth.map(|growth| growth.1),
            "memory_most_mb": self.memory.iter().copied().fold(0.0, f64::max),
            "views_unlike_position": self.mismatches,
        });
        println!("{line}");
    }
}

fn middle(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied()
}

pub(super) fn begin(mut record: ResMut<Record>) {
    record.frame();
}
