//! Pieces as they are seen: every view is given its parts (shadow, body, ghost, number, falling
//! disc), and each frame in which anything changed the parts are put where the stance says.

use bevy::prelude::*;

use super::Stage;
use super::pieces::{PieceView, Stance, Travelling};
use super::shown::{Shown, Unseen, layer};
use super::skin::{Picture, Skin};
use crate::game::motion::itinerary::CrownLook;
use crate::game::paint::{Height, Mark};
use crate::rules::{Rank, Side};

/// A part of a piece's view.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Shadow,
    Body,
    /// The body where it was, while it fades from there.
    Before,
    Disc,
    Ghost,
    Number,
    Strokes,
    Rays,
}

const PARTS: [Part; 8] = [
    Part::Shadow,
    Part::Body,
    Part::Before,
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
                    view.spawn((part, Unseen::default()));
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
    mut parts: Query<(&Part, Shown)>,
) {
    let all = stage.is_changed() || skin.is_changed();
    for (view, stance, travelling, children) in &views {
        if !all && !view.is_changed() && !stance.is_changed() {
            continue;
        }
        let swung = stance.place + Vec2::new(stance.swing, 0.0);
        let here = stage.geometry.point(swung);
        let before = stance
            .fading
            .map_or(here, |fading| stage.geometry.point(fading.from));
        for child in children {
            let Ok((part, mut shown)) = parts.get_mut(*child) else {
                continue;
            };
            let place = if *part == Part::Before { before } else { here };
            let look = look(*part, *view, &stance, travelling);
            let Some(look) = look.filter(|look| look.alpha > 0.0) else {
                shown.hide();
                continue;
            };
            let skin = skin.bypass_change_detection();
            if matches!(look.picture, Picture::Shadow(_)) && !skin.has_depth() {
                shown.hide();
                continue;
            }
            let cut = skin.cut(&mut images, look.picture);
            let square = stage.geometry.square;
            let point = place + look.offset * square;
            // Pieces are drawn from the top row of the window down.
            let layer = look.layer + place.y * 1e-4;
            shown.put(&cut, point, look.scale * square, layer);
            shown.fade(look.alpha);
        }
    }
}

fn look(part: Part, view: PieceView, stance: &Stance, travelling: bool) -> Option<Look> {
    let (white, king) = (is_white(view), view.piece.rank == Rank::King);
    match part {
        // Of what stands the shadow is part of the body's picture.
        Part::Shadow => (!stands(stance, travelling)).then(|| shadow(stance, king)),
        Part::Body => Some(body(view, stance, travelling)),
        Part::Before => stance.fading.map(|fading| Look {
            alpha: 1.0 - fading.seen,
            ..body(view, stance, travelling)
        }),
        Part::Disc => stance.crown.map(|crown| falling_disc(view, crown)),
        Part::Ghost => {
            let outline = Mark::Ghost { white, king };
            Some(ghost(stance, outline, layer::GHOSTS))
        }
        Part::Number => stance
            .number
            .map(|number| ghost(stance, Mark::GhostNumber(number), layer::GHOSTS + 0.5)),
        Part::Strokes => strokes(stance),
        Part::Rays => stance.crown.and_then(rays),
    }
}

fn is_white(view: PieceView) -> bool {
    view.piece.side == Side::White
}

/// The piece stands on its square as it does at rest.
fn stands(stance: &Stance, travelling: bool) -> bool {
    let whole = stance.ghost == 0.0 && stance.crown.is_none() && stance.fading.is_none();
    whole && !travelling && stance.height == 0.0
}

/// The piece itself; while it is crowned its lower disc.
fn body(view: PieceView, stance: &Stance, travelling: bool) -> Look {
    let (white, grain) = (is_white(view), view.grain);
    let king = view.piece.rank == Rank::King;
    let picture = match stance.crown {
        Some(crown) => Picture::KingBase {
            white,
            grain,
            shaded: crown.fall <= 0.0,
        },
        None => Picture::Piece {
            white,
            king,
            grain,
            stands: stands(stance, travelling),
        },
    };
    let in_air = travelling || stance.height > 0.05;
    let seen = stance.fading.map_or(1.0, |fading| fading.seen);
    Look {
        picture,
        offset: Vec2::new(0.0, -0.34 * stance.height),
        scale: 1.0 + 0.12 * stance.height,
        alpha: (1.0 - stance.ghost) * seen,
        layer: if in_air && stance.ghost == 0.0 {
            layer::AIR
        } else {
            layer::PIECES
        },
    }
}

/// The disc that makes a man a king.
fn falling_disc(view: PieceView, crown: CrownLook) -> Look {
    Look {
        picture: Picture::Disc {
            white: is_white(view),
            grain: view.grain,
            petals: crown.petals,
        },
        offset: Vec2::new(0.0, -0.068 - 0.34 * crown.fall),
        scale: 1.0 + 0.12 * crown.fall,
        alpha: crown.seen,
        layer: layer::AIR + 0.5,
    }
}

/// What is left of a piece that was jumped, and its number: they leave upwards.
fn ghost(stance: &Stance, mark: Mark, layer: f32) -> Look {
    let moves = if stance.still { 0.0 } else { stance.leaving };
    Look {
        picture: Picture::Mark(mark),
        offset: Vec2::new(0.0, -0.14 * moves),
        scale: 1.0 - 0.22 * moves,
        alpha: stance.ghost * (1.0 - stance.leaving),
        layer,
    }
}

/// Short strokes outwards, where a ghost is leaving.
fn strokes(stance: &Stance) -> Option<Look> {
    let leaves = stance.leaving > 0.0 && stance.leaving < 1.0 && !stance.still;
    leaves.then(|| Look {
        picture: Picture::Mark(Mark::RemovalStrokes(steps(stance.leaving))),
        offset: Vec2::ZERO,
        scale: 1.0,
        alpha: 1.0 - stance.leaving,
        layer: layer::GHOSTS + 0.6,
    })
}

/// Rays round a king that has just been made.
fn rays(crown: CrownLook) -> Option<Look> {
    let shine = crown.rays > 0.0 && crown.rays < 1.0;
    shine.then(|| Look {
        picture: Picture::Mark(Mark::Rays(steps(crown.rays))),
        offset: Vec2::ZERO,
        scale: 1.0,
        alpha: 1.0 - crown.rays * crown.rays,
        layer: layer::OVER,
    })
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
        alpha: (1.0 - stance.ghost) * stance.fading.map_or(1.0, |fading| fading.seen),
        layer: layer::SHADOWS,
    }
}
