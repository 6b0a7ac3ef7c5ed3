//! The one place where the views are set to the truth.
//!
//! Runs when a move has settled and whenever the position has changed in any other way. A view
//! that must be elsewhere keeps its entity and is given its new square; it then glides there. On a
//! board of another size all pieces are new.

use bevy::prelude::*;

use super::Stage;
use super::on_board::{OnBoard, Relaid};
use super::pieces::{PieceView, Stance, Travelling};
use crate::game::messages::MoveSettled;
use crate::rules::{Board, Piece, Square};

/// Makes the views equal the position.
pub(super) fn reconcile(
    mut commands: Commands,
    mut settled: MessageReader<MoveSettled>,
    mut relaid: MessageReader<Relaid>,
    on_board: Res<OnBoard>,
    stage: Res<Stage>,
    mut board: Local<Option<Board>>,
    mut views: Query<(Entity, &mut PieceView, &mut Stance)>,
) {
    if settled.read().count() + relaid.read().count() == 0 {
        return;
    }
    let another_board = board.replace(on_board.position.board()) != Some(on_board.position.board());
    let mut missing: Vec<Stood> = on_board.position.pieces().collect();
    let mut surplus: Vec<Entity> = Vec::new();
    for (entity, view, mut stance) in &mut views {
        *stance = stance.whole();
        // From one board to another nothing can glide.
        if another_board {
            commands.entity(entity).despawn();
        } else if take(&mut missing, |stood| *stood == (view.square, view.piece)).is_none() {
            surplus.push(entity);
        }
    }
    for entity in surplus {
        commands.entity(entity).remove::<Travelling>();
        let Ok((_, mut view, _)) = views.get_mut(entity) else {
            continue;
        };
        // A piece of its kind first, then one of its side (a king that is a man again).
        let kin = take(&mut missing, |(_, piece)| *piece == view.piece)
            .or_else(|| take(&mut missing, |(_, piece)| piece.side == view.piece.side));
        match kin {
            Some(kin) => (view.square, view.piece) = kin,
            None => commands.entity(entity).despawn(),
        }
    }
    for (square, piece) in missing {
        commands.spawn(newly_stood(square, piece, &stage));
    }
}

/// A piece on its square.
type Stood = (Square, Piece);

/// Takes the first of them that fits out of the list.
fn take(missing: &mut Vec<Stood>, fits: impl Fn(&Stood) -> bool) -> Option<Stood> {
    let found = missing.iter().position(fits)?;
    Some(missing.swap_remove(found))
}

fn newly_stood(square: Square, piece: Piece, stage: &Stage) -> (PieceView, Stance) {
    let view = PieceView {
        square,
        piece,
        // Neighbours differ.
        grain: (square.number() % 4 * 3 + 3) % 4,
    };
    let stance = Stance {
        place: stage.geometry.place(square),
        ..default()
    };
    (view, stance)
}
