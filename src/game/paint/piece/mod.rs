//! Men and kings: turned discs of wood or glazed tile, seen from straight above.

mod flat_disc;
mod glazed;
mod pair;
mod turned;

pub(super) use pair::maple_over_oak;

use serde::{Deserialize, Serialize};
use tiny_skia::Shader;

use super::bitmap::Sprite;
use super::canvas::{Canvas, Reach, flat};
use super::carving::{Rosette, Tones};
use super::shadow::Height;
use super::shapes::{circle, ellipse};
use super::theme::BoardTheme;
use super::tokens::{BLACK, COBALT, GILT_LIGHT, Rgb, mix, rgb};

/// What the pieces are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// Maple and bog oak, turned and carved.
    #[default]
    Turned,
    /// White and deep blue tile, painted.
    Glazed,
}

impl PieceSet {
    /// Both, in the order they are offered.
    pub const ALL: [Self; 2] = [Self::Turned, Self::Glazed];
}

/// The body of a disc reaches this far from its centre.
const BODY: f32 = 0.4305;
/// Its face.
const FACE: f32 = 0.4095;
/// How far a disc, and a king with both its discs, reach from the square's centre.
const DISC_REACH: Reach = Reach::all(0.47);
const KING_REACH: Reach = Reach(0.47, 0.52, 0.47, 0.53);
/// How far below the square's centre a king's lower disc lies, and how far above its upper one.
const LOWER: f32 = 0.058;
const UPPER: f32 = -0.068;

/// What the middle of a disc shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Middle {
    /// A man's: a second groove, or four painted petals.
    Man,
    /// A king's: a rosette of which so many petals are open.
    King(u8),
}

/// How to draw one disc.
#[derive(Clone, Copy, Debug)]
struct Disc {
    set: PieceSet,
    contrast: bool,
    white: bool,
    grain: u8,
}

/// A man or a king, without its shadow.
///
/// `grain` chooses among four turns of the wood. On [`BoardTheme::Contrast`] pieces are flat.
/// A king's lower disc bleeds a little over its square, so draw pieces from the top row down.
#[must_use]
pub fn piece(
    set: PieceSet,
    theme: BoardTheme,
    white: bool,
    king: bool,
    grain: u8,
    square: f32,
) -> Sprite {
    let mut canvas = Canvas::new(square, reach(king));
    Disc::new(set, theme, white, grain).stand(&mut canvas, king);
    canvas.sprite()
}

const fn reach(king: bool) -> Reach {
    if king { KING_REACH } else { DISC_REACH }
}

/// The same with its shadow, as it stands on its square: one picture where it would be two. On
/// [`BoardTheme::Contrast`] there is no shadow.
#[must_use]
pub fn standing(
    set: PieceSet,
    theme: BoardTheme,
    white: bool,
    king: bool,
    grain: u8,
    square: f32,
) -> Sprite {
    if theme == BoardTheme::Contrast {
        return piece(set, theme, white, king, grain, square);
    }
    let height = if king { Height::King } else { Height::Man };
    let mut canvas = Canvas::new(square, reach(king).and(height.reach()));
    height.draw(&mut canvas);
    Disc::new(set, theme, white, grain).stand(&mut canvas, king);
    canvas.sprite()
}

/// The upper disc of a king alone, as it falls: `petals` of its six are open.
///
/// The centre is the disc's own; at rest it lies .068 of a square above the square's centre.
#[must_use]
pub fn disc(
    set: PieceSet,
    theme: BoardTheme,
    white: bool,
    petals: u8,
    grain: u8,
    square: f32,
) -> Sprite {
    let mut canvas = Canvas::new(square, DISC_REACH);
    Disc::new(set, theme, white, grain).draw(&mut canvas, Middle::King(petals));
    canvas.sprite()
}

/// The lower disc of a king alone, where it rests; `shaded` once the upper one lies on it.
#[must_use]
pub fn king_base(
    set: PieceSet,
    theme: BoardTheme,
    white: bool,
    shaded: bool,
    grain: u8,
    square: f32,
) -> Sprite {
    let disc = Disc::new(set, theme, white, grain);
    let mut canvas = Canvas::new(square, KING_REACH);
    if shaded {
        disc.base(&mut canvas, true);
    } else {
        canvas.moved(0.0, LOWER, |canvas| disc.draw(canvas, Middle::King(0)));
    }
    canvas.sprite()
}

