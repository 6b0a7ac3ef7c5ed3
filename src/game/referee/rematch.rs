//! Another game of the same players, and the score of their match.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{CurrentGame, NextTurn, Seats, Thought, announce_turn};
use crate::contest::Contest;
use crate::game::games::keeping::KeptAs;
use crate::game::messages::{GameEnded, GameStarted, RematchWished};
use crate::rules::{Outcome, Piece, Position, Side, Square};

/// What the players have won in the games before this one: two points for a win and one for a draw,
/// by the side that each plays now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// White's points.
    pub white: u32,
    /// Black's points.
    pub black: u32,
}

impl Tally {
    /// The points with this game's.
    #[must_use]
    pub fn with(self, outcome: Option<Outcome>) -> Self {
        let of = |side| match outcome.map(|outcome| outcome.winner) {
            Some(Some(winner)) if winner == side => 2,
            Some(None) => 1,
            _ => 0,
        };
        Self {
            white: self.white + of(Side::White),
            black: self.black + of(Side::Black),
        }
    }

    /// The side's points.
    pub fn of(self, side: Side) -> u32 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// No game of this match has been finished before.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// The same start and laws, and the players change sides; whoever began with fewer men does so again.
pub(super) fn start_rematches(
    mut wishes: MessageReader<RematchWished>,
    mut current: ResMut<CurrentGame>,
    (mut seats, mut thought): (ResMut<Seats>, ResMut<Thought>),
    (mut tally, mut kept_as): (ResMut<Tally>, ResMut<KeptAs>),
    turn: NextTurn,
    mut started: MessageWriter<GameStarted>,
    mut ended: MessageWriter<GameEnded>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let points = tally.with(current.game().outcome());
    *tally = Tally {
        white: points.black,
        black: points.white,
    };
    *seats = seats.swapped();
    *kept_as = KeptAs::default();
    current.contest =
        Contest::from_position(next_start(current.game().start()), current.contest.laws());
    current.moment.0 += 1;
    thought.0 = Duration::ZERO;
    started.write(GameStarted);
    announce_turn(&current, turn, &mut ended);
}

/// The start of the next game: the same, or where men are given, the same seen from the other side. A position that was
/// set up otherwise is played from both sides.
fn next_start(start: &Position) -> Position {
    let usual = Position::start(start.rules());
    let lacks_men = start.turn() == usual.turn()
        && start
            .pieces()
            .all(|(square, piece)| usual.piece_at(square) == Some(piece));
    if !lacks_men {
        return *start;
    }
    let across = |square: Square| Square::new(start.board().last() + 1 - square.number());
    let pieces = start.pieces().filter_map(|(square, piece)| {
        let side = piece.side.opponent();
        Some((across(square)?, Piece { side, ..piece }))
    });
    // What is a position from one side is one from the other.
    Position::new(start.rules(), start.turn(), pieces, [None; 2]).unwrap_or(*start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Rules;

    #[test]
    fn whoever_gives_men_gives_them_again() {
        for rules in [Rules::Frisian, Rules::International, Rules::Spanish] {
            let usual = Position::start(rules);
            assert_eq!(next_start(&usual), usual, "{rules:?}");
            let lacking: Vec<_> = usual
                .side_squares(Side::White)
                .into_iter()
                .take(2)
                .collect();
            let kept = usual
                .pieces()
                .filter(|(square, _)| !lacking.contains(square));
            let start = Position::new(rules, Side::White, kept, [None; 2]).unwrap();
            let next = next_start(&start);
            let men = |position: &Position, side| position.side_squares(side).into_iter().count();
            let full = men(&usual, Side::White);
            assert_eq!(men(&next, Side::White), full, "{rules:?}");
            assert_eq!(men(&next, Side::Black), full - 2, "{rules:?}");
            assert_eq!(next.turn(), Side::White);
            assert_eq!(next_start(&next), start, "{rules:?}");
        }
    }

    #[test]
    fn a_position_that_was_set_up_is_played_from_both_sides() {
        let start = fen::read(Rules::Frisian, "W:W22,38,42,29:B8,9,17,23,26,32,37").unwrap();
        assert_eq!(next_start(&start), start);
    }
}
