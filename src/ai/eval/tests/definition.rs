//! The network as its file defines it, against the one that is fast.

use super::*;
use crate::ai::eval::inputs::{Inputs, PHASES};

/// What stands where, by side and kind.
fn pieces(inputs: &Inputs, board: Board) -> Vec<(Side, usize, u8)> {
    let mut pieces = Vec::new();
    for side in Side::ALL {
        for kind in 0..KINDS {
            let bits = board.squares().map(|square| board.bit(square).unwrap());
            let set = inputs.0[side.index()][kind];
            pieces.extend(
                bits.filter(|bit| set >> bit & 1 == 1)
                    .map(|bit| (side, kind, bit)),
            );
        }
    }
    pieces
}

/// The score in wide whole numbers and in no clever order.
fn by_definition(weights: &Weights, position: &Position) -> i64 {
    let (board, turn) = (weights.board, position.turn());
    let inputs = Inputs::of(position);
    let phase = inputs.phase(network::men_at_start(board));
    let pieces = pieces(&inputs, board);
    let seen = |viewer, bit| match viewer {
        Side::White => bit,
        Side::Black => board.turned(bit),
    };
    let mut linear = i64::from(weights.tempo[phase]);
    for &(side, kind, bit) in &pieces {
        let worth = weights.linear[network::row(0, kind, seen(side, bit)) * PHASES + phase];
        linear += if side == turn {
            i64::from(worth)
        } else {
            -i64::from(worth)
        };
    }
    let mut odds = 0;
    for (place, viewer) in [turn, !turn].into_iter().enumerate() {
        for lane in 0..weights.lanes {
            let mut sum = i64::from(weights.entry[lane]);
            for &(side, kind, bit) in &pieces {
                let row = network::row(usize::from(viewer != side), kind, seen(viewer, bit));
                sum += i64::from(weights.rows[row * weights.lanes + lane]);
            }
            let head = weights.heads[(phase * 2 + place) * weights.lanes + lane];
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
            for (ply, position) in positions(rules, 5).into_iter().enumerate() {
                let score = evaluator.evaluate(&position, ply);
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
