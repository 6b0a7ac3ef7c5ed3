//! Games of files written anew, in our style and in our numbers.

use std::time::Duration;

use damas::contest::MatchLaws;
use damas::notation::Numbering;
use damas::notation::pdn::{self, Clock, Command, Record, Remark, Replayed, Routes, Style};
use damas::rules::{Game, Rules, Side};

use super::show::{check_faults, replay};

#[test]
fn spanish_games_in_the_other_numbering_are_turned() {
    let own = replay("[GameType \"24\"] 1. 11-14 22-18 2. 12-15 *");
    check_faults("own", &own, &[]);
    let mut other = replay("[GameType \"24\"] 1. 22-19 11-15 2. 21-18 *");
    check_faults("other", &other, &["w1 the other way round"]);
    assert!(own.game().is_some());
    assert_eq!(own.game(), other.game());
    other.tidy(&Style::default());
    let text = pdn::write(&other.record);
    assert!(text.contains("1. 11-14 22-18 2. 12-15 *"), "{text}");

    let fen = replay("[GameType \"24\"] [FEN \"W:W21-32:B1-12\"] *");
    check_faults("a start", &fen, &["w1 the other way round"]);
    assert_eq!(fen.game(), Some(&Game::new(Rules::Spanish)));

    let style = Style {
        numbering: Numbering::OtherCorner,
        ..Style::default()
    };
    other.tidy(&style);
    let text = pdn::write(&other.record);
    assert!(
        text.contains("1. 22-19 11-15 2. 21-18 *") && text.contains("24,W,8,8,N2,1"),
        "{text}"
    );
    assert_eq!(replay(&text).game(), own.game());
}

#[test]
fn tidying_settles_at_once() {
    for (text, result) in [
        ("32-28 19-23", "[Result \"*\"]"),
        ("[Result \"?\"] 32-28 19-23 *", "[Result \"*\"]"),
        (
            "[Result \"White resigns\"] 32-28 19-23",
            "[Result \"White resigns\"]",
        ),
        (
            "[Result \"White resigns\"] 32-28 19-23 0-2",
            "[Result \"0-2\"]",
        ),
    ] {
        let tidied = |text: &str| {
            let mut replayed = replay(text);
            replayed.tidy(&Style::default());
            pdn::write(&replayed.record)
        };
        let once = tidied(text);
        assert!(once.contains(result), "{once}");
        assert_eq!(tidied(&once), once);
    }
}

#[test]
fn tidying_writes_what_pdn_asks_for() {
    let text = "[Black \"B\"] [GameType \"20,W,10,10,N1,0\"] [Mood \"fine\"] [Result \"1-0\"]\n\
                [FEN \"W:W39,50:B3,11,33,22:H2:F7\"]\n\
                7. 39x28x17x6 3- 9! {a} 8. 6-1 (8. 50-45 9-13?) 1-0";
    let mut replayed = replay(text);
    check_faults(text, &replayed, &[]);
    let tags = "[Black \"B\"]\n[GameType \"20\"]\n[Mood \"fine\"]\n[Result \"2-0\"]\n[Rules \"international\"]\n\
                [SetUp \"1\"]\n[FEN \"W:W39,50:B3,11,22,33:H2:F7\"]\n\n";
    let written = |replayed: &mut Replayed, routes| {
        let style = Style {
            routes,
            ..Style::default()
        };
        replayed.tidy(&style);
        pdn::write(&replayed.record)
    };
    let short = "7. 39x6 3-9! {a} 8. 6-1 (8. 50-45 9-13?) 2-0\n\n";
    assert_eq!(
        written(&mut replayed, Routes::Short),
        format!("{tags}{short}")
    );
    let full = short.replace("39x6", "39x28x17x6");
    assert_eq!(
        written(&mut replayed, Routes::Full),
        format!("{tags}{full}")
    );
}

#[test]
fn the_usual_start_is_told_only_where_it_was() {
    let tidy = |text: &str| {
        let mut replayed = replay(text);
        replayed.tidy(&Style::default());
        pdn::write(&replayed.record)
    };
    let text = tidy("[GameType \"40\"] 32-28 *");
    assert!(!text.contains("FEN") && !text.contains("SetUp"), "{text}");
    let text = tidy("[GameType \"97\"] [FEN \"W:B1-5:W46-50.\"] *");
    assert!(
        text.contains("[FEN \"W:W46,47,48,49,50:B1,2,3,4,5\"]"),
        "{text}"
    );
}

/// What stands behind the first moves of a game.
fn commands() -> [Vec<Command>; 3] {
    let clock = |seconds, running| {
        let left = Duration::from_secs(seconds);
        Some(Clock { left, running })
    };
    [
        vec![Command::Clock {
            white: clock(300, false),
            black: clock(298, true),
        }],
        vec![Command::Timeout, Command::DrawOffer(None)],
        vec![Command::DrawRefusal],
    ]
}

#[test]
fn a_saved_game_keeps_clocks_offers_and_time_outs() {
    let mut game = Game::new(Rules::Frisian);
    for _ in 0..3 {
        game.play(game.position().legal_moves()[0]).unwrap();
    }
    game.lose_on_time(Side::Black).unwrap();
    let commands = commands();
    let mut record = Record::of(&game);
    for (ply, commands) in record.line.plies.iter_mut().zip(&commands) {
        let text: Vec<_> = commands.iter().map(ToString::to_string).collect();
        ply.remarks.push(Remark::Comment(text.join(" ")));
    }
    record.tags.set("White", "A \"quick\" one");
    record.tags.set_match_laws(MatchLaws::GRAN_RONDA);

    let again = replay(&pdn::write(&record));
    check_faults("saved", &again, &[]);
    assert_eq!(again.game(), Some(&game));
    assert_eq!(again.record.tags.get("White"), Some("A \"quick\" one"));
    assert_eq!(again.record.tags.match_laws(), Some(MatchLaws::GRAN_RONDA));
    let read = again
        .record
        .line
        .plies
        .iter()
        .map(|ply| match &ply.remarks[..] {
            [Remark::Comment(text)] => Command::all(text).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        });
    assert_eq!(read.collect::<Vec<_>>(), commands);
}
