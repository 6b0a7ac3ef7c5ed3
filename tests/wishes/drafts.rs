//! What the player sets up isn't lost: every change is taken back, and it is found again.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use damas::game::analysis::SetUpWished;
use damas::game::editor::SetUpStep;
use damas::game::storage::MemoryStore;
use damas::rules::{Position, Rules, Side};
use damas::study::{Draft, Tool};

use crate::editor::set_up;
use crate::games::started_on;
use crate::table::{Table, square};

#[test]
fn every_change_is_taken_back() {
    let mut table = set_up("W:W31,K41:B20");
    let first = table.editor().fen().to_owned();
    assert!(!table.editor().can_undo());
    let changes = [
        SetUpStep::Clear,
        SetUpStep::Start,
        SetUpStep::Rules(Rules::Spanish),
        SetUpStep::Turn(Side::Black),
        SetUpStep::Write("W:W21:B12".into()),
        SetUpStep::Carry(square(21), square(17)),
        SetUpStep::Touch(Tool::Remove, square(12)),
    ];
    let mut drafts = Vec::new();
    for change in changes.clone() {
        drafts.push(*table.editor().draft());
        table.set(change);
    }
    for (draft, change) in drafts.iter().zip(&changes).rev() {
        table.set(SetUpStep::Undo);
        assert_eq!(table.editor().draft(), draft, "before {change:?}");
        assert_eq!(table.position(), *draft.position(), "before {change:?}");
    }
    table.frames(20);
    table.assert_views_equal_position("all is taken back");
    assert_eq!(
        (table.editor().fen(), table.editor().can_undo()),
        (&*first, false)
    );
    // A line that makes no position goes; what lies on the board stays.
    table.set(SetUpStep::Write("W:W99".into()));
    let mut held = table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    held.press(KeyCode::ControlLeft);
    table.press(Key::Character("z".into()));
    assert_eq!(table.editor().fen(), first);
    assert!(table.editor().fault().is_none());
}

#[test]
fn what_was_set_up_is_found_again_after_any_exit() {
    let store = MemoryStore::default();
    let mut table = started_on(&store);
    table.write(SetUpWished::new(Position::start(Rules::Frisian)));
    table.frames(4);
    assert_eq!(
        store.text("draft"),
        None,
        "the start is to be had elsewhere"
    );
    table.set(SetUpStep::Rules(Rules::International));
    table.set(SetUpStep::Write("W:WK5,31:B20,30".into()));
    let draft = *table.editor().draft();
    let again_from = |table: &mut Table| {
        table.write(SetUpWished::new(Position::start(Rules::Spanish)));
        table.frames(4);
        assert_eq!(table.position(), Position::start(Rules::Spanish));
        table.set(SetUpStep::Undo);
        assert_eq!(*table.editor().draft(), draft);
        assert_eq!(table.position(), *draft.position());
    };
    // Left for the title, and for good.
    table.set(SetUpStep::Leave);
    again_from(&mut table);
    let mut table = started_on(&store);
    again_from(&mut table);
    // No pieces at all are a draft too.
    table.set(SetUpStep::Clear);
    let empty = *table.editor().draft();
    assert_eq!(started_on(&store).editor().draft(), &empty);
    // Cut off: set aside and told, and the editor begins as ever.
    store.put("draft", "[FEN \"W:W");
    store.put("draft.previous", "{");
    let table = started_on(&store);
    assert_eq!(
        *table.editor().draft(),
        Draft::new(Position::start(Rules::default()))
    );
    assert_eq!(store.text("draft.set-aside").as_deref(), Some("[FEN \"W:W"));
}
