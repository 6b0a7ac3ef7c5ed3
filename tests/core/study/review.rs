//! Mistakes, told by what was found before and after a move.

use damas::ai::centi_men_of_log_odds;
use damas::ai::score::{DRAW, LOSS, WIN};
use damas::rules::{Game, Move, Position, Rules, Side};
use damas::study::review::{
    Fault, Gravity, Harm, Haul, Holds, Judged, Way, expected, fault, is_good, loss,
};

use crate::common::{find, position};

/// The moves of a line.
fn line(start: &Position, text: &str) -> Vec<Move> {
    let mut at = *start;
    let texts = text.split_whitespace();
    texts
        .map(|text| {
            let mv = find(&at, text);
            at = at.play(mv).unwrap();
            mv
        })
        .collect()
}

/// What is wrong with a move, where the best line and the one after the move go so.
fn judged(
    (rules, fen): (Rules, &str),
    (played, score, after): (&str, i32, &str),
    (hoped, best): (i32, &str),
) -> Option<Fault> {
    let at = position(rules, fen);
    let mv = find(&at, played);
    let before = Judged {
        score: hoped,
        line: line(&at, best),
    };
    let after = Judged {
        score,
        line: line(&at.play(mv).unwrap(), after),
    };
    fault(&at, mv, &before, &after)
}

const fn haul(men: u8, way: Way) -> Haul {
    Haul { men, kings: 0, way }
}

/// A middle game in which Black is to move.
const CROWDED: &str = "B:W27,30,31,33,34,36,37,38,39,40,41,43,44,45,46,47,48,49,50:\
                       B1,2,3,4,5,6,7,8,9,10,11,13,15,16,17,19,20,23,25";
const THIN: &str = "W:W34,35,36,37,41,42,45,46,47,48,49,50:B1,2,4,5,6,8,10,11,15,16,20,21,25";
const SHOT: &str =
    "B:W31,36,37,39,40,41,42,43,44,45,46,47,48,49:B1,2,3,6,7,8,10,11,13,14,16,17,20,25";

#[test]
fn a_mistake_is_told_by_what_it_lets_happen() {
    use Rules::{Frisian, International, Spanish};
    let cases = [
        (
            "three are taken at once",
            (Frisian, CROWDED),
            ("19-24", 200, "34x21 25x32 37x19 20x18 21-17"),
            (0, "8-12"),
            Harm::Takes(haul(3, Way::Mixed)),
        ),
        (
            "one along the column",
            (Frisian, THIN),
            ("45-40", 200, "25x45 36-31 2-7"),
            (0, "37-31"),
            Harm::Takes(haul(1, Way::Column)),
        ),
        (
            "three after a sacrifice",
            (Frisian, SHOT),
            ("14-19", 200, "39-34 10-15 34-30 25x34 40x18"),
            (0, "10-15"),
            Harm::TakesLater(haul(3, Way::Mixed)),
        ),
        (
            "three by a man, on the small board",
            (Spanish, "W:W3,6,14,15,18,K27:B8,25"),
            ("18-21", 300, "25x2 15-20 2x24"),
            (400, "27-30"),
            Harm::Takes(haul(3, Way::Diagonal)),
        ),
        (
            "as much is taken back",
            (Frisian, CROWDED),
            ("8-12", 150, ""),
            (0, "20-24"),
            Harm::Worsens,
        ),
        (
            "a king is let through",
            (International, "W:W31,36:B38"),
            ("31-27", 200, "38-43 27-22 43-49"),
            (0, "31-26"),
            Harm::Crowns,
        ),
        (
            "the game is lost by force",
            (International, "W:W31,36:B8"),
            ("31-27", WIN - 7, ""),
            (0, "31-26"),
            Harm::Loses,
        ),
        (
            "a man isn't taken",
            (International, "W:W28,47:B1,12"),
            ("47-42", 0, "1-7"),
            (160, "28-22 12-18 22x13"),
            Harm::Misses(haul(1, Way::Diagonal)),
        ),
        (
            "a won game is let go",
            (International, "W:W28,47:B1,12"),
            ("47-42", 0, "1-7"),
            (600, "28-22"),
            Harm::LetsWinGo,
        ),
    ];
    for (case, at, played, best, harm) in cases {
        let found = judged(at, played, best).map(|fault| fault.harm);
        assert_eq!(found, Some(harm), "{case}");
    }
}

#[test]
fn an_exchange_is_no_loss() {
    // Black offers a man and takes one back.
    let at = (Rules::International, "B:W27,31,37:B16,17,11");
    let found = judged(at, ("17-21", 120, "27-22 21-26"), (0, "17-22"));
    assert_eq!(found.map(|fault| fault.harm), Some(Harm::Worsens));
}

