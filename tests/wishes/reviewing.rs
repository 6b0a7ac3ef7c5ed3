//! The review of a game: its mistakes are found, said, and tried again.

use bevy::prelude::*;
use damas::game::analysis::{Review, StudyStep, StudyWished, Tried, says};
use damas::game::board::strokes::Arrows;
use damas::game::flow::{Overlay, Screen};
use damas::game::interface::Words;
use damas::game::messages::ResignWished;
use damas::game::seats::Seats;
use damas::notation::fen;
use damas::rules::{Rules, Side};
use damas::study::Tree;
use damas::study::review::{Harm, Haul};

use crate::analysis::quiet;
use crate::games::open;
use crate::table::{START, Table};

/// Black's 19-24 lets White take three for one.
const CROWDED: &str = "B:W27,30,31,33,34,36,37,38,39,40,41,43,44,45,46,47,48,49,50:\
                       B1,2,3,4,5,6,7,8,9,10,11,13,15,16,17,19,20,23,25";

#[test]
fn a_review_finds_the_mistake_and_it_is_tried_again() {
    let mut table = quiet();
    let start = fen::read(Rules::Frisian, CROWDED).unwrap();
    table.analyse(StudyWished::Position(start));
    let blunder = table.play(19, 24);
    table.wish(Some("34x21"));
    table.settle();
    table.step(StudyStep::Review);
    assert_eq!(
        table.study().at(),
        table.study().line()[2],
        "nobody is moved"
    );
    table.until("the review", |table| {
        table.study().review().is_some_and(Review::is_done)
    });
    let faults = table.study().review().unwrap().faults().to_vec();
    let [found] = &faults[..] else {
        panic!("{faults:?}")
    };
    assert_eq!((found.before, found.after), (Tree::ROOT, blunder));
    assert!(
        matches!(found.fault.harm, Harm::Takes(Haul { men: 3, .. })),
        "{found:?}"
    );
    let words = &table.app.world().resource::<Words>();
    let said = says::sentence(words, table.study().tree(), found);
    assert!(said.contains("19-24") && said.contains('3'), "{said}");

    table.step(StudyStep::Watch(true));
    table.step(StudyStep::TryAgain(blunder));
    assert_eq!(table.position(), start);
    table.frames(20);
    assert_eq!(table.arrows(), 0, "nothing is given away");
    table.play(19, 24);
    table.until("the judgement", |table| {
        tried(table) != Some(Tried::Weighed(blunder))
    });
    assert_eq!(tried(&table), Some(Tried::Worse(blunder)));
    table.step(StudyStep::TryAgain(blunder));
    let better = found.fault.better;
    table.wish(Some(&better.to_string()));
    table.settle();
    let node = table.study().at();
    table.until("the judgement", |table| {
        tried(table) != Some(Tried::Weighed(node))
    });
    assert_eq!(tried(&table), Some(Tried::Good(node)));
    table.step(StudyStep::TryAgain(blunder));
    table.step(StudyStep::Reveal);
    assert_eq!(tried(&table), Some(Tried::Shown));
    table.until("the better move", |table| table.arrows() == 1);

    // Whoever doesn't want the machine to look on is shown it too.
    table.step(StudyStep::Watch(false));
    table.step(StudyStep::To(blunder));
    table.step(StudyStep::TryAgain(blunder));
    table.frames(5);
    assert_eq!(table.arrows(), 0);
    table.step(StudyStep::Reveal);
    let arrows = &table.app.world().resource::<Arrows>().0;
    let drawn: Vec<_> = arrows.iter().map(|arrow| (arrow.from, arrow.to)).collect();
    assert_eq!(drawn, [(better.from(), better.to())]);
    table.wish(Some(&better.to_string()));
    table.settle();
    assert_eq!(table.study().attempt(), None, "it was told, not found");
}

#[test]
fn a_review_that_is_asked_for_at_the_end_of_a_game_is_seen() {
    let mut table = Table::new(START, Seats::two_people());
    table.wish(Some("32-28"));
    table.settle();
    table.write(ResignWished(Side::Black));
    table.frames(4);
    assert_eq!(open(&table), Overlay::GameOver);
    let contest = Box::new(table.current().contest().clone());
    table.analyse(StudyWished::Review(contest.clone()));
    assert_eq!(
        (table.on(), open(&table)),
        (Screen::Analysing, Overlay::Faults)
    );
    // Once closed, it stays so; asked for again, it opens again.
    let mut overlay = table.app.world_mut().resource_mut::<NextState<Overlay>>();
    overlay.set(Overlay::Closed);
    table.until("the review", |table| {
        table.study().review().is_some_and(Review::is_done)
    });
    table.frames(2);
    assert_eq!(open(&table), Overlay::Closed);
    table.analyse(StudyWished::Review(contest));
    assert_eq!(open(&table), Overlay::Faults);
}

fn tried(table: &Table) -> Option<Tried> {
    table.study().attempt().map(|attempt| attempt.tried)
}
