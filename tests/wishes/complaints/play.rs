//! Complaints about hand and eye: pointing, watching, waiting, reading.

use std::collections::BTreeSet;

use damas::game::board::highlights::Meaning;
use damas::game::interface::Words;
use damas::game::interface::notice::Notice;
use damas::game::language::{Catalogue, Language};
use damas::game::messages::{MovePlayed, TakebackWished};
use damas::game::motion::Motion;
use damas::game::motion::pace::Pace;
use damas::game::opponent::{Brain, BrainDied, Job, Opponent, Report};
use damas::game::seats::Seats;
use damas::notation::fen;
use damas::rules::{Position, Rules, Side};

use super::{marked, people};
use crate::table::{FOUR, START, Table};

#[test]
fn complaint_24_the_piece_that_must_capture_is_ringed_and_the_refused_one_marked() {
    let mut table = people(FOUR);
    assert!(marked(&table, 42, Meaning::MustCapture));
    assert!(!marked(&table, 38, Meaning::MustCapture));
    table.touch(&[38]);
    assert!(marked(&table, 38, Meaning::Refused));
    let world = table.app.world();
    let words = Words(Catalogue::new(Language::English));
    let (_, _, sentence) = world.resource::<Notice>().words(&words).unwrap();
    for told in ["ringed", "42x2"] {
        assert!(sentence.contains(told), "no {told}: {sentence}");
    }
}

#[test]
fn complaint_25_the_first_square_and_the_last_finish_the_move() {
    let mut table = people(FOUR);
    table.touch(&[42, 2]);
    table.settle();
    assert_eq!(fen::write(&table.position()), "B:WK2,22,38:B17");
}

#[test]
fn complaint_26_without_animation_no_piece_vanishes_in_fifty_plies() {
    let mut table = people(START);
    table.app.insert_resource(Pace::None);
    for ply in 0..50 {
        let moves = table.position().legal_moves();
        let text = moves[ply * 7 % moves.len()].to_string();
        table.wish(Some(&text));
        table.settle();
        table.assert_views_equal_position(&format!("after ply {ply}"));
    }
}

/// Whose move is on its way.
fn under_way(table: &Table) -> Option<Side> {
    let motion = table.app.world().resource::<Motion>();
    motion.shown().map(|(played, ..)| played.before.turn())
}

#[test]
fn complaint_28_an_early_reply_waits_for_the_move_and_is_shown_in_full() {
    let mut table = Table::with_brain(START, Seats::against_machine(Side::White), Quick::default());
    table.touch(&[32, 28]);
    let mut shown = Vec::new();
    for _ in 0..60 {
        let before = under_way(&table);
        table.frames(1);
        let replies = table.count::<MovePlayed>();
        assert!(replies == 0 || before.is_none(), "it cut the move short");
        shown.extend(under_way(&table));
    }
    shown.dedup();
    assert_eq!(shown, [Side::White, Side::Black]);
    assert_eq!(table.current().game().plies().len(), 2);
    table.assert_views_equal_position("after both");
}

/// Answers as soon as it is asked.
#[derive(Default)]
struct Quick(Option<Job>);

impl Brain for Quick {
    fn start(&mut self, job: Job) {
        self.0 = Some(job);
    }

    fn stop(&mut self) {}

    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        Ok(self.0.take().map(|job| Report {
            number: job.number,
            mv: job.game.position().legal_moves().first().copied(),
            score: None,
            line: Vec::new(),
            ..Report::default()
        }))
    }
}

/// Thinks for ever.
struct Ponderer;

impl Brain for Ponderer {
    fn start(&mut self, _: Job) {}

    fn stop(&mut self) {}

    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        Ok(None)
    }
}

#[test]
fn complaint_39_everything_works_while_the_machine_thinks() {
    let mut table = Table::with_brain(START, Seats::against_machine(Side::White), Ponderer);
    table.touch(&[32, 28]);
    table.settle();
    let thinks = |table: &Table| table.app.world().resource::<Opponent>().is_thinking();
    for _ in 0..100 {
        table.frames(1);
        assert!(thinks(&table));
    }
    table.write(TakebackWished);
    table.frames(4);
    assert_eq!(table.position(), Position::start(Rules::Frisian));
    table.touch(&[33, 29]);
    table.settle();
    assert!(thinks(&table));
    table.start("W:W31,36:B5", Seats::two_people());
    assert!(!thinks(&table));
    assert_eq!(table.current().game().plies().len(), 0);
    table.assert_views_equal_position("a new game");
}

#[test]
fn complaint_63_why_a_move_is_refused_is_said_in_every_language() {
    let kings = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";
    let mut table = people(kings);
    table.touch(&[30]);
    let notice = table.app.world().resource::<Notice>();
    let mut said = BTreeSet::new();
    for language in Language::ALL {
        let words = Words(Catalogue::new(language));
        let (_, head, sentence) = notice.words(&words).unwrap();
        assert!(
            !head.is_empty() && sentence.len() > 20,
            "{language:?}: {sentence}"
        );
        said.insert(sentence);
    }
    // The two Spanishes may say it alike.
    assert!(said.len() >= 4, "{said:?}");
}
