//! The window, the camera that looks at it, and how often it is drawn.

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::camera::ScalingMode;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use super::board::demo::Demo;
use super::board::marks::Breath;
use super::board::strokes::ComingUp;
use super::board::table::Table;
use super::clock;
use super::flow::{Screen, Turn};
use super::interface::Words;
use super::interface::announcement::Announcement;
use super::interface::arrival::Arrival;
use super::language::Phrase;
use super::messages::Moment;
use super::motion::Motion;
use super::motion::glide::{Glide, Swing};
use super::motion::pace::Pace;
use super::opponent::Opponent;
use super::referee::{CurrentGame, Thought};

/// The window as it opens: 1280×720, never below what a phone held upright has.
pub fn opening_window(title: String) -> Window {
    Window {
        title,
        resolution: (1280, 720).into(),
        resize_constraints: WindowResizeConstraints {
            min_width: 320.0,
            min_height: 320.0,
            ..default()
        },
        canvas: Some("#damas".into()),
        fit_canvas_to_parent: true,
        // Pasting and reloading stay the browser's.
        prevent_default_event_handling: false,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb_u8(0x1D, 0x3C, 0x81)))
        .insert_resource(WinitSettings {
            focused_mode: RESTING,
            unfocused_mode: RESTING,
        })
        .add_systems(Startup, look)
        .add_systems(Update, name.run_if(resource_changed::<Words>))
        .add_systems(Last, pace_drawing);
}

/// World units are logical pixels, (0, 0) is the window's upper left corner: whole pixels stay whole.
fn look(mut commands: Commands) {
    commands.spawn((
        Camera2d,
        Projection::Orthographic(OrthographicProjection {
            viewport_origin: Vec2::new(0.0, 1.0),
            scaling_mode: ScalingMode::WindowSize,
            ..OrthographicProjection::default_2d()
        }),
        Msaa::Off,
    ));
}

fn name(words: Res<Words>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    if let Ok(mut window) = window.single_mut() {
        window.title = words.say(&Phrase::WindowTitle);
    }
}

/// At rest the window is drawn when something happens to it, and now and then all the same.
const RESTING: UpdateMode = reactive(Duration::from_mins(1));
/// While the machine's reply is awaited: often enough for its dots, and for a reply that is due.
const WAITING: UpdateMode = reactive(Duration::from_millis(50));
/// While a screen reader may ask for something.
const LISTENING: UpdateMode = reactive(Duration::from_millis(100));

const fn reactive(wait: Duration) -> UpdateMode {
    UpdateMode::Reactive {
        wait,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    }
}

/// The same, but the next frame comes within so long.
fn at_the_latest(mode: UpdateMode, within: Option<Duration>) -> UpdateMode {
    match (mode, within) {
        (UpdateMode::Reactive { wait, .. }, Some(within)) => reactive(wait.min(within)),
        _ => mode,
    }
}

/// Everything that can move.
#[derive(SystemParam)]
pub(super) struct Moving<'w, 's> {
    motion: Res<'w, Motion>,
    small: Query<'w, 's, (), Or<(With<Glide>, With<Swing>, With<Breath>, With<ComingUp>)>>,
    table: Res<'w, Table>,
    pace: Res<'w, Pace>,
    arrival: Res<'w, Arrival>,
}

impl Moving<'_, '_> {
    fn moves(&self) -> bool {
        self.motion.shown().is_some()
            || !self.small.is_empty()
            || self.table.glides(*self.pace)
            || self.arrival.changes()
    }
}

/// What may happen by itself while nothing moves.
#[derive(SystemParam)]
pub(super) struct Awaited<'w> {
    opponent: Res<'w, Opponent>,
    current: Res<'w, CurrentGame>,
    thought: Res<'w, Thought>,
    screen: Res<'w, State<Screen>>,
    turn: Option<Res<'w, State<Turn>>>,
    demo: Res<'w, Demo>,
    announcement: Res<'w, Announcement>,
    reader: Option<Res<'w, AccessibilityRequested>>,
}

impl Awaited<'_> {
    fn rhythm(&self, pace: Pace) -> UpdateMode {
        let (screen, opponent) = (*self.screen.get(), &self.opponent);
        let choosing = self
            .turn
            .as_ref()
            .is_some_and(|turn| *turn.get() == Turn::Choosing);
        let change = choosing.then(|| clock::next_change(&self.current, *self.thought));
        if screen == Screen::Menu && !pace.stands_still() {
            self.demo.rests().map_or(RESTING, reactive)
        } else if opponent.is_thinking() && screen == Screen::Playing
            || opponent.works_in_stretches() && screen == Screen::Analysing
        {
            WAITING
        } else {
            change.flatten().map_or(RESTING, reactive)
        }
    }

    /// A screen reader wakes nobody when it asks for something.
    fn listens(&self) -> bool {
        self.reader.as_ref().is_some_and(|reader| reader.get())
    }
}

/// Draws every frame while something moves, and rests otherwise.
pub(super) fn pace_drawing(
    (moving, awaited): (Moving, Awaited),
    mut happened: MessageReader<WindowEvent>,
    mut settings: ResMut<WinitSettings>,
    mut settled: Local<u8>,
    mut drawn: Local<Option<Moment>>,
) {
    // A few frames more after the last motion, and after anything that happened to the window:
    // panels learn of a new size, and letters come onto them, a frame late.
    let moment = awaited.current.moment();
    // A move that takes no time, or less than a slow frame, is never seen moving: its turn passes in
    // the next ones.
    let happened = happened.read().count() > 0 || drawn.replace(moment) != Some(moment);
    *settled = if moving.moves() || happened {
        4
    } else {
        settled.saturating_sub(1)
    };
    let rhythm = awaited.rhythm(*moving.pace);
    let mode = if *settled > 0 {
        UpdateMode::Continuous
    } else if rhythm != WAITING && awaited.listens() {
        LISTENING
    } else {
        rhythm
    };
    let mode = at_the_latest(mode, awaited.announcement.left());
    if settings.focused_mode != mode {
        (settings.focused_mode, settings.unfocused_mode) = (mode, mode);
    }
}
