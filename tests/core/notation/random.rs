//! Random games and positions of each rule set, and random files.

use damas::rules::{Game, Piece, Position, Rank, Rules, Side, Square};
use rand::{Rng, RngExt};

/// A random game: from the start, or from a few kings, ended by law or otherwise or not at all.
pub fn random_game(rules: Rules, rng: &mut impl Rng) -> Game {
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
pub fn random_start(rules: Rules, rng: &mut impl Rng) -> damas::rules::Position {
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

/// Pieces of files from which random ones are put together.
pub const PIECES: [&str; 75] = [
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
    "{[%draw offer] [%draw refuse]}",
    "{[%undone 19-23 28x19]}",
    "{[%timeout] [%clock w0:00:03]}",
    "{[%undone 0-1 resignation]}",
    "[TimeControl \"1/30\"] [Match \"gran-ronda\"]",
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

pub fn random_text(rng: &mut impl Rng) -> Vec<u8> {
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
