//! What panels are made of: words, pictures and buttons at given places.

use bevy::math::Rect;
use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    self, Align2, Color32, Context, CornerRadius, FontId, Id, LayerId, Order, Pos2, Stroke,
    StrokeKind, Ui, accesskit,
};

use super::dialog::Stack;
use super::face::{Face, Letters};
use super::legible::legible;
use super::metrics;
use super::pictures::{Picture, Pictures};
use crate::game::paint::tokens::{Palette, Rgb, TILE_EDGE, TILE_WASH};

/// A surface to write and draw on, in window coordinates.
pub struct Sheet<'a> {
    /// egui's own.
    pub ui: &'a mut Ui,
    /// The colours.
    pub colours: Palette,
    /// The drawings.
    pub pictures: &'a mut Pictures,
}

/// egui's colour.
pub fn colour([r, g, b]: Rgb) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// egui's rectangle.
pub fn rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(
        Pos2::new(rect.min.x, rect.min.y),
        Pos2::new(rect.max.x, rect.max.y),
    )
}

/// Lays a sheet over the whole window and lets `draw` fill it. While it has not arrived (0 to 1)
/// it is pale and a little lower.
pub fn sheet<R>(
    context: &Context,
    name: &str,
    order: Order,
    arrived: f32,
    (colours, pictures): (Palette, &mut Pictures),
    draw: impl FnOnce(&mut Sheet) -> R,
) -> R {
    let area = egui::Area::new(Id::new(name))
        .order(order)
        .fixed_pos(Pos2::ZERO)
        .constrain(false)
        .movable(false);
    let sinks = egui::vec2(0.0, 12.0 * (1.0 - arrived));
    let layer = LayerId::new(order, Id::new(name));
    context.set_transform_layer(layer, TSTransform::from_translation(sinks));
    let filled = area.show(context, |ui| {
        ui.set_opacity(arrived);
        draw(&mut Sheet {
            ui,
            colours,
            pictures,
        })
    });
    filled.inner
}

