//! A good move for whoever asks.

use damas::game::advice::Advice;
use damas::game::messages::{HintWished, TakebackWished};
use damas::game::seats::Seats;
use damas::rules::Side;

use crate::table::{START, Table};

#[test]
fn a_hint_is_an_arrow_first_and_then_a_line() {
    let mut table = Table::new("W:W32,38,42:B22,12,8", Seats::against_machine(Side::White));
    let advice = |table: &Table| table.app.world().resource::<Advice>().clone();
    table.write(HintWished);
    for _ in 0..200 {
        table.frames(1);
        if advice(&table).best().is_some() {
            break;
        }
    }
    let best = advice(&table).best().expect("a move is found");
    assert!(table.position().legal_moves().contains(&best));
    assert!(advice(&table).line().is_empty());
    table.write(HintWished);
    table.frames(2);
    assert_eq!(advice(&table).line().first(), Some(&best));
    table.wish(Some(&best.to_string()));
    table.settle();
    assert_eq!(advice(&table), Advice::default(), "it was for one move");
    table.settle();
    assert_eq!(
        table.current().game().plies().len(),
        2,
        "the machine plays on"
    );
}

#[test]
fn a_hint_that_comes_late_is_for_nobody() {
    let mut table = Table::new(START, Seats::against_machine(Side::White));
    table.write(HintWished);
    table.write(TakebackWished);
    table.touch(&[32, 28]);
    table.settle();
    table.settle();
    let advice = table.app.world().resource::<Advice>();
    assert_eq!((advice.best(), advice.is_sought()), (None, false));
    assert_eq!(table.current().game().plies().len(), 2);
}
