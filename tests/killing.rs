//! Killed at any moment, the program finds its game again: at most the last half second of play is
//! lost, and whatever is on the disk can be read.
//!
//! This program starts itself as the one that plays and is killed. Every frame in which the game
//! went on it tells in a line, which is held against what is found afterwards. Twelve times in
//! all, or as often as `DAMAS_KILLS` says; `cargo xtask kill` does it two hundred times and half
//! of them to the real window. It is a program apart from the other tests, which would keep the
//! processors and the disk from it while it counts.

#![cfg(all(feature = "game", feature = "dev"))]

#[expect(dead_code, reason = "here only a part of it is needed")]
#[path = "wishes/table.rs"]
mod table;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use damas::contest::MatchLaws;
use damas::game::dev::chronicle;
use damas::game::flow::{Overlay, Turn};
use damas::game::messages::{GameWished, MoveWished, RedoWished, TakebackWished};
use damas::game::motion::pace::Pace;
use damas::game::opponent::InlineBrain;
use damas::game::seats::Seats;
use damas::game::storage::{FolderStore, SavedGame, Storage, Unfit};
use damas::rules::{Position, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use table::Table;

/// Where the one that plays keeps its game.
const PLAYS_IN: &str = "DAMAS_PLAYS_IN";
/// No more play than this may be lost.
const MOST: Duration = Duration::from_millis(500);

/// Plays and saves as fast as it can, for ever.
#[test]
fn play_until_killed() {
    let Some(folder) = std::env::var_os(PLAYS_IN) else {
        return;
    };
    let store = FolderStore::new(folder.into()).unwrap();
    let mut table = Table::started_on(store, InlineBrain::default());
    table.app.insert_resource(TimeUpdateStrategy::Automatic);
    table.app.add_plugins(chronicle::plugin);
    *table.app.world_mut().resource_mut::<Pace>() = Pace::None;
    table.frames(2);
    table.open();
    let mut chance = ChaCha8Rng::seed_from_u64(u64::from(std::process::id()));
    if !table.current().is_unfinished() {
        begin(&mut table);
    }
    loop {
        table.frames(1);
        std::thread::sleep(Duration::from_millis(4));
        match (table.turn(), chance.random_range(0..100)) {
            (Turn::Over, _) => begin(&mut table),
            (Turn::Choosing, 0..20) => play(&mut table, &mut chance),
            (Turn::Choosing, 20..23) => table.write(TakebackWished),
            (Turn::Choosing, 23..25) => table.write(RedoWished),
            _ => {}
        }
    }
}

fn begin(table: &mut Table) {
    let laws = MatchLaws::main_time(Duration::from_mins(50), Duration::from_secs(3));
    let start = Position::start(Rules::Frisian);
    table.write(GameWished::new(start, Seats::two_people(), laws));
    let mut open = table.app.world_mut().resource_mut::<NextState<Overlay>>();
    open.set(Overlay::Closed);
    table.frames(3);
}

fn play(table: &mut Table, chance: &mut ChaCha8Rng) {
    let moves = table.position().legal_moves();
    let mv = moves[chance.random_range(0..moves.len())];
    let moment = table.current().moment();
    table.write(MoveWished {
        moment,
        mv,
        route: None,
        dropped: false,
    });
}

/// A frame in which the game went on.
struct Frame {
    at: Duration,
    thought: Duration,
    game: String,
}

impl Frame {
    fn read(line: &str) -> Option<Self> {
        // The lines of the test's own harness may stand before it.
        let told = line.split_once(&format!("{} ", chronicle::WORD))?.1;
        let mut words = told.splitn(3, ' ');
        Some(Self {
            at: Duration::from_micros(words.next()?.parse().ok()?),
            thought: Duration::from_millis(words.next()?.parse().ok()?),
            game: words.next()?.to_owned(),
        })
    }
}

/// One that plays, and what it tells.
struct Victim {
    child: Child,
    frames: Receiver<Frame>,
}

impl Victim {
    fn start(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, frames) = channel();
        std::thread::spawn(move || {
            for frame in lines
                .map_while(Result::ok)
                .filter_map(|line| Frame::read(&line))
            {
                if sender.send(frame).is_err() {
                    return;
                }
            }
        });
        Self { child, frames }
    }

    /// Lets it play for so long, from its first frame on, and kills it; all it told.
    fn kill_after(mut self, time: Duration) -> Vec<Frame> {
        let first = self.frames.recv_timeout(Duration::from_mins(2));
        let first = first.expect("it plays");
        std::thread::sleep(time);
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::iter::once(first).chain(self.frames.iter()).collect()
    }
}

