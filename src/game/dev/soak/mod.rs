//! A long time of everything at once, for `cargo xtask soak`: games against the machine, with moves
//! taken back, boards turned, windows resized, themes, languages, screens and dialogs changed at
//! random, while memory and frames are watched.
//!
//! `damas --soak MINUTES [--seed NUMBER] [--kept]`: with `--kept` games and settings go where a
//! player's would, and every frame in which the game goes on is told on standard output.

mod hands;
mod record;
mod scholar;

use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{PresentMode, PrimaryWindow};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::chronicle;
use crate::game::board::pieces::PieceView;
use crate::game::flow::{Flow, Overlay, Screen, Turn};
use crate::game::looking_back::Viewed;
use crate::game::motion::Motion;
use crate::game::referee::CurrentGame;
use crate::game::window;
use hands::Hands;
use record::Record;

/// Between two whims, in frames, at most.
const REST: u32 = 12;

/// What the command line asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Wanted {
    time: Duration,
    seed: u64,
    kept: bool,
}

/// Chance, and when it strikes next.
#[derive(Resource)]
struct Whims {
    chance: ChaCha8Rng,
    wait: u32,
}

/// Soaks the game if the command line asks for it; else changes nothing.
pub(super) fn extend(app: &mut App) {
    let Some(wanted) = wanted(&std::env::args().collect::<Vec<_>>()) else {
        return;
    };
    app.insert_resource(Whims {
        chance: ChaCha8Rng::seed_from_u64(wanted.seed),
        wait: 0,
    })
    .insert_resource(Record::new(wanted.time))
    .add_systems(Startup, no_waiting)
    .add_systems(First, record::begin)
    .add_systems(Update, (play, indulge).chain().in_set(Flow::Gather))
    .add_systems(
        Last,
        (compare, never_rest.after(window::pace_drawing), end).chain(),
    );
    if wanted.kept {
        app.add_plugins(chronicle::plugin);
    }
}

/// Whether the command line asks for a soak whose games are nobody's.
pub(super) fn keeps_nothing() -> bool {
    let wanted = wanted(&std::env::args().collect::<Vec<_>>());
    wanted.is_some_and(|wanted| !wanted.kept)
}

fn wanted(arguments: &[String]) -> Option<Wanted> {
    let value = |name: &str| {
        let index = arguments.iter().position(|argument| argument == name)?;
        arguments.get(index + 1)
    };
    let minutes: f64 = value("--soak")?.parse().ok()?;
    let seed = value("--seed").and_then(|seed| seed.parse().ok());
    Some(Wanted {
        time: Duration::try_from_secs_f64(minutes * 60.0).ok()?,
        seed: seed.unwrap_or(1),
        kept: arguments.iter().any(|argument| argument == "--kept"),
    })
}

/// The screen's own rhythm would hide how long a frame takes.
fn no_waiting(mut window: Query<&mut Window, With<PrimaryWindow>>) {
    if let Ok(mut window) = window.single_mut() {
        window.present_mode = PresentMode::AutoNoVsync;
    }
}

fn never_rest(mut settings: ResMut<bevy::winit::WinitSettings>) {
    *settings = bevy::winit::WinitSettings::continuous();
}

/// Plays for the persons at the board, and begins a new game where there is none to play.
fn play(
    mut whims: ResMut<Whims>,
    mut record: ResMut<Record>,
    (screen, open, turn): (
        Res<State<Screen>>,
        Res<State<Overlay>>,
        Option<Res<State<Turn>>>,
    ),
    (current, motion): (Res<CurrentGame>, Res<Motion>),
    mut hands: Hands,
) {
    record.watch(&current);
    let playing = *screen.get() == Screen::Playing && *open.get() == Overlay::Closed;
    let Some(turn) = turn.filter(|_| playing && motion.shown().is_none()) else {
        return;
    };
    let chance = &mut whims.chance;
    match *turn.get() {
        Turn::Over if chance.random_bool(0.05) => hands.begin(chance),
        Turn::Choosing if chance.random_bool(0.2) => hands.play(chance),
        _ => {}
    }
}

/// When a frame is over, and nothing moves, the board shows the game's position.
fn compare(
    mut record: ResMut<Record>,
    (screen, turn): (Res<State<Screen>>, Option<Res<State<Turn>>>),
    (current, viewed, motion): (Res<CurrentGame>, Res<Viewed>, Res<Motion>),
    views: Query<&PieceView>,
) {
    let choosing = turn.is_some_and(|turn| *turn.get() == Turn::Choosing);
    let rests = motion.shown().is_none() && viewed.is_present();
    if *screen.get() == Screen::Playing && choosing && rests {
        record.check(&current, &views);
    }
}

/// Now and then something else than a move.
fn indulge(mut whims: ResMut<Whims>, mut hands: Hands) {
    let Whims { chance, wait } = &mut *whims;
    if *wait > 0 {
        *wait -= 1;
        return;
    }
    *wait = chance.random_range(1..=REST);
    hands.indulge(chance);
}

fn end(mut record: ResMut<Record>, mut exit: MessageWriter<AppExit>) {
    if record.is_over() {
        record.conclude();
        exit.write(AppExit::Success);
    }
}

#[test]
fn the_command_line_is_read() {
    let read = |line: &str| {
        let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
        wanted(&words)
    };
    assert_eq!(read("damas"), None);
    assert_eq!(read("damas --soak long"), None);
    assert_eq!(read("damas --soak -1"), None);
    let time = Duration::from_secs(90);
    let (seed, kept) = (7, true);
    let asked = read("damas --soak 1.5 --seed 7 --kept");
    assert_eq!(asked, Some(Wanted { time, seed, kept }));
}
