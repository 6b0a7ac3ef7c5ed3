//! Panels and dialogs come in: a little upwards, and out of nothing; and how soon dialogs are gone.

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
    /// How far the dialog that closed last has gone; nothing of it is seen from 1 on.
    pub gone: f32,
}

impl Arrival {
    /// Whether anything is still coming in or going.
    pub fn changes(&self) -> bool {
        self.panel < 1.0 || self.dialog < 1.0 || self.gone < 1.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Arrival {
        panel: 1.0,
        dialog: 1.0,
        gone: 1.0,
    })
    .add_systems(Update, come_in.in_set(Flow::Show));
}

fn come_in(
    time: Res<Time>,
    pace: Res<Pace>,
    table: Res<Table>,
    overlay: Res<State<Overlay>>,
    mut dialogs: Local<Dialogs>,
    mut arrival: ResMut<Arrival>,
) {
    dialogs.follow(*overlay.get(), time.delta());
    let length = pace.of(pace::PANEL);
    let waits = pace.of(pace::STAGE).saturating_sub(length);
    arrival.set_if_neq(Arrival {
        panel: share(table.since_screen().saturating_sub(waits), length),
        dialog: match dialogs.open {
            Overlay::Closed => 1.0,
            _ => share(dialogs.since_opened, length),
        },
        gone: dialogs
            .since_left
            .map_or(1.0, |time| share(time, pace.fade(pace::CLOSE))),
    });
}

/// How long ago which dialog came, and one went.
#[derive(Debug, Default)]
struct Dialogs {
    open: Overlay,
    since_opened: Duration,
    /// None has gone yet where there is none.
    since_left: Option<Duration>,
}

impl Dialogs {
    /// Takes note of the dialog that is open, after so much time.
    fn follow(&mut self, open: Overlay, passed: Duration) {
        self.since_opened = self.since_opened.saturating_add(passed);
        self.since_left = self.since_left.map(|time| time.saturating_add(passed));
        if self.open != open {
            if self.open != Overlay::Closed {
                self.since_left = Some(Duration::ZERO);
            }
            (self.open, self.since_opened) = (open, Duration::ZERO);
        }
    }
}

fn share(time: Duration, length: Duration) -> f32 {
    if length.is_zero() {
        1.0
    } else {
        (time.as_secs_f32() / length.as_secs_f32()).min(1.0)
    }
}

#[test]
fn a_dialog_that_closes_is_gone_after_a_tenth_of_a_second() {
    let (mut dialogs, frame) = (Dialogs::default(), Duration::from_millis(50));
    let mut gone = |open, pace: Pace| {
        dialogs.follow(open, frame);
        let left = dialogs.since_left;
        left.map_or(1.0, |time| share(time, pace.fade(pace::CLOSE)))
    };
    let steps = [
        ("none was open", Overlay::Closed, Pace::Normal, 1.0),
        ("one comes", Overlay::Menu, Pace::Normal, 1.0),
        ("another in its place", Overlay::Resign, Pace::Normal, 0.0),
        ("half way", Overlay::Resign, Pace::Normal, 0.5),
        ("closed", Overlay::Closed, Pace::Normal, 0.0),
        ("half way again", Overlay::Closed, Pace::Normal, 0.5),
        ("gone", Overlay::Closed, Pace::Normal, 1.0),
        ("one more", Overlay::Menu, Pace::None, 1.0),
        ("at once", Overlay::Closed, Pace::None, 1.0),
        ("a short fade", Overlay::Closed, Pace::Reduced, 0.625),
    ];
    for (case, open, pace, expected) in steps {
        let gone = gone(open, pace);
        assert!((gone - expected).abs() < 1e-3, "{case}: {gone}");
    }
}
