//! The referee: the only one who changes the game.
//!
//! Reads wishes, asks the rules and the match laws, writes facts. A wish for another moment than
//! the present is let drop: its sender will see the facts and wish again.

mod draws;
mod moves;
mod position;
mod rematch;
mod takeback;

use std::time::Duration;

use bevy::prelude::*;

use super::flow::{Flow, Turn};
use super::games::keeping::KeptAs;
use super::messages::{GameEnded, GameStarted, GameWished, Moment, MoveSettled, ResignWished};
use super::seats::Seats;
use crate::contest::{Contest, MatchLaws};
use crate::rules::{Game, Outcome, Position, Rules, Side};
pub use rematch::Tally;
use takeback::{plies_to_redo, plies_to_take_back};

/// The game on the board. Everybody may read it; only the referee writes it.
#[derive(Resource, Clone, Debug)]
pub struct CurrentGame {
    contest: Contest,
    moment: Moment,
    /// The declared end that was taken back, and at which moment: until the game goes on.
    withdrawn: Option<(Moment, Outcome)>,
}

impl CurrentGame {
    /// A game on the board of a test.
    #[cfg(test)]
    pub(crate) fn of(contest: Contest) -> Self {
        Self {
            contest,
            ..Self::default()
        }
    }

    /// The game under its match laws.
    pub fn contest(&self) -> &Contest {
        &self.contest
    }

    /// The game with its plies.
    pub fn game(&self) -> &Game {
        self.contest.game()
    }

    /// The position after its last ply.
    pub fn position(&self) -> &Position {
        self.game().position()
    }

    /// This moment, for a wish.
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// Moves were played and the game isn't over.
    pub fn is_unfinished(&self) -> bool {
        !self.game().plies().is_empty() && self.game().outcome().is_none()
    }

    /// Whether there is a declared end or a move of a person to take back.
    pub fn can_take_back(&self, seats: Seats) -> bool {
        self.contest.has_declared_end() || self.plies_to_take_back(seats) > 0
    }

    /// Whether there is a move to play again, or an end to declare again.
    pub fn can_redo(&self, seats: Seats) -> bool {
        self.plies_to_redo(seats) > 0 || self.withdrawn().is_some()
    }

    /// The declared end that was taken back last, while nothing has happened since.
    fn withdrawn(&self) -> Option<Outcome> {
        let (moment, end) = self.withdrawn?;
        (moment == self.moment && self.game().outcome().is_none()).then_some(end)
    }

    fn plies_to_take_back(&self, seats: Seats) -> usize {
        plies_to_take_back(self.game().plies().len(), self.position().turn(), seats)
    }

    fn plies_to_redo(&self, seats: Seats) -> usize {
        plies_to_redo(self.game().undone().len(), self.position().turn(), seats)
    }

    /// What the side's clock shows when the side to move has thought for so long; `None` without
    /// clocks.
    pub fn left(&self, side: Side, thought: Thought) -> Option<Duration> {
        let left = self.contest.left(side)?;
        let runs = self.position().turn() == side && self.game().outcome().is_none();
        Some(if runs {
            left.saturating_sub(thought.0)
        } else {
            left
        })
    }
}

impl Default for CurrentGame {
    fn default() -> Self {
        Self {
            contest: Contest::new(Rules::Frisian, MatchLaws::UNTIMED),
            moment: Moment::default(),
            withdrawn: None,
        }
    }
}

/// How long the side to move has thought about its move; the referee sets it back, the clock
/// counts it on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought(pub Duration);

type NextTurn<'w> = Option<ResMut<'w, NextState<Turn>>>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentGame>()
        .init_resource::<Seats>()
        .init_resource::<Thought>()
        .init_resource::<Tally>()
        .add_systems(
            Update,
            (
                rematch::start_rematches,
                start_games,
                position::set,
                takeback::take_back,
                takeback::redo,
                resign,
                draws::offer,
                draws::answer,
                settle,
                moves::play,
                moves::play_when_time_is_up,
            )
                .chain()
                .in_set(Flow::Decide),
        );
}

fn start_games(
    mut wishes: MessageReader<GameWished>,
    mut current: ResMut<CurrentGame>,
    (mut seats, mut thought): (ResMut<Seats>, ResMut<Thought>),
    (mut tally, mut kept_as): (ResMut<Tally>, ResMut<KeptAs>),
    turn: NextTurn,
    mut started: MessageWriter<GameStarted>,
    mut ended: MessageWriter<GameEnded>,
) {
    let Some(wish) = wishes.read().last() else {
        return;
    };
    current.contest = wish.contest.clone();
    current.moment.0 += 1;
    thought.0 = wish.thought;
    *seats = wish.seats;
    *tally = wish.tally;
    *kept_as = wish.kept_as.clone();
    started.write(GameStarted);
    if is_known_to_be_over(current.contest()) {
        set_turn(turn, Turn::Over);
    } else {
        announce_turn(&current, turn, &mut ended);
    }
}

/// The game ended before it was put on the board (it was laid aside for a while), so nobody need be
/// told again; a position in which nobody can move ends a game only now.
fn is_known_to_be_over(contest: &Contest) -> bool {
    let has_moves = !contest.game().plies().is_empty();
    contest.has_declared_end() || (has_moves && contest.outcome().is_some())
}

fn resign(
    mut wishes: MessageReader<ResignWished>,
    mut current: ResMut<CurrentGame>,
    turn: NextTurn,
    mut ended: MessageWriter<GameEnded>,
) {
    let Some(&ResignWished(side)) = wishes.read().last() else {
        return;
    };
    // A game that is over already can't be given up; there is nothing to tell then.
    if current.contest.resign(side).is_ok() {
        announce_turn(&current, turn, &mut ended);
    }
}

/// A move has come to rest: the next side chooses, or the game is over.
fn settle(
    mut settled: MessageReader<MoveSettled>,
    current: Res<CurrentGame>,
    turn: NextTurn,
    mut ended: MessageWriter<GameEnded>,
) {
    if settled.read().count() > 0 {
        announce_turn(&current, turn, &mut ended);
    }
}

fn announce_turn(current: &CurrentGame, turn: NextTurn, ended: &mut MessageWriter<GameEnded>) {
    match current.game().outcome() {
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
