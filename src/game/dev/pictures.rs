//! Pictures of the window as PNG files, alone or side by side in a strip.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

/// Red, green, blue and alpha, rows from the top.
#[derive(Clone, Debug, Default)]
pub(super) struct Shot {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Shot {
    /// What was captured of the window; `None` for a format that windows don't have.
    pub(super) fn of(image: &Image) -> Option<Self> {
        let mut pixels = image.data.clone()?;
        match image.texture_descriptor.format {
            TextureFormat::Bgra8Unorm | TextureFormat::Bgra8UnormSrgb => {
                pixels
                    .chunks_exact_mut(4)
                    .for_each(|pixel| pixel.swap(0, 2));
            }
            TextureFormat::Rgba8Unorm | TextureFormat::Rgba8UnormSrgb => {}
            _ => return None,
        }
        // A window has no holes.
        pixels.chunks_exact_mut(4).for_each(|pixel| pixel[3] = 255);
        Some(Self {
            width: image.width() as usize,
            height: image.height() as usize,
            pixels,
        })
    }

    /// A part of it, cut to what there is.
    pub(super) fn part(&self, left: usize, top: usize, width: usize, height: usize) -> Self {
        let (left, top) = (left.min(self.width), top.min(self.height));
        let (width, height) = (width.min(self.width - left), height.min(self.height - top));
        let row = |y: usize| {
            let start = ((top + y) * self.width + left) * 4;
            &self.pixels[start..start + width * 4]
        };
        Self {
            width,
            height,
            pixels: (0..height).flat_map(row).copied().collect(),
        }
    }

    /// Frames in rows of `columns`, a few pixels apart.
    pub(super) fn strip(frames: &[Self], columns: usize) -> Self {
        const GAP: usize = 6;
        let (cell_width, cell_height) = frames.iter().fold((0, 0), |(width, height), frame| {
            (width.max(frame.width), height.max(frame.height))
        });
        let columns = columns.min(frames.len()).max(1);
        let rows = frames.len().div_ceil(columns);
        let (width, height) = (columns * (cell_width + GAP), rows * (cell_height + GAP));
        let mut strip = Self {
            width,
            height,
            pixels: vec![255; width * height * 4],
        };
        for (index, frame) in frames.iter().enumerate() {
            let (left, top) = (
                index % columns * (cell_width + GAP),
                index / columns * (cell_height + GAP),
            );
            for y in 0..frame.height {
                let to = ((top + y) * width + left) * 4;
                let from = y * frame.width * 4;
                strip.pixels[to..to + frame.width * 4]
                    .copy_from_slice(&frame.pixels[from..from + frame.width * 4]);
            }
        }
        strip
    }

    /// Writes it as a PNG.
    pub(super) fn save(&self, path: &Path) -> io::Result<()> {
        let side = |length: usize| u32::try_from(length).map_err(io::Error::other);
        let file = BufWriter::new(File::create(path)?);
        let mut encoder = png::Encoder::new(file, side(self.width)?, side(self.height)?);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&self.pixels)?;
        Ok(())
    }
}
