//! Windows that pictures are taken of.

/// A window for pictures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// Logical pixels.
    pub width: u32,
    /// Logical pixels.
    pub height: u32,
    /// Physical pixels for each logical one, 0.5 to 8.
    pub scale: f32,
}

/// A laptop's window and a phone's.
pub(super) const USUAL_SIZES: [(u32, u32); 2] = [(1280, 720), (360, 640)];
/// Beside them, where nothing else is asked for: the laptop's on a screen of 2560×1440 fine pixels.
pub(super) const FINE: Window = Window {
    width: 1280,
    height: 720,
    scale: 2.0,
};

/// More than any screen has; Xvfb itself refuses more than 32767.
pub(super) const LARGEST: u32 = 16_384;

impl Window {
    /// A laptop's window and a phone's.
    pub fn usual() -> impl Iterator<Item = Self> {
        let scale = 1.0;
        USUAL_SIZES.into_iter().map(move |(width, height)| Self {
            width,
            height,
            scale,
        })
    }

    /// Physical pixels, width and height.
    pub fn physical(self) -> (u32, u32) {
        (
            scaled(self.width, self.scale),
            scaled(self.height, self.scale),
        )
    }

    /// The name of this window's folder: `1280x720`, or `1280x720@2` when scaled.
    pub fn name(self) -> String {
        let size = self.size();
        if (self.scale - 1.0).abs() < f32::EPSILON {
            size
        } else {
            format!("{size}@{}", self.scale)
        }
    }

    /// Its logical size as it is typed: `1280x720`.
    pub fn size(self) -> String {
        format!("{}x{}", self.width, self.height)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "at most 16384 times 8, and never negative"
)]
fn scaled(logical: u32, scale: f32) -> u32 {
    (f64::from(logical) * f64::from(scale)).round() as u32
}
