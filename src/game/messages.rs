//! What the parts of the game tell each other.
//!
//! *Wishes* go to the referee, *facts* go from the referee to everybody. Nothing else crosses
//! from one part to another, so this page is the whole conversation.

use std::time::Duration;

use bevy::prelude::*;

use super::games::keeping::KeptAs;
use super::language::Phrase;
use super::motion::itinerary::Beat;
use super::referee::Tally;
use super::seats::Seats;
use crate::contest::{Contest, MatchLaws};
use crate::rules::{
    CaptureRoute, Game, Move as DraughtsMove, Outcome, Position, Refusal, Side, Square,
};

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
    /// Where it would have landed before, as far as that was chosen.
    pub landings: Vec<Square>,
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

    /// From where it was to go on.
    pub fn stop(&self) -> Square {
        self.landings.last().copied().unwrap_or(self.piece())
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

/// The player wants to play the moves again that were taken back last, up to their own next turn.
#[derive(Message, Clone, Copy, Debug)]
pub struct RedoWished;

/// A game is to be on the board: a new one, or one that was begun before.
#[derive(Message, Clone, Debug)]
pub struct GameWished {
    /// The game, with its laws and clocks.
    pub contest: Contest,
    /// Who sits where.
    pub seats: Seats,
    /// How long the side to move has thought already.
    pub thought: Duration,
    /// The match score before it.
    pub tally: Tally,
    /// What it was kept as among the player's games.
    pub kept_as: KeptAs,
}

impl GameWished {
    /// A new game.
    pub fn new(start: Position, seats: Seats, laws: MatchLaws) -> Self {
        Self {
            contest: Contest::from_position(start, laws),
            seats,
            thought: Duration::ZERO,
            tally: Tally::default(),
            kept_as: KeptAs::default(),
        }
    }
}

/// The players want another game with their sides swapped; the match score goes on.
#[derive(Message, Clone, Copy, Debug)]
pub struct RematchWished;

/// The side offers a draw.
#[derive(Message, Clone, Copy, Debug)]
pub struct DrawOfferWished(pub Side);

/// The side answers the draw that it is offered.
#[derive(Message, Clone, Copy, Debug)]
pub struct DrawAnswerWished {
    /// Who answers.
    pub side: Side,
    /// The draw is accepted; the game is over.
    pub accept: bool,
}

/// The clock of the side to move shows nothing any more.
#[derive(Message, Clone, Copy, Debug)]
pub struct TimeRanOut {
    /// The moment in which it ran out.
    pub moment: Moment,
}

/// The side gives up.
#[derive(Message, Clone, Copy, Debug)]
pub struct ResignWished(pub Side);

/// The board is to show a game as far as it has come, with nobody's clock running and persons at
/// both sides: for analysis and for setting up.
#[derive(Message, Clone, Debug)]
pub struct PositionWished(pub Box<Game>);

/// The player wants to look at a position of the game, and changes nothing by it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookWished {
    /// At its start.
    Start,
    /// One ply back.
    Back,
    /// One ply on.
    On,
    /// After so many plies.
    At(usize),
    /// At the present.
    Present,
}

/// The player wants to know a good move; a second time, what may follow it.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintWished;

/// The player wants a link to the game in the clipboard.
#[derive(Message, Clone, Copy, Debug)]
pub struct ShareWished;

/// The player wants everything that is kept in a file, or out of one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EverythingWished {
    /// To be saved.
    Saved,
    /// A file to be chosen that was saved; whether it is taken is asked then.
    Opened,
    /// The file that was chosen to be taken.
    Taken,
}

/// Something went wrong, or was done out of sight: the player is told for a while.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Announced(pub Phrase);

/// The player wants what they copied elsewhere.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PasteWished;

/// A text that was copied elsewhere was pasted, and not into a line that is being written.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Pasted(pub String);

/// A game is on the board, from its start or from where it was left.
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

/// The position changed otherwise than by a move: moves were taken back, or played again.
#[derive(Message, Clone, Copy, Debug)]
pub struct PositionSet;

/// The side has offered a draw.
#[derive(Message, Clone, Copy, Debug)]
pub struct DrawOffered(pub Side);

/// The draw that was offered to the side is refused.
#[derive(Message, Clone, Copy, Debug)]
pub struct DrawRefused(pub Side);

/// The side's time was up, and a move was played for it.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayedForSide {
    /// The side.
    pub side: Side,
    /// How often in a row its time has been up.
    pub expiries: u8,
}

/// The move that is being shown has come to a beat: a piece is jumped, a landing made, a man
/// crowned. Every beat of a move is told once, the rest of them together where another move cuts
/// it short.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveBeat(pub Beat);

/// The last move has come to rest: the views equal the position again.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveSettled;

/// The side, whose turn it is, has little time left on its clock from now on.
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
        .add_message::<RedoWished>()
        .add_message::<GameWished>()
        .add_message::<RematchWished>()
        .add_message::<DrawOfferWished>()
        .add_message::<DrawAnswerWished>()
        .add_message::<TimeRanOut>()
        .add_message::<ResignWished>()
        .add_message::<PositionWished>()
        .add_message::<LookWished>()
        .add_message::<HintWished>()
        .add_message::<ShareWished>()
        .add_message::<EverythingWished>()
        .add_message::<Announced>()
        .add_message::<Pasted>()
        .add_message::<PasteWished>()
        .add_message::<GameStarted>()
        .add_message::<MovePlayed>()
        .add_message::<MoveRefused>()
        .add_message::<PositionSet>()
        .add_message::<DrawOffered>()
        .add_message::<DrawRefused>()
        .add_message::<PlayedForSide>()
        .add_message::<MoveBeat>()
        .add_message::<MoveSettled>()
        .add_message::<ClockRanLow>()
        .add_message::<GameEnded>();
}
