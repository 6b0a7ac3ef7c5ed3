//! Small motions outside a move: a chosen piece rises, a piece let go comes back to its square,
//! a refused one swings.

use std::time::Duration;

use bevy::prelude::*;

use super::itinerary::{LIFTED, ease_out};
use super::pace::{self, Pace};
use crate::game::board::Stage;
use crate::game::board::pieces::{PieceView, Stance, Travelling};
use crate::game::input::Hand;
use crate::game::messages::{MoveRefused, TouchRefused};
use crate::rules::Square;

/// A piece on its way to where it should be held; removed when it arrives.
#[derive(Component, Clone, Debug)]
pub struct Glide {
    from: (Vec2, f32),
    to: (Vec2, f32),
    elapsed: Duration,
    time: Duration,
}

impl Glide {
    /// Place and height now; `None` once it has arrived.
    pub fn at(&self) -> Option<(Vec2, f32)> {
        if self.elapsed >= self.time {
            return None;
        }
        let share = ease_out(self.elapsed.as_secs_f32() / self.time.as_secs_f32());
        Some((
            self.from.0.lerp(self.to.0, share),
            self.from.1 + (self.to.1 - self.from.1) * share,
        ))
    }
}

/// A refused piece says no; removed when it is still again.
#[derive(Component, Clone, Debug, Default)]
pub struct Swing {
    elapsed: Duration,
}

impl Swing {
    /// How far aside it is, in squares: three times to and fro; `None` once it is over.
    pub fn at(&self, time: Duration) -> Option<f32> {
        if self.elapsed >= time {
            return None;
        }
        let share = self.elapsed.as_secs_f32() / time.as_secs_f32();
        Some(0.04 * (share * 3.0 * std::f32::consts::TAU).sin() * (1.0 - share))
    }
}

/// Every piece that is not travelling is sent to where it should be held: in the hand, raised
/// because it is chosen, or on its square.
pub(super) fn aim(
    mut commands: Commands,
    stage: Res<Stage>,
    hand: Res<Hand>,
    pace: Res<Pace>,
    mut views: Query<(Entity, &PieceView, &mut Stance, Option<&Glide>), Without<Travelling>>,
) {
    for (entity, view, mut stance, glide) in &mut views {
        let home = stage.geometry.place(view.square);
        let chosen = hand.selection.from() == Some(view.square);
        if let Some(place) = hand.carried().filter(|_| chosen) {
            let height = stance.height.max(LIFTED);
            stance.set_if_neq(Stance {
                place,
                height,
                ..stance.clone()
            });
            commands.entity(entity).remove::<Glide>();
            continue;
        }
        let aim = (home, if chosen { LIFTED } else { 0.0 });
        let from = (stance.place, stance.height);
        if glide.map_or(from, |glide| glide.to) != aim {
            let rises = stance.place == home;
            let time = if rises { pace::LIFT } else { pace::COME_BACK };
            commands.entity(entity).insert(Glide {
                from,
                to: aim,
                elapsed: Duration::ZERO,
                time: pace.of(time),
            });
        }
    }
}

/// Moves every gliding piece on.
pub(super) fn glide(
    mut commands: Commands,
    time: Res<Time>,
    mut gliding: Query<(Entity, &mut Glide, &mut Stance), Without<Travelling>>,
) {
    for (entity, mut glide, mut stance) in &mut gliding {
        glide.elapsed += time.delta();
        let arrived = glide.at();
        if arrived.is_none() {
            commands.entity(entity).remove::<Glide>();
        }
        (stance.place, stance.height) = arrived.unwrap_or(glide.to);
    }
}

/// A refused square's piece begins to swing.
pub(super) fn refuse(
    mut commands: Commands,
    mut touches: MessageReader<TouchRefused>,
    mut moves: MessageReader<MoveRefused>,
    views: Query<(Entity, &PieceView)>,
) {
    let refused: Vec<Square> = touches
        .read()
        .map(TouchRefused::piece)
        .chain(moves.read().map(|refused| refused.mv.from()))
        .collect();
    for (entity, _) in views
        .iter()
        .filter(|(_, view)| refused.contains(&view.square))
    {
        commands.entity(entity).insert(Swing::default());
    }
}

/// Moves every swinging piece on.
pub(super) fn swing(
    mut commands: Commands,
    time: Res<Time>,
    pace: Res<Pace>,
    mut swinging: Query<(Entity, &mut Swing, &mut Stance)>,
) {
    for (entity, mut swing, mut stance) in &mut swinging {
        swing.elapsed += time.delta();
        let now = swing.at(pace.of(pace::SWING));
        stance.swing = now.unwrap_or(0.0);
        if now.is_none() {
            commands.entity(entity).remove::<Swing>();
        }
    }
}
