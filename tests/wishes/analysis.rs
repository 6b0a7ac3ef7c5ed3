//! The analysis: opened, gone through, changed, judged by the machine, reviewed and left.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use damas::game::analysis::{Study, StudyStep, StudyWished, Watch};
use damas::game::board::strokes::Arrows;
use damas::game::flow::{Overlay, Screen, Turn};
use damas::game::messages::ResignWished;
use damas::game::opponent::InlineBrain;
use damas::game::seats::Seats;
use damas::game::storage::{MemoryStore, Storage, Store};
use damas::notation::{fen, pdn};
use damas::rules::{Position, Rules, Side};
use damas::study::{Mark, NodeId, Tree};

use crate::table::{START, Table};

impl Table {
    pub fn study(&self) -> &Study {
        self.app.world().resource::<Study>()
    }

    pub fn on(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn step(&mut self, step: StudyStep) {
        self.write(step);
        self.frames(3);
    }

    pub fn analyse(&mut self, wish: StudyWished) {
        self.write(wish);
        self.frames(4);
    }

    /// Plays a move on the board by touching its two squares.
    pub fn play(&mut self, from: u8, to: u8) -> NodeId {
        self.touch(&[from, to]);
        self.settle();
        self.study().at()
    }

    pub fn arrows(&self) -> usize {
        self.app.world().resource::<Arrows>().0.len()
    }

    pub fn until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..2000 {
            if is_so(self) {
                return;
            }
            self.frames(1);
        }
        panic!("not in time: {what}");
    }

    pub fn written(&self) -> String {
        pdn::write(&self.study().tree().record())
    }
}

fn table() -> Table {
    Table::new(START, Seats::two_people())
}

/// The machine doesn't look on, so that nothing takes time.
pub fn quiet() -> Table {
    let mut table = table();
    table.app.world_mut().resource_mut::<Watch>().on = false;
    table.analyse(StudyWished::Position(Position::start(Rules::Frisian)));
    table
}

#[test]
fn what_is_played_makes_lines_and_variations() {
    let mut table = quiet();
    assert_eq!(
        (table.on(), table.turn()),
        (Screen::Analysing, Turn::Choosing)
    );
    let one = table.play(32, 28);
    table.play(18, 23);
    table.step(StudyStep::To(one));
    table.assert_views_equal_position("one move in");
    assert_eq!(table.position().turn(), Side::Black);
    let other = table.play(19, 23);
    assert_eq!(table.study().tree().next(one).len(), 2);
    assert!(!table.study().tree().is_main(other));
    table.step(StudyStep::Promote(other));
    assert!(table.study().tree().is_main(other));
    table.step(StudyStep::Say(other, "to the point".into()));
    table.step(StudyStep::Mark(other, Some(Mark::Good)));
    let written = table.written();
    assert!(
        written.contains("1. 32-28 19-23! {to the point} (1... 18-23) *"),
        "{written}"
    );
    table.step(StudyStep::Delete(one));
    assert_eq!(table.study().at(), Tree::ROOT);
    assert_eq!(table.position(), Position::start(Rules::Frisian));
    table.assert_views_equal_position("all is gone");
}

#[test]
fn every_step_leads_to_its_position() {
    let mut table = quiet();
    table.play(32, 28);
    table.play(18, 23);
    let last = table.play(38, 32);
    let other = {
        table.step(StudyStep::Back);
        table.play(37, 32)
    };
    let steps = [
        (StudyStep::Start, 0, Tree::ROOT),
        (StudyStep::Back, 0, Tree::ROOT),
        (StudyStep::End, 3, last),
        (StudyStep::On, 3, last),
        (StudyStep::Other, 3, other),
        (StudyStep::Other, 3, last),
        (StudyStep::To(other), 3, other),
    ];
    for (step, ply, node) in steps {
        table.step(step.clone());
        let study = table.study();
        assert_eq!(
            (study.tree().ply(study.at()), study.at()),
            (ply, node),
            "{step:?}"
        );
        assert_eq!(table.position(), *table.study().position(), "{step:?}");
        table.assert_views_equal_position("after a step");
    }
    for (key, ply) in [
        (Key::Home, 0),
        (Key::ArrowRight, 1),
        (Key::ArrowRight, 2),
        (Key::ArrowLeft, 1),
        (Key::End, 3),
    ] {
        table.press(key.clone());
        let study = table.study();
        assert_eq!(study.tree().ply(study.at()), ply, "{key:?}");
    }
    table.press(Key::Character("e".into()));
    assert!(table.app.world().resource::<Watch>().on);
    table.press(Key::Escape);
    assert_eq!(table.on(), Screen::Playing);
}

#[test]
fn stepping_fast_loses_no_piece() {
    let mut table = quiet();
    for _ in 0..6 {
        table.wish(None);
        table.settle();
    }
    for round in 0..6 {
        for step in [
            StudyStep::Back,
            StudyStep::Start,
            StudyStep::On,
            StudyStep::End,
        ] {
            table.write(step);
            table.frames(1 + round % 2);
        }
        table.frames(20);
        table.assert_views_equal_position("after hurrying");
    }
}