impl Sheet<'_> {
    /// One line of text that begins at `at`, halfway up; returns how wide it is.
    pub fn text(&self, at: (f32, f32), words: &str, letters: Letters) -> f32 {
        self.write(at, Align2::LEFT_CENTER, words, letters)
    }

    /// One line of text with its middle at `at`.
    pub fn centred(&self, at: (f32, f32), words: &str, letters: Letters) {
        self.write(at, Align2::CENTER_CENTER, words, letters);
    }

    fn write(&self, (x, y): (f32, f32), anchor: Align2, words: &str, letters: Letters) -> f32 {
        let Letters { font, ink } = letters;
        let painter = self.ui.painter();
        painter
            .text(Pos2::new(x, y), anchor, legible(words), font, ink)
            .width()
    }

    /// One line of text that gives way with an ellipsis where it is longer than `width`.
    pub fn line(&self, at: (f32, f32), width: f32, words: &str, letters: Letters) {
        let format = TextFormat::simple(letters.font, letters.ink);
        let mut job = LayoutJob::single_section(legible(words).into_owned(), format);
        job.wrap = TextWrapping::truncate_at_width(width.max(1.0));
        let painter = self.ui.painter();
        let galley = painter.layout_job(job);
        let top = at.1 - galley.size().y / 2.0;
        painter.galley(Pos2::new(at.0, top), galley, letters.ink);
    }

    /// Text broken into lines within `width`, its upper left corner at `at`.
    pub fn paragraph(&self, at: (f32, f32), width: f32, words: &str, letters: Letters) {
        let Letters { font, ink } = letters;
        let painter = self.ui.painter();
        let galley = painter.layout(legible(words).into_owned(), font, ink, width.max(1.0));
        painter.galley(Pos2::new(at.0, at.1), galley, ink);
    }

    /// Screen readers find these words there; what stands on a control they know from that.
    pub fn told(&self, name: &str, area: Rect, words: &str) {
        let context = self.ui.ctx();
        context.accesskit_node_builder(Id::new(("told", name)), |node| {
            node.set_role(accesskit::Role::Label);
            node.set_value(words);
            let corner = |at: bevy::math::Vec2| (f64::from(at.x), f64::from(at.y));
            let ((x0, y0), (x1, y1)) = (corner(area.min), corner(area.max));
            node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
        });
    }

    /// How wide a line of text would be.
    pub fn width_of(&self, words: &str, font: FontId) -> f32 {
        self.ui
            .painter()
            .layout_no_wrap(legible(words).into_owned(), font, Color32::BLACK)
            .size()
            .x
    }

    /// The first of these sizes, the largest first, in which a line has room; where none has, the
    /// last.
    pub fn size_for<const N: usize>(
        &self,
        words: &str,
        face: Face,
        room: f32,
        sizes: [f32; N],
    ) -> f32 {
        let fits = |&size: &f32| self.width_of(words, face.at(size)) <= room;
        let fitting = sizes.into_iter().find(fits);
        fitting.or(sizes.last().copied()).unwrap_or_default()
    }

    /// The same for words that take as many lines as they need: `room` is as wide and as high.
    pub fn size_for_lines<const N: usize>(
        &self,
        words: &str,
        face: Face,
        room: (f32, f32),
        sizes: [f32; N],
    ) -> f32 {
        let fits = |&size: &f32| self.measure(words, face.at(size), room.0) <= room.1;
        let fitting = sizes.into_iter().find(fits);
        fitting.or(sizes.last().copied()).unwrap_or_default()
    }

    /// A part of a surface with round corners: round where it reaches the surface's own.
    pub fn part(&self, whole: Rect, part: Rect, corner: u8, fill: Rgb) {
        let part = whole.intersect(part);
        if part.width() <= 0.0 || part.height() <= 0.0 {
            return;
        }
        let (left, right) = (part.min.x <= whole.min.x, part.max.x >= whole.max.x);
        let (top, bottom) = (part.min.y <= whole.min.y, part.max.y >= whole.max.y);
        let round = |on: bool| if on { corner } else { 0 };
        let corners = CornerRadius {
            nw: round(left && top),
            ne: round(right && top),
            sw: round(left && bottom),
            se: round(right && bottom),
        };
        let painter = self.ui.painter();
        painter.rect_filled(rect(part), corners, colour(fill));
    }

    /// An outline within a surface.
    pub fn outline(&self, area: Rect, corner: u8, width: f32, ink: Rgb) {
        let stroke = Stroke::new(width, colour(ink));
        self.ui.painter().rect_stroke(
            rect(area),
            CornerRadius::same(corner),
            stroke,
            StrokeKind::Inside,
        );
    }

    /// A rule between groups.
    pub fn rule(&self, from: f32, to: f32, y: f32) {
        let width = f32::from(self.colours.border).max(1.5);
        let stroke = Stroke::new(width, colour(self.colours.line));
        self.ui.painter().hline(from..=to, y, stroke);
    }

    /// A picture with its centre at `at`.
    pub fn picture(&mut self, picture: Picture, at: (f32, f32), side: f32) {
        let density = self.ui.ctx().pixels_per_point();
        let handle = self.pictures.get(self.ui.ctx(), picture, side);
        let [width, height] = handle.size();
        // On whole physical pixels, or lines blur.
        let size = egui::vec2(metrics::count(width), metrics::count(height)) / density;
        let corner = Pos2::new(at.0, at.1) - size / 2.0;
        let corner =
            Pos2::new((corner.x * density).round(), (corner.y * density).round()) / density;
        let uv = egui::Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        let area = egui::Rect::from_min_size(corner, size);
        let painter = self.ui.painter();
        painter.image(handle.id(), area, uv, Color32::WHITE);
    }

    /// Tiles side by side along the upper edge of a surface with round corners, with their joints; the
    /// last is cut off where the surface ends.
    pub fn band(&mut self, pictures: &[Picture], area: Rect, side: f32, corner: u8) {
        let mut left = area.min.x;
        for &picture in pictures.iter().cycle() {
            let shown = (area.max.x - left).min(side);
            if shown <= 0.0 {
                break;
            }
            let texture = self.pictures.get(self.ui.ctx(), picture, side).id();
            let uv = egui::Rect::from_min_max(Pos2::ZERO, Pos2::new(shown / side, 1.0));
            let round = |on: bool| if on { corner } else { 0 };
            let corners = CornerRadius {
                nw: round(left <= area.min.x),
                ne: round(left + shown >= area.max.x),
                ..CornerRadius::ZERO
            };
            let face = rect(Rect::new(left, area.min.y, left + shown, area.min.y + side));
            let shape = RectShape::filled(face, corners, Color32::WHITE).with_texture(texture, uv);
            self.ui.painter().add(shape);
            left += side;
        }
        let (joint, painter) = (Stroke::new(1.0, colour(TILE_EDGE)), self.ui.painter());
        let (top, bottom) = (area.min.y, area.min.y + side);
        let mut x = area.min.x + side;
        while x < area.max.x - 1.0 {
            painter.vline(x, top..=bottom, joint);
            x += side;
        }
        painter.hline(area.min.x..=area.max.x, bottom, joint);
    }

    /// A tile by itself, its corners rounded off and its edge seen.
    pub fn tile(&mut self, picture: Picture, at: (f32, f32), side: f32, corner: u8) {
        let texture = self.pictures.get(self.ui.ctx(), picture, side).id();
        let uv = egui::Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        let area = egui::Rect::from_center_size(at.into(), egui::vec2(side, side));
        let corners = CornerRadius::same(corner);
        let face = RectShape::filled(area, corners, Color32::WHITE).with_texture(texture, uv);
        let edge = Stroke::new(1.5, colour(TILE_WASH));
        let painter = self.ui.painter();
        painter.add(face);
        painter.rect_stroke(area, corners, edge, StrokeKind::Inside);
    }

    /// What is said in a column about the line above it.
    pub fn said(&self, column: &mut Stack, words: &str) {
        let letters = Face::Text.letters(15.0, self.colours.ink2);
        let height = self.measure(words, letters.font.clone(), column.width());
        let area = column.take(height + 10.0);
        self.paragraph((area.min.x, area.min.y), area.width(), words, letters);
    }

    /// How high a paragraph would be.
    pub fn measure(&self, words: &str, font: FontId, width: f32) -> f32 {
        self.ui
            .painter()
            .layout(
                legible(words).into_owned(),
                font,
                Color32::BLACK,
                width.max(1.0),
            )
            .size()
            .y
    }
}
