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
    for (width, height) in [(320.0, 480.0), (360.0, 640.0), (320.0, 900.0)] {
        let phone = layout(width, height, 1.0, Screen::Playing);
        let between = phone.buttons.min.y - phone.card.max.y;
        assert!(
            between >= 4.0,
            "{between} px over the buttons of {width}x{height}"
        );
    }
}

/// Windows of all shapes, in logical pixels.
const WINDOWS: [(f32, f32); 10] = [
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
];

#[test]
fn nothing_overlaps_the_board_and_all_is_inside_the_window() {
    for (width, height) in WINDOWS {
        for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
            let layout = layout(width, height, scale, Screen::Playing);
            let window = Rect::new(0.0, 0.0, width + 0.01, height + 0.01);
            let origin = layout.board.origin;
            let board = Rect::from_corners(origin, origin + layout.board.side());
            let parts = [layout.rival, layout.you, layout.card, layout.buttons];
            for (index, part) in parts.iter().enumerate() {
                let case = format!("part {index} of {width}x{height} at {scale}: {part:?}");
                assert!(part.intersect(board).is_empty(), "over the board: {case}");
                assert_eq!(part.intersect(window), *part, "outside: {case}");
                for other in &parts[index + 1..] {
                    let both = part.intersect(*other);
                    assert!(both.is_empty(), "overlap: {case} and {other:?}");
                }
            }
            let (buttons, square) = (layout.buttons.height(), layout.board.square * scale);
            assert!(buttons >= metrics::TARGET, "buttons of {width}x{height}");
            let off = (square - square.round()).abs();
            assert!(off < 1e-3, "square of {square} physical pixels");
        }
    }
}
