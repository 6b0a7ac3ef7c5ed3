//! How far one press of Undo goes back.

use crate::game::seats::{Seat, Seats};
use crate::rules::Side;

/// How many plies to take back, so that the person who moved last is to move again; 0 where no
/// person has moved yet. `turn` is the side to move after `plies` plies.
///
/// One press is back to one's own turn, whether the machine has answered or still thinks.
pub fn plies_to_take_back(plies: usize, turn: Side, seats: Seats) -> usize {
    let mut mover = turn;
    for back in 1..=plies {
        mover = mover.opponent();
        if seats.at(mover) == Seat::Person {
            return back;
        }
    }
    0
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
}
