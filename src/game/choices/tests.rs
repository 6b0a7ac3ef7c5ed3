//! What is chosen is what is played.

use std::time::Duration;

use super::*;
use crate::ai::Skill;
use crate::contest::ClockLaw;

fn start(choices: &Choices) -> Position {
    *choices.wish(0).contest.game().start()
}

#[test]
fn who_never_chose_plays_white_by_frisian_rules_against_a_beginner() {
    let wish = Choices::default().wish(7);
    assert_eq!(
        *wish.contest.game().start(),
        Position::start(Rules::Frisian)
    );
    assert_eq!(wish.seats, Seats::against_machine(Side::White));
    assert_eq!(wish.contest.laws(), MatchLaws::UNTIMED);
    assert_eq!(Choices::default().level.number(), 2);
}

#[test]
fn everybody_sits_where_they_wished() {
    use Rival::{Machine, Machines, Person};

    let seats = |rival, side, chance| {
        let choices = Choices {
            rival,
            side,
            level: Level::new(3).unwrap(),
            black_level: Level::new(8).unwrap(),
            ..default()
        };
        choices.wish(chance).seats
    };
    let against = |side| Seats::against(side, Skill::new(3.0).unwrap());
    let watched = Seats {
        white: Seat::Machine(Skill::new(3.0).unwrap()),
        black: Seat::Machine(Skill::FULL),
    };
    let cases = [
        ("White", Machine, SideWish::White, against(Side::White)),
        ("Black", Machine, SideWish::Black, against(Side::Black)),
        ("two people", Person, SideWish::Black, Seats::two_people()),
        ("two machines", Machines, SideWish::White, watched),
    ];
    for (case, rival, side, expected) in cases {
        assert_eq!(seats(rival, side, 1), expected, "{case}");
    }
    let dice: Vec<_> = (0..100)
        .map(|chance| seats(Machine, SideWish::Either, chance).lone_person())
        .collect();
    for side in Side::ALL {
        let often = dice.iter().filter(|&&sat| sat == Some(side)).count();
        assert!((30..=70).contains(&often), "{side}: {often} of 100");
    }
}

#[test]
fn clocks_are_as_chosen() {
    let law = |clock, main_time| {
        let choices = Choices {
            clock,
            main_time,
            ..default()
        };
        choices.wish(0).contest.laws().clock
    };
    let main = law(Clock::Main, MainTime::new(10, 5));
    let (minutes, seconds) = (Duration::from_mins(10), Duration::from_secs(5));
    assert_eq!(
        main,
        ClockLaw::Main {
            main: minutes,
            increment: seconds
        }
    );
    assert_eq!(law(Clock::None, MainTime::default()), ClockLaw::Untimed);
    assert_eq!(
        law(Clock::GranRonda, MainTime::default()),
        MatchLaws::GRAN_RONDA.clock
    );
    let odd = [((0, 0), (1, 0)), ((255, 255), (180, 60)), ((7, 9), (7, 9))];
    for (wished, given) in odd {
        assert_eq!(<(u8, u8)>::from(MainTime::from(wished)), given);
    }
}

#[test]
fn odds_are_men_of_the_middle_of_the_back_row() {
    let cases = [
        (Rules::Frisian, 1, 2, "48", "2,3"),
        (Rules::International, 3, 0, "47,48,49", ""),
        (Rules::Spanish, 2, 3, "2,3", "29,30,31"),
        (Rules::Frysk, 3, 3, "47,48,49", "2,3,4"),
    ];
    for (rules, white, black, no_white, no_black) in cases {
        let choices = Choices {
            rules,
            odds: Odds { white, black },
            ..default()
        };
        let (whole, fewer) = (Position::start(rules), start(&choices));
        let missing = |side| {
            let there = fewer.side_squares(side);
            let gone = whole.side_squares(side).into_iter();
            let gone = gone.filter(|&square| !there.contains(square));
            gone.map(|square| square.number().to_string())
                .collect::<Vec<_>>()
                .join(",")
        };
        assert_eq!(missing(Side::White), no_white, "{rules}");
        assert_eq!(missing(Side::Black), no_black, "{rules}");
    }
    let greedy = Choices {
        odds: Odds {
            white: 200,
            black: 0,
        },
        ..default()
    };
    assert_eq!(start(&greedy).side_squares(Side::White).len(), 17);
}

#[test]
fn what_one_side_gives_mirrors_what_the_other_does() {
    for rules in Rules::ALL {
        let whole = Position::start(rules);
        let board = rules.board();
        for men in 0..=Odds::MOST {
            let turned = given(&whole, Side::White, men).into_iter().map(|square| {
                let (row, column) = board.row_column(square);
                let last = board.width() - 1;
                board.square_at(last - row, last - column).unwrap()
            });
            let black = given(&whole, Side::Black, men);
            assert_eq!(turned.collect::<Vec<_>>(), black, "{rules}: {men}");
            assert_eq!(black.len(), usize::from(men), "{rules}");
        }
    }
}

#[test]
fn a_position_is_played_from_and_what_is_none_says_why() {
    let mut choices = Choices {
        position: " W:WK3:B20 ".into(),
        odds: Odds { white: 1, black: 1 },
        ..default()
    };
    let position = fen::read(Rules::Frisian, "W:WK3:B20").unwrap();
    assert_eq!(start(&choices), position);
    choices.position = "W:W60:B1".into();
    let fault = FenError::NoSuchSquare {
        number: 60,
        last: 50,
    };
    assert_eq!(choices.set_position(), Some(Err(fault)));
    choices.odds = Odds::default();
    assert_eq!(start(&choices), Position::start(Rules::Frisian));
    choices.position = "  ".into();
    assert_eq!(choices.set_position(), None);
}

#[test]
fn what_was_chosen_is_remembered_and_what_makes_no_sense_is_not() {
    let chosen = Choices {
        rules: Rules::SpanishClassic,
        rival: Rival::Machines,
        level: Level::new(7).unwrap(),
        clock: Clock::GranRonda,
        main_time: MainTime::new(20, 10),
        odds: Odds { white: 0, black: 2 },
        turns_board: true,
        ..default()
    };
    let text = serde_json::to_string(&chosen).unwrap();
    assert_eq!(serde_json::from_str::<Choices>(&text).unwrap(), chosen);
    let older = serde_json::from_str::<Choices>(r#"{"rules":"frysk"}"#).unwrap();
    assert_eq!((older.rules, older.level), (Rules::Frysk, Level::default()));
    for odd in [r#"{"rules":"chess"}"#, r#"{"level":9}"#, r#"{"level":0}"#] {
        assert!(serde_json::from_str::<Choices>(odd).is_err(), "{odd}");
    }
}
