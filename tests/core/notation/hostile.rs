//! Random and mutated texts: nothing panics.

use damas::notation::pdn::{self, Command, Reader, Record, Remark, Style};
use damas::notation::{fen, hub_text, movetext};
use damas::rules::{Game, Rules};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::random::{PIECES, random_game, random_text};
use super::show::read_one;

/// Reads, plays, tidies, writes and reads again; nothing may panic and writing settles.
fn survive(bytes: &[u8]) {
    for record in Reader::new(bytes) {
        let once = pdn::write(record.as_ref().unwrap());
        let twice: String = pdn::read_str(&once)
            .map(|record| pdn::write(&record))
            .collect();
        assert_eq!(once, twice, "{:?}", String::from_utf8_lossy(bytes));
        let mut replayed = record.unwrap().replay(None);
        for remark in replayed
            .record
            .line
            .plies
            .iter()
            .flat_map(|ply| &ply.remarks)
        {
            if let Remark::Comment(text) = remark {
                Command::all(text).for_each(|command| drop(command.to_string()));
            }
        }
        replayed.tidy(&Style::default());
        let tidy = pdn::write(&replayed.record);
        // Squares of a file with errors may be numbered this way or that.
        if let (Some(contest), false) = (&replayed.contest, replayed.record.has_errors()) {
            let again = read_one(&tidy).replay(None);
            assert_eq!(
                again.game().map(Game::plies),
                replayed.game().map(Game::plies),
                "{}\n{tidy}",
                String::from_utf8_lossy(bytes)
            );
            let text = pdn::write(&Record::of_contest(contest));
            let rebuilt = read_one(&text).replay(None);
            assert_eq!(rebuilt.contest.as_ref(), Some(contest), "{text}");
        }
    }
}

#[test]
fn a_hundred_thousand_random_files_never_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..100_000 {
        survive(&random_text(&mut rng));
    }
}

#[test]
fn mutated_games_never_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for round in 0..4_000 {
        let game = random_game(Rules::ALL[round % 8], &mut rng);
        let mut bytes = pdn::write(&Record::of(&game)).into_bytes();
        bytes.truncate(600);
        for _ in 0..rng.random_range(1..4) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[at] = rng.random(),
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, rng.random()),
                _ => {
                    let piece = PIECES[rng.random_range(0..PIECES.len())];
                    bytes.splice(at..at, piece.bytes());
                }
            }
        }
        survive(&bytes);
    }
}

const PARTS: [&str; 40] = [
    "W",
    "B",
    "?",
    ":",
    ":W",
    ":B",
    ",",
    "-",
    "K",
    "k",
    "1",
    "2",
    "9",
    "31",
    "50",
    "51",
    "0",
    "4294967296",
    "H",
    "F",
    "+",
    "+0",
    "+131",
    "+229",
    ".",
    " ",
    "G",
    "P",
    "w",
    "b",
    "e",
    "x",
    "28",
    "=",
    "é",
    "wwww",
    "eeee",
    "bbbb",
    "W28=3",
    "\n",
];

#[test]
fn a_hundred_thousand_random_lines_never_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let start = damas::rules::Position::start(Rules::Frisian);
    for round in 0..100_000 {
        let count = rng.random_range(0..24);
        let mut text: String = (0..count)
            .map(|_| PARTS[rng.random_range(0..PARTS.len())])
            .collect();
        let rules = Rules::ALL[round % 8];
        if let Ok(parsed) = fen::parse(rules, &text) {
            let again = fen::parse_numbered(rules, &parsed.to_string(), parsed.numbering);
            assert_eq!(
                again.map(|again| again.position),
                Ok(parsed.position),
                "{text}"
            );
        }
        let _ = hub_text::read_move(&start, &text);
        let _ = movetext::read(&start, &text);
        let wolf = text.clone();
        let length = usize::from(rules.board().last()) + 1;
        text = text
            .chars()
            .chain("e".repeat(length).chars())
            .take(length)
            .collect();
        if let Ok(position) = hub_text::read_position(rules, &text, &wolf) {
            assert_eq!(hub_text::write_position(&position), text);
        }
    }
}
