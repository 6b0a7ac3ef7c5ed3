//! What the board lies on: the painted ground, and the board's soft shadow.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_egui::EguiContexts;

use super::Stage;
use super::shown::layer;
use super::skin::image;
use super::table::{BoardView, Table};
use crate::game::interface::Colours;
use crate::game::interface::paper::{self, beside};
use crate::game::paint;
use crate::game::paint::tokens::{Palette, Rgb};

/// A part of the board's soft shadow on the ground: which of three columns, and of three rows. None lies
/// in the middle, where the board does.
#[derive(Component, Clone, Copy)]
pub(super) struct BoardShadow(UVec2);

/// A part of the picture of the ground: what isn't covered is drawn in a few of them.
#[derive(Component, Clone, Copy)]
pub(super) struct GroundView;

/// As many parts at most; around a board and a paper there are seven.
const PARTS: usize = 16;

/// Blur of the board's shadow, and how far below the board it lies, in logical pixels.
const SHADOW: (u16, f32) = (26, 10.0);

/// How much of the shadow's picture is its edge, in pixels of it.
const EDGE: f32 = 2.0 * SHADOW.0 as f32;

/// Lays the ground and the shadow.
pub(super) fn lay(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    for _ in 0..PARTS {
        commands.spawn((
            GroundView,
            Sprite::default(),
            Anchor::TOP_LEFT,
            Transform::default(),
        ));
    }
    let picture = images.add(image(paint::soft_shadow(SHADOW.0.into())));
    let parts = (0..9).map(|part| UVec2::new(part % 3, part / 3));
    for part in parts.filter(|part| *part != UVec2::ONE) {
        commands.spawn((
            BoardShadow(part),
            Sprite {
                image: picture.clone(),
                rect: Some(third(part, Vec2::splat(2.0 * EDGE + 2.0), EDGE)),
                ..default()
            },
            Anchor::TOP_LEFT,
            Transform::default(),
        ));
    }
}

/// One of the three by three parts of an area from (0, 0) whose outer ones are `edge` wide.
fn third(part: UVec2, size: Vec2, edge: f32) -> Rect {
    let along = |part: u32, length: f32| match part {
        0 => (0.0, edge),
        1 => (edge, length - edge),
        _ => (length - edge, length),
    };
    let ((left, right), (top, bottom)) = (along(part.x, size.x), along(part.y, size.y));
    Rect::new(left, top, right, bottom)
}

/// Puts a picture there, its corner in the window's coordinates.
fn put((sprite, transform): (&mut Sprite, &mut Transform), area: Rect, layer: f32) {
    sprite.custom_size = Some(area.size());
    transform.translation = Vec3::new(area.min.x, -area.min.y, layer);
}

/// The board's shadow goes where the board goes.
pub(super) fn draw_shadow(
    board: Single<(&Sprite, &Transform), (With<BoardView>, Without<BoardShadow>)>,
    mut shadow: Query<(&BoardShadow, &mut Sprite, &mut Transform)>,
) {
    let Some(size) = board.0.custom_size else {
        return;
    };
    let (blur, below) = (f32::from(SHADOW.0), SHADOW.1);
    let corner = board.1.translation.truncate() * Vec2::new(1.0, -1.0);
    let origin = corner + Vec2::new(-blur, below - blur);
    for (&BoardShadow(part), mut sprite, mut transform) in &mut shadow {
        let area = third(part, size + Vec2::splat(2.0 * blur), EDGE);
        let area = Rect::from_corners(area.min + origin, area.max + origin);
        put((&mut sprite, &mut transform), area, layer::BOARD - 0.5);
    }
}

/// What the ground was drawn for: the window, and its colours.
type Painted = (Vec2, [Rgb; 3]);

/// Covers the window with the ground, all but what lies under board and paper.
pub(super) fn cover(
    mut contexts: EguiContexts,
    (table, stage, colours): (Res<Table>, Res<Stage>, Res<Colours>),
    mut images: ResMut<Assets<Image>>,
    board: Single<(&Sprite, &Transform), (With<BoardView>, Without<GroundView>)>,
    (mut painted, mut laid): (Local<Option<Painted>>, Local<Vec<Rect>>),
    mut clear: ResMut<ClearColor>,
    mut ground: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<GroundView>>,
) -> Result {
    let (window, palette) = (table.window(), &colours.0);
    // A soft ramp: more than this many pixels can't be seen.
    let shrink = (window.max_element() / 1280.0).max(1.0);
    let mut holes = paper::covered(contexts.ctx_mut()?);
    if let Some(board) = under_board(*board, stage.geometry.square) {
        holes.push(board);
    }
    let parts = left_over(window, &holes, table.scale());
    let wanted = Some((window, tones(palette)));
    if *painted == wanted && *laid == parts {
        return Ok(());
    }
    let picture = (*painted != wanted).then(|| {
        // Shows where a window grows faster than it is drawn.
        let [r, g, b] = palette.ground_mid;
        clear.0 = Color::srgb_u8(r, g, b);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let (width, height) = ((window.x / shrink) as u32, (window.y / shrink) as u32);
        images.add(image(paint::ground(width.max(1), height.max(1), palette)))
    });
    let mut left = parts.iter();
    for (mut sprite, mut transform, mut visibility) in &mut ground {
        if let Some(picture) = &picture {
            sprite.image = picture.clone();
        }
        let Some(&area) = left.next() else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        sprite.rect = Some(Rect::from_corners(area.min / shrink, area.max / shrink));
        put((&mut sprite, &mut transform), area, 0.0);
    }
    (*painted, *laid) = (wanted, parts);
    Ok(())
}

