//! History: taking back and playing again, from any state.

use crate::common::{circle, find, game, play};
use damas::rules::{Ending, Game, Move, PlayError, Rules, Side};

/// Two kings each, that can keep out of each other's way.
const KINGS: &str = "W:WK47,K48:BK3,K4";

#[test]
fn undo_and_redo_pass_every_state_of_a_game() {
    let mut game = game(Rules::Frisian, KINGS);
    circle(&mut game);
    circle(&mut game);
    let mut states = vec![Game::from_position(*game.start())];
    for &mv in game.plies() {
        let mut next = states.last().unwrap().clone();
        next.play(mv).unwrap();
        states.push(next);
    }
    assert_eq!(game.outcome().unwrap().ending, Ending::Repetition);
    let total = game.plies().len();
    for ply in (0..total).rev() {
        game.undo().unwrap();
        let state = &states[ply];
        assert_eq!(game.position(), state.position());
        assert_eq!(game.counters(), state.counters());
        assert_eq!(game.outcome(), state.outcome());
        assert_eq!(game.plies(), state.plies());
        assert!(game.can_redo());
        assert_eq!(game.can_undo(), ply > 0);
    }
    assert_eq!(game.undo(), None);
    for state in &states[1..] {
        assert_eq!(game.redo(), state.plies().last().copied());
        assert_eq!(game.counters(), state.counters());
        assert_eq!(game.outcome(), state.outcome());
    }
    assert_eq!(game.redo(), None);
    assert_eq!(&game, states.last().unwrap());
}

#[test]
fn a_declared_end_is_taken_back_with_the_move_before_it() {
    let mut game = game(Rules::Frisian, KINGS);
    circle(&mut game);
    game.resign(Side::White).unwrap();
    let over = game.clone();
    game.undo();
    assert_eq!(game.outcome(), None);
    game.redo();
    assert_eq!(game, over);
    assert_eq!(game.outcome().unwrap().winner, Some(Side::Black));
    game.undo();
    let other = |mv: &&Move| mv.to() != over.plies()[3].to();
    let mv = game.position().legal_moves().iter().find(other).copied();
    game.play(mv.unwrap()).unwrap();
    assert_eq!(game.outcome(), None, "another move forgets it");
    assert!(!game.can_redo());
}

#[test]
fn a_new_move_forgets_those_taken_back() {
    let mut game = game(Rules::Frisian, "W:W31-50:B1-20");
    play(&mut game, "32-28 19-23 28x19");
    game.undo();
    game.undo();
    play(&mut game, "18-23");
    assert!(!game.can_redo());
    assert_eq!(game.plies().len(), 2);
    assert_eq!(game.position_at(0), Some(game.start()));
    assert_eq!(game.position_at(2), Some(game.position()));
    assert_eq!(game.position_at(3), None);
}

#[test]
fn an_illegal_move_leaves_the_game_as_it_was() {
    let mut game = Game::new(Rules::Frisian);
    let before = game.clone();
    let foreign = find(
        &crate::common::position(Rules::Frisian, "W:WK46:B1"),
        "46-41",
    );
    assert!(matches!(game.play(foreign), Err(PlayError::Illegal(_))));
    // The same squares, but on another board and with another piece.
    let small = find(
        &crate::common::position(Rules::Spanish, "W:W9-12:B32"),
        "9-13",
    );
    assert!(game.play(small).is_err());
    assert_eq!(game, before);
}

#[test]
fn the_end_refuses_moves() {
    let mut game = game(Rules::Frisian, "W:W28:B18");
    let mv = find(game.position(), "28x8");
    game.play(mv).unwrap();
    assert!(
        matches!(game.play(mv), Err(PlayError::Over(outcome)) if outcome.winner == Some(Side::White))
    );
    assert_eq!(game.undo(), Some(mv));
    assert_eq!(game.outcome(), None);
}

#[test]
fn endings_and_rule_sets_go_by_one_name_everywhere() {
    for ending in Ending::ALL {
        assert_eq!(ending.name().parse(), Ok(ending));
        assert_eq!(
            serde_json::to_string(&ending).unwrap(),
            format!("{:?}", ending.name())
        );
    }
    for rules in Rules::ALL {
        assert_eq!(rules.name().parse(), Ok(rules));
        assert_eq!(
            serde_json::to_string(&rules).unwrap(),
            format!("{:?}", rules.name())
        );
    }
}
