//! Lessons on the same board as a game: done by touches, answered, and the game comes back.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use damas::game::board::Stage;
use damas::game::board::table::Flipped;
use damas::game::flow::{Overlay, Screen, Turn};
use damas::game::interface::notice::Notice;
use damas::game::lessons::{
    Answer, Goal, LessonWished, Lessons, LessonsLeft, LessonsWished, Topic, course,
};
use damas::game::messages::{GameEnded, ResignWished, TouchRefused};
use damas::game::seats::Seats;
use damas::game::storage::{MemoryStore, SavedGame, Storage};
use damas::rules::{Move as DraughtsMove, Rules, Side, Square};

use crate::table::{START, Table};

impl Table {
    fn lessons(&self) -> &Lessons {
        self.app.world().resource::<Lessons>()
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Goes to the lessons of a rule set, on a board of its size.
    fn learn(&mut self, rules: Rules) {
        self.write(LessonsWished(rules));
        self.frames(4);
        let mut stage = self.app.world_mut().resource_mut::<Stage>();
        stage.geometry.board = rules.board();
    }

    fn lesson(&mut self, index: usize) {
        self.write(LessonWished(index));
        self.frames(4);
    }

    /// Goes to the lesson about this.
    fn topic(&mut self, topic: Topic) {
        let course = course(self.lessons().rules());
        let index = course.iter().position(|lesson| lesson.topic == topic);
        self.lesson(index.expect("it is taught"));
    }

    /// Touches the start of a move and every landing of it.
    fn touch_all(&mut self, mv: DraughtsMove) {
        let route = self.position().route(mv);
        let squares: Vec<u8> = std::iter::once(mv.from())
            .chain(route.landings)
            .map(Square::number)
            .collect();
        self.touch(&squares);
    }

    /// A move that the lesson on the board asks for.
    fn asked(&self) -> DraughtsMove {
        let goal = self.lessons().lesson().goal;
        let reaches = |mv: &&DraughtsMove| {
            let mut game = self.current().game().clone();
            game.play(**mv).is_ok() && goal.is_reached(&game)
        };
        let moves = self.position().legal_moves();
        *moves.iter().find(reaches).expect("the goal can be reached")
    }
}

fn table() -> Table {
    Table::new(START, Seats::two_people())
}

#[test]
fn every_lesson_is_done_by_touches() {
    let mut table = table();
    for rules in Rules::ALL {
        table.learn(rules);
        for index in 0..course(rules).len() {
            table.lesson(index);
            let of = format!("{rules}, {:?}", table.lessons().lesson().topic);
            assert_eq!(table.lessons().answer(), Answer::None, "{of}");
            assert_eq!(table.turn(), Turn::Choosing, "{of}");
            table.assert_views_equal_position(&of);
            let mv = table.asked();
            table.touch_all(mv);
            table.settle();
            assert_eq!(table.lessons().answer(), Answer::Done, "{of}");
            table.assert_views_equal_position(&of);
        }
    }
}

#[test]
fn a_wrong_try_is_refused_with_its_reason_and_nothing_has_changed() {
    let mut table = table();
    table.learn(Rules::Frisian);
    let cases = [
        (Topic::MustCapture, &[44][..]),
        (Topic::MostValue, &[46]),
        (Topic::KingFirst, &[28]),
        (Topic::KingRests, &[40]),
        (Topic::PassingLastRow, &[37]),
    ];
    for (topic, touches) in cases {
        table.topic(topic);
        let before = table.position();
        let mut refusals = 0;
        for &square in touches {
            table.pointer(square, ButtonState::Pressed);
            table.pointer(square, ButtonState::Released);
            table.frames(1);
            refusals += table.count::<TouchRefused>();
        }
        assert_eq!(refusals, 1, "{topic:?}");
        let notice = table.app.world().resource::<Notice>();
        assert!(notice.refused_square().is_some(), "{topic:?}");
        assert_eq!(table.position(), before, "{topic:?}");
        assert_eq!(table.lessons().answer(), Answer::None, "{topic:?}");
    }
}

#[test]
fn a_legal_move_that_is_not_asked_for_is_answered_and_taken_back() {
    let mut table = table();
    table.learn(Rules::Frisian);
    table.topic(Topic::Crowning);
    assert_eq!(table.lessons().lesson().goal, Goal::Crowns);
    let before = table.position();
    for _ in 0..2 {
        table.touch(&[38, 33]);
        table.settle();
        table.frames(20);
        assert_eq!(table.lessons().answer(), Answer::NotThat);
        assert_eq!(table.position(), before);
        assert_eq!(table.turn(), Turn::Choosing);
        table.assert_views_equal_position("taken back");
    }
    table.touch(&[7, 2]);
    table.settle();
    assert_eq!(table.lessons().answer(), Answer::Done);
}

#[test]
fn when_the_task_is_done_the_board_is_still() {
    let mut table = table();
    table.learn(Rules::Frisian);
    table.touch(&[32, 28]);
    table.settle();
    assert_eq!(table.lessons().answer(), Answer::Done);
    let after = table.position();
    assert_eq!(after.turn(), Side::Black);
    table.touch(&[18, 22, 12, 17]);
    table.frames(20);
    assert_eq!(table.position(), after);
    // The next one takes touches again.
    table.lesson(1);
    table.touch(&[32, 23]);
    table.settle();
    assert_eq!(table.lessons().answer(), Answer::Done);
}

#[test]
fn a_game_in_progress_is_there_again_after_a_look_at_the_lessons() {
    let seats = Seats::against_machine(Side::White);
    let mut table = Table::new(START, seats);
    table.wish(None);
    table.settle();
    let (contest, screen) = (table.current().contest().clone(), table.screen());
    table.learn(Rules::Spanish);
    assert_eq!(table.screen(), Screen::Lessons);
    assert_eq!(table.position().rules(), Rules::Spanish);
    let mv = table.asked();
    table.touch_all(mv);
    table.settle();
    table.write(LessonsLeft);
    table.frames(3);
    assert_eq!(table.screen(), screen);
    assert_eq!(table.current().contest(), &contest);
    assert_eq!(*table.app.world().resource::<Seats>(), seats);
    table.assert_views_equal_position("back in the game");
    // The machine, whose turn it was, plays on.
    table.settle();
    assert_eq!(table.current().game().plies().len(), 2);
}

#[test]
fn lessons_that_begin_while_a_piece_is_in_the_air_lose_nothing() {
    let mut table = table();
    table.wish(None);
    table.frames(2);
    let contest = table.current().contest().clone();
    table.learn(Rules::Frisian);
    table.assert_views_equal_position("the lesson");
    table.write(LessonsLeft);
    table.frames(20);
    assert_eq!(table.current().contest(), &contest);
    assert_eq!(table.turn(), Turn::Choosing);
    table.assert_views_equal_position("the game");
}

#[test]
fn a_lesson_is_never_saved_as_the_game_in_progress() {
    let mut table = table();
    let store = MemoryStore::default();
    table.app.insert_resource(Storage(Box::new(store.clone())));
    table.wish(None);
    table.settle();
    let saved = store.text("game").expect("the game is saved");
    table.learn(Rules::Frisian);
    for index in [0, 9] {
        table.lesson(index);
        let mv = table.asked();
        table.touch_all(mv);
        table.settle();
    }
    assert_eq!(store.text("game"), Some(saved.clone()));
    table.write(LessonsLeft);
    table.frames(4);
    let read = |text: &str| SavedGame::read(text).expect("it can be read").contest;
    let now = store.text("game").expect("still there");
    assert_eq!(read(&now), read(&saved));
}

#[test]
fn the_help_keys_open_the_lessons_of_the_game_on_the_board_and_close_them() {
    for key in [Key::F1, Key::Character("?".into())] {
        for screen in [Screen::Playing, Screen::Menu] {
            let mut table = table();
            table
                .app
                .world_mut()
                .resource_mut::<NextState<Screen>>()
                .set(screen);
            table.frames(2);
            table.press(key.clone());
            assert_eq!(table.screen(), Screen::Lessons, "{key:?}");
            assert_eq!(table.lessons().rules(), Rules::Frisian);
            assert_eq!(table.turn(), Turn::Choosing);
            table.press(key.clone());
            assert_eq!(table.screen(), screen, "{key:?}");
        }
    }
}

#[test]
fn escape_lets_the_piece_go_first_and_then_leaves() {
    let mut table = table();
    table.learn(Rules::Frisian);
    table.touch(&[32]);
    table.press(Key::Escape);
    assert_eq!(table.screen(), Screen::Lessons);
    table.press(Key::Escape);
    assert_eq!(table.screen(), Screen::Playing);
}

/// To the lessons of the game on the board and back again.
fn look_at_lessons(table: &mut Table) {
    table.learn(Rules::Frisian);
    table.write(LessonsLeft);
    table.frames(6);
    assert_eq!(table.screen(), Screen::Playing);
}

#[test]
fn a_board_that_was_turned_by_hand_lies_so_again_after_lessons() {
    let mut table = table();
    table.start(START, Seats::against_machine(Side::White));
    *table.app.world_mut().resource_mut::<Flipped>() = Flipped(true);
    look_at_lessons(&mut table);
    assert_eq!(*table.app.world().resource::<Flipped>(), Flipped(true));
    table.start(START, Seats::against_machine(Side::White));
    let another = *table.app.world().resource::<Flipped>();
    assert_eq!(another, Flipped(false), "another game begins as it should");
}

#[test]
fn a_finished_game_is_silent_after_lessons() {
    let mut table = table();
    table.write(ResignWished(Side::White));
    table.frames(4);
    table
        .app
        .world_mut()
        .resource_mut::<Messages<GameEnded>>()
        .clear();
    table.learn(Rules::Frisian);
    table.write(LessonsLeft);
    for _ in 0..8 {
        table.frames(1);
        assert_eq!(table.count::<GameEnded>(), 0, "its end is known");
    }
    assert_eq!(table.turn(), Turn::Over);
    let open = *table.app.world().resource::<State<Overlay>>().get();
    assert_eq!(open, Overlay::Closed);
}