/// What the board hides whatever its corners are like; they are round by .14 of a square at most.
fn under_board((board, place): (&Sprite, &Transform), square: f32) -> Option<Rect> {
    let corner = place.translation.truncate() * Vec2::new(1.0, -1.0);
    let board = Rect::from_corners(corner, corner + board.custom_size?);
    Some(board.inflate(-0.15 * square))
}

/// The parts of a window that these don't hide, by whole physical pixels; a few at most.
fn left_over(window: Vec2, holes: &[Rect], scale: f32) -> Vec<Rect> {
    let mut parts = vec![Rect::from_corners(Vec2::ZERO, window)];
    for hole in holes {
        let hole = Rect {
            min: (hole.min * scale).ceil() / scale,
            max: (hole.max * scale).floor() / scale,
        };
        let left: Vec<Rect> = parts.iter().flat_map(|part| beside(*part, hole)).collect();
        if left.len() <= PARTS {
            parts = left;
        }
    }
    parts
}

fn tones(palette: &Palette) -> [Rgb; 3] {
    [palette.ground_hi, palette.ground_mid, palette.ground_lo]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ground_and_what_hides_it_cover_the_window_once() {
        let window = Vec2::new(1280.0, 720.0);
        let area = |rect: &Rect| rect.width() * rect.height();
        let squares = Rect::new(60.4, 40.2, 700.1, 680.0);
        let cases = [
            ("a board", vec![squares]),
            (
                "and a panel",
                vec![squares, Rect::new(760.0, 20.0, 1240.0, 700.0)],
            ),
            (
                "a dialog over both",
                vec![squares, Rect::new(300.0, 100.0, 900.0, 600.0)],
            ),
            ("over an edge", vec![Rect::new(-20.0, 300.0, 640.0, 900.0)]),
            ("outside", vec![Rect::new(-900.0, -900.0, -20.0, 0.0)]),
            (
                "over all of it",
                vec![Rect::new(-10.0, -10.0, 3_000.0, 3_000.0)],
            ),
            (
                "no room for it",
                vec![Rect::new(500.0, 500.0, 400.0, 400.0)],
            ),
        ];
        for (case, holes) in cases {
            let parts = left_over(window, &holes, 1.5);
            let all: f32 = parts.iter().map(area).sum();
            for (index, part) in parts.iter().enumerate() {
                let twice = |other: &Rect| !part.intersect(*other).is_empty();
                assert!(!parts[..index].iter().any(twice), "{case}: drawn twice");
            }
            // What is hidden is found out anew, pixel by pixel in blocks of two thirds.
            let mut hidden = 0.0_f32;
            for y in 0..1080_u16 {
                for x in 0..1920_u16 {
                    let corner = Vec2::new(f32::from(x), f32::from(y)) / 1.5;
                    let (near, far) = (corner + 1e-3, corner + 1.0 / 1.5 - 1e-3);
                    let hides = |hole: &Rect| hole.contains(near) && hole.contains(far);
                    hidden += if holes.iter().any(hides) { 1.0 } else { 0.0 };
                }
            }
            let expected = window.x * window.y - hidden / 2.25;
            assert!((all - expected).abs() < 2.0, "{case}: {all} for {expected}");
        }
    }

    #[test]
    fn however_many_holes_there_are_the_parts_are_few() {
        let holes: Vec<Rect> = (0_u8..40)
            .map(|at| Rect::from_center_size(Vec2::splat(f32::from(at) * 15.0), Vec2::splat(8.0)))
            .collect();
        assert!(left_over(Vec2::splat(800.0), &holes, 1.0).len() <= PARTS);
    }

    #[test]
    fn the_shadow_s_parts_make_a_ring() {
        let size = Vec2::new(400.0, 300.0);
        let parts = (0..9).map(|part| third(UVec2::new(part % 3, part / 3), size, EDGE));
        let all: f32 = parts.map(|part| part.width() * part.height()).sum();
        assert!((all - size.x * size.y).abs() < 1e-3);
        let middle = third(UVec2::ONE, size, EDGE);
        assert_eq!(middle, Rect::new(EDGE, EDGE, 400.0 - EDGE, 300.0 - EDGE));
    }
}
