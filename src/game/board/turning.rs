//! The board turns round for whoever moves next, where two people wish it.

use bevy::prelude::*;

use super::table::Flipped;
use crate::game::choices::Choices;
use crate::game::messages::{GameStarted, MoveSettled, PositionSet};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::Side;

/// Turns it once a move has come to rest, and when a game begins or moves are taken back.
pub(super) fn turn_to_mover(
    mut settled: MessageReader<MoveSettled>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    choices: Res<Choices>,
    (current, seats): (Res<CurrentGame>, Res<Seats>),
    mut flipped: ResMut<Flipped>,
) {
    let moved = settled.read().count() + started.read().count() + set.read().count() > 0;
    let two_people = *seats == Seats::two_people();
    // Who has won or lost may look at the board as it is.
    let goes_on = current.game().outcome().is_none();
    if moved && choices.turns_board && two_people && goes_on {
        flipped.set_if_neq(Flipped(current.position().turn() == Side::Black));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::messages::GameWished;

    /// Whether the board lies Black's way after a move of White.
    fn lies_blacks_way(turns_board: bool, seats: Seats) -> bool {
        let mut app = App::new();
        app.add_message::<MoveSettled>()
            .add_message::<GameStarted>()
            .add_message::<PositionSet>()
            .init_resource::<Flipped>()
            .insert_resource(Choices {
                turns_board,
                ..default()
            })
            .insert_resource(seats);
        let start = crate::rules::Position::start(crate::rules::Rules::Frisian);
        let start = start.play(start.legal_moves()[0]).unwrap();
        let contest = GameWished::new(start, seats, default()).contest;
        app.insert_resource(CurrentGame::of(contest))
            .add_systems(Update, turn_to_mover);
        app.world_mut().write_message(MoveSettled);
        app.update();
        app.world().resource::<Flipped>().0
    }

    #[test]
    fn the_board_turns_for_two_people_who_wish_it_and_for_nobody_else() {
        assert!(lies_blacks_way(true, Seats::two_people()));
        assert!(!lies_blacks_way(false, Seats::two_people()));
        assert!(!lies_blacks_way(true, Seats::against_machine(Side::White)));
    }
}
