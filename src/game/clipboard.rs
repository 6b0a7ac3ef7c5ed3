//! The clipboard: what panels copy goes there, and what was copied elsewhere comes from there.
//!
//! What is pasted while somebody writes is for the line that they write; else it is opened as a game
//! or a position.

use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::egui::{Event, OutputCommand};
use bevy_egui::{EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet};

use super::games::GamesWished;
use super::games::file::Opened;
use super::games::is_with_control;

pub(super) fn picture_plugin(app: &mut App) {
    app.init_resource::<Clipboard>()
        .add_systems(
            PreUpdate,
            (paste, take_out)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PostUpdate, copy.after(EguiPostUpdateSet::ProcessOutput));
}

/// The system's clipboard. It stays open once it was needed: on X11 what was copied is had from whoever
/// copied it, as long as they are there.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Resource, Default)]
struct Clipboard(Option<arboard::Clipboard>);

#[cfg(not(target_arch = "wasm32"))]
impl Clipboard {
    fn open(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.0.is_none() {
            self.0 = arboard::Clipboard::new().ok();
        }
        self.0.as_mut()
    }

    /// What was copied, if the player has just asked for it. Where there is no clipboard, or no text in
    /// it, nothing is pasted.
    fn pasted(&mut self, asked: bool) -> Option<String> {
        if asked {
            self.open()?.get_text().ok()
        } else {
            None
        }
    }

    fn put(&mut self, text: &str) {
        let put = self.open().map(|clipboard| clipboard.set_text(text));
        if !matches!(put, Some(Ok(()))) {
            warn!("nothing can be copied: {put:?}");
        }
    }
}

/// The browser's clipboard: it hands what is pasted to its page.
#[cfg(target_arch = "wasm32")]
#[derive(Resource, Default)]
struct Clipboard;

#[cfg(target_arch = "wasm32")]
#[expect(clippy::unused_self, reason = "the page has it")]
impl Clipboard {
    fn pasted(&mut self, _asked: bool) -> Option<String> {
        let (_, bytes) = super::page::files::chosen("pasted")?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn put(&mut self, text: &str) {
        super::page::files::copy(text);
    }
}

fn paste(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut clipboard: ResMut<Clipboard>,
    mut panels: Query<(&mut EguiInput, &mut EguiContext)>,
    mut wished: MessageWriter<GamesWished>,
) {
    let asked = pressed.read().any(|key| is_with_control(key, &held, "v"));
    let Some(text) = clipboard.pasted(asked) else {
        return;
    };
    for (mut input, mut context) in &mut panels {
        if context.get_mut().text_edit_focused() {
            input.events.push(Event::Paste(text));
            return;
        }
    }
    let (name, bytes) = (String::new(), text.into_bytes());
    wished.write(GamesWished::Take(Opened { name, bytes }));
}

/// What is marked in the line that somebody writes is copied, or cut out.
fn take_out(
    mut pressed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut panels: Query<&mut EguiInput>,
) {
    for key in pressed.read() {
        let events = [("c", Event::Copy), ("x", Event::Cut)];
        let asked = events
            .into_iter()
            .find(|(letter, _)| is_with_control(key, &held, letter));
        let Some((_, event)) = asked else { continue };
        for mut input in &mut panels {
            input.events.push(event.clone());
        }
    }
}

fn copy(panels: Query<&EguiOutput>, mut clipboard: ResMut<Clipboard>) {
    for command in panels
        .iter()
        .flat_map(|output| &output.platform_output.commands)
    {
        if let OutputCommand::CopyText(text) = command
            && !text.is_empty()
        {
            clipboard.put(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    #[test]
    fn what_a_panel_copies_can_be_pasted() {
        let mut world = World::new();
        let mut clipboard = Clipboard::default();
        if clipboard.open().is_none() {
            // As for windows: where there must be a screen, there is a clipboard.
            assert!(std::env::var_os("DAMAS_WINDOW_TESTS").is_none());
            eprintln!("skipped: there is no clipboard here");
            return;
        }
        world.insert_resource(clipboard);
        let mut output = EguiOutput::default();
        let copied = OutputCommand::CopyText("W:W31:B1".into());
        output.platform_output.commands.push(copied);
        world.spawn(output);
        world.run_system_once(copy).unwrap();
        let mut clipboard = world.resource_mut::<Clipboard>();
        assert_eq!(clipboard.pasted(false), None, "nobody asked");
        assert_eq!(clipboard.pasted(true).as_deref(), Some("W:W31:B1"));
    }
}
