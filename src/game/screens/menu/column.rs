//! Where everything on the title stands, in a window of any size.

use bevy::prelude::*;

/// Where the words of the title stand.
pub(super) struct Column {
    pub left: f32,
    pub right: f32,
    pub name_size: f32,
    pub name_y: f32,
    pub play: Rect,
    pub go_on: Rect,
    pub links: Rect,
    /// Where the languages begin, from above.
    pub top: f32,
    /// Size of the languages' names, and what stands beside each.
    pub language: (f32, f32),
}

impl Column {
    pub(super) fn new(panel: Rect, wide: bool) -> Self {
        let narrow = panel.width() < 480.0;
        // How much more room than the least there is, as a share of all that it likes to have.
        let (least, best) = if narrow {
            // Where all has its least, a second row of links comes before anything grows.
            (374.0, 480.0)
        } else {
            (330.0, 600.0)
        };
        let room = ((panel.height() - least) / (best - least)).clamp(0.0, 1.0);
        let between = |a: f32, b: f32| (a + (b - a) * room).round();
        let (left, name_size) = if wide && !narrow {
            (56.0, between(64.0, (panel.width() * 0.198).min(120.0)))
        } else {
            (24.0, between(50.0, 56.0))
        };
        let top = between(8.0, 22.0);
        let name_y = if wide && !narrow {
            between(88.0, panel.height() * 0.21)
        } else {
            between(88.0, 112.0)
        };
        let under_name = name_y + name_size * 0.5;
        let width = (panel.width() - left - 24.0).min(if wide { 330.0 } else { 360.0 });
        let mut y = under_name + between(34.0, if wide && !narrow { 74.0 } else { 52.0 });
        let mut next = |height: f32, gap: f32| {
            let area = Rect::new(left, y, left + width, y + height);
            y += height + gap;
            area
        };
        let play = next(between(58.0, 77.0), between(8.0, 15.0));
        let go_on = next(between(66.0, 84.0), between(6.0, 14.0));
        let mut links = next(44.0, 0.0);
        (links.min.x, links.max.x) = (left - 8.0, panel.max.x - 8.0);
        let language = if narrow { (13.5, 7.0) } else { (15.0, 12.0) };
        Self {
            left,
            right: panel.max.x - 8.0,
            name_size,
            name_y,
            play,
            go_on,
            links,
            top,
            language,
        }
    }
}
