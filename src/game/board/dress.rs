//! Pieces as they are seen: every view is given its parts (shadow, body, ghost, number, falling
//! disc), and each frame in which anything changed the parts are put where the stance says.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::Stage;
use super::pieces::{PieceView, Stance, Travelling};
use super::skin::{Cut, Picture, Skin};
use crate::game::paint::{Height, Mark};
use crate::rules::{Rank, Side};

/// Heights of the layers in the drawing, from the table up.
pub mod layer {
    /// The board.
    pub const BOARD: f32 = 1.0;
    /// Numbers printed on it.
    pub const NUMBERS: f32 = 2.0;
    /// Marks under the pieces.
    pub const UNDER: f32 = 3.0;
    /// Shadows.
    pub const SHADOWS: f32 = 4.0;
    /// Ghosts.
    pub const GHOSTS: f32 = 5.0;
    /// Pieces, a little higher from row to row.
    pub const PIECES: f32 = 6.0;
    /// Marks over the pieces.
    pub const OVER: f32 = 8.0;
    /// Pieces in the air.
    pub const AIR: f32 = 9.0;
}

/// A part of a piece's view.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Shadow,
    Body,
    Disc,
    Ghost,
    Number,
    Strokes,
    Rays,
}

const PARTS: [Part; 7] = [
    Part::Shadow,
    Part::Body,
    Part::Disc,
    Part::Ghost,
    Part::Number,
    Part::Strokes,
    Part::Rays,
];

/// How one part is to be drawn.
struct Look {
    picture: Picture,
    /// From the square's centre, in squares, y down.
    offset: Vec2,
    scale: f32,
    alpha: f32,
    layer: f32,
}

/// Gives new views their parts.
pub(super) fn dress(
    mut commands: Commands,
    bare: Query<Entity, (With<PieceView>, Without<Transform>)>,
) {
    for entity in &bare {
        commands
            .entity(entity)
            .insert((Transform::default(), Visibility::default()))
            .with_children(|view| {
                for part in PARTS {
                    view.spawn((part, Sprite::default(), Anchor::CENTER, Visibility::Hidden));
                }
            });
    }
}

/// Puts every part where its piece's stance says.
pub(super) fn pose(
    stage: Res<Stage>,
    mut skin: ResMut<Skin>,
    mut images: ResMut<Assets<Image>>,
    views: Query<(Ref<PieceView>, Ref<Stance>, Has<Travelling>, &Children)>,
    mut parts: Query<(
        &Part,
        &mut Sprite,
        &mut Anchor,
        &mut Transform,
        &mut Visibility,
    )>,
) {
    let all = stage.is_changed() || skin.is_changed();
    for (view, stance, travelling, children) in &views {
        if !all && !view.is_changed() && !stance.is_changed() {
            continue;
        }
        for child in children {
            let Ok((part, mut sprite, mut anchor, mut transform, mut shown)) =
                parts.get_mut(*child)
            else {
                continue;
            };
            let Some(look) =
                look(*part, *view, &stance, travelling).filter(|look| look.alpha > 0.0)
            else {
                shown.set_if_neq(Visibility::Hidden);
                continue;
            };
            let cut = skin
                .bypass_change_detection()
                .cut(&mut images, look.picture);
            let place = stance.place + Vec2::new(stance.swing, 0.0);
            let point = stage.geometry.point(place) + look.offset * stage.geometry.square;
            // Pieces are drawn from the top row of the window down.
            let layer = look.layer + stage.geometry.point(place).y * 1e-4;
            put(
                &mut sprite,
                &mut anchor,
                &mut transform,
                &cut,
                point,
                look.scale * stage.geometry.square,
            );
            transform.translation.z = layer;
            sprite.color = Color::WHITE.with_alpha(look.alpha);
            shown.set_if_neq(Visibility::Inherited);
        }
    }
}