#[test]
fn the_machine_looks_on_with_so_many_lines_and_follows() {
    let mut table = quiet();
    table.frames(10);
    assert!(
        table.study().findings().of(Tree::ROOT).is_none(),
        "nobody asked"
    );
    assert_eq!(table.arrows(), 0);
    table.step(StudyStep::Lines(3));
    table.step(StudyStep::Watch(true));
    table.until("three lines", |table| table.arrows() == 3);
    let found = table.study().findings().of(Tree::ROOT).unwrap();
    let scores: Vec<i32> = found
        .prospects
        .iter()
        .map(|prospect| prospect.score)
        .collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    let best = found.prospects[0].line[0];
    table.step(StudyStep::Follow(0));
    assert_eq!(table.study().tree().mv(table.study().at()), Some(best));
    let at = table.study().at();
    table.until("the reply", |table| {
        table.study().findings().of(at).is_some()
    });
    table.step(StudyStep::Watch(false));
    assert_eq!(table.arrows(), 0);
}

#[test]
fn a_game_in_progress_is_there_again_and_nothing_is_saved_in_its_place() {
    let seats = Seats::against_machine(Side::White);
    let mut table = Table::new(START, seats);
    table.wish(None);
    table.settle();
    let store = MemoryStore::default();
    table.app.insert_resource(Storage(Box::new(store.clone())));
    table.touch(&[31]);
    let contest = table.current().contest().clone();
    table.analyse(StudyWished::Position(Position::start(Rules::Spanish)));
    assert_eq!(table.position().rules(), Rules::Spanish);
    table.frames(30);
    assert_eq!(store.text("game"), None, "an analysis is no game");
    table.step(StudyStep::Leave);
    table.frames(3);
    assert_eq!(table.on(), Screen::Playing);
    assert_eq!(table.current().contest(), &contest);
    assert_eq!(*table.app.world().resource::<Seats>(), seats);
    table.assert_views_equal_position("back in the game");
}

#[test]
fn a_finished_game_is_analysed_to_its_end_and_its_end_stays() {
    let mut table = table();
    table.wish(Some("32-28"));
    table.settle();
    table.write(ResignWished(Side::Black));
    table.frames(4);
    let contest = table.current().contest().clone();
    table.analyse(StudyWished::Game(Box::new(contest.clone())));
    assert_eq!(table.turn(), Turn::Choosing, "it can be played on");
    let overlay = table.app.world().resource::<State<Overlay>>();
    assert_eq!(*overlay.get(), Overlay::Closed);
    table.play(18, 23);
    assert!(
        table.written().contains("1. 32-28 18-23 "),
        "{}",
        table.written()
    );
    table.step(StudyStep::Leave);
    table.frames(3);
    assert_eq!(table.current().contest(), &contest);
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn a_file_is_analysed_with_all_that_it_says() {
    let text = "[Event \"A\"]\n[Result \"*\"]\n[GameType \"20\"]\n[Rules \"international\"]\n\n\
                1. 32-28 {one} 1... 18-23 (1... 17-22 2. 28x17 11x22) 2. 38-32 *\n\n";
    let mut table = table();
    table.app.world_mut().resource_mut::<Watch>().on = false;
    let replayed = pdn::read_str(text).next().unwrap().replay(None);
    table.analyse(StudyWished::Read(Box::new(replayed), None));
    assert_eq!(table.position().rules(), Rules::International);
    assert_eq!(table.written(), text);
    let senseless = pdn::read_str("[FEN \"W:W99\"] 1. 32-28 *").next().unwrap();
    table.analyse(StudyWished::Read(Box::new(senseless.replay(None)), None));
    assert_eq!(table.written(), text, "what has no start changes nothing");
}

#[test]
fn what_is_analysed_is_there_again_at_the_next_start() {
    let store = MemoryStore::default();
    let mut table = quiet();
    table.app.insert_resource(Storage(Box::new(store.clone())));
    let one = table.play(32, 28);
    table.step(StudyStep::Say(one, "kept".into()));
    let written = table.written();
    assert_eq!(store.text("study"), Some(written.clone()));

    let mut again = Table::started_on(store.clone(), InlineBrain::default());
    again.frames(2);
    again.analyse(StudyWished::Last);
    assert_eq!(again.written(), written);

    // A position in which nobody has moved yet, and what is said about it.
    let set_up = fen::read(Rules::Spanish, "W:W10,K29:B23").unwrap();
    again.app.world_mut().resource_mut::<Watch>().on = false;
    again.analyse(StudyWished::Position(set_up));
    again.step(StudyStep::Say(Tree::ROOT, "a problem".into()));
    let written = again.written();
    let mut again = Table::started_on(store.clone(), InlineBrain::default());
    again.frames(2);
    again.analyse(StudyWished::Last);
    assert_eq!((again.position(), again.written()), (set_up, written));

    // Cut off: set aside, and the game starts all the same.
    let mut broken = MemoryStore::default();
    broken.write("study", "[FEN \"W:W".into());
    let mut again = Table::started_on(broken, InlineBrain::default());
    again.frames(2);
    again.analyse(StudyWished::Last);
    assert_eq!(again.position(), Position::start(Rules::Frisian));
}
