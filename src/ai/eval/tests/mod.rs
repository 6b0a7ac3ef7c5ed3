//! What the evaluation promises.

mod definition;
mod file;

use super::inputs::KINDS;
use super::weights::MOST_LANES;
use super::*;
use crate::rules::{Board, KingRun, Piece, Side, Square};

/// Chance that needs no crate.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    fn within(&mut self, limit: i16) -> i16 {
        let most = usize::try_from(limit).unwrap() * 2 + 1;
        i16::try_from(self.below(most)).unwrap() - limit
    }
}

/// Weights of chance, as large as training lets them grow.
fn weights(board: Board, kinds: usize, lanes: usize) -> Weights {
    let mut chance = Chance(lanes as u64);
    let mut weights = Weights::zero(board, kinds, lanes, 100);
    let fill = |words: &mut [i16], limit, chance: &mut Chance| {
        for word in words {
            *word = chance.within(limit);
        }
    };
    fill(&mut weights.entry, 504, &mut chance);
    fill(&mut weights.tempo, 500, &mut chance);
    for row in weights::rows_of(board, kinds, 2) {
        fill(&mut weights.rows[row * lanes..][..lanes], 504, &mut chance);
    }
    for row in weights::rows_of(board, kinds, 1) {
        fill(&mut weights.linear[row * 16..][..16], 3_000, &mut chance);
    }
    for weight in &mut weights.heads {
        *weight = i8::try_from(chance.within(126)).unwrap();
    }
    weights
}

/// Every position of some games of chance.
fn positions(rules: Rules, games: u64) -> Vec<Position> {
    let mut chance = Chance(games);
    let mut met = Vec::new();
    for _ in 0..games {
        let mut position = Position::start(rules);
        for _ in 0..150 {
            met.push(position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[chance.below(moves.len())]).unwrap();
        }
    }
    met
}

/// The board turned round, with the pieces of the other side.
fn turned(position: &Position) -> Position {
    let board = position.board();
    let other = |square: Square| Square::new(board.last() + 1 - square.number()).unwrap();
    let pieces = position.pieces().map(|(square, piece)| {
        (
            other(square),
            Piece {
                side: !piece.side,
                ..piece
            },
        )
    });
    let runs = [Side::Black, Side::White].map(|side| {
        let run = position.king_run(side)?;
        Some(KingRun {
            square: other(run.square),
            ..run
        })
    });
    Position::new(position.rules(), !position.turn(), pieces, runs).unwrap()
}

fn all(rules: Rules) -> Vec<(&'static str, Evaluation)> {
    let of = |lanes| {
        let file = weights(rules.board(), KINDS, lanes).write();
        Evaluation::Read(ReadWeights::new(&file).unwrap())
    };
    vec![
        ("by hand", Evaluation::PieceSquare),
        ("trained", Evaluation::Trained),
        ("linear", of(0)),
        ("wide", of(MOST_LANES)),
    ]
}

#[test]
fn the_mover_sees_the_same_whichever_side_it_is() {
    for rules in Rules::ALL {
        for (name, evaluation) in all(rules) {
            let mut evaluator = Evaluator::new(evaluation, rules);
            for position in positions(rules, 20) {
                let score = evaluator.evaluate(&position, 0);
                let other = evaluator.evaluate(&turned(&position), 1);
                assert_eq!(score, other, "{rules}, {name}: {position:?}");
            }
        }
    }
}

#[test]
fn by_differences_it_says_what_it_says_afresh() {
    for rules in Rules::ALL {
        for (name, evaluation) in all(rules) {
            let mut evaluator = Evaluator::new(evaluation, rules);
            let mut scores = std::collections::BTreeSet::new();
            let mut plies = Chance(3);
            for position in positions(rules, 20) {
                // Plies in no order: what was remembered must not matter.
                let score = evaluator.evaluate(&position, plies.below(40));
                let afresh = Evaluator::new(evaluation, rules).evaluate(&position, 0);
                assert_eq!(score, afresh, "{rules}, {name}: {position:?}");
                scores.insert(score);
            }
            assert!(scores.len() > 50, "{rules}, {name}: always the same");
        }
    }
}

#[test]
fn freak_positions_have_a_worth_too() {
    for rules in Rules::ALL {
        let board = rules.board();
        let kings = |side: Side, count: usize| {
            board
                .squares()
                .take(count)
                .map(move |square| (square, Piece::king(side)))
        };
        for (name, evaluation) in all(rules) {
            let mut evaluator = Evaluator::new(evaluation, rules);
            for count in [0, 1, 24, 32, 40, 50] {
                for side in Side::ALL {
                    let pieces = kings(side, count);
                    let position = Position::new(rules, Side::White, pieces, [None; 2]).unwrap();
                    let score = evaluator.evaluate(&position, count);
                    assert!(
                        score.abs() <= MOST,
                        "{rules}, {name}: {score} for {position:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn weights_of_another_board_are_not_asked() {
    let file = weights(Board::Eight, KINDS, 32).write();
    let read = Evaluation::Read(ReadWeights::new(&file).unwrap());
    for position in positions(Rules::Frisian, 2) {
        let score = |evaluation| Evaluator::new(evaluation, Rules::Frisian).evaluate(&position, 0);
        assert_eq!(score(read), score(Evaluation::Trained));
    }
}

#[test]
fn judging_takes_nothing_from_the_heap() {
    for rules in Rules::ALL {
        let met = positions(rules, 5);
        for (name, evaluation) in all(rules) {
            let mut evaluator = Evaluator::new(evaluation, rules);
            let taken = allocation_counter::measure(|| {
                for (ply, position) in met.iter().enumerate() {
                    evaluator.evaluate(position, ply);
                }
            });
            assert_eq!(taken.count_total, 0, "{rules}, {name}");
        }
    }
}
