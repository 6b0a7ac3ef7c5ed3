//! Games of files end by our laws, whatever the tags say.

use damas::rules::{Ending, Side};

use super::show::{check_faults, faults, replay};

const WHITE: Option<Side> = Some(Side::White);

const ENDS: [(&str, &str, Option<(Option<Side>, Ending)>, &str); 16] = [
    (
        "over on the board",
        "[GameType \"40\"] [FEN \"W:W28:B18\"] 28x8 1-0",
        Some((WHITE, Ending::NoPieces)),
        "",
    ),
    (
        "with another result",
        "[GameType \"40\"] [FEN \"W:W28:B18\"] 28x8 0-1",
        Some((WHITE, Ending::NoPieces)),
        "White has won (no-pieces)",
    ),
    (
        "both lost",
        "[GameType \"40\"] [FEN \"W:W28:B18\"] 28x8 0-0",
        Some((WHITE, Ending::NoPieces)),
        "the result is 0-0",
    ),
    (
        "with another ending",
        "[GameType \"40\"] [Termination \"time\"] [FEN \"W:W28:B18\"] 28x8 1-0",
        Some((WHITE, Ending::NoPieces)),
        "Termination says time",
    ),
    (
        "a blocked side",
        "[GameType \"40\"] [FEN \"W:W6:B1\"] 0-1",
        Some((Some(Side::Black), Ending::NoMoves)),
        "",
    ),
    ("a result alone", "[GameType \"40\"] 32-28 1-0", None, ""),
    (
        "resigned",
        "[GameType \"40\"] [Termination \"resignation\"] 32-28 1-0",
        Some((WHITE, Ending::Resignation)),
        "",
    ),
    (
        "nobody resigned",
        "[GameType \"40\"] [Termination \"resignation\"] 32-28 *",
        None,
        "the game goes on",
    ),
    (
        "agreed",
        "[GameType \"40\"] [Termination \"agreement\"] 32-28 1/2-1/2",
        Some((None, Ending::Agreement)),
        "",
    ),
    (
        "out of time",
        "[GameType \"40\"] [Termination \"Time forfeit\"] 32-28 1-0",
        Some((WHITE, Ending::Time)),
        "",
    ),
    (
        "lidraughts' word",
        "[GameType \"40\"] [Termination \"Normal\"] 32-28 1-0",
        None,
        "",
    ),
    (
        "a draw that isn't",
        "[GameType \"40\"] [Termination \"repetition\"] 32-28 1/2-1/2",
        None,
        "the game goes on",
    ),
    (
        "two results",
        "[GameType \"40\"] [Result \"1-0\"] 32-28 0-1",
        None,
        "Result says 1-0, the moves end with 0-1",
    ),
    (
        "two ways to tell one",
        "[GameType \"40\"] [Result \"1-1\"] 32-28 1/2-1/2",
        None,
        "",
    ),
    (
        "no result",
        "[GameType \"40\"] [Result \"won\"] 32-28 *",
        None,
        "\"won\" is not a result",
    ),
    ("points", "[GameType \"20\"] 32-28 19-23 4-6", None, ""),
];

#[test]
fn the_end_is_that_of_our_laws() {
    let end = |text: &str| {
        let replayed = replay(text);
        let outcome = replayed.game().unwrap().outcome();
        let found = faults(&replayed);
        (
            outcome.map(|outcome| (outcome.winner, outcome.ending)),
            found,
        )
    };
    for (what, text, expected, fault) in ENDS {
        let (outcome, found) = end(text);
        assert_eq!(outcome, expected, "{what}");
        match fault {
            "" => assert!(found.is_empty(), "{what}: {found:?}"),
            fault => assert!(
                found.len() == 1 && found[0].contains(fault),
                "{what}: {found:?}"
            ),
        }
    }
}

#[test]
fn moves_after_the_end_are_text() {
    let shuffle = "46-5 45-50 5-46 50-45 ".repeat(4);
    let replayed = replay(&format!(
        "[GameType \"20\"] [FEN \"W:WK46,35:BK45,25\"] {shuffle} *"
    ));
    let game = replayed.game().unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.ending, game.plies().len()),
        (Ending::Repetition, 8)
    );
    check_faults(
        "repeated",
        &replayed,
        &["w87 ended here (repetition); 8 more moves"],
    );
    assert!(!replayed.record.has_errors());
}
