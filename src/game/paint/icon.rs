//! Icons on a grid of 24, drawn with a line of 2 and round ends.

use tiny_skia::{Path, PathBuilder, Transform};

use super::bitmap::Bitmap;
use super::canvas::{Canvas, drawable, flat};
use super::shapes::circle;
use super::svg;
use super::tokens::Rgb;

/// What an icon shows. Always with a word beside or below it, but for `Close` and the four of navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// An arrow back.
    Undo,
    /// An arrow onwards.
    Redo,
    /// A lamp.
    Hint,
    /// An equals sign in a ring.
    Draw,
    /// A flag.
    Resign,
    /// Two arrows, up and down.
    Flip,
    /// Three lines.
    Menu,
    /// To the first move.
    First,
    /// One move back.
    Prev,
    /// One move on.
    Next,
    /// To the last move.
    Last,
    /// An outlined triangle.
    Play,
    /// The same triangle filled: the big button.
    PlayFull,
    /// Two bars.
    Pause,
    /// Sliders: settings.
    Gear,
    /// A toothed wheel: the machine.
    Cog,
    /// A person.
    Person,
    /// Languages.
    Globe,
    /// A loudspeaker.
    Sound,
    /// A loudspeaker struck out.
    Muted,
    /// A curve: analysis.
    Graph,
    /// A pencil: set up.
    Edit,
    /// Two sheets.
    Copy,
    /// A board with a clip.
    Paste,
    /// A folder: open a file.
    Folder,
    /// A disk.
    Save,
    /// A cross.
    Close,
    /// Two arrows, there and back.
    Swap,
    /// A stopwatch.
    Clock,
    /// The rules.
    Book,
    /// A plus.
    Plus,
    /// A tick.
    Check,
    /// A turning arrow.
    Loop,
    /// Chance.
    Dice,
}

impl Icon {
    /// All of them.
    pub const ALL: [Self; 34] = {
        let mut all = [Self::Undo; 34];
        let mut i = 0;
        while i < all.len() {
            all[i] = OUTLINES[i].0;
            i += 1;
        }
        all
    };

    const fn outline(self) -> &'static str {
        OUTLINES[self as usize].1
    }
}

/// The outline of each, in the order of the list above.
const OUTLINES: [(Icon, &str); 34] = [
    (Icon::Undo, "M9 6L4 11L9 16M4 11H14C18 11 20 14 20 17V18"),
    (Icon::Redo, "M15 6L20 11L15 16M20 11H10C6 11 4 14 4 17V18"),
    (
        Icon::Hint,
        "M9 18H15M10 21H14M12 3C8 3 5.5 6 5.5 9.3C5.5 12 7.5 13.4 8.5 15H15.5\
         C16.5 13.4 18.5 12 18.5 9.3C18.5 6 16 3 12 3Z",
    ),
    (
        Icon::Draw,
        "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M8 10H16M8 14H16",
    ),
    (
        Icon::Resign,
        "M6 21V4M6 5C10 2.5 13 7.5 18 5V13C13 15.5 10 10.5 6 13",
    ),
    (
        Icon::Flip,
        "M8 4V19M8 4L4.5 8M8 4L11.5 8M16 20V5M16 20L12.5 16M16 20L19.5 16",
    ),
    (Icon::Menu, "M4 7H20M4 12H20M4 17H20"),
    (Icon::First, "M18 5L10 12L18 19M6 5V19"),
    (Icon::Prev, "M15 5L8 12L15 19"),
    (Icon::Next, "M9 5L16 12L9 19"),
    (Icon::Last, "M6 5L14 12L6 19M18 5V19"),
    (Icon::Play, "M8 5L19 12L8 19Z"),
    (Icon::PlayFull, "M6 3.5L21 12L6 20.5Z"),
    (Icon::Pause, "M8 5V19M16 5V19"),
    (
        Icon::Gear,
        "M4 7H13M17 7H20M4 17H7M11 17H20M15 4.8A2.2 2.2 0 1 0 15 9.2A2.2 2.2 0 1 0 15 4.8\
         M9 14.8A2.2 2.2 0 1 0 9 19.2A2.2 2.2 0 1 0 9 14.8",
    ),
    (
        Icon::Cog,
        "M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5M12 5A7 7 0 1 0 12 19\
         A7 7 0 1 0 12 5M12 2V5M12 19V22M2 12H5M19 12H22M4.9 4.9L7 7M17 17L19.1 19.1\
         M19.1 4.9L17 7M7 17L4.9 19.1",
    ),
    (
        Icon::Person,
        "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4M4 21C4 16 8 14.5 12 14.5\
         C16 14.5 20 16 20 21",
    ),
    (
        Icon::Globe,
        "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M3 12H21M12 3C8 7 8 17 12 21C16 17 16 7 12 3",
    ),
    (
        Icon::Sound,
        "M4 10V14H8L13 18V6L8 10ZM16.5 9C18 10.5 18 13.5 16.5 15M19 6.5\
         C22 9.5 22 14.5 19 17.5",
    ),
    (
        Icon::Muted,
        "M4 10V14H8L13 18V6L8 10ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5",
    ),
    (Icon::Graph, "M4 20H20M4 20V4M7 15L11 10L14 13L20 6"),
    (Icon::Edit, "M4 20L5 15L16 4L20 8L9 19Z"),
    (Icon::Copy, "M8 8H20V20H8ZM4 16V4H16"),
    (Icon::Paste, "M9 5H5V21H19V5H15M9 3H15V7H9ZM9 12H15M9 16H15"),
    (Icon::Folder, "M3 19V5H9.5L12 8H21V19Z"),
    (Icon::Save, "M5 4H16L20 8V20H5ZM8 4V9H15V4M8 20V14H16V20"),
    (Icon::Close, "M6 6L18 18M18 6L6 18"),
    (Icon::Swap, "M4 8H18L14 4M20 16H6L10 20"),
    (
        Icon::Clock,
        "M12 4A8.5 8.5 0 1 0 12 21A8.5 8.5 0 1 0 12 4M12 8V13L15 15M9 2H15",
    ),
    (
        Icon::Book,
        "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6V20",
    ),
    (Icon::Plus, "M12 5V19M5 12H19"),
    (Icon::Check, "M5 12L10 17L19 7"),
    (Icon::Loop, "M19 12A7 7 0 1 1 16.5 6.5M17 2V7H12"),
    (Icon::Dice, "M5 5H19V19H5Z"),
];

