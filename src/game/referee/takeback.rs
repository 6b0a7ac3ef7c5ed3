//! How far one press of Undo goes back, and one of Redo forward.
//!
//! An end that was declared (a resignation, an agreed draw, a loss on time) is taken back alone:
//! who pressed the wrong button doesn't want their moves undone.

use std::time::Duration;

use bevy::prelude::*;

use super::{CurrentGame, NextTurn, Thought, announce_turn, set_turn};
use crate::contest::Contest;
use crate::game::flow::Turn;
use crate::game::messages::{GameEnded, Moment, PositionSet, RedoWished, TakebackWished};
use crate::game::seats::Seats;
use crate::rules::{Ending, Outcome, Side};

/// Takes a declared end back, or else moves, with what the clocks showed before them.
pub(super) fn take_back(
    mut wishes: MessageReader<TakebackWished>,
    mut current: ResMut<CurrentGame>,
    (seats, mut thought): (Res<Seats>, ResMut<Thought>),
    turn: NextTurn,
    mut set: MessageWriter<PositionSet>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let plies = current.plies_to_take_back(*seats);
    if current.contest.has_declared_end() {
        let end = current.contest.withdraw_end();
        // The moment that begins below.
        let next = Moment(current.moment.0 + 1);
        current.withdrawn = end.map(|end| (next, end));
        // Whose time was up has the time again with which the turn began; nobody else gains any.
        if end.is_some_and(|end| end.ending == Ending::Time) {
            thought.0 = Duration::ZERO;
        }
    } else if plies > 0 {
        for _ in 0..plies {
            current.contest.undo();
        }
        thought.0 = Duration::ZERO;
    } else {
        return;
    }
    current.moment.0 += 1;
    set.write(PositionSet);
    set_turn(turn, Turn::Choosing);
}

/// Plays moves again, with all that followed them, an end included; or declares the end again that
/// was taken back.
pub(super) fn redo(
    mut wishes: MessageReader<RedoWished>,
    mut current: ResMut<CurrentGame>,
    (seats, mut thought): (Res<Seats>, ResMut<Thought>),
    turn: NextTurn,
    mut set: MessageWriter<PositionSet>,
    mut ended: MessageWriter<GameEnded>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let plies = current.plies_to_redo(*seats);
    if let Some(end) = current.withdrawn() {
        declare(&mut current.contest, end);
    } else if plies > 0 {
        for _ in 0..plies {
            current.contest.redo();
        }
        thought.0 = Duration::ZERO;
    } else {
        return;
    }
    current.moment.0 += 1;
    set.write(PositionSet);
    announce_turn(&current, turn, &mut ended);
}

/// Ends a game that goes on as it was ended before: nothing can stand against that.
fn declare(contest: &mut Contest, end: Outcome) {
    let declared = match (end.winner, end.ending) {
        (Some(winner), Ending::Time) => contest.lose_on_time(winner.opponent()),
        (Some(winner), _) => contest.resign(winner.opponent()),
        (None, _) => contest.agree_draw(),
    };
    debug_assert!(declared.is_ok(), "{declared:?}");
}

/// How many plies to take back, so that the person who moved last is to move again; 0 where no
/// person has moved yet. `turn` is the side to move after `plies` plies.
///
/// One press is back to one's own turn, whether the machine has answered or still thinks.
pub fn plies_to_take_back(plies: usize, turn: Side, seats: Seats) -> usize {
    let mut mover = turn;
    for back in 1..=plies {
        mover = mover.opponent();
        if seats.at(mover).is_person() {
            return back;
        }
    }
    0
}

/// How many plies to play again of `undone` ones, so that a person is to move again or all are
/// played. `turn` is the side to move before the first of them.
pub fn plies_to_redo(undone: usize, turn: Side, seats: Seats) -> usize {
    let mut mover = turn;
    for redone in 1..=undone {
        mover = mover.opponent();
        if seats.at(mover).is_person() {
            return redone;
        }
    }
    undone
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_press_is_back_to_my_turn() {
        let as_white = Seats::against_machine(Side::White);
        let as_black = Seats::against_machine(Side::Black);
        let cases = [
            ("nothing played", 0, Side::White, as_white, 0),
            ("the machine thinks", 1, Side::Black, as_white, 1),
            ("the machine has answered", 2, Side::White, as_white, 2),
            ("only the machine has moved", 1, Side::Black, as_black, 0),
            ("I answered it, it thinks", 2, Side::White, as_black, 1),
            (
                "two people take back one ply",
                5,
                Side::Black,
                Seats::two_people(),
                1,
            ),
        ];
        for (case, plies, turn, seats, expected) in cases {
            assert_eq!(plies_to_take_back(plies, turn, seats), expected, "{case}");
        }
    }

    #[test]
    fn one_press_is_forward_to_my_turn() {
        let as_white = Seats::against_machine(Side::White);
        let people = Seats::two_people();
        let cases = [
            ("nothing to play again", 0, Side::White, as_white, 0),
            ("mine and its answer", 4, Side::White, as_white, 2),
            ("mine, and it hadn't answered", 1, Side::White, as_white, 1),
            ("its answer alone", 1, Side::Black, as_white, 1),
            ("two people one ply", 3, Side::Black, people, 1),
        ];
        for (case, undone, turn, seats, expected) in cases {
            assert_eq!(plies_to_redo(undone, turn, seats), expected, "{case}");
        }
    }
}
