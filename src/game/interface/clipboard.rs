//! What is copied here and pasted from elsewhere.
//!
//! One door leads to what other programs have copied and to them, [`ClipboardDoor`]. While somebody
//! writes, Control with X, C and V are for the line that they write; else what is pasted is told as
//! [`Pasted`].

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Key, OutputCommand};
use bevy_egui::{EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet};

use crate::game::input::shortcut::is_with_control;
use crate::game::language::Phrase;
use crate::game::messages::{Announced, PasteWished, Pasted};

/// The way to the clipboard of the system.
pub trait ClipboardDoor: Send + Sync + 'static {
    /// The player asks for what was copied, by a button: [`pasted`](Self::pasted) has it sooner or
    /// later, or [`found_nothing`](Self::found_nothing) says so.
    fn ask(&mut self);
    /// What is pasted, if there is any text; `asked` says whether the player has just pressed the keys
    /// for it.
    fn pasted(&mut self, asked: bool) -> Option<String>;
    /// Whether nothing came of asking, once for each time.
    fn found_nothing(&mut self) -> bool;
    /// Puts a text there.
    fn put(&mut self, text: &str);
    /// Whether a text that was put there could be: browsers say so a while later.
    fn was_put(&mut self) -> Option<bool>;
}

/// The door, where there is one.
#[derive(Resource)]
pub struct Clipboard(pub Box<dyn ClipboardDoor>);

/// The clipboard of the system. It is kept open: on Linux what was copied is there only as long as
/// somebody holds it.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Default)]
struct SystemClipboard {
    opened: Option<arboard::Clipboard>,
    was_put: Option<bool>,
    asked: bool,
    found_nothing: bool,
}

#[cfg(not(target_arch = "wasm32"))]
impl SystemClipboard {
    fn open(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.opened.is_none() {
            self.opened = arboard::Clipboard::new().ok();
        }
        self.opened.as_mut()
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl ClipboardDoor for SystemClipboard {
    fn ask(&mut self) {
        self.asked = true;
    }

    fn pasted(&mut self, asked: bool) -> Option<String> {
        let by_button = std::mem::take(&mut self.asked);
        if !asked && !by_button {
            return None;
        }
        // Where there is no clipboard, or no text in it, nothing is pasted.
        let text = self.open().and_then(|open| open.get_text().ok());
        self.found_nothing |= by_button && text.is_none();
        text
    }

    fn found_nothing(&mut self) -> bool {
        std::mem::take(&mut self.found_nothing)
    }

    fn put(&mut self, text: &str) {
        let put = self.open().is_some_and(|open| {
            open.set_text(text)
                .inspect_err(|error| warn!("nothing is copied: {error}"))
                .is_ok()
        });
        self.was_put = Some(put);
    }

    fn was_put(&mut self) -> Option<bool> {
        self.was_put.take()
    }
}

/// The clipboard of the browser, which hands what is pasted to its page whatever asked for it.
#[cfg(target_arch = "wasm32")]
#[derive(Default)]
struct SystemClipboard;

#[cfg(target_arch = "wasm32")]
impl ClipboardDoor for SystemClipboard {
    fn ask(&mut self) {
        crate::game::page::files::ask_for_copied();
    }

    fn found_nothing(&mut self) -> bool {
        crate::game::page::files::was_refused()
    }

    fn pasted(&mut self, _asked: bool) -> Option<String> {
        let (_, bytes) = crate::game::page::files::chosen("pasted")?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn put(&mut self, text: &str) {
        crate::game::page::files::copy(text);
    }

    fn was_put(&mut self) -> Option<bool> {
        crate::game::page::files::was_copied()
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

/// Letters that mean something else with Control to whoever writes a line, and what egui isn't told by its keys.
const LINE_DEEDS: [(&str, Key, Option<Event>); 5] = [
    ("a", Key::A, None),
    ("c", Key::C, Some(Event::Copy)),
    ("v", Key::V, None),
    ("x", Key::X, Some(Event::Cut)),
    ("z", Key::Z, None),
];

/// Within a slow frame Control may have come up again, for which `bevy_egui` takes its letter for one that is written.
fn give_control(events: &mut Vec<Event>, letter: &str, named: Key) {
    events.retain(|event| !matches!(event, Event::Text(text) if text.to_lowercase() == letter));
    for event in events {
        if let Event::Key { key, modifiers, .. } = event
            && *key == named
        {
            modifiers.command = true;
        }
    }
}

fn press(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut wished: MessageReader<PasteWished>,
    mut clipboard: ResMut<Clipboard>,
    mut panels: Query<(&mut EguiInput, &mut EguiContext)>,
    (mut pasted, mut announced): (MessageWriter<Pasted>, MessageWriter<Announced>),
) {
    if wished.read().count() > 0 {
        clipboard.0.ask();
    }
    let mut asked = false;
    let mut line = panels
        .iter_mut()
        .find_map(|(input, mut context)| context.get_mut().text_edit_focused().then_some(input));
    for key in pressed.read() {
        let deed = LINE_DEEDS
            .iter()
            .find(|(letter, ..)| is_with_control(key, &held, letter));
        if let (Some((letter, named, event)), Some(line)) = (deed, &mut line) {
            give_control(&mut line.events, letter, *named);
            line.events.extend(event.clone());
        }
        asked |= is_with_control(key, &held, "v");
    }
    if let Some(text) = clipboard.0.pasted(asked) {
        match line {
            Some(mut line) => line.events.push(Event::Paste(text)),
            None => drop(pasted.write(Pasted(text))),
        }
    }
    if clipboard.0.found_nothing() {
        announced.write(Announced(Phrase::NothingCopied));
    }
}

/// What a button copies is told; who copies from a line that they write sees what they do.
fn copy(
    mut panels: Query<(&EguiOutput, &mut EguiContext), Changed<EguiOutput>>,
    mut clipboard: ResMut<Clipboard>,
    mut announced: MessageWriter<Announced>,
    mut writes: Local<bool>,
) {
    for (output, mut context) in &mut panels {
        for command in &output.platform_output.commands {
            let OutputCommand::CopyText(text) = command else {
                continue;
            };
            clipboard.0.put(text);
            *writes = context.get_mut().text_edit_focused();
        }
    }
    while let Some(copied) = clipboard.0.was_put() {
        announced.write_batch(match (copied, *writes) {
            (true, true) => None,
            (true, false) => Some(Announced(Phrase::Copied)),
            (false, _) => Some(Announced(Phrase::NotCopied)),
        });
    }
}

#[cfg(test)]
mod tests;
