//! Endgame tables: that they are right, that they hold what others have counted, and that the
//! machine plays by them.

use damas::ai::endgame::{
    Census, Form, Known, Material, Solution, Solved, TableError, Tables, Terms, Value, check,
    solve, write,
};
use damas::ai::{Engine, Limits, Settings, Stop, Task};
use damas::notation::fen;
use damas::rules::{Ending, Game, Move, Position, Rules, Side};

const TWO_V_ONE: Material = Material {
    men: [0, 0],
    kings: [2, 1],
};
const MAN_AND_KING_V_KING: Material = Material {
    men: [1, 0],
    kings: [1, 1],
};

fn solved(terms: Terms, material: Material) -> Solution {
    let materials = material.with_all_it_becomes();
    solve(terms, &materials, 2, &Stop::default(), &mut |_| ()).unwrap()
}

fn shipped(rules: Rules) -> &'static Tables {
    Tables::shipped(rules).unwrap()
}

fn read(text: &str) -> Position {
    fen::read(Rules::Frisian, text).unwrap()
}

#[test]
fn what_the_shipped_tables_say_follows_from_the_moves() {
    for rules in Rules::ALL {
        let tables = shipped(rules);
        let terms = Terms::play(tables.rules());
        let mut checked = 0;
        for material in Material::all(3) {
            checked += check(terms, material, 401, &|position| tables.probe(position)).unwrap();
        }
        let all = if rules.board() == shipped(Rules::Spanish).rules().board() {
            200_000
        } else {
            800_000
        };
        assert!(checked > all / 450, "{rules}: {checked} positions");
    }
}

#[test]
fn a_wrong_table_is_found_out() {
    let terms = Terms::play(Rules::Spanish);
    let tables = shipped(Rules::Spanish);
    let odd = fen::read(Rules::Spanish, "W:WK1,K2:BK32").unwrap();
    let lies = |position: &Position| {
        let known = tables.probe(position)?;
        let plies = known.plies.map(|plies| plies + u16::from(*position == odd));
        let value = if *position == odd {
            Value::Win
        } else {
            known.value
        };
        Some(Known { value, plies })
    };
    let fault = check(terms, TWO_V_ONE, 1, &lies).unwrap_err();
    assert_eq!(fault.position.turn(), Side::White);
    assert!(check(terms, TWO_V_ONE, 1, &|position| tables.probe(position)).is_ok());
}

/// The totals of the field for two kings against one: 33,480 positions in which nothing can be
/// taken, 98.46 % of them won, the longest in 19 plies, 95.16 % in 13 at most.
#[test]
fn two_kings_against_one_come_out_as_others_have_counted_them() {
    let solution = solved(Terms::plain(Rules::Frisian), TWO_V_ONE);
    let strong = Census::of(solution.of(TWO_V_ONE).unwrap());
    let counts = (strong.positions(), strong.losses, strong.longest_win());
    assert_eq!(counts, (33_480, 0, 19));
    let per_cent = |part: usize, all: usize| (part * 20_000 / all).div_ceil(2);
    assert_eq!(per_cent(strong.wins, 33_480), 9_846);
    let in_time: usize = strong.wins_in[..=13].iter().sum();
    assert_eq!(per_cent(in_time, 33_480), 9_516);
    let known = solution.probe(&read("W:WK9,K20:BK4")).unwrap();
    assert_eq!((known.value, known.plies), (Value::Win, Some(19)));
    let weak = Census::of(solution.of(TWO_V_ONE.turned()).unwrap());
    assert_eq!((weak.positions(), weak.wins), (32_260, 0));
    assert_eq!(per_cent(weak.losses, 32_260), 9_616);
}

/// The totals of the field for the other endings of up to three pieces: how many positions there
/// are in which nothing can be taken, hundredths of a per cent that are won and lost, plies of the
/// longest win; "free" where no king has to rest.
#[test]
fn other_endings_come_out_as_others_have_counted_them() {
    let laws = Terms::plain(Rules::Frisian);
    let free = Terms {
        runs: false,
        ..laws
    };
    // Men and kings of the side to move and of the other.
    let cases = [
        (laws, [0, 0], [1, 1], [1_802, 89, 11, 3]),
        (laws, [0, 1], [2, 0], [28_155, 10_000, 0, 15]),
        (laws, [0, 1], [1, 0], [1_569, 9_044, 0, 7]),
        (laws, [1, 0], [1, 1], [286_276, 4_179, 374, 39]),
        (free, [1, 0], [1, 1], [71_569, 7_089, 3, 81]),
        (laws, [2, 1], [0, 0], [33_949, 7_236, 550, 49]),
    ];
    for (terms, men, kings, expected) in cases {
        let material = Material { men, kings };
        let solution = solved(terms, material);
        let census = Census::of(solution.of(material).unwrap());
        let all = census.positions();
        let share = |part: usize| (part * 20_000 / all).div_ceil(2);
        let counts = [
            all,
            share(census.wins),
            share(census.losses),
            census.longest_win(),
        ];
        assert_eq!(counts, expected, "{material:?} {terms:?}");
    }
}

#[test]
fn the_shipped_tables_are_what_is_solved_today() {
    for rules in [Rules::Frisian, Rules::International] {
        let solution = solved(Terms::play(rules), TWO_V_ONE);
        let tables = shipped(rules);
        for (position, known) in solution.all().iter().flat_map(Solved::positions) {
            assert_eq!(tables.probe(&position), Some(known), "{position:?}");
        }
    }
}

