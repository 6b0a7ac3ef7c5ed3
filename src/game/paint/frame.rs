//! What surrounds the squares: four mitred sides, carved where there is room.

use tiny_skia::PathBuilder;

use super::bitmap::Bitmap;
use super::board::BoardLook;
use super::canvas::{Canvas, flat};
use super::carving::{Rosette, Tones, triangle};
use super::shapes::{circle, polygon, rounded};
use super::texture::Texture;
use super::theme::{BoardTheme, Skin};
use super::tokens::{BLACK, COBALT, WHITE, mix, rgb};

/// How much frame there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// .60 of a square wide and carved: for squares of 44 px and more.
    Full,
    /// .30 wide, without cuts: 30 to 43 px.
    Plain,
    /// A carved strip above and one below, this many physical pixels high (8 at density 1): portrait.
    Strips(u32),
    /// None.
    Bare,
}

impl Frame {
    /// Its width at the left and right, and at the top and bottom, in physical pixels.
    #[must_use]
    pub fn widths(self, square: u32) -> (u32, u32) {
        let all = |share: f32| {
            let width = (square as f32 * share).round() as u32;
            (width, width)
        };
        match self {
            Self::Full => all(0.60),
            Self::Plain => all(0.30),
            Self::Strips(height) => (0, height.min(square)),
            Self::Bare => (0, 0),
        }
    }
}

/// The frame around a bare place for squares of `side` px in all, and where that place begins.
pub(super) fn surround(look: &BoardLook, side: u32) -> (Bitmap, (u32, u32)) {
    let (across, above) = look.frame.widths(look.square);
    let size = (side + 2 * across, side + 2 * above);
    if across + above == 0 {
        let pixels = vec![0; (size.0 * size.1 * 4) as usize];
        return (
            Bitmap {
                width: size.0,
                height: size.1,
                pixels,
            },
            (0, 0),
        );
    }
    let unit = look.square as f32;
    let mut canvas = Canvas::sized(unit, (across as f32, above as f32), size);
    let wood = Sides {
        look,
        skin: look.theme.skin(),
        length: side as f32 / unit,
        width: above as f32 / unit,
    };
    if across == 0 {
        wood.strips(&mut canvas);
    } else {
        wood.frame(&mut canvas);
    }
    (canvas.bitmap(), (across, above))
}

/// A point about the board's middle, turned clockwise by so many quarters.
fn turned((x, y): (f32, f32), quarters: u8) -> (f32, f32) {
    match quarters % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

/// Units are squares, the origin is the first square's top left.
struct Sides<'a> {
    look: &'a BoardLook,
    skin: Skin,
    /// The side of the playing area.
    length: f32,
    /// The frame's width.
    width: f32,
}

