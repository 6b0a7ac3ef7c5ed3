//! How lessons are given: the referee gets the lesson's game as a wish, and what is done on the
//! board is read off its facts.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::{Answer, LessonWished, Lessons, LessonsLeft, LessonsWished, NoLesson};
use crate::contest::Contest;
use crate::game::board::table::Flipped;
use crate::game::flow::{Flow, Going, Overlay, Screen};
use crate::game::games::keeping::KeptAs;
use crate::game::input::keyboard::{Cursor, Typed};
use crate::game::input::panels::PanelHasKeys;
use crate::game::input::{BoardHeld, Hand};
use crate::game::messages::{
    GameStarted, GameWished, MovePlayed, MoveSettled, PositionSet, TakebackWished,
};
use crate::game::referee::{CurrentGame, Tally, Thought};
use crate::game::seats::Seats;
use crate::game::storage::SavedGame;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>()
        // Before the board's own keys have let a chosen piece go.
        .add_systems(
            PreUpdate,
            press_keys
                .run_if(in_state(Overlay::Closed))
                // There a question mark may belong to a line of text.
                .run_if(not(in_state(Screen::Editor))),
        )
        .add_systems(
            Update,
            (open, (turn, leave).run_if(in_state(Screen::Lessons)))
                .chain()
                .in_set(Flow::Gather),
        )
        .add_systems(
            Update,
            judge.run_if(in_state(Screen::Lessons)).in_set(Flow::React),
        )
        // After the board has been turned for whoever sits there.
        .add_systems(Update, turn_back.in_set(Flow::Animate))
        .add_systems(OnEnter(Screen::Lessons), lay)
        .add_systems(OnExit(Screen::Lessons), put_back);
}

/// F1 and the question mark open the lessons of the game on the board and close them again;
/// Escape closes them too, where it has nothing else to let go of.
fn press_keys(
    mut pressed: MessageReader<KeyboardInput>,
    screen: Res<State<Screen>>,
    current: Res<CurrentGame>,
    (hand, typed, cursor): (Res<Hand>, Res<Typed>, Res<Cursor>),
    panel: Res<PanelHasKeys>,
    mut wished: MessageWriter<LessonsWished>,
    mut left: MessageWriter<LessonsLeft>,
) {
    let pressed = pressed
        .read()
        .filter(|key| key.state.is_pressed() && !key.repeat);
    for KeyboardInput { logical_key, .. } in pressed {
        let help = *logical_key == Key::F1 || *logical_key == Key::Character("?".into());
        let learning = *screen.get() == Screen::Lessons;
        let chosen = hand.selection.from().is_some() || cursor.0.is_some();
        let busy = chosen || !typed.text.is_empty() || panel.0;
        let escape = *logical_key == Key::Escape && !busy;
        if learning && (help || escape) {
            left.write(LessonsLeft);
        } else if help {
            wished.write(LessonsWished(current.position().rules()));
        }
    }
}

/// Keeps the game on the board aside and goes to the lessons.
fn open(
    mut wished: MessageReader<LessonsWished>,
    mut lessons: ResMut<Lessons>,
    current: Res<CurrentGame>,
    (seats, thought): (Res<Seats>, Res<Thought>),
    (tally, kept_as): (Res<Tally>, Res<KeptAs>),
    (screen, flipped): (Res<State<Screen>>, Res<Flipped>),
    mut going: Going,
    mut turned: MessageWriter<LessonWished>,
) {
    let Some(&LessonsWished(rules)) = wished.read().last() else {
        return;
    };
    lessons.rules = rules;
    lessons.index = 0;
    if *screen.get() == Screen::Lessons {
        turned.write(LessonWished(0));
        return;
    }
    let game = SavedGame {
        contest: current.contest().clone(),
        seats: *seats,
        thought: thought.0,
        tally: *tally,
        kept_as: kept_as.clone(),
    };
    lessons.kept = Some((game, *screen.get()));
    lessons.lay = Some(*flipped);
    going.to(Screen::Lessons);
}

/// The lesson's game, for the referee: two seats for persons, no clocks.
fn wish(lessons: &Lessons) -> Result<GameWished, NoLesson> {
    let game = lessons.lesson().game(lessons.rules)?;
    Ok(GameWished {
        contest: Contest::from(game),
        seats: Seats::two_people(),
        thought: std::time::Duration::ZERO,
        tally: Tally::default(),
        kept_as: KeptAs::default(),
    })
}

/// Only now, so that no lesson is taken for the game that was on the board.
fn lay(lessons: Res<Lessons>, mut wished: MessageWriter<GameWished>) {
    match wish(&lessons) {
        Ok(game) => drop(wished.write(game)),
        Err(fault) => error!("a lesson can't be given: {fault}"),
    }
}

/// Another lesson of the course, or the same once more.
fn turn(
    mut turned: MessageReader<LessonWished>,
    mut lessons: ResMut<Lessons>,
    wished: MessageWriter<GameWished>,
) {
    let Some(&LessonWished(index)) = turned.read().last() else {
        return;
    };
    lessons.index = index.min(lessons.count() - 1);
    lay(lessons.into(), wished);
}

fn leave(mut left: MessageReader<LessonsLeft>, lessons: Res<Lessons>, mut going: Going) {
    if left.read().count() > 0 {
        let home = lessons.kept.as_ref().map_or(Screen::Menu, |kept| kept.1);
        going.to(home);
    }
}

/// The game that was kept aside is on the board again.
fn put_back(
    mut lessons: ResMut<Lessons>,
    mut held: ResMut<BoardHeld>,
    mut wished: MessageWriter<GameWished>,
) {
    held.0 = false;
    let Some((game, _)) = lessons.kept.take() else {
        return;
    };
    wished.write(game.into());
}

/// The board lies again as it lay before the lessons, under the dialog that led to them.
fn turn_back(
    mut started: MessageReader<GameStarted>,
    mut lessons: ResMut<Lessons>,
    screen: Res<State<Screen>>,
    mut flipped: ResMut<Flipped>,
    mut going: Going,
) {
    if started.read().count() > 0
        && *screen.get() != Screen::Lessons
        && let Some(lay) = lessons.bypass_change_detection().lay.take()
    {
        flipped.set_if_neq(lay);
        let back_to = std::mem::take(&mut lessons.bypass_change_detection().back_to);
        if back_to != Overlay::Closed {
            going.open(back_to);
        }
    }
}

/// Answers a move that has come to rest: it is what the task asks for, or it is taken back. Until
/// then, and once the task is done, the board is held.
fn judge(
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    mut played: MessageReader<MovePlayed>,
    mut settled: MessageReader<MoveSettled>,
    current: Res<CurrentGame>,
    mut lessons: ResMut<Lessons>,
    mut held: ResMut<BoardHeld>,
    mut take_back: MessageWriter<TakebackWished>,
) {
    let starts = started.read().count() > 0;
    if starts || set.read().count() > 0 {
        held.0 = false;
    }
    if starts || played.read().count() > 0 {
        lessons.answer = Answer::None;
        held.0 = !starts;
    }
    // A move of another game may settle as the lesson begins.
    if settled.read().count() == 0 || !held.0 {
        return;
    }
    if lessons.lesson().goal.is_reached(current.game()) {
        lessons.answer = Answer::Done;
    } else {
        lessons.answer = Answer::NotThat;
        take_back.write(TakebackWished);
    }
}
