//! Pictures have the size they should, lie where they should, and what is symmetric is so.

use super::super::tokens::luminance;
use super::super::*;
use super::{look, pixel};

#[test]
fn boards_have_exactly_the_size_of_their_squares_and_frame() {
    for square in [1, 2, 29, 32, 36, 43, 44, 60, 61, 88] {
        for frame in [Frame::Full, Frame::Plain, Frame::Strips(8), Frame::Bare] {
            for columns in [8, 10] {
                let look = BoardLook {
                    columns,
                    ..look(BoardTheme::Walnut, square, frame)
                };
                let picture = board(&look);
                let (across, above) = frame.widths(square);
                let side = u32::from(columns) * square;
                let size = (picture.bitmap.width, picture.bitmap.height);
                assert_eq!(size, (side + 2 * across, side + 2 * above), "{look:?}");
                assert_eq!(picture.origin, (across as f32, above as f32));
                assert_eq!(picture.bitmap.pixels.len(), (size.0 * size.1 * 4) as usize);
            }
        }
    }
    let full = board(&look(BoardTheme::Walnut, 60, Frame::Full));
    assert_eq!((full.bitmap.width, full.origin), (672, (36.0, 36.0)));
}

#[test]
fn a_sprite_lies_on_whole_pixels_whatever_the_size_of_a_square() {
    let fonts = Fonts::built_in();
    for square in [1.0, 31.0, 36.0, 60.0, 61.0, 88.0_f32] {
        let sprites = [
            piece(PieceSet::Turned, BoardTheme::Walnut, true, true, 0, square),
            shadow(Height::Man, square),
            mark(
                Mark::MustCapture { king: false },
                BoardTheme::Walnut,
                square,
                &fonts,
            ),
            number(37, BoardTheme::Walnut, NumberSize::Usual, square, &fonts),
        ];
        for sprite in sprites {
            let left = square / 2.0 - sprite.centre.0;
            let top = square / 2.0 - sprite.centre.1;
            assert_eq!(
                (left.fract(), top.fract()),
                (0.0, 0.0),
                "{square}: {:?}",
                sprite.centre
            );
        }
    }
}

/// The alpha of a sprite mirrored left to right about its centre differs by so much at most.
fn lopsided(sprite: &Sprite) -> u8 {
    let bitmap = &sprite.bitmap;
    let across = (2.0 * sprite.centre.0) as u32;
    let pairs = (0..bitmap.height).flat_map(|y| (0..bitmap.width).map(move |x| (x, y)));
    let mirrored = |x: u32| (across - 1).checked_sub(x).filter(|&x| x < bitmap.width);
    pairs
        .filter_map(|(x, y)| {
            Some(
                pixel(bitmap, x, y)
                    .1
                    .abs_diff(pixel(bitmap, mirrored(x)?, y).1),
            )
        })
        .max()
        .unwrap_or(0)
}

#[test]
fn symmetric_things_are_symmetric() {
    let fonts = Fonts::built_in();
    let symmetric = [
        Mark::LastFrom,
        Mark::LastTo,
        Mark::MayMove,
        Mark::Selected,
        Mark::Landing,
        Mark::CaptureLanding,
        Mark::MustCapture { king: false },
        Mark::Stud,
        Mark::KingRest { used: 3 },
        Mark::ShutIn,
        Mark::Focus,
        Mark::Rays(4),
    ];
    for square in [36.0, 60.0, 88.0] {
        for one in symmetric {
            let odd = lopsided(&mark(one, BoardTheme::Walnut, square, &fonts));
            assert!(odd <= 24, "{one:?} at {square}: {odd}");
        }
        for set in PieceSet::ALL {
            let odd = lopsided(&piece(set, BoardTheme::Walnut, true, false, 0, square));
            assert!(odd <= 24, "{set:?} at {square}: {odd}");
        }
    }
}

#[test]
fn dark_squares_lie_where_they_are_asked() {
    for (dark_parity, dark_first) in [(0, true), (1, false)] {
        for theme in BoardTheme::ALL {
            let picture = board(&BoardLook {
                dark_parity,
                columns: 8,
                ..look(theme, 20, Frame::Bare)
            });
            let at = |x, y| luminance(pixel(&picture.bitmap, x, y).0);
            assert_eq!(at(15, 15) < at(35, 15), dark_first, "{theme:?}");
            assert_eq!(at(155, 155) < at(135, 155), dark_first, "{theme:?}");
        }
    }
}

#[test]
fn a_standing_piece_is_its_shadow_with_the_piece_on_it() {
    for (king, height) in [(false, Height::Man), (true, Height::King)] {
        for square in [26.0, 64.0, 120.0] {
            let (set, theme) = (PieceSet::Turned, BoardTheme::Walnut);
            let one = standing(set, theme, true, king, 2, square);
            let (under, over) = (
                shadow(height, square),
                piece(set, theme, true, king, 2, square),
            );
            let mut two = Bitmap {
                pixels: vec![0; one.bitmap.pixels.len()],
                ..one.bitmap
            };
            for layer in [under, over] {
                let at = |of: fn((f32, f32)) -> f32| (of(one.centre) - of(layer.centre)) as i32;
                two.lay(&layer.bitmap, at(|(x, _)| x), at(|(_, y)| y));
            }
            // Edges are smoothed before or after the piece is laid on.
            let mut apart: Vec<u8> = (one.bitmap.pixels.iter().zip(&two.pixels))
                .map(|(a, b)| a.abs_diff(*b))
                .collect();
            apart.sort_unstable();
            let most = apart[apart.len() * 98 / 100];
            assert!(most <= 12, "king {king} at {square}: {most}");
        }
    }
    let flat = |draw: fn(PieceSet, BoardTheme, bool, bool, u8, f32) -> Sprite| {
        draw(PieceSet::Glazed, BoardTheme::Contrast, false, true, 0, 60.0)
    };
    assert_eq!(flat(standing), flat(piece), "no depth, no shadow");
}
