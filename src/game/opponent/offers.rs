//! Whether the machine takes a draw that it is offered.

use bevy::prelude::*;

use super::Opponent;
use crate::game::messages::{DrawAnswerWished, DrawOffered};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::Game;

/// The machine gives up hope of more than a draw where it stands worse by so much, in centi-men.
const WORSE: i32 = -60;
/// And takes one where neither stands better by more than this,
const EVEN: i32 = 25;
/// once so few pieces are left
const FEW: u32 = 10;
/// and so many plies are played.
const LATE: usize = 60;

/// Answers at once: what it thought of its last move tells how it stands.
pub(super) fn answer(
    mut offered: MessageReader<DrawOffered>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    opponent: Res<Opponent>,
    mut wished: MessageWriter<DrawAnswerWished>,
) {
    for &DrawOffered(offerer) in offered.read() {
        let side = offerer.opponent();
        if seats.at(side).is_machine() {
            let accept = accepts(current.game(), opponent.outlook);
            wished.write(DrawAnswerWished { side, accept });
        }
    }
}

/// `outlook` is what the machine's last move was worth to it, in centi-men.
fn accepts(game: &Game, outlook: Option<i32>) -> bool {
    let position = game.position();
    let pieces = position.pieces().count();
    let few = u32::try_from(pieces).is_ok_and(|pieces| pieces <= FEW);
    match outlook {
        None => false,
        Some(outlook) if outlook <= WORSE => true,
        Some(outlook) => outlook <= EVEN && few && game.plies().len() >= LATE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn a_draw_is_taken_where_no_more_is_to_be_hoped_for() {
        let start = Game::new(Rules::Frisian);
        let mut late = crate::rules::Game::from_position(
            crate::notation::fen::read(Rules::Frisian, "W:WK46,K47,K33:BK5,K10,40").unwrap(),
        );
        let cases = [
            ("nothing is known yet", &start, None, false),
            ("even, and all is to come", &start, Some(0), false),
            ("it stands worse", &start, Some(-80), true),
            ("lost", &start, Some(-29_000), true),
            ("it stands better", &late, Some(150), false),
            ("even but young", &late, Some(0), false),
        ];
        for (case, game, outlook, expected) in cases {
            assert_eq!(accepts(game, outlook), expected, "{case}");
        }
        while late.plies().len() < LATE && late.outcome().is_none() {
            let quiet = late.position().legal_moves()[0];
            late.play(quiet).unwrap();
        }
        if late.outcome().is_none() {
            assert!(accepts(&late, Some(0)));
        }
    }
}