impl Sides<'_> {
    fn tones(&self) -> Tones {
        Tones {
            lo: mix(self.skin.frame, BLACK, 0.55),
            hi: mix(self.skin.frame, rgb(0xFFD9A8), 0.42),
        }
    }

    fn frame(&self, canvas: &mut Canvas) {
        let (middle, reach) = (self.length / 2.0, self.length / 2.0 + self.width);
        canvas.fill(
            &rounded(middle, middle, reach, reach, 0.14),
            flat(self.skin.frame, 1.0),
        );
        if let Some(textures) = self.look.theme.textures() {
            for side in 0..4 {
                self.plank(canvas, side, &textures.frame);
            }
        }
        if self.skin.flat {
            self.printed_lines(canvas);
        } else {
            self.bevel(canvas);
            if self.look.frame == Frame::Full {
                self.carve(canvas);
            }
        }
        self.inlay(canvas);
    }

    /// One mitred side, its grain along it: 0 above, 1 right, 2 below, 3 left.
    fn plank(&self, canvas: &mut Canvas, side: u8, texture: &Texture) {
        let (middle, width) = (self.length / 2.0, self.width);
        let (reach, inner) = (middle + width, middle);
        let round = reach - 0.14;
        let above = [
            (-reach, -round),
            (-round, -reach),
            (round, -reach),
            (reach, -round),
            (inner, -inner),
            (-inner, -inner),
        ];
        let shape = above
            .map(|point| turned(point, side))
            .map(|(x, y)| (x + middle, y + middle));
        let first_row = [24.0, 118.0, 212.0, 118.0][usize::from(side % 4)];
        let texels = texture.width.min(700) as f32 / (2.0 * reach);
        canvas.fill_with(&polygon(&shape), |x, y| {
            let (along, down) = turned((x - middle, y - middle), 4 - side);
            texture.smooth(
                (along + reach) * texels,
                first_row + (down + reach) / width * 60.0,
            )
        });
    }

    /// Light along the outer edge at the top and left, dark at the bottom and right.
    fn bevel(&self, canvas: &mut Canvas) {
        let (near, far) = (0.015 - self.width, self.length + self.width - 0.015);
        let (start, end) = (0.14 - self.width, self.length + self.width - 0.14);
        let bent = |from: (f32, f32), bend: [(f32, f32); 3], to: (f32, f32)| {
            let [a, corner, b] = bend;
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(a.0, a.1);
            path.quad_to(corner.0, corner.1, b.0, b.1);
            path.line_to(to.0, to.1);
            path.finish()
        };
        let lit = bent(
            (near, end),
            [(near, start), (near, near), (start, near)],
            (end, near),
        );
        let shaded = bent(
            (far, start),
            [(far, end), (far, far), (end, far)],
            (start, far),
        );
        for (path, ink, alpha) in [(lit, WHITE, 0.28), (shaded, BLACK, 0.45)] {
            if let Some(path) = path {
                canvas.line(&path, 0.03, flat(ink, alpha));
            }
        }
    }

    /// A row of cuts along the middle of each side, alternately up and down, and a rosette at each corner.
    fn carve(&self, canvas: &mut Canvas) {
        let tones = self.tones();
        let (near, far) = (-self.width / 2.0, self.length + self.width / 2.0);
        for i in 0..(self.length / 0.25).round() as u32 {
            let along = i as f32 * 0.25 + 0.125;
            let turn = if i % 2 == 0 { 0.0 } else { 180.0 };
            let four = [
                (along, near, 0.0),
                (along, far, 180.0),
                (near, along, -90.0),
                (far, along, 90.0),
            ];
            for (x, y, degrees) in four {
                triangle(
                    canvas,
                    (x, y),
                    self.width * 0.34,
                    0.92,
                    degrees + turn,
                    tones,
                );
            }
        }
        for (x, y) in [(near, near), (far, near), (near, far), (far, far)] {
            canvas.line(&circle(x, y, 0.24), 0.024, flat(tones.lo, 1.0));
            canvas.line(
                &circle(x + 0.008, y + 0.01, 0.24),
                0.012,
                flat(tones.hi, 0.5),
            );
            Rosette {
                half_width: 0.2,
                gap: 0.06,
                ..Rosette::king(0.216)
            }
            .cut(canvas, (x, y), tones);
        }
    }

    /// Ink on paper, or one white line on black.
    fn printed_lines(&self, canvas: &mut Canvas) {
        let middle = self.length / 2.0;
        let square = |out: f32| rounded(middle, middle, middle + out, middle + out, 0.0);
        if self.look.theme == BoardTheme::Contrast {
            canvas.line(&square(self.width * 0.5), 0.04, flat(WHITE, 1.0));
        } else {
            canvas.line(&square(self.width * 0.62), 0.03, flat(COBALT, 1.0));
            canvas.line(&square(self.width * 0.30), 0.015, flat(COBALT, 1.0));
        }
    }

    /// The thin dark line between frame and squares.
    fn inlay(&self, canvas: &mut Canvas) {
        let (ink, alpha) = match self.look.theme {
            BoardTheme::Contrast => (BLACK, 1.0),
            BoardTheme::Paper => (COBALT, 1.0),
            _ => (rgb(0x140A05), 0.85),
        };
        let middle = self.length / 2.0;
        canvas.fill(
            &rounded(middle, middle, middle + 0.03, middle + 0.03, 0.0),
            flat(ink, alpha),
        );
    }

    /// A low carved strip above and below.
    fn strips(&self, canvas: &mut Canvas) {
        let height = self.width;
        for (top, turn) in [(-height, 0.0), (self.length, 180.0)] {
            let strip = rounded(
                self.length / 2.0,
                top + height / 2.0,
                self.length / 2.0,
                height / 2.0,
                0.0,
            );
            match self.look.theme.textures() {
                Some(textures) => canvas.fill_with(&strip, |x, y| {
                    textures
                        .frame
                        .smooth(x * 60.0, 24.0 + (y - top) / height * 24.0 + turn / 3.0)
                }),
                None => canvas.fill(&strip, flat(self.skin.frame, 1.0)),
            }
            if !self.skin.flat {
                self.strip_cuts(canvas, top + height / 2.0, turn);
            }
        }
    }

    fn strip_cuts(&self, canvas: &mut Canvas, y: f32, turn: f32) {
        let pitch = self.length / (self.length / (1.5 * self.width)).round().max(1.0);
        for i in 0..(self.length / pitch).round() as u32 {
            let degrees = turn + if i % 2 == 0 { 0.0 } else { 180.0 };
            let at = ((i as f32 + 0.5) * pitch, y);
            triangle(canvas, at, self.width * 0.62, 0.92, degrees, self.tones());
        }
    }
}
