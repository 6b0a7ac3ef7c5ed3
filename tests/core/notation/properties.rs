//! What holds of every game and every position.

use damas::notation::pdn::{self, Record, Routes, Style};
use damas::notation::{Numbering, fen, hub_text, movetext};
use damas::rules::Rules;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::random::{random_game, random_start};
use super::show::read_one;

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
            assert_eq!(replayed.game(), Some(&game), "{text}");
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
                assert_eq!(again.game(), Some(&game), "{other}");
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
