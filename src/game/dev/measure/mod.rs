//! What the game costs, beside a window that does next to nothing: for `cargo xtask measure`.
//!
//! `damas --measure game` and `damas --measure reference` each open a window, measure, print one
//! line of JSON and end. Only Linux tells a program what it has used.

mod gauge;
mod reference;

use bevy::prelude::*;
use bevy::window::{PresentMode, PrimaryWindow, RequestRedraw};

use crate::contest::MatchLaws;
use crate::game::flow::{Going, Screen, Turn};
use crate::game::messages::{GameWished, MoveWished};
use crate::game::motion::Motion;
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::notation::fen;
use crate::rules::Rules;
pub(super) use gauge::process;
use gauge::{Gauge, Phase};
pub use reference::run_if_asked;

/// White takes four pieces and is crowned.
const CAPTURE_OF_FOUR: &str = "W:W22,38,42,29:B8,9,17,23,26,32,37";
/// Frames before anything is measured.
const WARM: u32 = 60;
/// Frames that are measured at rest, and in captures.
const FRAMES: usize = 240;

/// Which of the two windows the command line asks for.
fn asked() -> Option<String> {
    let mut arguments = std::env::args().skip(1);
    arguments.find(|argument| argument == "--measure")?;
    arguments.next()
}

/// Measures the game if the command line asks for it; else changes nothing.
pub(super) fn extend(app: &mut App) {
    if asked().as_deref() == Some("game") {
        app.add_plugins(measured)
            .add_systems(Update, play.before(go_on));
    }
}

/// What both windows are measured with.
fn measured(app: &mut App) {
    app.init_resource::<Gauge>()
        .add_systems(Startup, no_waiting)
        .add_systems(First, begin)
        .add_systems(Update, go_on)
        .add_systems(Last, end);
}

/// The screen's own rhythm would hide what a frame takes.
fn no_waiting(mut window: Query<&mut Window, With<PrimaryWindow>>) {
    if let Ok(mut window) = window.single_mut() {
        window.present_mode = PresentMode::AutoNoVsync;
    }
}

fn begin(mut gauge: ResMut<Gauge>) {
    gauge.begin_frame();
}

fn end(mut gauge: ResMut<Gauge>) {
    gauge.end_frame();
}

/// Goes from one phase to the next, and asks for frames where they are measured.
fn go_on(
    mut gauge: ResMut<Gauge>,
    motion: Option<Res<Motion>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let moves = motion
        .as_ref()
        .is_none_or(|motion| motion.shown().is_some());
    match gauge.phase() {
        Phase::Warm if gauge.frames() > WARM => gauge.enter(Phase::Rest),
        Phase::Rest if gauge.measured() >= FRAMES => gauge.enter(Phase::Capture),
        // The reference has nothing to capture with.
        Phase::Capture if gauge.measured() >= FRAMES || motion.is_none() => {
            gauge.enter(Phase::Idle);
            gauge.watch_idle();
        }
        _ => {}
    }
    gauge.counts = gauge.phase() != Phase::Capture || moves;
    if gauge.phase() != Phase::Idle {
        redraw.write(RequestRedraw);
    }
}

/// The game lies on the screen; in its phase one capture of four follows the other.
fn play(
    gauge: Res<Gauge>,
    mut going: Going,
    turn: Option<Res<State<Turn>>>,
    current: Res<CurrentGame>,
    mut games: MessageWriter<GameWished>,
    mut moves: MessageWriter<MoveWished>,
    mut waited: Local<u32>,
) {
    let people = Seats::two_people();
    if gauge.frames() == 5 {
        going.to(Screen::Playing);
    }
    *waited += 1;
    let capturing = gauge.phase() == Phase::Capture;
    let choosing = turn.is_some_and(|turn| *turn.get() == Turn::Choosing);
    if !capturing || !choosing || *waited < 5 {
        return;
    }
    *waited = 0;
    let four = current.position().legal_moves();
    match four.iter().find(|mv| mv.taken().len() == 4) {
        Some(&mv) if current.game().plies().is_empty() => drop(moves.write(MoveWished {
            moment: current.moment(),
            mv,
            route: None,
            dropped: false,
        })),
        _ => {
            if let Ok(start) = fen::read(Rules::Frisian, CAPTURE_OF_FOUR) {
                games.write(GameWished::new(start, people, MatchLaws::UNTIMED));
            }
        }
    }
}