#[test]
fn how_bad_it_is_and_what_the_better_move_did() {
    let at = (Rules::International, "W:W28,47:B1,12");
    // Log-odds, whatever the weights make of them.
    #[expect(clippy::cast_possible_truncation, reason = "a few hundred centi-men")]
    let odds = |odds: f32| (odds * centi_men_of_log_odds(at.0)).round() as i32;
    let cases = [
        (0, odds(0.5), Some((Gravity::Slip, Holds::Balance))),
        (0, odds(0.94), Some((Gravity::Mistake, Holds::Balance))),
        (0, odds(2.5), Some((Gravity::Blunder, Holds::Balance))),
        (odds(1.9), 0, Some((Gravity::Blunder, Holds::Win))),
        (WIN - 9, 0, Some((Gravity::Blunder, Holds::Win))),
        (
            odds(-1.12),
            odds(3.75),
            Some((Gravity::Mistake, Holds::Out)),
        ),
        (0, odds(0.25), None),
        (odds(-3.75), odds(7.5), None),
    ];
    for (hoped, score, expected) in cases {
        let found = judged(at, ("47-42", score, ""), (hoped, "28-22"));
        let told = found.as_ref().map(|fault| (fault.gravity, fault.holds));
        assert_eq!(told, expected, "{hoped} {score}: {found:?}");
    }
}

#[test]
fn an_advantage_is_kept_or_given_away() {
    let at = (Rules::International, "W:W28,47:B1,12");
    #[expect(clippy::cast_possible_truncation, reason = "a few hundred centi-men")]
    let score = |share: f32| {
        let odds = (share / (1.0 - share)).ln();
        (odds * centi_men_of_log_odds(at.0)).round() as i32
    };
    // What could be expected, and what the opponent can expect afterwards.
    let cases = [
        (
            "only level",
            (0.7, 0.5),
            Harm::LetsAdvantageGo,
            Holds::Advantage,
        ),
        (
            "barely better",
            (0.62, 0.5),
            Harm::LetsAdvantageGo,
            Holds::Advantage,
        ),
        (
            "nearly won",
            (0.82, 0.55),
            Harm::LetsAdvantageGo,
            Holds::Win,
        ),
        ("turned round", (0.7, 0.65), Harm::Worsens, Holds::Advantage),
        ("level before", (0.55, 0.6), Harm::Worsens, Holds::Balance),
        ("bad before", (0.3, 0.85), Harm::Worsens, Holds::Out),
    ];
    for (case, (hoped, rival), harm, holds) in cases {
        let found = judged(at, ("47-42", score(rival), ""), (score(hoped), "28-22"));
        let told = found.map(|fault| (fault.harm, fault.holds));
        assert_eq!(told, Some((harm, holds)), "{case}");
    }
}

#[test]
fn the_best_move_and_the_only_one_are_no_mistakes() {
    let at = (Rules::International, "W:W28,47:B1,12");
    assert_eq!(
        judged(at, ("47-42", 900, ""), (0, "47-42")),
        None,
        "the best"
    );
    let only = (Rules::International, "W:W28:B22");
    assert_eq!(judged(only, ("28x17", 900, ""), (0, "28x17")), None);
    // Even where the engine has found no line.
    let nothing = Judged {
        score: 0,
        line: Vec::new(),
    };
    let position = position(at.0, at.1);
    let mv = find(&position, "47-42");
    assert_eq!(fault(&position, mv, &nothing, &nothing), None);
}

#[test]
fn along_which_lines_a_capture_goes() {
    let cases = [
        ("the row", "W:W32:B33", "32x34", Way::Row),
        ("the column", "W:W32:B22", "32x12", Way::Column),
        ("a diagonal", "W:W32:B28", "32x23", Way::Diagonal),
        ("row and column", "W:W32:B33,24", "32x14", Way::Mixed),
    ];
    for (case, fen, text, way) in cases {
        let at = position(Rules::Frisian, fen);
        let found = Haul::of(&at, find(&at, text));
        assert_eq!(found.way, way, "{case}");
        assert_eq!(
            usize::from(found.men),
            at.side_squares(Side::Black).len(),
            "{case}"
        );
    }
}

#[test]
fn what_can_be_expected_of_a_score() {
    for rules in Rules::ALL {
        assert!((expected(DRAW, rules) - 0.5).abs() < 1e-6);
        let scores = [LOSS, -500, -100, 0, 100, 500, WIN];
        let all = scores.map(|score| expected(score, rules));
        assert!(all.is_sorted(), "{rules}: {all:?}");
        for (score, share) in scores.iter().zip(all) {
            let other = expected(-score, rules);
            assert!((share + other - 1.0).abs() < 1e-5, "{rules} {score}");
        }
    }
    let judged = |score| Judged {
        score,
        line: Vec::new(),
    };
    let rules = Rules::Frisian;
    assert!(
        loss(&judged(50), &judged(-50), rules).abs() < 1e-6,
        "as hoped"
    );
    let at = position(rules, THIN);
    let mv = find(&at, "45-40");
    assert!(is_good(&judged(50), mv, &judged(-45), rules));
    assert!(!is_good(&judged(50), mv, &judged(80), rules));
}

#[test]
fn the_end_of_a_game_needs_no_engine() {
    let judged = |fen| {
        let game = Game::from_position(position(Rules::International, fen));
        Judged::of_end(&game).map(|judged| judged.score)
    };
    assert_eq!(judged("W:W:B1"), Some(LOSS));
    assert_eq!(judged("B:W41,47:B36"), Some(LOSS), "shut in");
    assert_eq!(judged("W:W31:B20"), None);
}
