//! The red water-lily leaf of Friesland: tiny and rare.

use super::bitmap::Bitmap;
use super::canvas::{Canvas, drawable, flat};
use super::svg;
use super::tokens::{RED, WHITE, rgb};

/// Where the leaf lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeafOn {
    /// On paper.
    Paper,
    /// On the blue ground, where small leaves are brighter.
    Ground,
}

const LEAF: &str = "M46 6C20 0 3 20 5 46C7 74 28 95 50 95C72 95 93 74 95 46C97 20 80 0 54 6C53 20 52 34 50 44C48 34 47 20 46 6Z";
const VEINS: &str = "M50 52V86M50 54C40 58 30 60 18 52M50 54C60 58 70 60 82 52M50 60C42 70 34 76 26 77M50 60C58 70 66 76 74 77";

/// The red water-lily leaf (pompeblêd), `px` wide and high: beside the game's name, and beside whoever is to move.
#[must_use]
pub fn leaf(px: f32, on: LeafOn) -> Bitmap {
    let px = drawable(px, 2.0);
    let size = px.ceil() as u32;
    let (blade, vein) = match on {
        LeafOn::Paper => (RED, rgb(0xE9A59C)),
        LeafOn::Ground if px < 30.0 => (rgb(0xE0564C), WHITE),
        LeafOn::Ground => (RED, rgb(0xF2B5AE)),
    };
    let mut canvas = Canvas::sized(px / 100.0, (0.0, 0.0), (size, size));
    if let (Some(outline), Some(veins)) = (svg::outline(LEAF, 1.0), svg::outline(VEINS, 1.0)) {
        canvas.fill(&outline, flat(blade, 1.0));
        canvas.line(&veins, 4.0, flat(vein, 1.0));
    }
    canvas.bitmap()
}
