//! Any line is a position, king runs and moves of Hub, or an error.
#![no_main]

use damas::notation::{hub_text, movetext};
use damas::rules::{Position, Rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut parts = text.split('\n');
    let (position, wolf) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    for rules in Rules::ALL {
        let read = hub_text::read_position(rules, position, wolf);
        let mut board = read.unwrap_or_else(|_| Position::start(rules));
        let again = (hub_text::write_position(&board), hub_text::write_king_runs(&board));
        assert_eq!(hub_text::read_position(rules, &again.0, &again.1), Ok(board));
        for text in parts.clone() {
            let hub = hub_text::read_move(&board, text);
            if let Ok(mv) = movetext::read(&board, text) {
                assert_eq!(movetext::read(&board, &movetext::write(&board, mv)), Ok(mv));
            }
            if let Ok(mv) = hub {
                assert_eq!(hub_text::read_move(&board, &hub_text::write_move(mv)), Ok(mv));
                board = board.play(mv).expect("it was read as legal");
            }
        }
    }
});
