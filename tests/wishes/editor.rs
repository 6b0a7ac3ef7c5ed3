//! The editor: pieces put, carried, crowned and taken away; told what is wrong; and a game or an
//! analysis begins from it.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use damas::game::analysis::{SetUpWished, Study, StudyStep, StudyWished, Watch};
use damas::game::choices::{Choices, Rival};
use damas::game::editor::{Editor, SetUpStep};
use damas::game::flow::{Overlay, Screen};
use damas::game::messages::Pasted;
use damas::game::seats::Seats;
use damas::game::storage::MemoryStore;
use damas::notation::fen;
use damas::rules::{Position, Rules, Side};
use damas::study::{Flaw, Tool};

use crate::games::{open, started_on};
use crate::table::{START, Table, square};

impl Table {
    pub fn editor(&self) -> &Editor {
        self.app.world().resource::<Editor>()
    }

    pub fn set(&mut self, step: SetUpStep) {
        self.write(step);
        self.frames(3);
    }

    fn drag(&mut self, from: u8, to: u8) {
        self.pointer(from, ButtonState::Pressed);
        self.frames(1);
        self.pointer(to, ButtonState::Released);
        self.frames(2);
    }
}

pub fn set_up(text: &str) -> Table {
    let mut table = Table::new(START, Seats::two_people());
    let position = fen::read(Rules::Frisian, text).unwrap();
    table.write(SetUpWished::new(position));
    table.frames(4);
    assert_eq!(table.on(), Screen::Editor);
    table
}

#[test]
fn pieces_are_put_carried_crowned_and_taken_away() {
    let mut table = set_up("W:W31:B20");
    table.touch(&[32]);
    assert_eq!(table.editor().fen(), "W:W31,32:B20");
    table.drag(32, 28);
    assert_eq!(table.editor().fen(), "W:W28,31:B20");
    table.set(SetUpStep::Take(Tool::Crown));
    table.touch(&[31]);
    assert_eq!(table.editor().fen(), "W:W28,K31:B20");
    table.set(SetUpStep::Take(Tool::Remove));
    table.touch(&[28]);
    table.set(SetUpStep::Turn(Side::Black));
    assert_eq!(table.editor().fen(), "B:WK31:B20");
    table.frames(20);
    assert_eq!(table.position(), *table.editor().draft().position());
    table.assert_views_equal_position("set up");
    // Off the board and gone.
    table.pointer(20, ButtonState::Pressed);
    table.frames(1);
    let window = table.window;
    table.write(bevy::window::WindowEvent::from(bevy::window::CursorMoved {
        window,
        position: Vec2::new(2.0, 2.0),
        delta: None,
    }));
    table.write(bevy::window::WindowEvent::from(
        bevy::input::mouse::MouseButtonInput {
            button: MouseButton::Left,
            state: ButtonState::Released,
            window,
        },
    ));
    table.frames(2);
    assert_eq!(table.editor().fen(), "B:WK31:B");
}

#[test]
fn what_makes_no_position_is_refused_where_it_was_tried() {
    let mut table = set_up("W:W31:B20");
    table.touch(&[3]);
    assert_eq!(table.editor().fen(), "W:W31:B20");
    assert_eq!(table.editor().refused_square(), Some(square(3)));
    table.touch(&[32]);
    assert_eq!(table.editor().refused_square(), None);
}

#[test]
fn what_cannot_be_played_is_told_and_not_played() {
    let mut table = set_up(START);
    assert!(table.editor().can_be_played());
    table.set(SetUpStep::Clear);
    let bare = [Flaw::NoPieces(Side::White), Flaw::NoPieces(Side::Black)];
    assert_eq!(table.editor().draft().flaws(), bare);
    table.set(SetUpStep::Play);
    assert_eq!(table.on(), Screen::Editor);
    table.set(SetUpStep::Start);
    assert!(table.editor().can_be_played());
}

#[test]
fn a_line_is_written_and_read() {
    let mut table = set_up(START);
    table.set(SetUpStep::Write("B:WK3,31:B20".into()));
    assert_eq!(
        table.position(),
        fen::read(Rules::Frisian, "B:WK3,31:B20").unwrap()
    );
    table.set(SetUpStep::Write("B:WK3,31:B2".into()));
    table.set(SetUpStep::Write("B:WK3,31:B2,99".into()));
    assert!(table.editor().fault().is_some());
    assert!(!table.editor().can_be_played());
    assert_eq!(
        table.position(),
        fen::read(Rules::Frisian, "B:WK3,31:B2").unwrap()
    );
    assert_eq!(
        table.editor().fen(),
        "B:WK3,31:B2,99",
        "what is written stays"
    );
    table.touch(&[32]);
    assert!(table.editor().fault().is_none());
    assert_eq!(table.editor().fen(), "B:WK3,31,32:B2");
}