/// Draws an icon `px` wide and high.
#[must_use]
pub fn icon(icon: Icon, px: f32, ink: Rgb) -> Bitmap {
    let px = drawable(px, 2.0);
    let mut canvas = Canvas::sized(px / 24.0, (0.0, 0.0), (px.ceil() as u32, px.ceil() as u32));
    if let Some(path) = svg::outline(icon.outline(), 1.0) {
        let line = match icon {
            Icon::PlayFull => 2.5,
            Icon::Pause => 4.0,
            _ => 2.0,
        };
        canvas.line(&path, line, flat(ink, 1.0));
        if icon == Icon::PlayFull {
            canvas.fill(&path, flat(ink, 1.0));
        }
    }
    if icon == Icon::Dice {
        for at in [9.0, 12.0, 15.0] {
            canvas.fill(&circle(at, at, 1.1), flat(ink, 1.0));
        }
    }
    canvas.bitmap()
}

/// Where men may capture, as arrows around a dot: degrees clockwise from straight ahead.
///
/// Frisian has all eight directions, international the four diagonals, Spanish the two ahead.
#[must_use]
pub fn directions(degrees: &[i16], px: f32, ink: Rgb) -> Bitmap {
    let px = drawable(px, 2.0);
    let size = px.ceil() as u32;
    let mut canvas = Canvas::sized(px / 100.0, (px / 2.0, px / 2.0), (size, size));
    canvas.fill(&circle(0.0, 0.0, 12.0), flat(ink, 1.0));
    for &turn in degrees {
        let turned = ahead().and_then(|arrow| arrow.transform(Transform::from_rotate(turn.into())));
        if let Some(arrow) = turned {
            canvas.line(&arrow, 6.0, flat(ink, 1.0));
        }
    }
    canvas.bitmap()
}

fn ahead() -> Option<Path> {
    let mut arrow = PathBuilder::new();
    arrow.move_to(0.0, -20.0);
    arrow.line_to(0.0, -40.0);
    arrow.move_to(-7.0, -34.0);
    arrow.line_to(0.0, -42.0);
    arrow.line_to(7.0, -34.0);
    arrow.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outlines_stand_in_order() {
        for (i, icon) in Icon::ALL.into_iter().enumerate() {
            assert_eq!(icon as usize, i, "{icon:?}");
        }
    }

    #[test]
    fn every_icon_stays_on_its_grid() {
        for icon in Icon::ALL {
            let path = svg::outline(icon.outline(), 1.0).unwrap_or_else(|| panic!("{icon:?}"));
            let bounds = path.compute_tight_bounds().unwrap();
            let far = bounds.left().min(bounds.top()) >= 1.0
                && bounds.right().max(bounds.bottom()) <= 23.0;
            assert!(far, "{icon:?} {bounds:?}");
        }
    }

    #[test]
    fn every_icon_has_ink_and_none_is_like_another() {
        let pictures = Icon::ALL.map(|icon| super::icon(icon, 24.0, [0; 3]));
        for (i, picture) in pictures.iter().enumerate() {
            assert_eq!((picture.width, picture.height), (24, 24));
            assert!(
                picture.pixels.chunks_exact(4).any(|pixel| pixel[3] == 255),
                "{:?}",
                Icon::ALL[i]
            );
            assert!(!pictures[..i].contains(picture), "{:?}", Icon::ALL[i]);
        }
    }
}
