//! Choosing one of several: segments side by side, and cards.

use std::ops::Range;

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{Id, Response, Sense, WidgetInfo, WidgetType};

use super::button::lighter;
use super::face::Face;
use super::metrics;
use super::pictures::Picture;
use super::sheet::{Sheet, rect};

/// One of several things to choose from.
#[derive(Clone, Copy, Debug)]
pub struct Segment<'a> {
    /// What it is called.
    pub words: &'a str,
    /// What stands before the words, and its size in logical pixels; nothing else than words where
    /// there is none.
    pub picture: Option<(Picture, f32)>,
}

impl<'a> Segment<'a> {
    /// Words alone.
    pub fn plain(words: &'a str) -> Self {
        let picture = None;
        Self { words, picture }
    }
}

/// Between the well's edge and the segments in it.
const RIM: f32 = 3.0;
/// Sizes of the words and the room on either side of them, the best first.
const FITS: [(f32, f32); 3] = [(15.0, 14.0), (14.5, 9.0), (13.5, 6.0)];

/// How segments are laid out.
struct Broken {
    size: f32,
    /// The width that each needs.
    widths: Vec<f32>,
    /// Which stand in a row together.
    rows: Vec<Range<usize>>,
}

impl Sheet<'_> {
    /// How high segments are within a width.
    pub fn segments_height(&self, width: f32, segments: &[Segment]) -> f32 {
        rows_height(self.rows(width, segments).rows.len())
    }

    /// How wide segments are that have all the room they like.
    pub fn segments_width(&self, segments: &[Segment]) -> f32 {
        let (size, beside) = FITS[0];
        let widths = segments.iter();
        let widths = widths.map(|segment| self.segment_width(segment, size, beside));
        widths.sum::<f32>() + 2.0 * RIM
    }

    /// Segments side by side across the width of `area`, from its upper edge down; in several rows
    /// where one is too narrow. Returns which was pressed, if it isn't chosen already.
    pub fn segments(
        &mut self,
        area: Rect,
        name: &str,
        segments: &[Segment],
        chosen: usize,
    ) -> Option<usize> {
        let (size, places) = self.well(area, segments);
        let mut pressed = None;
        for (index, place) in places.into_iter().enumerate() {
            let on = index == chosen;
            let touched = self.segment(
                place,
                &format!("{name} {index}"),
                &segments[index],
                size,
                on,
            );
            if touched && !on {
                pressed = Some(index);
            }
        }
        pressed
    }

    /// The same where nothing can be chosen: nothing is, and all are pale.
    pub fn resting_segments(&mut self, area: Rect, segments: &[Segment]) {
        let (size, places) = self.well(area, segments);
        for (segment, place) in segments.iter().zip(places) {
            let letters = Face::Strong.letters(size, self.colours.disabled);
            self.centred(place.center().into(), segment.words, letters);
        }
    }

    /// What the segments lie in; the size of their letters, and the place of each.
    fn well(&mut self, area: Rect, segments: &[Segment]) -> (f32, Vec<Rect>) {
        let Broken { size, widths, rows } = self.rows(area.width(), segments);
        let high = rows_height(rows.len());
        let well = Rect::from_corners(area.min, area.min + Vec2::new(area.width(), high));
        self.surface(well, metrics::BUTTON_CORNER, self.colours.paper2);
        let mut places = Vec::new();
        let mut top = well.min.y;
        for row in rows {
            let room = well.width() - 2.0 * RIM - widths[row.clone()].iter().sum::<f32>();
            let share = room / metrics::count(row.len());
            let mut left = well.min.x + RIM;
            for width in &widths[row] {
                let right = left + width + share;
                places.push(Rect::new(left, top, right, top + metrics::TARGET));
                left = right;
            }
            top += metrics::TARGET;
        }
        (size, places)
    }

    fn segment(&mut self, area: Rect, name: &str, segment: &Segment, size: f32, on: bool) -> bool {
        let response = self.choice(area, name, segment.words, on);
        let colours = self.colours;
        // Those at the ends are as far from the well's edge as all are from its sides.
        let face = Rect::new(area.min.x, area.min.y + RIM, area.max.x, area.max.y - RIM);
        if on || response.hovered() {
            let fill = if on {
                colours.fill_on
            } else {
                lighter(colours.paper2)
            };
            self.surface(face, metrics::BUTTON_CORNER - 3, fill);
        }
        let ink = if on { colours.text_on } else { colours.ink };
        // Round it there is no room: the neighbours begin where it ends.
        self.inner_focus_ring(&response, face, metrics::BUTTON_CORNER - 3, ink);
        let letters = Face::Strong.letters(size, ink);
        let (middle, y) = (area.center().x, area.center().y);
        match segment.picture {
            Some((picture, side)) => {
                let words = self.width_of(segment.words, letters.font.clone());
                let left = middle - (side + BESIDE + words) / 2.0;
                let picture = match picture {
                    Picture::Icon(icon, _) if on => Picture::Icon(icon, colours.text_on),
                    other => other,
                };
                self.picture(picture, (left + side / 2.0, y), side);
                self.text((left + side + BESIDE, y), segment.words, letters);
            }
            None => self.centred((middle, y), segment.words, letters),
        }
        response.clicked()
    }

    /// Something that can be chosen, one among others; draws nothing.
    fn choice(&mut self, area: Rect, name: &str, spoken: &str, on: bool) -> Response {
        let id = Id::new(name);
        let response = self.ui.interact(rect(area), id, Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, on, spoken));
        self.follow_focus(&response);
        response
    }

    /// A card that can be chosen, whose face the caller draws; whether it was pressed.
    pub fn card(&mut self, area: Rect, name: &str, spoken: &str, on: bool) -> bool {
        let response = self.choice(area, name, spoken, on);
        let colours = self.colours;
        let fill = match (on, response.hovered()) {
            (true, _) => colours.paper_on,
            (false, true) => lighter(colours.paper2),
            (false, false) => colours.paper2,
        };
        self.surface(area, metrics::CARD_CORNER, fill);
        if on {
            self.outline(area, metrics::CARD_CORNER, 3.0, colours.action);
        }
        self.focus_ring(&response, area, colours.action);
        response.clicked()
    }

    fn segment_width(&self, segment: &Segment, size: f32, beside: f32) -> f32 {
        let words = self.width_of(segment.words, Face::Strong.at(size));
        let picture = segment.picture.map_or(0.0, |(_, side)| side + BESIDE);
        (words + picture + 2.0 * beside).max(metrics::TARGET)
    }

    fn rows(&self, width: f32, segments: &[Segment]) -> Broken {
        let room = width - 2.0 * RIM;
        let mut count = 1;
        loop {
            let rows = broken(segments.len(), count);
            for (size, beside) in FITS {
                let widths: Vec<f32> = segments
                    .iter()
                    .map(|segment| self.segment_width(segment, size, beside))
                    .collect();
                let fits = |row: &Range<usize>| widths[row.clone()].iter().sum::<f32>() <= room;
                if count >= segments.len() || rows.iter().all(fits) {
                    return Broken { size, widths, rows };
                }
            }
            count += 1;
        }
    }
}

/// Between a picture and its words.
const BESIDE: f32 = 8.0;

fn rows_height(rows: usize) -> f32 {
    metrics::count(rows) * metrics::TARGET
}

/// So many things in so many rows, as evenly as can be.
fn broken(things: usize, rows: usize) -> Vec<Range<usize>> {
    let rows = rows.clamp(1, things.max(1));
    let start = |row: usize| (row * things).div_ceil(rows);
    (0..rows).map(|row| start(row)..start(row + 1)).collect()
}

#[test]
fn things_are_broken_into_even_rows() {
    assert_eq!(broken(3, 1), std::iter::once(0..3).collect::<Vec<_>>());
    assert_eq!(broken(5, 2), [0..3, 3..5]);
    assert_eq!(broken(4, 2), [0..2, 2..4]);
    assert_eq!(broken(3, 9), [0..1, 1..2, 2..3]);
    assert_eq!(broken(0, 1), std::iter::once(0..0).collect::<Vec<_>>());
}
