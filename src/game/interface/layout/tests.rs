//! The drawings' sizes come out, and nothing overlaps in any window.

use super::*;

fn layout(width: f32, height: f32, scale: f32, screen: Screen) -> Layout {
    LayoutOf {
        window: Vec2::new(width, height),
        scale,
        board: Board::Ten,
        flipped: false,
    }
    .screen(screen)
}

#[test]
fn the_sizes_of_the_drawings_come_out() {
    let wide = layout(1280.0, 720.0, 1.0, Screen::Playing);
    assert_eq!(
        (wide.board.square, wide.board.origin),
        (60.0, Vec2::new(60.0, 60.0))
    );
    assert_eq!(wide.panel, Rect::new(720.0, 24.0, 1256.0, 696.0));
    let phone = layout(360.0, 640.0, 1.0, Screen::Playing);
    assert_eq!((phone.board.square, phone.board.origin.x), (36.0, 0.0));
}

#[test]
fn nothing_overlaps_the_board_and_all_is_inside_the_window() {
    for (width, height) in [
        (320.0, 480.0),
        (360.0, 640.0),
        (480.0, 320.0),
        (640.0, 360.0),
        (768.0, 768.0),
        (900.0, 720.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
    ] {
        for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
            let layout = layout(width, height, scale, Screen::Playing);
            let board = Rect::from_corners(
                layout.board.origin,
                layout.board.origin + layout.board.side(),
            );
            let parts = [layout.rival, layout.you, layout.card, layout.buttons];
            for (index, part) in parts.iter().enumerate() {
                let case = format!("part {index} of {width}x{height} at {scale}: {part:?}");
                assert!(part.intersect(board).is_empty(), "over the board: {case}");
                assert!(part.min.min_element() >= 0.0, "outside: {case}");
                assert!(
                    part.max.x <= width + 0.01 && part.max.y <= height + 0.01,
                    "outside: {case}"
                );
                for other in &parts[index + 1..] {
                    assert!(
                        part.intersect(*other).is_empty(),
                        "overlap: {case} and {other:?}"
                    );
                }
            }
            assert!(
                layout.buttons.height() >= metrics::TARGET,
                "buttons of {width}x{height}"
            );
            let physical = layout.board.square * scale;
            assert!(
                (physical - physical.round()).abs() < 1e-3,
                "square of {physical} physical pixels"
            );
        }
    }
}
