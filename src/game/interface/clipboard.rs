//! What is copied here and pasted from elsewhere.
//!
//! One door leads to what other programs have copied and to them, [`ClipboardDoor`]. While somebody
//! writes, Control with X, C and V are for the line that they write; else what is pasted is told as
//! [`Pasted`]. A browser hands text over by its page, which needs none of this.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::egui::{Event, OutputCommand};
use bevy_egui::{EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet};

use crate::game::input::shortcut::is_with_control;
use crate::game::language::Phrase;
use crate::game::messages::{Announced, Pasted};

/// The way to the clipboard of the system.
pub trait ClipboardDoor: Send + Sync + 'static {
    /// The text in it, if there is any.
    fn text(&mut self) -> Option<String>;
    /// Puts a text there; whether that could be done.
    fn put(&mut self, text: &str) -> bool;
}

/// The door, where there is one.
#[derive(Resource)]
pub struct Clipboard(pub Box<dyn ClipboardDoor>);

/// The clipboard of the system. It is kept open: on Linux what was copied is there only as long as
/// somebody holds it.
#[derive(Default)]
struct SystemClipboard(Option<arboard::Clipboard>);

impl SystemClipboard {
    fn open(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.0.is_none() {
            self.0 = arboard::Clipboard::new().ok();
        }
        self.0.as_mut()
    }
}

impl ClipboardDoor for SystemClipboard {
    fn text(&mut self) -> Option<String> {
        // Where there is no clipboard, or no text in it, nothing is pasted.
        self.open()?.get_text().ok()
    }

    fn put(&mut self, text: &str) -> bool {
        let Some(open) = self.open() else {
            return false;
        };
        open.set_text(text)
            .inspect_err(|error| warn!("nothing is copied: {error}"))
            .is_ok()
    }
}

pub(super) fn picture_plugin(app: &mut App) {
    app.insert_resource(Clipboard(Box::new(SystemClipboard::default())))
        .add_systems(
            PreUpdate,
            press
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PostUpdate, copy.after(EguiPostUpdateSet::ProcessOutput));
}

fn press(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut clipboard: ResMut<Clipboard>,
    mut panels: Query<(&mut EguiInput, &mut EguiContext)>,
    mut pasted: MessageWriter<Pasted>,
) {
    for key in pressed.read() {
        let Some(letter) = ["x", "c", "v"]
            .into_iter()
            .find(|letter| is_with_control(key, &held, letter))
        else {
            continue;
        };
        let line = panels.iter_mut().find_map(|(input, mut context)| {
            context.get_mut().text_edit_focused().then_some(input)
        });
        match (letter, line) {
            ("x", Some(mut line)) => line.events.push(Event::Cut),
            ("c", Some(mut line)) => line.events.push(Event::Copy),
            ("v", line) => {
                let Some(text) = clipboard.0.text() else {
                    continue;
                };
                match line {
                    Some(mut line) => line.events.push(Event::Paste(text)),
                    None => drop(pasted.write(Pasted(text))),
                }
            }
            _ => {}
        }
    }
}

/// What a button copies is told; who copies from a line that they write sees what they do.
fn copy(
    mut panels: Query<(&EguiOutput, &mut EguiContext), Changed<EguiOutput>>,
    mut clipboard: ResMut<Clipboard>,
    mut announced: MessageWriter<Announced>,
) {
    for (output, mut context) in &mut panels {
        for command in &output.platform_output.commands {
            let OutputCommand::CopyText(text) = command else {
                continue;
            };
            let copied = clipboard.0.put(text);
            let writes = context.get_mut().text_edit_focused();
            announced.write_batch(match (copied, writes) {
                (true, true) => None,
                (true, false) => Some(Announced(Phrase::Copied)),
                (false, _) => Some(Announced(Phrase::NotCopied)),
            });
        }
    }
}

#[cfg(test)]
mod tests;