/// Shows a picture with its centre at a point of the window, `square` logical pixels a square.
pub(super) fn put(
    sprite: &mut Sprite,
    anchor: &mut Anchor,
    transform: &mut Transform,
    cut: &Cut,
    point: Vec2,
    square: f32,
) {
    sprite.image.clone_from(&cut.image);
    sprite.custom_size = Some(cut.size * square);
    *anchor = cut.anchor;
    transform.translation.x = point.x;
    transform.translation.y = -point.y;
}

fn look(part: Part, view: PieceView, stance: &Stance, travelling: bool) -> Option<Look> {
    let white = view.piece.side == Side::White;
    let king = view.piece.rank == Rank::King;
    let grain = view.grain;
    let in_air = travelling || stance.height > 0.05;
    let body_layer = if in_air && stance.ghost == 0.0 {
        layer::AIR
    } else {
        layer::PIECES
    };
    let up = Vec2::new(0.0, -0.34 * stance.height);
    let scale = 1.0 + 0.12 * stance.height;
    let gone = 1.0 - stance.leaving;
    match part {
        Part::Shadow => Some(shadow(stance, king)),
        Part::Body => {
            let picture = match stance.crown {
                Some(crown) => Picture::KingBase {
                    white,
                    grain,
                    shaded: crown.fall <= 0.0,
                },
                None => Picture::Piece { white, king, grain },
            };
            Some(Look {
                picture,
                offset: up,
                scale,
                alpha: 1.0 - stance.ghost,
                layer: body_layer,
            })
        }
        Part::Disc => stance.crown.map(|crown| Look {
            picture: Picture::Disc {
                white,
                grain,
                petals: crown.petals,
            },
            offset: Vec2::new(0.0, -0.068 - 0.34 * crown.fall),
            scale: 1.0 + 0.12 * crown.fall,
            alpha: 1.0,
            layer: layer::AIR + 0.5,
        }),
        Part::Ghost => Some(Look {
            picture: Picture::Mark(Mark::Ghost { white, king }),
            offset: Vec2::new(0.0, -0.14 * stance.leaving),
            scale: 1.0 - 0.22 * stance.leaving,
            alpha: stance.ghost * gone,
            layer: layer::GHOSTS,
        }),
        Part::Number => stance.number.map(|number| Look {
            picture: Picture::Mark(Mark::GhostNumber(number)),
            offset: Vec2::new(0.0, -0.14 * stance.leaving),
            scale: 1.0 - 0.22 * stance.leaving,
            alpha: stance.ghost * gone,
            layer: layer::GHOSTS + 0.5,
        }),
        Part::Strokes => (stance.leaving > 0.0 && stance.leaving < 1.0).then(|| Look {
            picture: Picture::Mark(Mark::RemovalStrokes(steps(stance.leaving))),
            offset: Vec2::ZERO,
            scale: 1.0,
            alpha: gone,
            layer: layer::GHOSTS + 0.6,
        }),
        Part::Rays => stance
            .crown
            .filter(|crown| crown.rays > 0.0 && crown.rays < 1.0)
            .map(|crown| Look {
                picture: Picture::Mark(Mark::Rays(steps(crown.rays))),
                offset: Vec2::ZERO,
                scale: 1.0,
                alpha: 1.0 - crown.rays * crown.rays,
                layer: layer::OVER,
            }),
    }
}

/// A share as one of a few steps, so that few pictures serve.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "0 to the last step"
)]
fn steps(share: f32) -> u8 {
    (share.clamp(0.0, 1.0) * f32::from(Mark::STEPS)).round() as u8
}

fn shadow(stance: &Stance, king: bool) -> Look {
    let height = stance.height;
    let picture = Picture::Shadow(match (height > 0.4, king) {
        (true, _) => Height::Flying,
        (false, true) => Height::King,
        (false, false) => Height::Man,
    });
    // The flying shadow is drawn about its own centre, a resting one where it rests.
    let rest = if height > 0.4 {
        Vec2::new(0.03, 0.07)
    } else {
        Vec2::ZERO
    };
    let offset = rest + Vec2::new(0.12, 0.20) * height;
    Look {
        picture,
        offset,
        scale: 1.0,
        alpha: 1.0 - stance.ghost,
        layer: layer::SHADOWS,
    }
}
