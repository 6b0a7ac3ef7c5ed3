//! In what order a frame runs, and which part of the game is on.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The five steps of a frame, in the order a move travels through them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Fingers, keys and the machine become wishes.
    Gather,
    /// The referee grants or refuses them.
    Decide,
    /// Everybody takes note of what happened.
    React,
    /// Pieces travel.
    Animate,
    /// What is known becomes what is seen.
    Show,
}

/// Which screen is on.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title, with Play.
    #[default]
    Menu,
    /// A game.
    Playing,
    /// How to play: a lesson.
    Lessons,
    /// A game or position with its variations, and what the machine thinks of it.
    Analysing,
    /// A position is set up.
    Editor,
}

/// A board to play on is shown, whichever screen it belongs to: there are turns, the board takes
/// input, and what may be done is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardShown;

impl ComputedStates for BoardShown {
    type SourceStates = Screen;

    fn compute(screen: Screen) -> Option<Self> {
        match screen {
            Screen::Menu | Screen::Editor => None,
            Screen::Playing | Screen::Lessons | Screen::Analysing => Some(Self),
        }
    }
}

/// Where a game stands; only the referee sets it.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(BoardShown = BoardShown)]
pub enum Turn {
    /// The side to move is choosing.
    #[default]
    Choosing,
    /// A move is on its way across the board.
    Moving,
    /// The game has ended.
    Over,
}

/// A dialog over the board; while one is open the board takes no input.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// None is open.
    #[default]
    Closed,
    /// What a new game will be like.
    NewGame,
    /// Games that were played, and those of a file.
    Games,
    /// How the game looks, moves, sounds and speaks.
    Settings,
    /// Who won, and why.
    GameOver,
    /// What can be done beside what the buttons show.
    Menu,
    /// Whether to give up.
    Resign,
    /// Whether to offer a draw.
    OfferDraw,
    /// Whether to take the draw that is offered.
    AnswerDraw,
    /// Whether everything is taken from the file that was chosen.
    TakeEverything,
    /// What is said about a move, and what becomes of its variation.
    Note,
    /// The mistakes of a game.
    Faults,
    /// What else can be done with what is analysed.
    StudyMenu,
}

/// The way to another screen or dialog; where it is on already, nothing happens.
#[derive(SystemParam)]
pub struct Going<'w> {
    screen: ResMut<'w, NextState<Screen>>,
    overlay: ResMut<'w, NextState<Overlay>>,
}

impl Going<'_> {
    /// To this screen.
    pub fn to(&mut self, screen: Screen) {
        NextState::set_if_neq(&mut self.screen, screen);
    }

    /// This dialog opens.
    pub fn open(&mut self, dialog: Overlay) {
        NextState::set_if_neq(&mut self.overlay, dialog);
    }

    /// Whichever dialog is open closes.
    pub fn close(&mut self) {
        self.open(Overlay::Closed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_computed_state::<BoardShown>()
        .add_sub_state::<Turn>()
        .init_state::<Overlay>()
        .configure_sets(
            Update,
            (
                Flow::Gather,
                Flow::Decide,
                Flow::React,
                Flow::Animate,
                Flow::Show,
            )
                .chain(),
        );
}