#[test]
fn a_game_begins_with_what_was_set_up() {
    let mut table = set_up("B:W31,32:B14,20");
    table.app.world_mut().resource_mut::<Choices>().rival = Rival::Person;
    table.set(SetUpStep::Rules(Rules::International));
    table.set(SetUpStep::Play);
    table.frames(6);
    assert_eq!(table.on(), Screen::Playing);
    let start = fen::read(Rules::International, "B:W31,32:B14,20").unwrap();
    assert_eq!(table.current().game().start(), &start);
    table.assert_views_equal_position("the game");
    table.wish(None);
    table.settle();
    assert_eq!(table.current().game().plies().len(), 1);
    let choices = table.app.world().resource::<Choices>();
    assert!(choices.position.is_empty(), "the next game begins as usual");
}

#[test]
fn it_is_analysed_or_left_and_the_game_is_there_again() {
    let mut table = Table::new(START, Seats::two_people());
    table.wish(Some("32-28"));
    table.settle();
    let contest = table.current().contest().clone();
    table.write(StudyWished::Game(Box::new(contest.clone())));
    table.frames(4);
    let position = table.position();
    table.write(SetUpWished::new(position));
    table.frames(4);
    table.set(SetUpStep::Clear);
    table.set(SetUpStep::Leave);
    assert_eq!(table.on(), Screen::Analysing);
    assert_eq!(table.position(), position, "nothing became of it");
    table.write(SetUpWished::new(position));
    table.frames(4);
    table.set(SetUpStep::Turn(Side::White));
    table.set(SetUpStep::Analyse);
    table.frames(3);
    assert_eq!(table.on(), Screen::Analysing);
    let study = table.app.world().resource::<Study>();
    assert_eq!(study.tree().start().turn(), Side::White);
    table.write(StudyStep::Leave);
    table.frames(6);
    assert_eq!(table.on(), Screen::Playing);
    assert_eq!(table.current().contest(), &contest);
    table.assert_views_equal_position("the game");
}

#[test]
fn keys_alone_set_up_a_position() {
    let mut table = set_up("W:W31:B20");
    table.press(Key::ArrowDown);
    table.press(Key::Character("3".into()));
    assert_eq!(table.editor().tool(), Tool::ALL[2]);
    table.press(Key::ArrowUp);
    let before = *table.editor().draft();
    table.press(Key::Enter);
    assert_ne!(*table.editor().draft(), before);
    table.press(Key::Delete);
    assert_eq!(*table.editor().draft(), before);
    table.press(Key::Escape);
    table.press(Key::Escape);
    table.frames(3);
    assert_eq!(table.on(), Screen::Playing);
    assert_eq!(table.position(), Position::start(Rules::Frisian));
}

#[test]
fn another_board_is_laid_for_other_rules() {
    let mut table = set_up("W:W31:B20");
    table.set(SetUpStep::Rules(Rules::Spanish));
    table.frames(20);
    assert_eq!(table.position(), Position::start(Rules::Spanish));
    table.assert_views_equal_position("the small board");
}

#[test]
fn a_position_that_is_pasted_goes_where_positions_are() {
    let paste = |table: &mut Table, text: &str| {
        table.write(Pasted(text.into()));
        table.frames(6);
        table.on()
    };
    let line = "W:W31,K41:B20";

    let mut table = started_on(&MemoryStore::default());
    assert_eq!(paste(&mut table, line), Screen::Menu);
    assert_eq!(open(&table), Overlay::NewGame);

    let mut table = started_on(&MemoryStore::default());
    table.write(SetUpWished::new(Position::start(Rules::Frisian)));
    table.frames(4);
    assert_eq!(paste(&mut table, line), Screen::Editor);
    assert_eq!(table.editor().fen(), line);
    paste(&mut table, "W:W99:B1");
    assert_eq!(
        table.editor().fen(),
        "W:W99:B1",
        "what is wrong is told there"
    );
    assert!(table.editor().fault().is_some());
    assert_eq!(open(&table), Overlay::Closed);

    // What is analysed isn't lost by it.
    let mut table = started_on(&MemoryStore::default());
    table.app.world_mut().resource_mut::<Watch>().on = false;
    let start = fen::read(Rules::International, "W:W48:B3").unwrap();
    table.write(StudyWished::Position(start));
    table.frames(4);
    assert_eq!(paste(&mut table, line), Screen::Editor);
    assert_eq!(table.editor().fen(), line);
    let rules = table.editor().draft().position().rules();
    assert_eq!(rules, Rules::International);
    assert_eq!(*table.study().position(), start);

    // What is mistyped is told where positions are set up, and begins with what was analysed.
    table.set(SetUpStep::Leave);
    assert_eq!(table.on(), Screen::Analysing);
    assert_eq!(paste(&mut table, "W:W31,K99:B20"), Screen::Editor);
    assert_eq!(open(&table), Overlay::Closed);
    assert_eq!(table.editor().fen(), "W:W31,K99:B20");
    assert!(table.editor().fault().is_some());
    assert_eq!(*table.editor().draft().position(), start);
}
