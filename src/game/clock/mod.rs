//! The clock: how long the side to move has thought, and when its time is up.
//!
//! It runs while a side is choosing and the game is on the screen: not while a move is on its way
//! across the board, and not on the title. Real time counts, so that a hidden page or a dragged
//! window takes nothing away and gives nothing; a machine that sleeps stops the clock.

pub mod face;

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;

use super::flow::{Flow, Screen, Turn};
use super::messages::{ClockRanLow, TimeRanOut};
use super::referee::{CurrentGame, Thought};
use super::seats::Seats;

/// A frame counts for the machine as so long at most: its answer is only heard in one, and a page that is hidden has none.
const LONGEST_FRAME: Duration = Duration::from_millis(250);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        run.run_if(in_state(Screen::Playing))
            .run_if(in_state(Turn::Choosing))
            .in_set(Flow::Gather),
    );
}

fn run(
    time: Res<Time<Real>>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mut thought: ResMut<Thought>,
    (mut ran_out, mut ran_low): (MessageWriter<TimeRanOut>, MessageWriter<ClockRanLow>),
) {
    if current.game().outcome().is_some() {
        return;
    }
    let side = current.position().turn();
    let Some(left) = current.contest().left(side) else {
        return;
    };
    let was_short = face::is_short(left.saturating_sub(thought.0));
    thought.0 += if seats.at(side).is_person() {
        time.delta()
    } else {
        time.delta().min(LONGEST_FRAME)
    };
    if !was_short && face::is_short(left.saturating_sub(thought.0)) {
        ran_low.write(ClockRanLow(side));
    }
    if thought.0 >= left {
        let moment = current.moment();
        ran_out.write(TimeRanOut { moment });
    }
}

/// How long until what the running clock shows changes; `None` where none runs.
pub fn next_change(current: &CurrentGame, thought: Thought) -> Option<Duration> {
    if current.game().outcome().is_some() {
        return None;
    }
    let left = current.left(current.position().turn(), thought)?;
    Some(face::next_change(left))
}
