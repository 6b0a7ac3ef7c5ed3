//! The board: where its squares lie, which pieces stand on it, what is marked.

mod dress;
pub mod geometry;
mod ground;
pub mod highlights;
pub mod marks;
pub mod pieces;
mod reconcile;
mod shown;
mod skin;
pub mod table;
mod turning;

use bevy::prelude::*;

use super::flow::{Flow, Screen};
use super::messages::GameStarted;
use super::referee::CurrentGame;
use crate::rules::Board;
use geometry::Geometry;

/// Where the board lies in the window at this moment.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Stage {
    /// The playing area.
    pub geometry: Geometry,
}

impl Default for Stage {
    fn default() -> Self {
        let geometry = Geometry {
            origin: Vec2::splat(60.0),
            square: 60.0,
            board: Board::Ten,
            flipped: false,
        };
        Self { geometry }
    }
}

/// After this, the views equal the position or are on their way there.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reconciled;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .add_systems(
            Update,
            reconcile::reconcile
                .in_set(Flow::Animate)
                .in_set(Reconciled),
        )
        .add_plugins(highlights::plugin);
}

/// How the board is seen.
pub(super) fn picture_plugin(app: &mut App) {
    app.init_resource::<skin::Skin>()
        .init_resource::<table::Table>()
        .init_resource::<table::Flipped>()
        .add_systems(Startup, (ground::lay, table::lay, show_the_start))
        .add_systems(PreUpdate, table::measure)
        .add_systems(
            Update,
            (
                table::turn_board,
                turning::turn_to_mover.run_if(in_state(Screen::Playing)),
            )
                .chain()
                .in_set(Flow::React),
        )
        .add_systems(
            Update,
            (
                table::draw,
                ground::draw_shadow,
                ground::cover,
                table::print_numbers,
                dress::dress,
                dress::pose,
                marks::put_up,
                marks::place,
            )
                .chain()
                .after(highlights::mark)
                .in_set(Flow::Show),
        );
}

/// The first game's pieces stand on the board before anybody has wished for a game.
fn show_the_start(current: Res<CurrentGame>, mut started: MessageWriter<GameStarted>) {
    if current.game().plies().is_empty() {
        started.write(GameStarted);
    }
}
