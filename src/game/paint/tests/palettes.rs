//! Every text of the panels can be read on whatever it stands on, by day, by night and in high contrast.

use super::super::tokens::{
    CASING, CREAM, DAY, DEEP, GILT, GILT_LIGHT, HIGH_CONTRAST, NIGHT, Palette, Rgb, SECOND_ROUTE,
    TILE_GLAZE, TILE_INK, WASH, WHITE, contrast, luminance,
};

/// What texts need by WCAG 2.
const FLOOR: f32 = 4.5;

fn assert_readable(pairs: &[(&str, Rgb, Rgb)]) {
    for (case, text, ground) in pairs {
        let ratio = contrast(luminance(*text), luminance(*ground));
        assert!(ratio >= FLOOR, "{case}: {ratio:.2}");
    }
}

#[test]
fn every_text_of_a_panel_can_be_read() {
    for (name, palette) in [("day", DAY), ("night", NIGHT), ("contrast", HIGH_CONTRAST)] {
        let Palette {
            paper,
            paper2,
            paper_on,
            ink,
            ink2,
            action,
            fill_on,
            text_on,
            red,
            red_text,
            blush,
            disabled,
            ..
        } = palette;
        let papers = [
            ("paper", paper),
            ("a well", paper2),
            ("a chosen card", paper_on),
        ];
        for (on, ground) in papers {
            let said = |what: &str| format!("{name}: {what} on {on}");
            assert_readable(&[
                (&said("text"), ink, ground),
                (&said("secondary text"), ink2, ground),
                (&said("a link"), action, ground),
            ]);
        }
        let said = |what: &str| format!("{name}: {what}");
        assert_readable(&[
            (&said("the chosen segment"), text_on, fill_on),
            (&said("the primary button"), WHITE, red),
            (&said("whose turn it is"), red_text, paper),
            (&said("a refused move"), red_text, blush),
            (&said("a refusal"), ink, blush),
            (&said("its second line"), ink2, blush),
            (&said("what can't be pressed"), disabled, paper2),
            (&said("the same on paper"), disabled, paper),
        ]);
        for ground in [palette.ground_hi, palette.ground_mid, palette.ground_lo] {
            assert_readable(&[
                (&said("text on the table"), CREAM, ground),
                (&said("secondary text there"), WASH, ground),
                (&said("a caption there"), GILT_LIGHT, ground),
            ]);
        }
    }
}

#[test]
fn every_badge_and_drawing_can_be_read() {
    assert_readable(&[
        ("a number on gilt", CASING, GILT),
        ("a label of the second route", CASING, SECOND_ROUTE),
        ("a number of the second route", DEEP, SECOND_ROUTE),
        ("a label of the third route", CASING, WHITE),
        ("a tile's drawing", TILE_INK, TILE_GLAZE),
    ]);
}
