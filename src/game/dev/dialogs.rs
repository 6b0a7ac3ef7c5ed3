//! The dialogs and the title, in each language, opened and pressed as a hand would.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::EguiContexts;
use bevy_egui::egui::Id;

use super::script::{Action, Step};
use crate::game::choices::{Choices, Odds, Rival};
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;
use crate::rules::Rules;

/// One thing that a hand does to a dialog.
#[derive(Clone, Copy, Debug)]
pub(super) enum Deed {
    /// Presses the control of this name.
    Press(&'static str),
    /// Turns the wheel, so many lines.
    Wheel(f32),
    /// Presses the key that goes from one control to the next.
    Tab,
    /// Chooses what has nothing to press in the script.
    Choose(fn(&mut Choices)),
}

/// What it does that with.
#[derive(SystemParam)]
pub(super) struct Fingers<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    window: Query<'w, 's, (Entity, &'static Window), With<PrimaryWindow>>,
    events: MessageWriter<'w, WindowEvent>,
    wheel: MessageWriter<'w, MouseWheel>,
    keys: MessageWriter<'w, KeyboardInput>,
    choices: ResMut<'w, Choices>,
}

impl Fingers<'_, '_> {
    pub(super) fn act(&mut self, deed: Deed) -> Result {
        let (window, size) = self.window.single()?;
        let middle = Vec2::new(size.width(), size.height()) / 2.0;
        match deed {
            Deed::Choose(choose) => choose(&mut self.choices),
            Deed::Press(name) => {
                let response = self.contexts.ctx_mut()?.read_response(Id::new(name));
                let at = response.ok_or_else(|| format!("there is no {name} to press"))?;
                let at = at.rect.center();
                self.point(window, Vec2::new(at.x, at.y));
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    let button = MouseButton::Left;
                    self.events.write(WindowEvent::from(MouseButtonInput {
                        button,
                        state,
                        window,
                    }));
                }
            }
            Deed::Wheel(lines) => {
                self.point(window, middle);
                self.wheel.write(MouseWheel {
                    unit: MouseScrollUnit::Line,
                    x: 0.0,
                    y: lines,
                    window,
                    phase: bevy::input::touch::TouchPhase::Moved,
                });
            }
            Deed::Tab => {
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    self.keys.write(KeyboardInput {
                        key_code: KeyCode::Tab,
                        logical_key: Key::Tab,
                        state,
                        text: None,
                        repeat: false,
                        window,
                    });
                }
            }
        }
        Ok(())
    }

    fn point(&mut self, window: Entity, position: Vec2) {
        let delta = None;
        self.events.write(WindowEvent::from(CursorMoved {
            window,
            position,
            delta,
        }));
    }
}

/// The names of the pictures in each language.
const PICTURES: [(Language, [&str; 6]); 5] = [
    (
        Language::English,
        [
            "en-title",
            "en-new",
            "en-new-end",
            "en-more",
            "en-more-end",
            "en-settings",
        ],
    ),
    (
        Language::Spanish,
        [
            "es-title",
            "es-new",
            "es-new-end",
            "es-more",
            "es-more-end",
            "es-settings",
        ],
    ),
    (
        Language::SpanishArgentina,
        [
            "es-AR-title",
            "es-AR-new",
            "es-AR-new-end",
            "es-AR-more",
            "es-AR-more-end",
            "es-AR-settings",
        ],
    ),
    (
        Language::Dutch,
        [
            "nl-title",
            "nl-new",
            "nl-new-end",
            "nl-more",
            "nl-more-end",
            "nl-settings",
        ],
    ),
    (
        Language::Frisian,
        [
            "fy-title",
            "fy-new",
            "fy-new-end",
            "fy-more",
            "fy-more-end",
            "fy-settings",
        ],
    ),
];

pub(super) fn steps() -> Vec<Step> {
    use Action::{Finger, Language as Speak, Overlay as Dialog};
    use Step::{Do, Shot, Wait};
    let mut steps = Vec::new();
    for (language, [title, new, new_end, more, more_end, settings]) in PICTURES {
        steps.extend([
            Do(Speak(language)),
            Wait(20),
            Shot(title),
            Do(Dialog(Overlay::NewGame)),
            Wait(14),
            Shot(new),
            Do(Finger(Deed::Wheel(-60.0))),
            Wait(30),
            Shot(new_end),
            Do(Finger(Deed::Press("more"))),
            Wait(8),
            Shot(more),
            Do(Finger(Deed::Wheel(-60.0))),
            Wait(30),
            Shot(more_end),
            Do(Dialog(Overlay::Settings)),
            Wait(14),
            Shot(settings),
            Do(Dialog(Overlay::Closed)),
        ]);
    }
    steps.extend(odd_ones());
    steps
}

/// What is seen only after certain choices.
fn odd_ones() -> Vec<Step> {
    use Action::{Finger, Language as Speak, Machine, Overlay as Dialog, Screen as Go, Touch};
    use Step::{Do, Settle, Shot, Wait};
    let tab = || [Do(Finger(Deed::Tab)), Wait(2)];
    let mut steps = vec![
        Do(Speak(Language::English)),
        Do(Dialog(Overlay::NewGame)),
        Do(Finger(Deed::Choose(|choices| {
            (choices.rules, choices.rival) = (Rules::SpanishClassic, Rival::Person);
        }))),
        Wait(14),
        Shot("person"),
        Do(Finger(Deed::Choose(|choices| {
            choices.rival = Rival::Machines;
            choices.odds = Odds { white: 0, black: 2 };
        }))),
        Wait(8),
        Shot("machines"),
        Do(Finger(Deed::Choose(|choices| {
            choices.position = "W:W60:B1".into();
        }))),
        Do(Finger(Deed::Press("more"))),
        Wait(8),
        Do(Finger(Deed::Wheel(-60.0))),
        Wait(30),
        Shot("faulty"),
        Do(Dialog(Overlay::Closed)),
        Do(Finger(Deed::Choose(|choices| {
            *choices = Choices::default();
        }))),
        Wait(8),
        Do(Dialog(Overlay::NewGame)),
        Wait(14),
    ];
    steps.extend((0..4).flat_map(|_| tab()));
    steps.extend([Wait(10), Shot("focus")]);
    steps.extend((0..10).flat_map(|_| tab()));
    steps.extend([
        Wait(20),
        Shot("focus-further"),
        Do(Finger(Deed::Press("play chosen"))),
        Settle,
        Wait(30),
        Shot("playing"),
        Do(Machine),
        Settle,
        Do(Touch(32)),
        Do(Touch(28)),
        Settle,
        Wait(60),
        Do(Go(Screen::Menu)),
        Wait(40),
        Shot("title-continue"),
        Do(Dialog(Overlay::Settings)),
        Wait(14),
        Do(Finger(Deed::Wheel(-60.0))),
        Wait(30),
        Shot("settings-end"),
    ]);
    steps
}
