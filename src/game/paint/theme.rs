//! The boards: their colours and what they are made of.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::texture::{Texture, Wood, paper, stone};
use super::tokens::{BLACK, GILT, Rgb, WHITE, rgb};

/// What the board is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTheme {
    /// Carved walnut and maple.
    #[default]
    Walnut,
    /// Grey stone.
    Slate,
    /// Blue and cream paper, hatched.
    Paper,
    /// Flat white, grey and black.
    Contrast,
}

/// The colours of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skin {
    pub light: Rgb,
    pub dark: Rgb,
    pub frame: Rgb,
    pub number: Rgb,
    /// The dark edge of every mark.
    pub casing: Rgb,
    /// Laid over the squares of the last move.
    pub tint: Option<Rgb>,
    /// Printed, not carved: no light, no shade, no depth.
    pub flat: bool,
}

/// The materials of a board.
pub(super) struct Textures {
    pub light: Texture,
    pub dark: Texture,
    pub frame: Texture,
}

/// Large enough that a hundred squares can be cut from it and no two look alike.
const PLANK: usize = 640;
/// The four sides of the frame, each 60 texels deep, lie in this one below another.
const FRAME_PLANK: (usize, usize) = (704, 272);

impl BoardTheme {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Walnut, Self::Slate, Self::Paper, Self::Contrast];

    /// The colour of its dark squares.
    #[must_use]
    pub const fn dark_square(self) -> Rgb {
        self.skin().dark
    }

    pub(super) const fn skin(self) -> Skin {
        match self {
            Self::Walnut => Skin {
                light: rgb(0xE4CA9E),
                dark: rgb(0x976740),
                frame: rgb(0x4B2C1A),
                number: rgb(0xFFFBF2),
                casing: rgb(0x1A110A),
                tint: Some(GILT),
                flat: false,
            },
            Self::Slate => Skin {
                light: rgb(0xCBD3D6),
                dark: rgb(0x65737E),
                frame: rgb(0x27323B),
                number: WHITE,
                casing: rgb(0x0E1418),
                tint: Some(WHITE),
                flat: false,
            },
            Self::Paper => Skin {
                light: rgb(0xFBF5E6),
                dark: rgb(0x5472AE),
                frame: rgb(0xF3EAD5),
                number: WHITE,
                casing: rgb(0x13234C),
                tint: Some(WHITE),
                flat: true,
            },
            Self::Contrast => Skin {
                light: WHITE,
                dark: rgb(0x757575),
                frame: BLACK,
                number: BLACK,
                casing: BLACK,
                tint: None,
                flat: true,
            },
        }
    }

    /// The materials, made once; none for flat paint.
    pub(super) fn textures(self) -> Option<&'static Textures> {
        static WALNUT: OnceLock<Textures> = OnceLock::new();
        static SLATE: OnceLock<Textures> = OnceLock::new();
        static PAPER: OnceLock<Textures> = OnceLock::new();
        match self {
            Self::Walnut => Some(WALNUT.get_or_init(walnut)),
            Self::Slate => Some(SLATE.get_or_init(|| two_tone(stone, SLATE_TONES))),
            Self::Paper => Some(PAPER.get_or_init(|| two_tone(paper, PAPER_TONES))),
            Self::Contrast => None,
        }
    }
}

fn walnut() -> Textures {
    let wood = |ramp: [u32; 3], spread, pores, rings| Wood {
        ramp: ramp.map(rgb),
        spread,
        pores,
        rings,
        warp: 26.0,
    };
    Textures {
        light: wood([0xD3B27F, 0xE5CB9F, 0xF0DDB8], 0.75, 0.1, 0.03).texture(PLANK, PLANK),
        dark: wood([0x7A4D2C, 0x94643E, 0xA8784E], 0.95, 0.3, 0.055).texture(PLANK, PLANK),
        frame: wood([0x3A2113, 0x4E2E1B, 0x633D25], 1.0, 0.3, 0.055)
            .texture(FRAME_PLANK.0, FRAME_PLANK.1),
    }
}

/// Dark and light tone of the light squares, the dark squares and the frame.
const SLATE_TONES: [[u32; 2]; 3] = [
    [0xC0C9CD, 0xD6DDDF],
    [0x596771, 0x73818B],
    [0x1F2931, 0x303C46],
];
const PAPER_TONES: [[u32; 2]; 3] = [
    [0xF6EFDD, 0xFEFAEF],
    [0x5270AC, 0x5D7BB6],
    [0xEFE5CD, 0xF7EFDC],
];

fn two_tone(
    material: fn(usize, usize, Rgb, Rgb) -> Texture,
    [light, dark, frame]: [[u32; 2]; 3],
) -> Textures {
    let cut = |[lo, hi]: [u32; 2], width, height| material(width, height, rgb(lo), rgb(hi));
    Textures {
        light: cut(light, PLANK, PLANK),
        dark: cut(dark, PLANK, PLANK),
        frame: cut(frame, FRAME_PLANK.0, FRAME_PLANK.1),
    }
}
