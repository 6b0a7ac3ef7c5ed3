//! Random games of every rule set: they end, and nothing impossible happens on the way.

use std::collections::HashMap;

use crate::random;
use damas::notation::{fen, movetext};
use damas::rules::{Ending, Game, Move, Position, Rules};
use rand::RngExt;

const GAMES: u32 = 60;
/// Longer than any game that the draw laws let live.
const PLIES: u32 = 20_000;

/// What a move may change, and nothing else.
fn check_move(before: &Position, mv: Move, after: &Position) {
    let (us, them) = (before.turn(), before.turn().opponent());
    let piece = before.piece_at(mv.from()).unwrap();
    assert_eq!(piece.side, us);
    for square in before.board().squares() {
        let stays = ![mv.from(), mv.to()].contains(&square) && !mv.taken().contains(square);
        if stays {
            assert_eq!(
                after.piece_at(square),
                before.piece_at(square),
                "{mv:?} {before:?}"
            );
        } else if square != mv.to() {
            assert_eq!(after.piece_at(square), None, "{mv:?} {before:?}");
        }
    }
    for victim in mv.taken() {
        assert_eq!(before.piece_at(victim).map(|piece| piece.side), Some(them));
    }
    let moved = after.piece_at(mv.to()).unwrap();
    assert_eq!(moved.side, us);
    assert_eq!(moved.rank != piece.rank, mv.crowns());
    let last_row = before.board().row_column(mv.to()).0 == before.board().crown_row(us);
    assert_eq!(mv.crowns(), last_row && !mv.by_king());
    assert_eq!(after.turn(), them);
}

/// What holds for every position that play can reach.
fn check_position(position: &Position, keys: &mut HashMap<u64, Position>) {
    let same = keys.entry(position.key()).or_insert(*position);
    assert_eq!(same, position, "two positions have one key");
    let rules = position.rules();
    let runs = damas::rules::Side::ALL.map(|side| position.king_run(side));
    let again = Position::new(rules, position.turn(), position.pieces(), runs);
    assert_eq!(again, Ok(*position));
    assert_eq!(fen::read(rules, &fen::write(position)), Ok(*position));
    let moves = position.legal_moves();
    let mut texts: Vec<_> = moves
        .iter()
        .map(|&mv| movetext::write(position, mv))
        .collect();
    texts.sort();
    texts.dedup();
    assert_eq!(
        texts.len(),
        moves.len(),
        "two moves share a text in {position:?}"
    );
}

#[test]
fn random_games_end_and_keep_the_law() {
    for rules in Rules::ALL {
        let mut chance = random::chance(100 + rules as u64);
        let (mut keys, mut endings) = (HashMap::new(), HashMap::<Ending, u32>::new());
        for _ in 0..GAMES {
            let mut game = Game::new(rules);
            for _ in 0..PLIES {
                let before = *game.position();
                let moves = before.legal_moves();
                if game.outcome().is_some() {
                    break;
                }
                let mv = moves[chance.random_range(0..moves.len())];
                game.play(mv).unwrap();
                check_move(&before, mv, game.position());
                check_position(game.position(), &mut keys);
            }
            let outcome = game.outcome().expect("every game ends");
            *endings.entry(outcome.ending).or_default() += 1;
            let mut again = Game::new(rules);
            game.plies().iter().for_each(|&mv| again.play(mv).unwrap());
            assert_eq!(again, game, "the same moves make the same game");
            while game.undo().is_some() {}
            assert_eq!(game.position(), &Position::start(rules));
        }
        println!("{rules}: {endings:?}");
    }
}
