//! Panels and dialogs come in: a little upwards, and out of nothing.

use std::time::Duration;

use bevy::prelude::*;

use crate::game::board::table::Table;
use crate::game::flow::{Flow, Overlay};
use crate::game::motion::pace::{self, Pace};

/// How far panel and dialog have come in, 0 to 1.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Arrival {
    /// The panel beside the board, which waits for the board to get there.
    pub panel: f32,
    /// The dialog over it.
    pub dialog: f32,
}

impl Arrival {
    /// Whether anything is still coming in.
    pub fn comes(&self) -> bool {
        self.panel < 1.0 || self.dialog < 1.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Arrival {
        panel: 1.0,
        dialog: 1.0,
    })
    .add_systems(Update, come_in.in_set(Flow::Show));
}

fn come_in(
    time: Res<Time>,
    pace: Res<Pace>,
    table: Res<Table>,
    overlay: Res<State<Overlay>>,
    mut open: Local<(Overlay, Duration)>,
    mut arrival: ResMut<Arrival>,
) {
    if open.0 == *overlay.get() {
        open.1 = open.1.saturating_add(time.delta());
    } else {
        *open = (*overlay.get(), Duration::ZERO);
    }
    let length = pace.of(pace::PANEL);
    let waits = pace.of(pace::STAGE).saturating_sub(length);
    arrival.set_if_neq(Arrival {
        panel: share(table.since_screen().saturating_sub(waits), length),
        dialog: if open.0 == Overlay::Closed {
            1.0
        } else {
            share(open.1, length)
        },
    });
}

fn share(time: Duration, length: Duration) -> f32 {
    if length.is_zero() {
        1.0
    } else {
        (time.as_secs_f32() / length.as_secs_f32()).min(1.0)
    }
}
