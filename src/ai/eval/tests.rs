use super::inputs::{Inputs, KINDS};
use super::weights::{MOST_LANES, Weights};
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
                let score = evaluator.evaluate(&position);
                let other = evaluator.evaluate(&turned(&position));
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
            for position in positions(rules, 20) {
                let score = evaluator.evaluate(&position);
                let afresh = Evaluator::new(evaluation, rules).evaluate(&position);
                assert_eq!(score, afresh, "{rules}, {name}: {position:?}");
                scores.insert(score);
            }
            assert!(scores.len() > 50, "{rules}, {name}: always the same");
        }
    }
}

/// The network by its definition, in wide whole numbers and in no clever order.
fn by_definition(weights: &Weights, position: &Position) -> i64 {
    let board = weights.board;
    let inputs = Inputs::of(position);
    let phase = inputs.phase(network::men_at_start(board));
    let turn = position.turn();
    let lanes = weights.lanes;
    let mut linear = i64::from(weights.tempo[phase]);
    let mut views = [turn, !turn].map(|_| {
        weights
            .entry
            .iter()
            .map(|&lane| i64::from(lane))
            .collect::<Vec<_>>()
    });
    for side in Side::ALL {
        for kind in 0..KINDS {
            for square in board.squares() {
                let bit = board.bit(square).unwrap();
                if inputs.0[side.index()][kind] >> bit & 1 == 0 {
                    continue;
                }
                let seen = |viewer| {
                    if viewer == Side::White {
                        bit
                    } else {
                        board.turned(bit)
                    }
                };
                let sign = if side == turn { 1 } else { -1 };
                let row = network::row(0, kind, seen(side));
                linear += sign * i64::from(weights.linear[row * 16 + phase]);
                for (viewer, view) in [turn, !turn].into_iter().zip(&mut views) {
                    let row = network::row(usize::from(viewer != side), kind, seen(viewer));
                    for (lane, sum) in view.iter_mut().enumerate() {
                        *sum += i64::from(weights.rows[row * lanes + lane]);
                    }
                }
            }
        }
    }
    let mut odds = 0;
    for (viewer, view) in views.iter().enumerate() {
        for (lane, &sum) in view.iter().enumerate() {
            let head = weights.heads[(phase * 2 + viewer) * lanes + lane];
            odds += sum.clamp(0, 255).pow(2) * i64::from(head);
        }
    }
    linear / 16 + odds * i64::from(weights.scale) / (255 * 255 * 64)
}

#[test]
fn it_is_the_network_that_the_file_defines() {
    for rules in [Rules::Frisian, Rules::Spanish, Rules::International] {
        for lanes in [0, 32, 64, MOST_LANES] {
            let weights = weights(rules.board(), KINDS, lanes);
            let read = ReadWeights::new(&weights.write()).unwrap();
            let mut evaluator = Evaluator::new(Evaluation::Read(read), rules);
            for position in positions(rules, 5) {
                let score = evaluator.evaluate(&position);
                let wanted = by_definition(&weights, &position).clamp(-10_000, 10_000);
                assert_eq!(
                    i64::from(score),
                    wanted,
                    "{rules}, {lanes} lanes: {position:?}"
                );
            }
        }
    }
}

#[test]
fn a_file_holds_what_was_written() {
    for (board, kinds, lanes) in [
        (Board::Ten, 5, 64),
        (Board::Ten, 2, 0),
        (Board::Eight, 2, 32),
    ] {
        let weights = weights(board, kinds, lanes);
        assert_eq!(Weights::read(&weights.write()), Ok(weights));
    }
}

#[test]
fn what_is_no_weights_is_refused() {
    let whole = weights(Board::Ten, 5, 32).write();
    let changed = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] ^= byte;
        bytes
    };
    let read = |bytes: &[u8]| ReadWeights::new(bytes).unwrap_err();
    let (short, found) = (&whole[..whole.len() - 1], whole.len() - 1);
    assert_eq!(read(b""), WeightsError::NotWeights);
    assert_eq!(read(&whole[..10]), WeightsError::NotWeights);
    assert_eq!(read(&changed(0, 1)), WeightsError::NotWeights);
    assert_eq!(
        read(short),
        WeightsError::Length {
            found,
            expected: whole.len()
        }
    );
    assert_eq!(read(&changed(100, 1)), WeightsError::Damaged);
    assert_eq!(read(&changed(13, 0x80)), WeightsError::Damaged, "the scale");
    assert!(matches!(
        read(&changed(8, 1)),
        WeightsError::Shape { squares: 51, .. }
    ));
    assert!(matches!(
        read(&changed(9, 8)),
        WeightsError::Shape { kinds: 13, .. }
    ));
    assert!(matches!(
        read(&changed(10, 1)),
        WeightsError::Shape { lanes: 33, .. }
    ));
    for cut in 0..whole.len() {
        assert!(Weights::read(&whole[..cut]).is_err(), "{cut} bytes");
    }
}

#[test]
fn our_own_weights_can_be_read_and_are_small() {
    let mut bytes = 0;
    for rules in Rules::ALL {
        let weights = Weights::read(Trained::of(rules).file()).unwrap();
        assert_eq!(weights.board, rules.board(), "{rules}");
    }
    for game in [Trained::Frisian, Trained::International, Trained::Spanish] {
        bytes += game.file().len();
    }
    assert!(bytes <= 1 << 20, "{bytes} bytes");
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
                    let score = evaluator.evaluate(&position);
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
        let score = |evaluation| Evaluator::new(evaluation, Rules::Frisian).evaluate(&position);
        assert_eq!(score(read), score(Evaluation::Trained));
    }
}
