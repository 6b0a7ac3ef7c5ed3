//! No argument brings a drawing down, and no two marks are alike.

use super::super::*;
use super::{look, pixel};

const MARKS: [Mark; 27] = [
    Mark::LastFrom,
    Mark::LastTo,
    Mark::MayMove,
    Mark::Selected,
    Mark::Landing,
    Mark::CaptureLanding,
    Mark::BackToStart,
    Mark::MustCapture { king: false },
    Mark::MustCapture { king: true },
    Mark::RefusedPiece,
    Mark::Stud,
    Mark::Ghost {
        white: true,
        king: false,
    },
    Mark::Ghost {
        white: false,
        king: false,
    },
    Mark::Ghost {
        white: true,
        king: true,
    },
    Mark::GhostNumber(7),
    Mark::GhostNumber(12),
    Mark::VictimNumber {
        route: RouteStyle::Gilt,
        number: 1,
        shared: false,
    },
    Mark::VictimNumber {
        route: RouteStyle::Second,
        number: 1,
        shared: false,
    },
    Mark::VictimNumber {
        route: RouteStyle::Third,
        number: 1,
        shared: false,
    },
    Mark::VictimNumber {
        route: RouteStyle::Refused,
        number: 1,
        shared: false,
    },
    Mark::KingRest { used: 1 },
    Mark::KingRest { used: 2 },
    Mark::ShutIn,
    Mark::Level,
    Mark::Focus,
    Mark::Rays(4),
    Mark::RemovalStrokes(4),
];

#[test]
fn every_mark_differs_in_shape_and_none_is_cut_off() {
    let fonts = Fonts::built_in();
    for theme in BoardTheme::ALL {
        let pictures = MARKS.map(|one| mark(one, theme, 60.0, &fonts).bitmap);
        for (i, picture) in pictures.iter().enumerate() {
            let (w, h) = (picture.width, picture.height);
            assert!(
                picture.pixels.chunks_exact(4).any(|pixel| pixel[3] > 200),
                "{:?}",
                MARKS[i]
            );
            assert!(!pictures[..i].contains(picture), "{:?}", MARKS[i]);
            if w > 60 {
                let edge = (0..w)
                    .flat_map(|x| [(x, 0), (x, h - 1)])
                    .chain((0..h).flat_map(|y| [(0, y), (w - 1, y)]));
                assert!(
                    edge.clone().all(|(x, y)| pixel(picture, x, y).1 == 0),
                    "{:?} is cut off",
                    MARKS[i]
                );
            }
        }
    }
}

#[test]
fn strokes_are_gone_before_they_begin_and_after_they_end() {
    let fonts = Fonts::built_in();
    let clear = |one| {
        mark(one, BoardTheme::Walnut, 60.0, &fonts)
            .bitmap
            .pixels
            .iter()
            .all(|&byte| byte == 0)
    };
    for step in 0..=Mark::STEPS + 1 {
        let ends = step == 0 || step >= Mark::STEPS;
        assert_eq!(clear(Mark::Rays(step)), ends, "rays {step}");
        assert_eq!(clear(Mark::RemovalStrokes(step)), ends, "strokes {step}");
    }
}

#[test]
fn no_size_is_too_small_or_too_large() {
    let fonts = Fonts::built_in();
    let (theme, set) = (BoardTheme::Walnut, PieceSet::Glazed);
    for square in [f32::NAN, f32::INFINITY, -3.0, 0.0, 0.3, 1.0, 2.5, 7.0] {
        for one in MARKS {
            let _ = mark(one, theme, square, &fonts);
        }
        for petals in [0, 6, 255] {
            let _ = disc(set, theme, true, petals, 255, square);
        }
        let _ = (
            king_base(set, theme, false, true, 9, square),
            token(set, theme, true, true, square),
        );
        let _ = number(255, theme, NumberSize::Large, square, &fonts);
        let _ = (
            icon(Icon::Cog, square, [0; 3]),
            tile(Tile::Wolf, square, true),
            leaf(square, LeafOn::Ground),
        );
        let _ = route(
            &[(0.0, 0.0), (square, 9.0), (5.0, square)],
            RouteStyle::Second,
            RouteEnd::Arrow,
            square,
        );
        let _ = arrow(
            (0.0, 0.0),
            (square, square),
            ArrowStyle::Line(9),
            square,
            &fonts,
        );
    }
}

#[test]
fn the_largest_pictures_stay_within_what_a_screen_can_show() {
    let huge = piece(PieceSet::Turned, BoardTheme::Slate, true, true, 0, 1e9).bitmap;
    assert!(huge.width <= 2048 && huge.height <= 2048);
    let huge = board(&look(BoardTheme::Contrast, u32::MAX, Frame::Full)).bitmap;
    assert!(huge.width <= 8192);
    assert_eq!(ground(0, 0, &tokens::NIGHT).pixels.len(), 4);
}

#[test]
fn routes_without_a_way_are_empty_and_others_hold_their_points() {
    for points in [&[][..], &[(3.0, 3.0)], &[(f32::NAN, 0.0), (1.0, 1.0)]] {
        let (bitmap, _) = route(points, RouteStyle::Gilt, RouteEnd::Arrow, 60.0);
        assert_eq!(bitmap.pixels, [0; 4], "{points:?}");
    }
    for style in [
        RouteStyle::Gilt,
        RouteStyle::Second,
        RouteStyle::Third,
        RouteStyle::Refused,
    ] {
        let (bitmap, (left, top)) = route(
            &[(90.0, 90.0), (210.0, 90.0), (210.0, 330.0)],
            style,
            RouteEnd::Ring,
            60.0,
        );
        let at = |x: f32, y: f32| pixel(&bitmap, (x - left) as u32, (y - top) as u32).1;
        assert!(
            at(90.0, 90.0) > 200 && at(210.0, 90.0) > 200,
            "{style:?} passes its points"
        );
        assert_eq!(
            at(210.0, 330.0),
            0,
            "{style:?} leaves room for the landing ring"
        );
    }
}

#[test]
fn the_same_arguments_give_the_same_pixels() {
    let draw = || board(&look(BoardTheme::Slate, 33, Frame::Plain));
    assert_eq!(draw(), draw());
    assert_eq!(
        ground(90, 60, &tokens::NIGHT),
        ground(90, 60, &tokens::NIGHT)
    );
}
