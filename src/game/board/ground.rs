//! What the board lies on: the painted ground, and the board's soft shadow.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::shown::layer;
use super::skin::image;
use super::table::{BoardView, Table};
use crate::game::interface::Colours;
use crate::game::paint;
use crate::game::paint::tokens::{Palette, Rgb};

/// The board's soft shadow on the ground.
#[derive(Component)]
pub(super) struct BoardShadow;

/// The picture of the ground.
#[derive(Component)]
pub(super) struct GroundView;

/// Blur of the board's shadow, and how far below the board it lies, in logical pixels.
const SHADOW: (u16, f32) = (26, 10.0);

/// Lays the ground and the shadow.
pub(super) fn lay(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    commands.spawn((
        GroundView,
        Sprite::default(),
        Anchor::TOP_LEFT,
        Transform::default(),
    ));
    let slicer = TextureSlicer {
        border: BorderRect::all(2.0 * f32::from(SHADOW.0)),
        ..default()
    };
    commands.spawn((
        BoardShadow,
        Sprite {
            image: images.add(image(paint::soft_shadow(SHADOW.0.into()))),
            image_mode: SpriteImageMode::Sliced(slicer),
            ..default()
        },
        Anchor::TOP_LEFT,
        Transform::default(),
    ));
}

/// The board's shadow goes where the board goes.
pub(super) fn draw_shadow(
    mut shadow: Single<(&mut Sprite, &mut Transform), With<BoardShadow>>,
    board: Single<(&Sprite, &Transform), (With<BoardView>, Without<BoardShadow>)>,
) {
    let Some(size) = board.0.custom_size else {
        return;
    };
    let (blur, below) = SHADOW;
    let blur = f32::from(blur);
    let corner = board.1.translation.truncate() + Vec2::new(-blur, blur - below);
    shadow.0.custom_size = Some(size + Vec2::splat(2.0 * blur));
    shadow.1.translation = corner.extend(layer::BOARD - 0.5);
}

/// What the ground was drawn for: the window, and its colours.
type Covered = (Vec2, [Rgb; 3]);

/// Covers the window with the ground.
pub(super) fn cover(
    table: Res<Table>,
    colours: Res<Colours>,
    mut images: ResMut<Assets<Image>>,
    mut covered: Local<Option<Covered>>,
    mut clear: ResMut<ClearColor>,
    mut ground: Single<&mut Sprite, With<GroundView>>,
) {
    let (window, palette) = (table.window(), &colours.0);
    let wanted = (window, tones(palette));
    if *covered == Some(wanted) {
        return;
    }
    *covered = Some(wanted);
    // Shows where a window grows faster than it is drawn.
    let [r, g, b] = palette.ground_mid;
    clear.0 = Color::srgb_u8(r, g, b);
    // A soft ramp: more than this many pixels can't be seen.
    let shrink = (window.max_element() / 1280.0).max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let (width, height) = ((window.x / shrink) as u32, (window.y / shrink) as u32);
    ground.image = images.add(image(paint::ground(width.max(1), height.max(1), palette)));
    ground.custom_size = Some(window);
}

fn tones(palette: &Palette) -> [Rgb; 3] {
    [palette.ground_hi, palette.ground_mid, palette.ground_lo]
}
