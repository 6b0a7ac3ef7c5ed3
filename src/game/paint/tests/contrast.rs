//! Everything that carries meaning can be seen: the floors are those of the design, taken on rendered pixels.

use super::super::tokens::{contrast, luminance};
use super::super::*;
use super::{SIDE, look, pixel};

/// The mean luminance of part of each dark square: x and y from, x and y to.
fn dark_squares(theme: BoardTheme, part: [u32; 4]) -> Vec<f32> {
    let picture = board(&look(theme, SIDE, Frame::Full));
    let (left, top) = (picture.origin.0 as u32, picture.origin.1 as u32);
    let dark = (0..100_u32)
        .map(|i| (i / 10, i % 10))
        .filter(|(row, column)| (row + column) % 2 == 1);
    dark.map(|(row, column)| {
        let (x, y) = (left + column * SIDE, top + row * SIDE);
        let inside =
            (part[1]..part[3]).flat_map(|dy| (part[0]..part[2]).map(move |dx| (x + dx, y + dy)));
        mean(inside.map(|(x, y)| luminance(pixel(&picture.bitmap, x, y).0)))
    })
    .collect()
}

fn worst(luminances: &[f32], against: f32) -> f32 {
    luminances
        .iter()
        .map(|&square| contrast(square, against))
        .fold(f32::INFINITY, f32::min)
}

/// The mean luminance of a man's face where it is bare of lines and cuts: from one radius to another.
fn face(set: PieceSet, theme: BoardTheme, white: bool, grain: u8) -> f32 {
    let bare: &[(f32, f32)] = match (theme, set) {
        (BoardTheme::Contrast, _) => &[(0.16, 0.26), (0.35, 0.38)],
        (_, PieceSet::Turned) => &[(0.0, 0.11), (0.165, 0.285)],
        (_, PieceSet::Glazed) => &[(0.25, 0.285), (0.385, 0.405)],
    };
    let man = piece(set, theme, white, false, grain, SIDE as f32);
    let bitmap = &man.bitmap;
    let all = (0..bitmap.height).flat_map(|y| (0..bitmap.width).map(move |x| (x, y)));
    let far = |x: u32, y: u32| {
        (x as f32 + 0.5 - man.centre.0).hypot(y as f32 + 0.5 - man.centre.1) / SIDE as f32
    };
    let inside = all.filter(|&(x, y)| {
        bare.iter()
            .any(|&(from, to)| (from..to).contains(&far(x, y)))
    });
    mean(inside.map(|(x, y)| luminance(pixel(bitmap, x, y).0)))
}

#[test]
fn pieces_stand_out_on_the_least_favourable_square() {
    for theme in BoardTheme::ALL {
        let squares = dark_squares(theme, [0, 0, SIDE, SIDE]);
        for set in PieceSet::ALL {
            for white in [true, false] {
                for grain in 0..4 {
                    let ratio = worst(&squares, face(set, theme, white, grain));
                    assert!(
                        ratio >= 3.0,
                        "{theme:?} {set:?} white {white} grain {grain}: {ratio:.2}"
                    );
                }
            }
        }
    }
}

/// The luminance of a pixel of `over`, laid on `under`.
fn laid(over: ([u8; 3], u8), under: [u8; 3]) -> f32 {
    luminance(tokens::mix(under, over.0, f32::from(over.1) / 255.0))
}

#[test]
fn numbers_stand_out_on_the_corner_they_are_printed_on() {
    let fonts = Fonts::built_in();
    for theme in BoardTheme::ALL {
        let picture = board(&look(theme, SIDE, Frame::Bare)).bitmap;
        let corners = dark_squares(theme, [2, 2, 15, 11]);
        for (n, &corner) in (0..50_u32).zip(&corners) {
            let (row, column) = (n / 5, n % 5 * 2 + (n / 5 + 1) % 2);
            let printed = number(n as u8 + 1, theme, NumberSize::Usual, SIDE as f32, &fonts);
            let left = (column * SIDE) as f32 + SIDE as f32 / 2.0 - printed.centre.0;
            let top = (row * SIDE) as f32 + SIDE as f32 / 2.0 - printed.centre.1;
            let printed = &printed.bitmap;
            let all = (0..printed.height).flat_map(|y| (0..printed.width).map(move |x| (x, y)));
            let ratio = all
                .map(|(x, y)| {
                    let under = pixel(&picture, left as u32 + x, top as u32 + y).0;
                    contrast(laid(pixel(printed, x, y), under), corner)
                })
                .fold(0.0, f32::max);
            assert!(ratio >= 4.5, "{theme:?} {}: {ratio:.2}", n + 1);
        }
    }
}

#[test]
fn white_and_black_are_told_apart_and_kings_from_men_without_colour() {
    for theme in BoardTheme::ALL {
        for set in PieceSet::ALL {
            let ratio = contrast(face(set, theme, true, 0), face(set, theme, false, 0));
            assert!(ratio > 8.0, "{theme:?} {set:?}: {ratio:.1}");
            for white in [true, false] {
                let [man, king] =
                    [false, true].map(|king| piece(set, theme, white, king, 0, SIDE as f32).bitmap);
                let height = |bitmap: &Bitmap| {
                    let full = |y: u32| (0..bitmap.width).any(|x| pixel(bitmap, x, y).1 == 255);
                    (0..bitmap.height).filter(|&y| full(y)).count()
                };
                assert!(
                    height(&king) >= height(&man) + 6,
                    "{theme:?} {set:?}: the second disc shows"
                );
            }
        }
    }
}

fn mean(values: impl IntoIterator<Item = f32>) -> f32 {
    let (sum, count) = values
        .into_iter()
        .fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}
