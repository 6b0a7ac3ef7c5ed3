//! A clipboard in memory, keys, and a line that is written in.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::{self, Id, PlatformOutput, RawInput};

use super::*;
use crate::game::interface::face;

/// What lies in it; nothing can be put there where it is not to be had. What became of it is told
/// a frame later.
#[derive(Clone)]
struct Memory {
    text: Arc<Mutex<String>>,
    there: bool,
    told: VecDeque<Option<bool>>,
    asked: bool,
    found_nothing: bool,
}

impl ClipboardDoor for Memory {
    fn ask(&mut self) {
        self.asked = true;
    }

    fn pasted(&mut self, asked: bool) -> Option<String> {
        let by_button = std::mem::take(&mut self.asked);
        self.found_nothing = by_button && !self.there;
        ((asked || by_button) && self.there).then(|| self.text.lock().unwrap().clone())
    }

    fn found_nothing(&mut self) -> bool {
        std::mem::take(&mut self.found_nothing)
    }

    fn put(&mut self, text: &str) {
        if self.there {
            text.clone_into(&mut self.text.lock().unwrap());
        }
        // In this frame nothing is known of it yet, as in a browser.
        self.told.extend([None, Some(self.there)]);
    }

    fn was_put(&mut self) -> Option<bool> {
        self.told.pop_front().flatten()
    }
}

/// An app with a panel, and its clipboard.
fn app(there: bool) -> (App, Entity, Memory) {
    let clipboard = Memory {
        text: Arc::default(),
        there,
        told: VecDeque::new(),
        asked: false,
        found_nothing: false,
    };
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .add_message::<KeyboardInput>()
        .add_message::<Pasted>()
        .add_message::<PasteWished>()
        .add_message::<Announced>()
        .init_resource::<ButtonInput<KeyCode>>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )))
        .insert_resource(Clipboard(Box::new(clipboard.clone())))
        .add_systems(PreUpdate, press)
        .add_systems(PostUpdate, copy);
    let panel = app.world_mut().spawn(EguiContext::default()).id();
    (app, panel, clipboard)
}

/// One frame of a panel with a line in it, in which somebody writes.
fn write_in(context: &egui::Context, text: &mut String, events: Vec<Event>) -> PlatformOutput {
    let input = RawInput {
        events,
        ..RawInput::default()
    };
    context.begin_pass(input);
    context.memory_mut(|memory| memory.request_focus(Id::new("line")));
    egui::Area::new(Id::new("panel")).show(context, |ui| {
        ui.add(egui::TextEdit::singleline(text).id(Id::new("line")));
    });
    let mut output = context.end_pass();
    output.textures_delta.clear();
    output.platform_output
}

fn context(app: &mut App, panel: Entity) -> egui::Context {
    let mut context = app.world_mut().get_mut::<EguiContext>(panel).unwrap();
    context.get_mut().set_fonts(face::definitions());
    context.get_mut().clone()
}

fn press_key(app: &mut App, panel: Entity, letter: &str) -> Vec<Event> {
    let mut held = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    held.press(KeyCode::ControlLeft);
    app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::F35,
        logical_key: Key::Character(letter.into()),
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: panel,
    });
    app.update();
    let mut input = app.world_mut().get_mut::<EguiInput>(panel).unwrap();
    std::mem::take(&mut input.events)
}

fn all<M: Message + Clone>(app: &App) -> Vec<M> {
    let messages = app.world().resource::<Messages<M>>();
    messages.iter_current_update_messages().cloned().collect()
}

#[test]
fn what_is_copied_goes_to_the_clipboard_and_that_is_told() {
    for (there, told, kept) in [
        (true, Phrase::Copied, "W:W31:B20"),
        (false, Phrase::NotCopied, ""),
    ] {
        let (mut app, panel, clipboard) = app(there);
        app.update();
        let mut output = app.world_mut().get_mut::<EguiOutput>(panel).unwrap();
        let copied = OutputCommand::CopyText("W:W31:B20".into());
        output.platform_output.commands.push(copied);
        app.update();
        assert_eq!(*clipboard.text.lock().unwrap(), kept);
        assert!(all::<Announced>(&app).is_empty(), "nothing is known yet");
        app.update();
        let announced: Vec<Announced> = all(&app);
        assert_eq!(announced.len(), 1);
        assert_eq!(announced[0].0, told);
        app.update();
        app.update();
        assert!(all::<Announced>(&app).is_empty(), "once");
    }
}

