//! Random positions, the same in every run.

use damas::rules::{KingRun, Piece, Position, Rank, Rules, Side, Square};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Chance with a seed.
pub fn chance(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A position of the rule set with any number of pieces, few or many of them kings, and king
/// runs of any length.
pub fn position(rules: Rules, chance: &mut ChaCha8Rng) -> Position {
    let (fill, kings) = (
        chance.random_range(0.05..0.75),
        chance.random_range(0.0..0.5),
    );
    let white = chance.random_range(0.2..0.8);
    let board = rules.board();
    let mut pieces = Vec::new();
    for square in board.squares() {
        if !chance.random_bool(fill) {
            continue;
        }
        let side = if chance.random_bool(white) {
            Side::White
        } else {
            Side::Black
        };
        let crowned = board.row_column(square).0 == board.crown_row(side);
        let rank = if crowned || chance.random_bool(kings) {
            Rank::King
        } else {
            Rank::Man
        };
        pieces.push((square, Piece { side, rank }));
    }
    let runs = Side::ALL.map(|side| run(&pieces, side, chance));
    let turn = if chance.random_bool(0.5) {
        Side::White
    } else {
        Side::Black
    };
    Position::new(rules, turn, pieces, runs).unwrap()
}

fn run(pieces: &[(Square, Piece)], side: Side, chance: &mut ChaCha8Rng) -> Option<KingRun> {
    let kings = pieces
        .iter()
        .filter(|(_, piece)| *piece == Piece::king(side));
    let kings: Vec<_> = kings.map(|&(square, _)| square).collect();
    if kings.is_empty() || chance.random_bool(0.5) {
        return None;
    }
    Some(KingRun {
        square: kings[chance.random_range(0..kings.len())],
        count: chance.random_range(1..=3),
    })
}
