//! What holds of every game and of every text: random games of each rule set, random and
//! mutated files.

use damas::notation::pdn::{self, Command, Reader, Record, Remark, Routes, Style};
use damas::notation::{Numbering, fen, hub_text, movetext};
use damas::rules::{Game, Rules, Side};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A random game: from the start, or from a few kings, ended by law or otherwise or not at all.
fn random_game(rules: Rules, rng: &mut impl Rng) -> Game {
    let start = if rng.random_bool(0.5) {
        damas::rules::Position::start(rules)
    } else {
        random_start(rules, rng)
    };
    let mut game = Game::from_position(start);
    let longest = rng.random_range(0..200);
    while game.outcome().is_none() && game.plies().len() < longest {
        let moves = game.position().legal_moves();
        game.play(moves[rng.random_range(0..moves.len())]).unwrap();
    }
    let loser = Side::ALL[rng.random_range(0..2)];
    if game.outcome().is_none() {
        match rng.random_range(0..4) {
            0 => game.resign(loser).unwrap(),
            1 => game.agree_draw().unwrap(),
            2 => game.lose_on_time(loser).unwrap(),
            _ => {}
        }
    }
    game
}

/// Some kings and men; the side to move and the runs of kings are left to a few moves.
fn random_start(rules: Rules, rng: &mut impl Rng) -> damas::rules::Position {
    use damas::rules::{Piece, Position, Rank, Square};
    let last = rules.board().last();
    loop {
        let count = rng.random_range(2..16);
        let pieces: Vec<_> = (0..count)
            .map(|_| {
                let piece = Piece {
                    side: Side::ALL[rng.random_range(0..2)],
                    rank: if rng.random_bool(0.5) {
                        Rank::King
                    } else {
                        Rank::Man
                    },
                };
                (Square::new(rng.random_range(1..=last)).unwrap(), piece)
            })
            .collect();
        let turn = Side::ALL[rng.random_range(0..2)];
        let Ok(mut position) = Position::new(rules, turn, pieces, [None; 2]) else {
            continue;
        };
        for _ in 0..rng.random_range(0..6) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position
                .play(moves[rng.random_range(0..moves.len())])
                .unwrap();
        }
        return position;
    }
}

fn read_one(text: &str) -> Record {
    let mut records = pdn::read_str(text);
    let record = records.next().unwrap();
    assert!(records.next().is_none(), "{text}");
    record
}

#[test]
fn a_game_rebuilds_from_its_pdn_bit_for_bit() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for rules in Rules::ALL {
        for _ in 0..60 {
            let game = random_game(rules, &mut rng);
            let text = pdn::write(&Record::of(&game));
            let mut replayed = read_one(&text).replay(None);
            assert!(
                replayed.record.faults.is_empty(),
                "{text}{:?}",
                replayed.record.faults
            );
            assert_eq!(replayed.game.as_ref(), Some(&game), "{text}");
            for numbering in [Numbering::Own, Numbering::OtherCorner] {
                let routes = if rng.random_bool(0.5) {
                    Routes::Full
                } else {
                    Routes::Short
                };
                replayed.tidy(&Style { routes, numbering });
                let other = pdn::write(&replayed.record);
                let again = read_one(&other).replay(None);
                assert!(
                    !again.record.has_errors(),
                    "{other}{:?}",
                    again.record.faults
                );
                assert_eq!(again.game.as_ref(), Some(&game), "{other}");
            }
        }
    }
}

