//! What readers of the screen find there, and what they press.

use bevy_egui::egui::{Event, RawInput};

use super::*;
use crate::game::language::{Catalogue, Language};
use crate::notation::fen;
use crate::rules::Rules;

/// One frame in which these things are asked for: what readers get, and what was pressed.
fn frame(context: &Context, asked: Vec<Event>) -> (accesskit::TreeUpdate, Vec<Square>) {
    let position = fen::read(Rules::Frisian, "W:W31,K40:B2").unwrap();
    let words = Words(Catalogue::new(Language::English));
    let geometry = Stage::default().geometry;
    context.begin_pass(RawInput {
        events: asked,
        ..RawInput::default()
    });
    announced(context, &Spoken("White plays 32-28.".into()));
    let chosen = Square::new(31);
    let pressed = squares(context, &words, &geometry, &position, chosen);
    let mut output = context.end_pass();
    output.textures_delta.clear();
    let update = output.platform_output.accesskit_update.take();
    (update.expect("somebody reads"), pressed)
}

fn reading() -> Context {
    let context = Context::default();
    context.enable_accesskit();
    context
}

#[test]
fn the_tree_has_every_square_with_what_stands_there_and_what_happened() {
    let (tree, _) = frame(&reading(), Vec::new());
    let node = |id: Id| {
        let mut nodes = tree.nodes.iter();
        let found = nodes.find(|(known, _)| *known == id.accesskit_id());
        found.expect("it is told").1.clone()
    };
    let square = |number: u8| node(Id::new(("square", number)));
    let cases = [
        (31, "31, white man"),
        (40, "40, white king"),
        (2, "2, black man"),
        (1, "1, empty"),
    ];
    for (number, expected) in cases {
        let square = square(number);
        assert_eq!(square.label(), Some(expected));
        assert_eq!(square.is_selected(), Some(number == 31), "{number}");
        let bounds = square.bounds().unwrap();
        assert!((bounds.width() - 60.0).abs() < 0.01, "{bounds:?}");
    }
    let all = (1..=50).map(square).collect::<Vec<_>>();
    assert!(
        all.iter()
            .all(|square| square.supports_action(Action::Click))
    );
    let spoken = node(Id::new("spoken"));
    assert_eq!(
        (spoken.role(), spoken.live()),
        (Role::Label, Some(Live::Polite))
    );
    assert_eq!(spoken.value(), Some("White plays 32-28."));
    let root = node(bevy_egui::egui::accesskit_root_id());
    let first = Id::new("spoken").accesskit_id();
    assert_eq!(root.children().first(), Some(&first), "it is read first");
}

#[test]
fn a_square_that_a_reader_presses_is_touched() {
    let context = reading();
    frame(&context, Vec::new());
    let press = Event::AccessKitActionRequest(accesskit::ActionRequest {
        action: Action::Click,
        target_tree: accesskit::TreeId::ROOT,
        target_node: Id::new(("square", 31)).accesskit_id(),
        data: None,
    });
    let (_, pressed) = frame(&context, vec![press]);
    assert_eq!(pressed, [Square::new(31).unwrap()]);
    let (_, pressed) = frame(&context, Vec::new());
    assert_eq!(pressed, [], "once");
}