/// A piece for lists and small boards, below 20 px: a plain disc with a rim, a flat star for a king.
///
/// The disc is .84 of `px` across.
#[must_use]
pub fn token(set: PieceSet, theme: BoardTheme, white: bool, king: bool, px: f32) -> Sprite {
    let (face, rim, star) = match (set, white) {
        (_, true) if theme == BoardTheme::Contrast => ([255; 3], BLACK, BLACK),
        (_, false) if theme == BoardTheme::Contrast => (BLACK, [255; 3], [255; 3]),
        (PieceSet::Turned, true) => (rgb(0xF5E5BF), rgb(0x8A6230), COBALT),
        (PieceSet::Turned, false) => (rgb(0x261D1B), rgb(0x0A0606), GILT_LIGHT),
        (PieceSet::Glazed, true) => (rgb(0xF5F6F1), rgb(0x2A4C93), COBALT),
        (PieceSet::Glazed, false) => (rgb(0x0B1A3A), rgb(0x8FA5D2), rgb(0xF3F5F0)),
    };
    let mut canvas = Canvas::new(px, Reach::all(0.5));
    let rise = if king { 0.05 } else { 0.0 };
    if king {
        canvas.fill(&circle(0.0, 0.06, 0.42), flat(rim, 1.0));
    }
    canvas.fill(&circle(0.0, -rise, 0.42), flat(rim, 1.0));
    canvas.fill(&circle(0.0, -rise, 0.37), flat(face, 1.0));
    if king {
        canvas.moved(0.0, -rise, |canvas| flat_disc::star(canvas, 0.30, star));
    }
    canvas.sprite()
}

impl Disc {
    const fn new(set: PieceSet, theme: BoardTheme, white: bool, grain: u8) -> Self {
        Self {
            set,
            contrast: matches!(theme, BoardTheme::Contrast),
            white,
            grain: grain % 4,
        }
    }

    /// A man, or both discs of a king.
    fn stand(self, canvas: &mut Canvas, king: bool) {
        if king {
            self.base(canvas, true);
            canvas.moved(0.0, UPPER, |canvas| self.draw(canvas, Middle::King(6)));
        } else {
            self.draw(canvas, Middle::Man);
        }
    }

    /// A disc about the origin.
    fn draw(self, canvas: &mut Canvas, middle: Middle) {
        if self.contrast {
            return flat_disc::draw(canvas, self.set, self.white, middle);
        }
        let (face, side) = match self.set {
            PieceSet::Turned => turned::tones(self.white),
            PieceSet::Glazed => glazed::tones(self.white),
        };
        canvas.fill(&circle(0.0, 0.0168, BODY), flat(side, 1.0));
        canvas.fill(&circle(0.0, 0.0, BODY), flat(mix(side, face, 0.45), 1.0));
        match self.set {
            PieceSet::Turned => turned::face(canvas, self.white, self.grain, middle),
            PieceSet::Glazed => glazed::face(canvas, self.white, middle),
        }
    }

    /// The lower disc of a king and the shade of the upper one.
    fn base(self, canvas: &mut Canvas, shaded: bool) {
        if self.contrast {
            return canvas.moved(0.0, LOWER, |canvas| {
                flat_disc::draw(canvas, self.set, self.white, Middle::King(0));
            });
        }
        let (face, side) = match self.set {
            PieceSet::Turned => turned::tones(self.white),
            PieceSet::Glazed => glazed::tones(self.white),
        };
        let edge = edge_light(self.set, self.white);
        canvas.fill(&circle(0.0, LOWER + 0.0315, BODY), flat(side, 1.0));
        canvas.fill(&circle(0.0, LOWER, BODY), flat(mix(side, face, 0.35), 1.0));
        canvas.line(&circle(0.0, LOWER, 0.42), 0.0126, flat(edge, 0.45));
        if shaded {
            let shade = if self.white { rgb(0x4A2400) } else { BLACK };
            canvas.fill(&ellipse(0.019, 0.0105, 0.436, 0.441), flat(shade, 0.42));
        }
    }
}

/// The light along the edge of a disc.
fn edge_light(set: PieceSet, white: bool) -> Rgb {
    match (set, white) {
        (PieceSet::Turned, true) => rgb(0xFFFBEF),
        (PieceSet::Turned, false) => rgb(0x8C7566),
        (PieceSet::Glazed, true) => rgb(0xFFFFFF),
        (PieceSet::Glazed, false) => rgb(0x4E70B4),
    }
}

/// The light that falls over a whole face from the upper left, and its edge.
fn light_face(canvas: &mut Canvas, set: PieceSet, white: bool) {
    let across = |stops| super::canvas::linear((-FACE, -FACE), (0.5 * FACE, FACE), stops);
    // Weak enough that a rendered face keeps the contrast its colour promises.
    let gleam = if set == PieceSet::Turned { 0.23 } else { 0.17 };
    let light: Shader = if white {
        let brown = rgb(0x7A4A12);
        across(&[
            (0.0, [255; 3], 0.5),
            (0.42, [255; 3], 0.0),
            (0.55, brown, 0.0),
            (1.0, brown, 0.27),
        ])
    } else {
        across(&[
            (0.0, rgb(0xFFE9D0), gleam),
            (0.5, [255; 3], 0.0),
            (0.5, BLACK, 0.0),
            (1.0, BLACK, 0.4),
        ])
    };
    canvas.fill(&circle(0.0, 0.0, FACE), light);
    let alpha = if white { 0.75 } else { 0.6 };
    canvas.line(
        &circle(0.0, 0.0, 0.413),
        0.0147,
        flat(edge_light(set, white), alpha),
    );
}

/// The rosette of a king.
fn rosette(canvas: &mut Canvas, radius: f32, half_width: f32, petals: u8, tones: Tones) {
    Rosette {
        half_width,
        petals,
        ..Rosette::king(radius)
    }
    .cut(canvas, (0.0, 0.0), tones);
}
