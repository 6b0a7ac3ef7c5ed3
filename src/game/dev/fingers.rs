//! A hand at the window: it points, presses, turns the wheel and goes from control to control.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::EguiContexts;
use bevy_egui::egui::Id;

use crate::game::choices::Choices;

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
