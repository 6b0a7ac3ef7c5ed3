//! The referee: the only one who changes the game.
//!
//! Reads wishes, asks the rules, writes facts. A wish for another moment than the present is
//! let drop: its sender will see the facts and wish again.

mod takeback;

use bevy::prelude::*;

use super::flow::{Flow, Turn};
use super::messages::{
    GameEnded, GameStarted, GameWished, Moment, MovePlayed, MoveRefused, MoveSettled,
    MoveTakenBack, MoveWished, ResignWished, TakebackWished,
};
use super::seats::Seats;
use crate::rules::{Game, Position, Rules};
use takeback::plies_to_take_back;

/// The game on the board. Everybody may read it; only the referee writes it.
#[derive(Resource, Debug)]
pub struct CurrentGame {
    game: Game,
    moment: Moment,
}

impl CurrentGame {
    /// The game with its plies.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position after its last ply.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// This moment, for a wish.
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// Whether there is a move of a person to take back.
    pub fn can_take_back(&self, seats: Seats) -> bool {
        plies_to_take_back(self.game.plies().len(), self.position().turn(), seats) > 0
    }
}

impl Default for CurrentGame {
    fn default() -> Self {
        Self {
            game: Game::new(Rules::Frisian),
            moment: Moment::default(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentGame>()
        .init_resource::<Seats>()
        .add_systems(
            Update,
            (start_games, take_back, resign, settle, play_moves)
                .chain()
                .in_set(Flow::Decide),
        );
}

fn start_games(
    mut wishes: MessageReader<GameWished>,
    mut current: ResMut<CurrentGame>,
    mut seats: ResMut<Seats>,
    turn: Option<ResMut<NextState<Turn>>>,
    mut started: MessageWriter<GameStarted>,
    mut ended: MessageWriter<GameEnded>,
) {
    let Some(wish) = wishes.read().last() else {
        return;
    };
    current.game = Game::from_position(wish.start);
    current.moment.0 += 1;
    *seats = wish.seats;
    started.write(GameStarted);
    announce_turn(&current, turn, &mut ended);
}

fn take_back(
    mut wishes: MessageReader<TakebackWished>,
    mut current: ResMut<CurrentGame>,
    seats: Res<Seats>,
    turn: Option<ResMut<NextState<Turn>>>,
    mut taken_back: MessageWriter<MoveTakenBack>,
) {
    if wishes.read().count() == 0 {
        return;
    }
    let plies = plies_to_take_back(
        current.game.plies().len(),
        current.position().turn(),
        *seats,
    );
    if plies == 0 {
        return;
    }
    for _ in 0..plies {
        current.game.undo();
    }
    current.moment.0 += 1;
    taken_back.write(MoveTakenBack);
    set_turn(turn, Turn::Choosing);
}

fn resign(
    mut wishes: MessageReader<ResignWished>,
    mut current: ResMut<CurrentGame>,
    turn: Option<ResMut<NextState<Turn>>>,
    mut ended: MessageWriter<GameEnded>,
) {
    let Some(&ResignWished(side)) = wishes.read().last() else {
        return;
    };
    // A game that is over already can't be given up; there is nothing to tell then.
    if current.game.resign(side).is_ok() {
        announce_turn(&current, turn, &mut ended);
    }
}

/// A move has come to rest: the next side chooses, or the game is over.
fn settle(
    mut settled: MessageReader<MoveSettled>,
    current: Res<CurrentGame>,
    turn: Option<ResMut<NextState<Turn>>>,
    mut ended: MessageWriter<GameEnded>,
) {
    if settled.read().count() > 0 {
        announce_turn(&current, turn, &mut ended);
    }
}

fn play_moves(
    mut wishes: MessageReader<MoveWished>,
    mut current: ResMut<CurrentGame>,
    mut turn: Option<ResMut<NextState<Turn>>>,
    mut played: MessageWriter<MovePlayed>,
    mut refused: MessageWriter<MoveRefused>,
) {
    for wish in wishes.read() {
        if wish.moment != current.moment() {
            continue;
        }
        let before = *current.position();
        if current.game.play(wish.mv).is_err() {
            refused.write(MoveRefused { mv: wish.mv });
            continue;
        }
        current.moment.0 += 1;
        let route = wish.route.clone().unwrap_or_else(|| before.route(wish.mv));
        played.write(MovePlayed {
            mv: wish.mv,
            route,
            before,
            dropped: wish.dropped,
        });
        set_turn(turn.as_deref_mut(), Turn::Moving);
    }
}

fn announce_turn(
    current: &CurrentGame,
    turn: Option<ResMut<NextState<Turn>>>,
    ended: &mut MessageWriter<GameEnded>,
) {
    match current.game.outcome() {
        Some(outcome) => {
            ended.write(GameEnded { outcome });
            set_turn(turn, Turn::Over);
        }
        None => set_turn(turn, Turn::Choosing),
    }
}

/// On the title screen a game has no turn to set.
fn set_turn(turn: Option<impl std::ops::DerefMut<Target = NextState<Turn>>>, next: Turn) {
    if let Some(mut turn) = turn {
        NextState::set_if_neq(&mut turn, next);
    }
}