#[test]
fn texts_of_every_move_lead_back_to_it() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for rules in Rules::ALL {
        for _ in 0..30 {
            let game = random_game(rules, &mut rng);
            let mut position = *game.start();
            for &played in game.plies() {
                let moves = position.legal_moves();
                let mut texts: Vec<_> = moves
                    .iter()
                    .map(|&mv| movetext::write(&position, mv))
                    .collect();
                for (&mv, text) in moves.iter().zip(&texts) {
                    assert_eq!(movetext::read(&position, text), Ok(mv), "{position:?}");
                    let route = movetext::write_route(&position, mv);
                    assert_eq!(movetext::read(&position, &route), Ok(mv), "{position:?}");
                    let hub = hub_text::write_move(mv);
                    assert_eq!(hub_text::read_move(&position, &hub), Ok(mv), "{position:?}");
                }
                texts.sort();
                texts.dedup();
                assert_eq!(
                    texts.len(),
                    moves.len(),
                    "two moves share a text: {position:?}"
                );
                position = position.play(played).unwrap();
            }
        }
    }
}

#[test]
fn positions_lead_back_to_themselves() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for rules in Rules::ALL {
        for _ in 0..500 {
            let position = random_start(rules, &mut rng);
            assert_eq!(fen::read(rules, &fen::write(&position)), Ok(position));
            for numbering in [Numbering::Own, Numbering::OtherCorner] {
                let text = fen::write_numbered(&position, numbering);
                let parsed = fen::parse_numbered(rules, &text, numbering).unwrap();
                assert_eq!(parsed.position, position);
                assert_eq!(parsed.to_string(), text);
            }
            let (text, wolf) = (
                hub_text::write_position(&position),
                hub_text::write_king_runs(&position),
            );
            assert_eq!(hub_text::read_position(rules, &text, &wolf), Ok(position));
        }
    }
}

/// Pieces of files from which random ones are put together.
const PIECES: [&str; 70] = [
    "[",
    "]",
    "\"",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "$1",
    "!",
    "?",
    "!?",
    "*",
    "-",
    "x",
    ":",
    ".",
    "...",
    "/",
    "\\",
    "/FEN \"",
    "\"/",
    "\n",
    "\r\n",
    "\r",
    " ",
    "\t",
    "1.",
    "2.",
    "1...",
    "32-28",
    "19-23",
    "28x19",
    "14x23",
    "3228",
    "a3b4",
    "c3-d4",
    "47x38x24x13x36",
    "1-0",
    "2-0",
    "1/2-1/2",
    "½",
    "4-6",
    "0-0",
    "[FEN \"W:W31-50:B1-20\"]",
    "[FEN \"?:WK4:B13,20,32,37\"]",
    "[FEN \"W:W21-32:B1-12\"]",
    "4x15",
    "[GameType \"20\"]",
    "[GameType \"40\"]",
    "[GameType \"24\"]",
    "[GameType \"25\"]",
    "[Rules \"frysk\"]",
    "[Result \"4-6\"]",
    "[Termination \"resignation\"]",
    "[BoardPosition \"W:33k:B:22\"]",
    "[%clock w0:05:00 B0:04:58]",
    "[%timeout]",
    "[%draw offer]",
    "é",
    "\u{feff}",
    "\0",
    "…",
    "–",
    "99",
    "0",
    "White",
    "±",
];

fn random_text(rng: &mut impl Rng) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..rng.random_range(0..40) {
        match rng.random_range(0..20) {
            0 => bytes.push(rng.random()),
            _ => bytes.extend_from_slice(PIECES[rng.random_range(0..PIECES.len())].as_bytes()),
        }
        if rng.random_bool(0.6) {
            bytes.push(b' ');
        }
    }
    if !bytes.is_empty() && rng.random_bool(0.05) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        bytes = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    }
    bytes
}

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
        let game = replayed.game.clone();
        replayed.tidy(&Style::default());
        let tidy = pdn::write(&replayed.record);
        // Squares of a file with errors may be numbered this way or that.
        if let (Some(game), false) = (game, replayed.record.has_errors()) {
            let again = read_one(&tidy).replay(None);
            assert_eq!(
                again.game.as_ref().map(Game::plies),
                Some(game.plies()),
                "{}\n{tidy}",
                String::from_utf8_lossy(bytes)
            );
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

#[test]
fn a_hundred_thousand_random_lines_never_panic() {
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
