//! The colours of the game, by name, shared by the drawings and the panels.

/// A colour as sRGB red, green and blue.
pub type Rgb = [u8; 3];

/// The colour written `0xRRGGBB`.
#[must_use]
pub const fn rgb(hex: u32) -> Rgb {
    let [_, r, g, b] = hex.to_be_bytes();
    [r, g, b]
}

/// The colour `t` of the way from `a` to `b`, 0 to 1.
#[must_use]
pub fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    let t = t.clamp(0.0, 1.0);
    // Half up, by cutting off: `round` is a call on some machines, and this runs for every texel.
    let channel =
        |i: usize| (f32::from(a[i]) + (f32::from(b[i]) - f32::from(a[i])) * t + 0.5) as u8;
    [channel(0), channel(1), channel(2)]
}

/// How bright a colour is to the eye, 0 to 1 (relative luminance of WCAG 2).
#[must_use]
pub fn luminance(colour: Rgb) -> f32 {
    let linear = colour.map(|channel| {
        let v = f32::from(channel) / 255.0;
        if v <= 0.040_45 {
            v / 12.92
        } else {
            ((v + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

/// The contrast of two luminances, 1 to 21 (WCAG 2).
#[must_use]
pub fn contrast(a: f32, b: f32) -> f32 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Text on the ground.
pub const CREAM: Rgb = rgb(0xFFF6E2);
/// Secondary text on the ground.
pub const WASH: Rgb = rgb(0xC9D7EE);
/// Marks on the board, and nowhere else.
pub const GILT: Rgb = rgb(0xF4B93E);
/// A lighter gilt: the edge of a selection, small captions on the ground.
pub const GILT_LIGHT: Rgb = rgb(0xFFD887);
/// The one primary button, refusal, the leaf.
pub const RED: Rgb = rgb(0xB3312B);
/// The lower edge of a red button.
pub const RED_EDGE: Rgb = rgb(0x8E2420);
/// The lower edge of a paper button that lies on the ground.
pub const PAPER_EDGE: Rgb = rgb(0xCDBB95);
/// Arrows, and the deepest blue of the day.
pub const COBALT: Rgb = rgb(0x1F3F86);
/// The dark edge of marks and routes, which sets them off from any wood.
pub const CASING: Rgb = rgb(0x1A110A);
/// Numbers on the second route's badges.
pub const DEEP: Rgb = rgb(0x152C63);
/// The second route and its badges.
pub const SECOND_ROUTE: Rgb = rgb(0xDCE8FF);
/// A tile's white glaze.
pub const TILE_GLAZE: Rgb = rgb(0xF3F5F0);
/// A tile's lines.
pub const TILE_INK: Rgb = rgb(0x27488F);
/// A tile's filled shapes.
pub const TILE_WASH: Rgb = rgb(0xB9CAE8);
/// The hairline around a tile that lies on white.
pub const TILE_EDGE: Rgb = rgb(0xB9C6D8);
/// White, as paint.
pub const WHITE: Rgb = [255; 3];
/// Black, as paint.
pub const BLACK: Rgb = [0; 3];

/// The colours of panels, which follow the hour and the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The table, at the light's centre.
    pub ground_hi: Rgb,
    /// The table, 55 % out.
    pub ground_mid: Rgb,
    /// The table, far from the light.
    pub ground_lo: Rgb,
    /// Panels and dialogs.
    pub paper: Rgb,
    /// Wells, buttons and cards.
    pub paper2: Rgb,
    /// The chosen card.
    pub paper_on: Rgb,
    /// Rules between groups: decoration only.
    pub line: Rgb,
    /// Text.
    pub ink: Rgb,
    /// Secondary text.
    pub ink2: Rgb,
    /// Icons, links, borders of the chosen.
    pub action: Rgb,
    /// Current move, running clock, chosen segment.
    pub fill_on: Rgb,
    /// Text on `fill_on`.
    pub text_on: Rgb,
    /// The one primary button.
    pub red: Rgb,
    /// "Your turn", a refused move.
    pub red_text: Rgb,
    /// The panel of a refusal.
    pub blush: Rgb,
    /// The border of that panel.
    pub blush_edge: Rgb,
    /// What can't be used now (with a struck or dimmed icon as well).
    pub disabled: Rgb,
    /// How wide the borders of panels and dialogs are, in logical pixels; 0 where there are none.
    pub border: u8,
}

/// Paper by day.
pub const DAY: Palette = Palette {
    ground_hi: rgb(0x2A4F9F),
    ground_mid: rgb(0x1D3C81),
    ground_lo: rgb(0x15306C),
    paper: rgb(0xFAF4E6),
    paper2: rgb(0xF0E6D0),
    paper_on: WHITE,
    line: rgb(0xD9CBAE),
    ink: rgb(0x16264F),
    ink2: rgb(0x4F5A78),
    action: COBALT,
    fill_on: COBALT,
    text_on: WHITE,
    red: RED,
    red_text: RED,
    blush: rgb(0xFBE9DF),
    blush_edge: rgb(0xE5B7A5),
    disabled: rgb(0x6E644C),
    border: 0,
};

/// Paper by night.
pub const NIGHT: Palette = Palette {
    ground_hi: rgb(0x15244B),
    ground_mid: rgb(0x0D1734),
    ground_lo: rgb(0x080F26),
    paper: rgb(0x15234A),
    paper2: rgb(0x20325F),
    paper_on: rgb(0x2A3F75),
    line: rgb(0x334775),
    ink: rgb(0xFFF4DC),
    ink2: rgb(0xB4C3E4),
    action: rgb(0xC9D8FA),
    fill_on: rgb(0xF4E3BC),
    text_on: rgb(0x16264F),
    red_text: rgb(0xFF9C8F),
    blush: rgb(0x3A1F2C),
    blush_edge: rgb(0x7D3A3C),
    disabled: rgb(0x8FA0C8),
    ..DAY
};

/// The panels beside the high-contrast board; every border is 2 px there.
pub const HIGH_CONTRAST: Palette = Palette {
    paper: WHITE,
    paper2: rgb(0xE6E6E6),
    line: rgb(0x444444),
    ink: BLACK,
    ink2: rgb(0x444444),
    action: rgb(0x00309C),
    fill_on: rgb(0x00309C),
    red: rgb(0xA30000),
    red_text: rgb(0xA30000),
    blush: WHITE,
    blush_edge: rgb(0xA30000),
    disabled: rgb(0x444444),
    border: 2,
    ..DAY
};
