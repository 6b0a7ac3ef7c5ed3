//! The counts that are running towards a draw or a king's rest, once they matter.

use crate::game::language::Phrase;
use crate::rules::{Counter, Ending, Game, KingRun, Position, Side};

/// What is counted and is near enough to matter, the side to move first.
pub fn counters(game: &Game) -> Vec<Phrase> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let turn = position.turn();
    let runs = [turn, turn.opponent()]
        .into_iter()
        .filter_map(|side| king_run(position, side));
    runs.chain(game.counters().iter().copied().filter_map(draw))
        .collect()
}

/// A king that may move once more or not at all; a side without men has no such law.
fn king_run(position: &Position, side: Side) -> Option<Phrase> {
    let KingRun { square, count } = position.king_run(side)?;
    let limit = position.rules().declaration().king_run_limit?;
    let (square, left) = (square.number(), limit.saturating_sub(count));
    let kings = position.kings(side).len();
    if position.side_squares(side).len() == kings {
        return None;
    }
    match left {
        0 if side == position.turn() => Some(Phrase::KingRests { square }),
        0 => Some(Phrase::KingRestsNext { square }),
        1 => Some(Phrase::KingMayMove { square, left: 1 }),
        _ => None,
    }
}

/// How far a draw is off, in moves of both sides.
fn draw(counter: Counter) -> Option<Phrase> {
    let (count, limit) = (u32::from(counter.count), u32::from(counter.limit));
    let moves = limit.saturating_sub(count).div_ceil(2);
    let (played, most) = (count / 2, limit / 2);
    match counter.ending {
        Ending::Repetition => Some(Phrase::Repeated { times: count }),
        Ending::TwoKingsVOne => Some(Phrase::TwoKingsLeft { moves }),
        Ending::KingsOnly | Ending::NoProgress if 2 * count < limit => None,
        Ending::KingsOnly => Some(Phrase::KingsOnlyCount {
            moves: played,
            limit: most,
        }),
        Ending::NoProgress => Some(Phrase::NoProgressCount {
            moves: played,
            limit: most,
        }),
        _ => Some(Phrase::DrawIn { moves }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, movetext};
    use crate::rules::Rules;

    fn after(start: &str, moves: &str) -> Vec<Phrase> {
        let mut game = Game::from_position(fen::read(Rules::Frisian, start).unwrap());
        for text in moves.split_whitespace() {
            let mv = movetext::read(game.position(), text).unwrap();
            game.play(mv).unwrap();
        }
        counters(&game)
    }

    #[test]
    fn a_count_is_told_when_it_begins_to_matter() {
        let king = "W:WK46,31:B3,15";
        let cases = [
            ("the start", "W:W31-50:B1-20", "", vec![]),
            ("one move of a king", king, "46-41 3-8", vec![]),
            (
                "two moves of a king",
                king,
                "46-41 3-8 41-46 8-12",
                vec![Phrase::KingMayMove {
                    square: 46,
                    left: 1,
                }],
            ),
            (
                "three moves of a king",
                king,
                "46-41 3-8 41-46 8-12 46-41 12-17",
                vec![Phrase::KingRests { square: 41 }],
            ),
            (
                "the same while the other side is to move",
                king,
                "46-41 3-8 41-46 8-12 46-41",
                vec![Phrase::KingRestsNext { square: 41 }],
            ),
            (
                "two kings against one",
                "W:WK46,K47:BK5",
                "",
                vec![Phrase::TwoKingsLeft { moves: 7 }],
            ),
        ];
        for (case, start, moves, expected) in cases {
            assert_eq!(after(start, moves), expected, "{case}");
        }
    }
}