/// Walinga's endgame: a win of 39 plies for whoever needn't let his king rest, else a draw.
#[test]
fn walingas_endgame_is_drawn_by_the_resting_king() {
    let walinga = read("W:W28,K46:BK43");
    assert_eq!(
        shipped(Rules::Frisian).probe(&walinga).unwrap().value,
        Value::Draw
    );
    let mut terms = Terms::plain(Rules::Frisian);
    terms.runs = false;
    let free = solved(terms, MAN_AND_KING_V_KING);
    let known = free.probe(&walinga).unwrap();
    assert_eq!((known.value, known.plies), (Value::Win, Some(39)));
}

#[test]
fn a_win_that_comes_too_late_is_a_draw() {
    let tables = shipped(Rules::Frisian);
    let late = read("W:WK9,K20:BK4");
    let known = |left| tables.probe_in_time(&late, left).unwrap();
    let plies = known(None).plies.unwrap();
    assert_eq!(known(Some(plies)).value, Value::Win);
    assert_eq!(known(Some(plies - 1)).value, Value::Draw);
    // While there are men, a man's move may stop the count: then nothing is said.
    let international = fen::read(Rules::International, "W:W6,K45:BK50").unwrap();
    let tables = shipped(Rules::International);
    let plies = tables.probe(&international).unwrap().plies.unwrap();
    assert_eq!(tables.probe_in_time(&international, Some(plies - 1)), None);
}

#[test]
fn what_is_written_is_read_in_either_form() {
    let terms = Terms::play(Rules::Spanish);
    let solution = solve(terms, &Material::all(3), 1, &Stop::default(), &mut |_| ()).unwrap();
    for form in [Form::Small, Form::Plain] {
        let bytes = write(&solution, form);
        let tables = Tables::read(&bytes).unwrap();
        for (position, known) in solution.all().iter().flat_map(Solved::positions) {
            assert_eq!(tables.probe(&position), Some(known), "{position:?}");
        }
        damaged_bytes_are_refused(bytes);
    }
}

fn damaged_bytes_are_refused(bytes: Vec<u8>) {
    assert_eq!(Tables::read(b"").unwrap_err(), TableError::Foreign);
    assert_eq!(Tables::read(b"damas e1").unwrap_err(), TableError::CutOff);
    assert_eq!(
        Tables::read(b"not tables").unwrap_err(),
        TableError::Foreign
    );
    for length in [9, 20, 100, bytes.len() * 2 / 3, bytes.len() - 1] {
        assert!(Tables::read(&bytes[..length]).is_err(), "{length} bytes");
    }
    for at in (0..bytes.len()).step_by(bytes.len() / 40) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x24;
        assert!(Tables::read(&damaged).is_err(), "byte {at}");
    }
}

#[test]
fn asking_takes_no_memory() {
    let tables = shipped(Rules::Frisian);
    let positions = [
        "W:WK28,K46:BK43",
        "B:WK28,K46:BK43",
        "W:WK28:BK22,3",
        "W:W28,29:BK3",
    ];
    for position in positions.map(read) {
        let measured = allocation_counter::measure(|| {
            assert!(tables.probe_in_time(&position, None).is_some());
        });
        assert_eq!(measured.count_total, 0, "{position:?}");
    }
    assert_eq!(tables.probe(&Position::start(Rules::Frisian)), None);
}

#[test]
fn solving_stops_when_told() {
    let stop = Stop::default();
    let mut told = 0;
    let mut report = |_| {
        told += 1;
        stop.stop();
    };
    let terms = Terms::play(Rules::Frisian);
    let stopped = solve(terms, &Material::all(3), 1, &stop, &mut report);
    assert!(stopped.is_err());
    assert_eq!(told, 1);
}

/// Plays two kings against one to its end, the machine with 200 nodes a move, and gives the
/// winner and the moves that the machine made.
fn play_out(position: Position, machine: Side) -> (Option<Side>, usize) {
    let tables = shipped(position.rules());
    let known = |game: &Game| {
        let counters = game.counters().into_iter();
        let left = counters.filter(|counter| counter.ending != Ending::Repetition);
        let left = left.map(|counter| counter.limit - counter.count).min();
        tables.probe_in_time(game.position(), left).unwrap()
    };
    let hardest = |game: &Game| {
        let worth = |&mv: &Move| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            known(&next).plies
        };
        let moves = game.position().legal_moves();
        moves.iter().copied().max_by_key(worth).unwrap()
    };
    let mut engine = Engine::new(Settings {
        table_mb: 0,
        ..Settings::default()
    });
    let task = Task {
        limits: Limits::nodes(200),
        ..Task::default()
    };
    let (mut game, mut moves) = (Game::from_position(position), 0);
    while game.outcome().is_none() {
        let mv = if game.position().turn() == machine {
            moves += 1;
            let verdict = engine.think(&game, &task, &Stop::default(), &mut |_| ());
            verdict.unwrap().mv
        } else {
            hardest(&game)
        };
        game.play(mv).unwrap();
    }
    (game.outcome().unwrap().winner, moves)
}

#[test]
fn the_machine_wins_what_is_won_within_seven_moves_and_holds_what_is_drawn() {
    let solution = solved(Terms::play(Rules::Frisian), TWO_V_ONE);
    let (mut wins, mut draws) = (0, 0);
    let strong = solution.of(TWO_V_ONE).unwrap().positions();
    for (index, (position, known)) in strong.enumerate() {
        let won = known.value == Value::Win && known.plies <= Some(14);
        if won && index % 301 == 0 {
            wins += 1;
            let (winner, moves) = play_out(position, Side::White);
            assert_eq!(winner, Some(Side::White), "{position:?}");
            assert!(moves <= 8, "{moves} moves in {position:?}");
        } else if !won && index % 17 == 0 {
            draws += 1;
            let (winner, _) = play_out(position, Side::Black);
            assert_ne!(winner, Some(Side::White), "{position:?}");
        }
    }
    assert!(wins > 100 && draws > 20, "{wins} {draws}");
}