fn without_window(folder: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "play_until_killed", "--nocapture"])
        .env(PLAYS_IN, folder)
        .stderr(Stdio::null());
    command
}

/// The game itself, which plays machines against each other and changes whatever can be changed.
fn with_window(folder: &Path, seed: usize) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damas"));
    command
        .args(["--soak", "10", "--kept", "--seed", &seed.to_string()])
        .env("XDG_DATA_HOME", folder)
        .stderr(Stdio::null());
    command
}

/// How much of what was played is lost: from the first frame that wasn't kept to the last one.
fn lost(frames: &[Frame], found: Option<&SavedGame>) -> Duration {
    let last = frames.last().expect("frames").at;
    let first_lost = match found {
        None => frames.first(),
        Some(found) => {
            let game = chronicle::told(&found.contest);
            let is_kept = |frame: &Frame| frame.game == game && frame.thought <= found.thought;
            // What was kept in the very last frame may not have been told any more.
            let kept = frames.iter().rposition(is_kept);
            kept.and_then(|kept| frames.get(kept + 1))
        }
    };
    first_lost.map_or(Duration::ZERO, |first| last.saturating_sub(first.at))
}

/// Kills it so many times; how much was lost each time, the least first.
fn kill(times: usize, folder: &Path, start: impl Fn(usize) -> Command) -> Vec<Duration> {
    let keeps_in = |name: &str| folder.join(name);
    let mut chance = ChaCha8Rng::seed_from_u64(9);
    let mut all = Vec::new();
    for round in 0..times {
        let time = Duration::from_millis(chance.random_range(0..1_500));
        let frames = Victim::start(start(round)).kill_after(time);
        let place = [keeps_in("damas"), folder.to_owned()]
            .into_iter()
            .find(|place| place.exists());
        let mut storage = Storage(Box::new(FolderStore::new(place.unwrap()).unwrap()));
        let read = |text: &str| SavedGame::read(text).map_err(Unfit::from);
        let (found, fault) = storage.find("game", read);
        assert_eq!(fault, None, "round {round}");
        assert_eq!(storage.0.fault(), None, "round {round}");
        all.push(lost(&frames, found.as_ref()));
    }
    all.sort_unstable();
    all
}

fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn times() -> usize {
    let told = std::env::var("DAMAS_KILLS").ok();
    told.map_or(12, |told| told.parse().expect("a number"))
}

fn judge(what: &str, lost: &[Duration]) {
    let (middle, most) = (lost[lost.len() / 2], lost[lost.len() - 1]);
    println!(
        "{what}: killed {} times; lost {} ms of play in the middle, {} ms at most",
        lost.len(),
        middle.as_millis(),
        most.as_millis()
    );
    assert!(most <= MOST, "{what}: {lost:?}");
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let folder = fresh("killed");
    let lost = kill(times(), &folder, |_| without_window(&folder));
    judge("without a window", &lost);
}

#[cfg(target_os = "linux")]
#[test]
fn a_killed_window_goes_on_where_it_was() {
    let Ok(times) = std::env::var("DAMAS_WINDOW_KILLS") else {
        println!("skipped: DAMAS_WINDOW_KILLS says how often a window is to be killed");
        return;
    };
    let folder = fresh("killed-window");
    let times = times.parse().expect("a number");
    let lost = kill(times, &folder, |seed| with_window(&folder, seed));
    judge("with a window", &lost);
}
