//! A picture that lies on the table, and in which layer.

use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::skin::Cut;

/// Heights of the layers in the drawing, from the table up.
pub(super) mod layer {
    /// The board.
    pub const BOARD: f32 = 1.0;
    /// Numbers printed on it.
    pub const NUMBERS: f32 = 2.0;
    /// Marks under the pieces.
    pub const UNDER: f32 = 3.0;
    /// Routes, under the pieces.
    pub const ROUTES: f32 = 3.5;
    /// Shadows.
    pub const SHADOWS: f32 = 4.0;
    /// Ghosts.
    pub const GHOSTS: f32 = 5.0;
    /// Pieces, a little higher from row to row.
    pub const PIECES: f32 = 6.0;
    /// Marks over the pieces.
    pub const OVER: f32 = 8.0;
    /// Arrows of advice.
    pub const ARROWS: f32 = 8.5;
    /// Pieces in the air.
    pub const AIR: f32 = 9.0;
}

/// What an entity needs to be seen; nothing is, until it is put somewhere.
#[derive(Bundle)]
pub(super) struct Unseen {
    sprite: Sprite,
    anchor: Anchor,
    transform: Transform,
    visibility: Visibility,
}

impl Default for Unseen {
    fn default() -> Self {
        Self {
            sprite: Sprite::default(),
            anchor: Anchor::CENTER,
            transform: Transform::default(),
            visibility: Visibility::Hidden,
        }
    }
}

/// An entity that is seen as one picture.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct Shown {
    sprite: &'static mut Sprite,
    anchor: &'static mut Anchor,
    transform: &'static mut Transform,
    visibility: &'static mut Visibility,
}

impl ShownItem<'_, '_> {
    /// Shows a picture with its centre at a point of the window, `square` logical pixels a square.
    pub(super) fn put(&mut self, cut: &Cut, point: Vec2, square: f32, layer: f32) {
        self.sprite.image.clone_from(&cut.image);
        self.sprite.custom_size = Some(cut.size * square);
        *self.anchor = cut.anchor;
        self.transform.translation = Vec3::new(point.x, -point.y, layer);
        self.visibility.set_if_neq(Visibility::Inherited);
    }

    /// Lets the table shine through: 0 is not there, 1 is solid.
    pub(super) fn fade(&mut self, alpha: f32) {
        self.sprite.color = Color::WHITE.with_alpha(alpha);
    }

    /// Shows nothing.
    pub(super) fn hide(&mut self) {
        self.visibility.set_if_neq(Visibility::Hidden);
    }
}
