//! The two discs of the game's icon.

use super::super::canvas::{Canvas, flat, radial};
use super::super::carving::{Rosette, Tones};
use super::super::shapes::{circle, ellipse};
use super::super::theme::BoardTheme;
use super::super::tokens::{BLACK, rgb};
use super::{Disc, Middle, PieceSet, turned};

/// A maple king lying on a bog oak man, larger than life: for the icon.
pub(in super::super) fn maple_over_oak(canvas: &mut Canvas) {
    let shade = [(0.0, BLACK, 0.53), (0.72, BLACK, 0.36), (1.0, BLACK, 0.0)];
    canvas.fill(
        &ellipse(0.038, 0.152, 0.506, 0.481),
        radial((0.038, 0.152), 0.49, &shade),
    );
    let disc = |white, grain| Disc::new(PieceSet::Turned, BoardTheme::Walnut, white, grain);
    canvas.moved(0.0, 0.0886, |canvas| {
        disc(false, 0).draw(canvas, Middle::Man);
    });
    canvas.fill(&circle(0.0063, -0.0127, 0.438), flat(BLACK, 0.4));
    canvas.moved(0.0, -0.057, |canvas| {
        disc(true, 3).draw(canvas, Middle::King(0));
        // Nothing but the star in the middle: it must be seen at sixteen pixels.
        canvas.fill(&circle(0.0, 0.0, 0.3045), flat(rgb(0xF4E3BC), 1.0));
        canvas.fill(&circle(0.0, 0.0, 0.3045), turned::dish(true));
        canvas.line(&circle(0.0, 0.0, 0.3108), 0.0168, flat(rgb(0x8C6530), 1.0));
        let star = Rosette {
            half_width: 0.25,
            gap: 0.02,
            ..Rosette::king(0.289)
        };
        star.cut(
            canvas,
            (0.0, 0.0),
            Tones {
                lo: rgb(0x17357C),
                hi: rgb(0x5B88DD),
            },
        );
    });
}
