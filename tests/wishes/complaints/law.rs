//! Complaints about the law: what must be played, what becomes of a man, and when it is over.

use bevy::input::ButtonState;
use bevy::prelude::*;
use damas::game::board::highlights::Meaning;
use damas::game::board::pieces::PieceView;
use damas::game::flow::{Overlay, Turn};
use damas::game::messages::TouchRefused;
use damas::notation::fen;
use damas::rules::{Ending, Game, Piece, Rank, Refusal, Rules, Side};

use super::{marked, people};
use crate::table::{FOUR, Table, square};

/// The refusals of the last frame.
fn refusals(table: &Table) -> Vec<Refusal> {
    let refused = table.app.world().resource::<Messages<TouchRefused>>();
    let now = refused.iter_current_update_messages();
    now.map(|touch| touch.refusal.clone()).collect()
}

#[test]
fn complaint_07_a_side_without_pieces_has_lost_and_the_end_is_shown() {
    let mut table = people("B:W50:B");
    table.frames(4);
    assert_eq!(table.turn(), Turn::Over);
    let outcome = table.current().game().outcome().unwrap();
    assert_eq!(outcome.winner, Some(Side::White));
    let open = *table.app.world().resource::<State<Overlay>>().get();
    assert_eq!(open, Overlay::GameOver);
    table.assert_views_equal_position("at the end");
}

#[test]
fn complaint_08_a_capture_that_is_left_half_way_is_not_played() {
    let mut table = people(FOUR);
    let start = table.position();
    table.touch(&[42, 31, 33, 13]);
    table.frames(100);
    assert_eq!(table.position(), start, "nothing was played");
    assert!(
        marked(&table, 13, Meaning::WayTaken),
        "it is only looked at"
    );
    table.touch(&[2]);
    table.settle();
    assert_eq!(fen::write(&table.position()), "B:WK2,22,38:B17");
}

#[test]
fn complaint_11_a_man_that_passes_the_last_row_stays_one_and_is_told_why() {
    let mut table = people("W:W9,25:B32,K10,K15");
    let moves = table.position().legal_moves();
    assert_eq!(moves.len(), 1, "{moves:?}");
    table.touch(&[25, 5, 14]);
    let man = Piece {
        side: Side::White,
        rank: Rank::Man,
    };
    for _ in 0..60 {
        table.frames(1);
        let world = table.app.world_mut();
        let mut views = world.query::<&PieceView>();
        let white = views
            .iter(world)
            .filter(|view| view.piece.side == Side::White);
        for view in white {
            assert_eq!(view.piece, man, "never drawn as a king");
        }
    }
    assert_eq!(table.position().piece_at(square(14)), Some(man));
    table.wish(None);
    table.settle();
    table.touch(&[14]);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        table.pointer(20, state);
    }
    table.frames(1);
    let passed = square(5);
    assert_eq!(refusals(&table), [Refusal::OnlyPassed { passed }]);
}

#[test]
fn complaint_13_whoever_can_capture_must_and_no_chain_can_be_broken_off() {
    let mut table = people(FOUR);
    let start = table.position();
    for mv in start.legal_moves() {
        assert_eq!(mv.taken().len(), 4, "{mv}");
    }
    let tries: [(&str, &[u8]); 3] = [
        ("a step instead", &[38, 33]),
        ("another piece instead", &[22, 18]),
        ("away from the chain", &[42, 31, 26]),
    ];
    for (case, squares) in tries {
        table.touch(squares);
        table.frames(20);
        assert_eq!(table.position(), start, "{case}");
    }
}

#[test]
fn complaint_16_a_game_of_two_kings_is_over_only_where_there_is_no_move() {
    for rules in [Rules::Frisian, Rules::International] {
        let squares = || rules.board().squares();
        for (white, black) in squares().flat_map(|white| squares().map(move |black| (white, black)))
        {
            for turn in ["W", "B"] {
                let text = format!("{turn}:WK{white}:BK{black}");
                // Two pieces on one square are no position.
                let Ok(position) = fen::read(rules, &text) else {
                    assert_eq!(white, black);
                    continue;
                };
                let stuck = position.legal_moves().is_empty();
                let over = Game::from_position(position)
                    .outcome()
                    .is_some_and(|outcome| outcome.ending == Ending::NoMoves);
                assert_eq!(over, stuck, "{rules} {text}");
            }
        }
    }
}

#[test]
fn complaint_18_a_man_that_is_crowned_stops_where_it_was_crowned() {
    // As a king it could take 20 as well.
    let mut table = people("W:W12:B8,20");
    let moves = table.position().legal_moves();
    let told: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["12x3"]);
    table.touch(&[12, 3]);
    table.settle();
    assert_eq!(fen::write(&table.position()), "B:WK3:B20");
    table.assert_views_equal_position("crowned");
}

#[test]
fn complaint_20_one_king_against_one_ends_as_the_law_says() {
    let mut table = people("W:WK46:BK5");
    for _ in 0..2 {
        table.wish(None);
        table.settle();
    }
    assert_eq!(table.turn(), Turn::Over, "it had to step into the capture");
    let winner = table.current().game().outcome().unwrap().winner;
    assert_eq!(winner, Some(Side::Black));

    let mut table = people("W:WK47:BK4");
    let mut plies = 0;
    while table.turn() != Turn::Over {
        let position = table.position();
        let moves = position.legal_moves();
        let safe = moves.iter().find(|mv| {
            let next = position.play(**mv).unwrap().legal_moves();
            !next.iter().any(|reply| reply.is_capture())
        });
        let text = safe.expect("a safe move").to_string();
        table.wish(Some(&text));
        table.settle();
        plies += 1;
        assert!(plies <= 8, "it goes on and on");
    }
    let outcome = table.current().game().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (None, Ending::OneKingVOne)
    );
}
