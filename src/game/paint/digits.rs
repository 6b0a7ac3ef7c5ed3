//! Figures: the numbers of squares and of badges, drawn from the outlines of the given fonts.

use tiny_skia::{Path, PathBuilder, Transform};
use ttf_parser::{Face, OutlineBuilder};

use super::bitmap::Sprite;
use super::canvas::{Canvas, Reach, drawable, flat};
use super::theme::BoardTheme;

/// Why a font can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FontError {
    /// The bytes are no font.
    #[error("not a TrueType or OpenType font: {0}")]
    Unreadable(String),
    /// One of the ten figures has no outline.
    #[error("the font has no figure {0}")]
    NoFigure(char),
}

/// The two fonts that drawings need.
#[derive(Clone, Debug)]
pub struct Fonts {
    /// Numbers of squares: Hanken Grotesk 600.
    pub number: Digits,
    /// Numbers on badges: Besley 800.
    pub badge: Digits,
}

impl Fonts {
    /// The game's own.
    ///
    /// # Panics
    /// Never: a test reads them.
    #[must_use]
    pub fn built_in() -> Self {
        let number = include_bytes!("../../../assets/fonts/hanken-600.ttf");
        let badge = include_bytes!("../../../assets/fonts/besley-800.ttf");
        Self::new(number, badge).expect("the fonts of this repository hold the ten figures: tested")
    }

    /// Reads the figures of two TrueType fonts.
    pub fn new(number: &[u8], badge: &[u8]) -> Result<Self, FontError> {
        Ok(Self {
            number: Digits::new(number)?,
            badge: Digits::new(badge)?,
        })
    }
}

/// The outlines of the figures 0 to 9.
#[derive(Clone, Debug)]
pub struct Digits {
    /// Outline (font size 1, the origin on the baseline, y down) and advance of each figure.
    figures: Vec<(Path, f32)>,
    /// How high a figure stands over the baseline at font size 1.
    height: f32,
}

impl Digits {
    /// Reads the figures of a TrueType font.
    pub fn new(font: &[u8]) -> Result<Self, FontError> {
        let face =
            Face::parse(font, 0).map_err(|error| FontError::Unreadable(error.to_string()))?;
        let figures = ('0'..='9')
            .map(|figure| outline(&face, figure))
            .collect::<Result<Vec<_>, _>>()?;
        // The seven has a flat head; round ones rise a little higher.
        let height = -figures[7].0.bounds().top();
        Ok(Self { figures, height })
    }

    /// The outline of a number whose baseline begins at (x, y).
    fn at(&self, number: u32, x: f32, y: f32, size: f32) -> Option<Path> {
        let mut path = PathBuilder::new();
        let mut along = x;
        for figure in figures_of(number) {
            let (outline, advance) = &self.figures[figure];
            let place = Transform::from_row(size, 0.0, 0.0, size, along, y);
            if let Some(outline) = outline.clone().transform(place) {
                path.push_path(&outline);
            }
            along += advance * size;
        }
        path.finish()
    }

    /// The outline of a number whose ink is centred on (x, y).
    pub(super) fn centred(&self, number: u32, x: f32, y: f32, size: f32) -> Option<Path> {
        let path = self.at(number, 0.0, 0.0, size)?;
        let bounds = path.bounds();
        let middle = f32::midpoint(bounds.left(), bounds.right());
        path.transform(Transform::from_translate(
            x - middle,
            y + self.height * size / 2.0,
        ))
    }
}

fn figures_of(number: u32) -> impl Iterator<Item = usize> {
    let count = number.checked_ilog10().unwrap_or(0);
    (0..=count)
        .rev()
        .map(move |place| (number / 10_u32.pow(place) % 10) as usize)
}

fn outline(face: &Face, figure: char) -> Result<(Path, f32), FontError> {
    let missing = || FontError::NoFigure(figure);
    let glyph = face.glyph_index(figure).ok_or_else(missing)?;
    let scale = 1.0 / f32::from(face.units_per_em());
    let mut pen = Pen {
        path: PathBuilder::new(),
        scale,
    };
    face.outline_glyph(glyph, &mut pen).ok_or_else(missing)?;
    let path = pen.path.finish().ok_or_else(missing)?;
    Ok((
        path,
        f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale,
    ))
}

/// Draws a font's outline with y down.
struct Pen {
    path: PathBuilder,
    scale: f32,
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(x * self.scale, -y * self.scale);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(x * self.scale, -y * self.scale);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let k = self.scale;
        self.path.quad_to(x1 * k, -y1 * k, x * k, -y * k);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let k = self.scale;
        self.path
            .cubic_to(x1 * k, -y1 * k, x2 * k, -y2 * k, x * k, -y * k);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

/// How large the numbers of squares are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NumberSize {
    /// .155 of a square: where a square has 44 px or more. Not drawn under a king or a bracket.
    #[default]
    Usual,
    /// .23 of a square: below 44 px, where occupied squares show no number.
    Large,
}

/// The number of a dark square, at the upper left of it.
#[must_use]
pub fn number(
    number: u8,
    theme: BoardTheme,
    size: NumberSize,
    square: f32,
    fonts: &Fonts,
) -> Sprite {
    let square = drawable(square, 2.0);
    let (size, baseline) = match size {
        NumberSize::Usual => (0.155, 0.165),
        NumberSize::Large => (0.23, 0.205),
    };
    let digits = &fonts.number;
    // Feet and heads lie between two rows of pixels: crisp at small sizes.
    let whole = |length: f32| (length * square).round().max(1.0) / square;
    let size = whole(size * digits.height) / digits.height;
    let print = |right: f32| {
        let path = digits.at(
            number.into(),
            0.05 - 0.5 + right / square,
            whole(baseline) - 0.5,
            size,
        );
        printed(path, theme, square)
    };
    // Of eight places within a pixel, the one where the stems lie best on the columns.
    let sharpness = |sprite: &Sprite| -> u64 {
        let alphas = sprite.bitmap.pixels.iter().skip(3).step_by(4);
        alphas.map(|&alpha| u64::from(alpha).pow(4)).sum()
    };
    let places = (1..8_u8).map(|eighth| print(f32::from(eighth) / 8.0));
    places.fold(print(0.0), |best, next| {
        if sharpness(&next) > sharpness(&best) {
            next
        } else {
            best
        }
    })
}

fn printed(path: Option<Path>, theme: BoardTheme, square: f32) -> Sprite {
    let Some(path) = path else {
        return Canvas::new(square, Reach::all(0.0)).sprite();
    };
    let bounds = path.bounds();
    let reach = Reach(
        -bounds.left(),
        -bounds.top(),
        bounds.right(),
        bounds.bottom(),
    );
    let mut canvas = Canvas::new(square, reach);
    canvas.fill(&path, flat(theme.skin().number, 1.0));
    if theme == BoardTheme::Contrast {
        // Bolder: black on grey has no contrast to spare for a stroke that fills a pixel only nearly.
        canvas.line(&path, 0.006, flat(theme.skin().number, 1.0));
    }
    canvas.sprite()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_figure_by_figure() {
        for (number, figures) in [
            (0, &[0][..]),
            (7, &[7]),
            (10, &[1, 0]),
            (50, &[5, 0]),
            (205, &[2, 0, 5]),
        ] {
            assert!(figures_of(number).eq(figures.iter().copied()), "{number}");
        }
    }

    #[test]
    fn bytes_that_are_no_font_are_refused() {
        assert!(matches!(
            Digits::new(b"no font"),
            Err(FontError::Unreadable(_))
        ));
    }
}
