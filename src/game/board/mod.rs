//! The board: where its squares lie, which pieces stand on it, what is marked.

pub mod appearance;
pub mod demo;
mod dress;
pub mod geometry;
mod ground;
pub mod highlights;
pub mod marks;
pub mod on_board;
pub mod pieces;
mod reasons;
mod reconcile;
mod shown;
mod skin;
pub mod strokes;
pub mod table;
mod turning;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::flow::{Flow, Screen};
use super::interface::Layer;
use super::looking_back::LookedAt;
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

/// After this it is known what lies on the board, and where.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .init_resource::<table::Flipped>()
        .add_systems(
            Update,
            (
                table::turn_board,
                turning::turn_to_mover.run_if(in_state(Screen::Playing)),
            )
                .chain()
                .in_set(Flow::React),
        )
        .init_resource::<on_board::OnBoard>()
        .configure_sets(Update, Laid.after(LookedAt).before(Flow::React))
        .add_systems(Update, on_board::follow.in_set(Laid))
        .add_systems(
            Update,
            // The sentence is there first, or is gone.
            (reasons::explain, reasons::offer).in_set(Flow::Animate),
        )
        .add_systems(Update, reasons::fly.after(Reconciled).in_set(Flow::Animate))
        .add_systems(
            Update,
            reconcile::reconcile
                .in_set(Flow::Animate)
                .in_set(Reconciled),
        )
        .add_plugins((
            appearance::plugin,
            demo::plugin,
            highlights::plugin,
            strokes::plugin,
        ));
}

/// How the board is seen.
pub(super) fn picture_plugin(app: &mut App) {
    app.init_resource::<skin::Skin>()
        .init_resource::<table::Table>()
        .add_systems(Startup, (ground::lay, table::lay))
        .add_systems(EguiPrimaryContextPass, ground::cover.after(Layer::Overlay))
        .add_systems(Update, table::measure.after(on_board::follow).in_set(Laid))
        .add_systems(
            Update,
            (
                table::draw,
                ground::draw_shadow,
                table::print_numbers,
                dress::dress,
                dress::pose,
                marks::put_up,
                marks::place,
                strokes::put_up,
                strokes::place,
            )
                .chain()
                .after(highlights::mark)
                .in_set(Flow::Show),
        );
}