#[test]
fn what_is_pasted_is_told_where_nobody_writes() {
    let (mut app, panel, clipboard) = app(true);
    "1. 32-28 *".clone_into(&mut clipboard.text.lock().unwrap());
    assert_eq!(press_key(&mut app, panel, "v"), []);
    assert_eq!(all::<Pasted>(&app), [Pasted("1. 32-28 *".into())]);
    assert_eq!(press_key(&mut app, panel, "c"), []);
}

#[test]
fn a_line_that_is_written_in_is_pasted_into_and_copied_from() {
    let (mut app, panel, clipboard) = app(true);
    "W:WK5:B20".clone_into(&mut clipboard.text.lock().unwrap());
    let (context, mut text) = (context(&mut app, panel), String::new());
    for _ in 0..2 {
        write_in(&context, &mut text, Vec::new());
    }
    let events = press_key(&mut app, panel, "v");
    write_in(&context, &mut text, events);
    assert_eq!(text, "W:WK5:B20");
    assert!(all::<Pasted>(&app).is_empty(), "it is for the line alone");

    let select_all = vec![Event::Key {
        key: egui::Key::A,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::COMMAND,
    }];
    write_in(&context, &mut text, select_all);
    String::new().clone_into(&mut clipboard.text.lock().unwrap());
    let events = press_key(&mut app, panel, "x");
    let platform_output = write_in(&context, &mut text, events);
    assert_eq!(text, "");
    app.world_mut()
        .get_mut::<EguiOutput>(panel)
        .unwrap()
        .platform_output = platform_output;
    app.update();
    assert_eq!(*clipboard.text.lock().unwrap(), "W:WK5:B20");
    app.update();
    assert!(all::<Announced>(&app).is_empty(), "it is seen in the line");
}

#[test]
fn control_that_came_up_within_a_slow_frame_counts_and_its_letter_is_not_written() {
    let (mut app, panel, _) = app(true);
    let (context, mut text) = (context(&mut app, panel), "W:WK5:B20".to_owned());
    for _ in 0..2 {
        write_in(&context, &mut text, Vec::new());
    }
    let mut copied = PlatformOutput::default();
    for (letter, key) in [("a", egui::Key::A), ("c", egui::Key::C)] {
        let mut input = app.world_mut().get_mut::<EguiInput>(panel).unwrap();
        // What bevy_egui makes of it.
        input.events = vec![
            Event::Text(letter.to_owned()),
            Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            },
        ];
        let events = press_key(&mut app, panel, letter);
        copied = write_in(&context, &mut text, events);
    }
    assert_eq!(text, "W:WK5:B20");
    assert_eq!(
        copied.commands,
        [OutputCommand::CopyText("W:WK5:B20".into())]
    );
}

#[test]
fn a_button_asks_for_what_was_copied_and_tells_where_there_is_nothing() {
    for there in [true, false] {
        let (mut app, _, clipboard) = app(there);
        "W:W31:B20".clone_into(&mut clipboard.text.lock().unwrap());
        app.update();
        assert_eq!(
            (all::<Pasted>(&app), all::<Announced>(&app)),
            (vec![], vec![])
        );
        app.world_mut().write_message(PasteWished);
        app.update();
        let (pasted, told) = if there {
            (vec![Pasted("W:W31:B20".into())], vec![])
        } else {
            (vec![], vec![Announced(Phrase::NothingCopied)])
        };
        assert_eq!(
            (all::<Pasted>(&app), all::<Announced>(&app)),
            (pasted, told)
        );
        app.update();
        assert_eq!(all::<Announced>(&app), [], "once");
    }
}
