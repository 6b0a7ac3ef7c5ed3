//! The one place where the views are set to the truth.
//!
//! Runs when a move has settled and whenever the position has changed in any other way. A view
//! that must be elsewhere keeps its entity and is given its new square; it then glides there.

use bevy::prelude::*;

use super::Stage;
use super::pieces::{PieceView, Stance, Travelling};
use crate::game::messages::{GameStarted, MoveSettled, MoveTakenBack};
use crate::game::referee::CurrentGame;
use crate::rules::{Piece, Square};

/// Makes the views equal the position.
pub(super) fn reconcile(
    mut commands: Commands,
    mut settled: MessageReader<MoveSettled>,
    mut started: MessageReader<GameStarted>,
    mut taken_back: MessageReader<MoveTakenBack>,
    current: Res<CurrentGame>,
    stage: Res<Stage>,
    mut views: Query<(Entity, &mut PieceView, &mut Stance)>,
) {
    if settled.read().count() + started.read().count() + taken_back.read().count() == 0 {
        return;
    }
    let mut missing: Vec<(Square, Piece)> = current.position().pieces().collect();
    let mut surplus: Vec<Entity> = Vec::new();
    for (entity, view, mut stance) in &mut views {
        *stance = Stance {
            place: stance.place,
            height: stance.height,
            ..default()
        };
        match missing
            .iter()
            .position(|&(square, piece)| (square, piece) == (view.square, view.piece))
        {
            Some(found) => drop(missing.swap_remove(found)),
            None => surplus.push(entity),
        }
    }
    for entity in surplus {
        commands.entity(entity).remove::<Travelling>();
        // Two rounds: a piece of its kind first, then one of its side (a king that is a man again).
        let Ok((_, mut view, _)) = views.get_mut(entity) else {
            continue;
        };
        let found = missing
            .iter()
            .position(|(_, piece)| *piece == view.piece)
            .or_else(|| {
                missing
                    .iter()
                    .position(|(_, piece)| piece.side == view.piece.side)
            });
        match found {
            Some(found) => (view.square, view.piece) = missing.swap_remove(found),
            None => commands.entity(entity).despawn(),
        }
    }
    for (square, piece) in missing {
        let stance = Stance {
            place: stage.geometry.place(square),
            ..default()
        };
        let grain = (square.number() % 4 * 3 + 3) % 4;
        commands.spawn((
            PieceView {
                square,
                piece,
                grain,
            },
            stance,
        ));
    }
}
