//! Maple and bog oak: turned, grooved, and chip carved along the rim.

use std::sync::OnceLock;

use super::super::canvas::{Canvas, flat, linear};
use super::super::carving::{Tones, triangle};
use super::super::shapes::circle;
use super::super::texture::{Texture, Wood};
use super::super::tokens::{BLACK, Rgb, mix, rgb};
use super::{FACE, Middle, PieceSet, light_face, rosette};

/// The mean colour of a face, and of the side of a disc.
pub(super) const fn tones(white: bool) -> (Rgb, Rgb) {
    if white {
        (rgb(0xF2E2BF), rgb(0xA9824E))
    } else {
        (rgb(0x261D1B), rgb(0x0C0808))
    }
}

const fn wood(white: bool) -> Wood {
    if white {
        let ramp = [rgb(0xDFBF84), rgb(0xF0DCB0), rgb(0xF8EACA)];
        Wood {
            ramp,
            spread: 0.9,
            pores: 0.22,
            rings: 0.13,
            warp: 34.0,
        }
    } else {
        let ramp = [rgb(0x110C0B), rgb(0x1F1715), rgb(0x33271F)];
        Wood {
            ramp,
            spread: 1.0,
            pores: 0.1,
            rings: 0.045,
            warp: 26.0,
        }
    }
}

const fn cuts(white: bool) -> Tones {
    if white {
        Tones {
            lo: rgb(0x9C7743),
            hi: rgb(0xFFFBEF),
        }
    } else {
        Tones {
            lo: rgb(0x0A0707),
            hi: rgb(0x8C7566),
        }
    }
}

const fn petals(white: bool) -> Tones {
    if white {
        Tones {
            lo: rgb(0x1C3C86),
            hi: rgb(0x4E79CE),
        }
    } else {
        Tones {
            lo: rgb(0xB9842A),
            hi: rgb(0xFFE3A0),
        }
    }
}

/// How the grain lies on each of the four faces: degrees, and where in the plank it is cut (hundredths of a square).
const GRAINS: [(f32, f32, f32); 4] = [
    (8.0, -20.0, -60.0),
    (-24.0, -150.0, -20.0),
    (40.0, -70.0, -150.0),
    (-60.0, -200.0, -90.0),
];

/// Texels of a face in the side of a square.
const TEXELS: f32 = 180.0;

/// One of the four faces of a colour, made once.
fn wooden_face(white: bool, grain: u8) -> &'static Texture {
    static FACES: [OnceLock<Texture>; 8] = [const { OnceLock::new() }; 8];
    let grain = usize::from(grain % 4);
    FACES[usize::from(white) * 4 + grain].get_or_init(|| {
        let wood = wood(white);
        let (degrees, left, up) = GRAINS[grain];
        let (sin, cos) = degrees.to_radians().sin_cos();
        let side = (2.0 * FACE * TEXELS).ceil() as usize;
        Texture::new(side, side, |x, y| {
            // Hundredths of a square from the centre, then along and across the grain.
            let (x, y) = (
                ((x + 0.5) / TEXELS - FACE) * 95.24,
                ((y + 0.5) / TEXELS - FACE) * 95.24,
            );
            let (along, across) = (
                x * cos + y * sin - left + 60.0,
                y * cos - x * sin - up + 60.0,
            );
            wood.at(along * 1.6, across * 1.6)
        })
    })
}

/// Everything on top of the body.
pub(super) fn face(canvas: &mut Canvas, white: bool, grain: u8, middle: Middle) {
    let tones = cuts(white);
    let wood = wooden_face(white, grain);
    canvas.fill_with(&circle(0.0, 0.0, FACE), |x, y| {
        wood.smooth((x + FACE) * TEXELS, (y + FACE) * TEXELS)
    });
    light_face(canvas, PieceSet::Turned, white);
    groove(
        canvas,
        0.315,
        [0.027, 0.017],
        [0.85, if white { 0.9 } else { 0.55 }],
        tones,
    );
    canvas.fill(&circle(0.0, 0.0, 0.305), dish(white));
    rim(canvas, white, tones);
    match middle {
        Middle::Man => groove(
            canvas,
            0.137,
            [0.021, 0.014],
            [0.7, if white { 0.85 } else { 0.45 }],
            tones,
        ),
        Middle::King(open) => rosette(canvas, 0.283, 0.235, open, petals(white)),
    }
}

/// A turned line: dark towards the lamp, light away from it. Widths and alphas: dark, light.
fn groove(canvas: &mut Canvas, radius: f32, width: [f32; 2], alpha: [f32; 2], tones: Tones) {
    canvas.line(
        &circle(-0.007, -0.009, radius),
        width[0],
        flat(tones.lo, alpha[0]),
    );
    canvas.line(
        &circle(0.008, 0.010, radius),
        width[1],
        flat(tones.hi, alpha[1]),
    );
}

/// The hollow inside the groove is shaded the other way round.
pub(super) fn dish(white: bool) -> tiny_skia::Shader<'static> {
    let across = |stops| linear((-0.305, -0.305), (0.1525, 0.305), stops);
    if white {
        let (brown, cream) = (rgb(0x6B3F0E), rgb(0xFFF8E6));
        across(&[
            (0.0, brown, 0.23),
            (0.55, brown, 0.0),
            (0.55, cream, 0.0),
            (1.0, cream, 0.42),
        ])
    } else {
        let cream = rgb(0xFFE9D0);
        across(&[
            (0.0, BLACK, 0.5),
            (0.5, BLACK, 0.0),
            (0.5, cream, 0.0),
            (1.0, cream, 0.13),
        ])
    }
}

/// Twenty cuts that point outwards.
fn rim(canvas: &mut Canvas, white: bool, tones: Tones) {
    let (face, _) = self::tones(white);
    let softer = if white { (0.12, 0.1) } else { (0.0, 0.35) };
    let tones = Tones {
        lo: mix(tones.lo, face, softer.0),
        hi: mix(tones.hi, face, softer.1),
    };
    for i in 0..20_u8 {
        let degrees = f32::from(i) * 18.0 + 9.0;
        let (sin, cos) = degrees.to_radians().sin_cos();
        triangle(
            canvas,
            (cos * 0.3633, sin * 0.3633),
            0.0546,
            0.9,
            degrees + 90.0,
            tones,
        );
    }
}
