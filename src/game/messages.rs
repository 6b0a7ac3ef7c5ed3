//! What the parts of the game tell each other.
//!
//! *Wishes* go to the referee, *facts* go from the referee to everybody. Nothing else crosses
//! from one part to another, so this page is the whole conversation.

use bevy::prelude::*;

use super::motion::itinerary::Beat;
use super::seats::Seats;
use crate::rules::{CaptureRoute, Move as DraughtsMove, Outcome, Position, Refusal, Side, Square};

/// A moment of play: how often the game on the board has changed since the program started, by a
/// move, a move taken back or a new game. No two are the same, so a wish names the one it was made
/// for, and a late one (the machine thought on while the player took a move back) is told from a
/// fresh one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Moment(pub u64);

/// Somebody wants to make a move.
#[derive(Message, Clone, Debug)]
pub struct MoveWished {
    /// The moment the move was chosen for.
    pub moment: Moment,
    /// The move.
    pub mv: DraughtsMove,
    /// The way to take, where a person chose one; else the first of its routes.
    pub route: Option<CaptureRoute>,
    /// A hand has already put the piece down on its last square.
    pub dropped: bool,
}

/// Somebody touched a square that leads to no move.
#[derive(Message, Clone, Debug)]
pub struct TouchRefused {
    /// The square of the piece that was chosen, if one was.
    pub from: Option<Square>,
    /// The square that was touched.
    pub to: Square,
    /// Why nothing can be done with it.
    pub refusal: Refusal,
}

impl TouchRefused {
    /// The square of the piece that is meant.
    pub fn piece(&self) -> Square {
        self.from.unwrap_or(self.to)
    }
}

/// Somebody touched a square on which several moves end.
#[derive(Message, Clone, Debug)]
pub struct TouchUnclear {
    /// The landings of which one has to be chosen first.
    pub landings: Vec<Square>,
}

/// The player wants to take back up to their own last move.
#[derive(Message, Clone, Copy, Debug)]
pub struct TakebackWished;

/// The player wants a new game.
#[derive(Message, Clone, Debug)]
pub struct GameWished {
    /// What to start from.
    pub start: Position,
    /// Who sits where.
    pub seats: Seats,
}

/// The side gives up.
#[derive(Message, Clone, Copy, Debug)]
pub struct ResignWished(pub Side);

/// A game began; its position is on the board.
#[derive(Message, Clone, Copy, Debug)]
pub struct GameStarted;

/// A move was played and is to be shown.
#[derive(Message, Clone, Debug)]
pub struct MovePlayed {
    /// The move.
    pub mv: DraughtsMove,
    /// The way it takes over the board.
    pub route: CaptureRoute,
    /// The position it was played in.
    pub before: Position,
    /// The piece is already on its last square, put there by hand.
    pub dropped: bool,
}

/// A move was refused and nothing has changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRefused {
    /// The move.
    pub mv: DraughtsMove,
}

/// Moves were taken back.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveTakenBack;

/// The move that is being shown has come to a beat: a piece is jumped, a landing made, a man
/// crowned. Every beat of a move is told once, the rest of them together where another move cuts
/// it short.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveBeat(pub Beat);

/// The last move has come to rest: the views equal the position again.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveSettled;

/// The clock of the side to move has begun to run low.
#[derive(Message, Clone, Copy, Debug)]
pub struct ClockRanLow(pub Side);

/// The game is over, and its last move has come to rest.
#[derive(Message, Clone, Copy, Debug)]
pub struct GameEnded {
    /// Who won and by which law.
    pub outcome: Outcome,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MoveWished>()
        .add_message::<TouchRefused>()
        .add_message::<TouchUnclear>()
        .add_message::<TakebackWished>()
        .add_message::<GameWished>()
        .add_message::<ResignWished>()
        .add_message::<GameStarted>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<MoveTakenBack>()
        .add_message::<MoveBeat>()
        .add_message::<MoveSettled>()
        .add_message::<ClockRanLow>()
        .add_message::<GameEnded>();
}
