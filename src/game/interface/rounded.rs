//! Surfaces with round corners, and dots.
//!
//! The pixels along an edge are partly transparent, and `bevy_egui` multiplies colours by that before it
//! makes them linear: every such edge would be a dark hairline. So corners come from a mask whose
//! colours are as much brighter as that darkens them, and straight edges lie on whole pixels.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::epaint::Vertex;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Mesh, Pos2, Shape, TextureHandle, TextureOptions,
};

use super::metrics;
use super::sheet::{Sheet, colour};
use crate::game::paint::tokens::Rgb;

impl Sheet<'_> {
    /// A flat surface with round corners.
    pub fn surface(&self, area: Rect, corner: u8, fill: Rgb) {
        self.rounded(area, f32::from(corner), fill);
    }

    /// A full dot.
    pub fn dot(&self, (x, y): (f32, f32), radius: f32, ink: Rgb) {
        let area = Rect::from_center_size(Vec2::new(x, y), Vec2::splat(2.0 * radius));
        self.rounded(area, radius, ink);
    }

    fn rounded(&self, area: Rect, corner: f32, fill: Rgb) {
        let context = self.ui.ctx();
        let density = context.pixels_per_point();
        let whole = |at: Vec2| (at * density).round() / density;
        let area = Rect::from_corners(whole(area.min), whole(area.max));
        let corner = corner.min(area.half_size().min_element()).max(0.0);
        // A corner is a few dozen pixels at most; a disc of one is nowhere full.
        let pixels = metrics::whole((corner * density).round().max(2.0));
        let mask = mask_of(context, pixels);
        let mesh = nine_parts(&mask, area, corner, colour(fill));
        self.ui.painter().add(Shape::mesh(mesh));
    }
}

/// A mesh of three by three parts: the corners are the mask's, what lies between is full.
fn nine_parts(mask: &TextureHandle, area: Rect, corner: f32, color: Color32) -> Mesh {
    let mut mesh = Mesh::with_texture(mask.id());
    let lines = |from: f32, to: f32| {
        [
            (from, 0.0),
            (from + corner, 0.5),
            (to - corner, 0.5),
            (to, 1.0),
        ]
    };
    for (y, v) in lines(area.min.y, area.max.y) {
        for (x, u) in lines(area.min.x, area.max.x) {
            mesh.vertices.push(Vertex {
                pos: Pos2::new(x, y),
                uv: Pos2::new(u, v),
                color,
            });
        }
    }
    for row in 0..3 {
        for column in 0..3 {
            let first = 4 * row + column;
            mesh.add_triangle(first, first + 1, first + 4);
            mesh.add_triangle(first + 1, first + 4, first + 5);
        }
    }
    mesh
}

/// A disc of this radius, in physical pixels; made once.
fn mask_of(context: &Context, radius: usize) -> TextureHandle {
    let id = Id::new(("disc", radius));
    if let Some(known) = context.data(|data| data.get_temp::<TextureHandle>(id)) {
        return known;
    }
    let mask = context.load_texture(
        format!("disc {radius}"),
        disc(radius),
        TextureOptions::LINEAR,
    );
    context.data_mut(|data| data.insert_temp(id, mask.clone()));
    mask
}

fn disc(radius: usize) -> ColorImage {
    let (middle, at) = (metrics::count(radius), |index| metrics::count(index) + 0.5);
    let pixel = |index: usize| {
        let (x, y) = (at(index % (2 * radius)), at(index / (2 * radius)));
        let covered = middle - (x - middle).hypot(y - middle) + 0.5;
        translucent([255; 3], covered.clamp(0.0, 1.0))
    };
    let pixels = (0..4 * radius * radius).map(pixel).collect();
    ColorImage::new([2 * radius; 2], pixels)
}

/// A colour of which so much is seen, 0 to 1, as `bevy_egui` must be given it to blend it right.
pub(super) fn translucent(colour: Rgb, alpha: f32) -> Color32 {
    let [r, g, b] = colour.map(|channel| byte(curved(alpha * linear(channel))));
    Color32::from_rgba_premultiplied(r, g, b, byte(alpha))
}

/// A share, 0 to 1, as a channel.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is from 0 to 255"
)]
fn byte(share: f32) -> u8 {
    (share.clamp(0.0, 1.0) * 255.0).round() as u8
}

/// The light of a channel of sRGB.
fn linear(channel: u8) -> f32 {
    let value = f32::from(channel) / 255.0;
    if value <= 0.040_45 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

/// The channel of sRGB, 0 to 1, of a light.
fn curved(light: f32) -> f32 {
    if light <= 0.003_130_8 {
        light * 12.92
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the graphics card makes of a mask's pixel in a colour, over a ground: light, 0 to 1.
    fn blended(mask: Color32, colour: u8, ground: u8) -> f32 {
        let share = |channel: u8| f32::from(channel) / 255.0;
        let seen = share(mask.r()) * share(colour);
        let light = linear(byte(seen));
        light + (1.0 - share(mask.a())) * linear(ground)
    }

    #[test]
    fn an_edge_is_between_its_two_colours_and_never_darker() {
        for (colour, ground) in [(0xF0, 0xFA), (0xD0, 0xE6), (0x1F, 0xFA), (0xFA, 0x1D)] {
            for tenth in 0_u8..=10 {
                let alpha = f32::from(tenth) / 10.0;
                let seen = blended(translucent([255; 3], alpha), colour, ground);
                let right = alpha * linear(colour) + (1.0 - alpha) * linear(ground);
                assert!(
                    (curved(seen) - curved(right)).abs() < 0.03,
                    "{alpha} of {colour:x} on {ground:x}: {seen} for {right}"
                );
            }
        }
    }

    #[test]
    fn a_disc_is_full_in_the_middle_and_gone_in_its_corners() {
        let disc = disc(13);
        assert_eq!(disc.size, [26, 26]);
        assert_eq!(disc.pixels[13 * 26 + 13], Color32::WHITE);
        assert!(disc.pixels[13 * 26].a() > 250, "up to its edge");
        assert_eq!(disc.pixels[0].a(), 0);
    }
}
