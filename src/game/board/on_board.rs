//! What lies on the board: the game's position, or on the title that of the game it plays with
//! itself.

use bevy::prelude::*;

use super::Stage;
use super::demo::Demo;
use crate::game::flow::Screen;
use crate::game::looking_back::Viewed;
use crate::game::messages::{GameStarted, PositionSet};
use crate::game::referee::CurrentGame;
use crate::rules::{Move as DraughtsMove, Position};

/// The position that the board shows, or that a move which is being shown leads to.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct OnBoard {
    /// Whose it is.
    pub source: Source,
    /// The position.
    pub position: Position,
    /// The move that led to it, if any.
    pub last: Option<DraughtsMove>,
}

/// Whose position is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The game's.
    Game,
    /// That of the title's own game.
    Demo,
}

/// The board shows another position than the last move led to: it is laid at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct Relaid;

impl OnBoard {
    fn of_game(current: &CurrentGame, viewed: Viewed) -> Self {
        let last = viewed.ply(current).checked_sub(1);
        Self {
            source: Source::Game,
            position: *viewed.position(current),
            last: last.and_then(|ply| current.game().plies().get(ply).copied()),
        }
    }

    fn of_demo(demo: &Demo) -> Self {
        Self {
            source: Source::Demo,
            position: *demo.game().position(),
            last: demo.game().plies().last().copied(),
        }
    }
}

impl FromWorld for OnBoard {
    fn from_world(world: &mut World) -> Self {
        Self::of_game(world.resource::<CurrentGame>(), Viewed::default())
    }
}

/// Follows the game or the demo; the first thing on the board is laid too.
pub(super) fn follow(
    current: Res<CurrentGame>,
    viewed: Res<Viewed>,
    demo: Res<Demo>,
    screen: Res<State<Screen>>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    mut on_board: ResMut<OnBoard>,
    mut stage: ResMut<Stage>,
    mut relaid: MessageWriter<Relaid>,
    mut first: Local<Option<Source>>,
) {
    let now = if *screen.get() == Screen::Menu {
        OnBoard::of_demo(&demo)
    } else {
        OnBoard::of_game(&current, *viewed)
    };
    let from_game = started.read().count() + set.read().count() > 0;
    let leaps = match now.source {
        Source::Game => from_game || viewed.is_changed(),
        Source::Demo => demo.has_begun_again(),
    };
    if leaps || *first != Some(now.source) {
        *first = Some(now.source);
        relaid.write(Relaid);
    }
    let board = now.position.board();
    if stage.geometry.board != board {
        stage.geometry.board = board;
    }
    on_board.set_if_neq(now);
}
