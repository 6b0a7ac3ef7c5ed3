//! The game that was on the board is kept aside while something is analysed or set up, and put back
//! afterwards.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::flow::Screen;
use crate::game::games::keeping::KeptAs;
use crate::game::messages::GameWished;
use crate::game::referee::{CurrentGame, Tally, Thought};
use crate::game::seats::Seats;
use crate::game::storage::SavedGame;

/// The game that was on the board, and the screen it was on.
#[derive(Resource, Debug, Default)]
pub struct Aside(Option<(SavedGame, Screen)>);

impl Aside {
    /// Where one came from.
    pub fn home(&self) -> Screen {
        self.0.as_ref().map_or(Screen::Menu, |(_, screen)| *screen)
    }
}

/// What it takes to keep the game aside.
#[derive(SystemParam)]
pub(in crate::game) struct Keeper<'w> {
    aside: ResMut<'w, Aside>,
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    thought: Res<'w, Thought>,
    tally: Res<'w, Tally>,
    kept_as: Res<'w, KeptAs>,
    screen: Res<'w, State<Screen>>,
}

impl Keeper<'_> {
    /// Keeps the game aside, unless one is kept already.
    pub(in crate::game) fn keep(&mut self) {
        let screen = *self.screen.get();
        if self.aside.0.is_some() || !matches!(screen, Screen::Menu | Screen::Playing) {
            return;
        }
        let game = SavedGame {
            contest: self.current.contest().clone(),
            seats: *self.seats,
            thought: self.thought.0,
            tally: *self.tally,
            kept_as: self.kept_as.clone(),
        };
        self.aside.0 = Some((game, screen));
    }

    /// The screen that is on.
    pub(in crate::game) fn screen(&self) -> Screen {
        *self.screen.get()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aside>()
        .add_systems(OnEnter(Screen::Playing), put_back)
        .add_systems(OnEnter(Screen::Menu), put_back);
}

/// Only now, so that nothing that is analysed is taken for the game. A game that somebody has just
/// wished for takes its place.
fn put_back(mut aside: ResMut<Aside>, mut wished: ResMut<Messages<GameWished>>) {
    let another = !wished.is_empty();
    let Some((game, _)) = aside.0.take().filter(|_| !another) else {
        return;
    };
    wished.write(game.into());
}
