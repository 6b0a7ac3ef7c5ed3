//! The board turns round for whoever moves next, where two people wish it.

use bevy::prelude::*;

use super::table::Flipped;
use crate::game::choices::Choices;
use crate::game::messages::{GameStarted, MoveSettled, PositionSet};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::rules::Side;

/// Turns it once a move has come to rest, when a game begins or moves are taken back, and when the wish comes; when it
/// goes, the board lies as it does for everybody else.
pub(super) fn turn_to_mover(
    mut settled: MessageReader<MoveSettled>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    choices: Res<Choices>,
    (current, seats): (Res<CurrentGame>, Res<Seats>),
    mut flipped: ResMut<Flipped>,
    mut turned: Local<Option<bool>>,
) {
    let moved = settled.read().count() + started.read().count() + set.read().count() > 0;
    let two_people = *seats == Seats::two_people();
    // Who has won or lost may look at the board as it is.
    let goes_on = current.game().outcome().is_none();
    let wished = choices.turns_board;
    let changed = turned
        .replace(wished)
        .is_some_and(|before| before != wished);
    if !two_people || !goes_on {
        return;
    }
    if wished && (moved || changed) {
        flipped.set_if_neq(Flipped(current.position().turn() == Side::Black));
    } else if changed {
        flipped.set_if_neq(Flipped(seats.near_side() == Side::Black));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::messages::GameWished;

    /// A board on which White has moved.
    fn after_a_move(turns_board: bool, seats: Seats) -> App {
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
        app
    }

    fn lies_blacks_way(app: &App) -> bool {
        app.world().resource::<Flipped>().0
    }

    #[test]
    fn the_board_turns_for_two_people_who_wish_it_and_for_nobody_else() {
        let machine = Seats::against_machine(Side::White);
        for (wished, seats, turns) in [
            (true, Seats::two_people(), true),
            (false, Seats::two_people(), false),
            (true, machine, false),
        ] {
            assert_eq!(
                lies_blacks_way(&after_a_move(wished, seats)),
                turns,
                "{wished} {seats:?}"
            );
        }
    }

    #[test]
    fn it_turns_at_once_when_the_wish_comes_and_back_when_it_goes() {
        let mut app = after_a_move(false, Seats::two_people());
        for wished in [true, false] {
            app.world_mut().resource_mut::<Choices>().turns_board = wished;
            app.update();
            assert_eq!(lies_blacks_way(&app), wished);
        }
    }
}
