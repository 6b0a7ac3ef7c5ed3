//! Sizes, in logical pixels: LOOK.md's "Space, corners, lines, shadows".

/// Between the window's edge and what stands in it.
pub const MARGIN: f32 = 24.0;
/// Between a panel's edge and what is written on it.
pub const PANEL_INSET: f32 = 20.0;
/// Between controls.
pub const GAP: f32 = 8.0;
/// The carved strip above and below the board of a phone.
pub const STRIP: f32 = 8.0;
/// The least side of anything to press.
pub const TARGET: f32 = 44.0;
/// Corners of buttons.
pub const BUTTON_CORNER: u8 = 11;
/// Corners of cards.
pub const CARD_CORNER: u8 = 13;
/// Corners of panels.
pub const PANEL_CORNER: u8 = 16;
/// Corners of dialogs.
pub const DIALOG_CORNER: u8 = 20;
/// Corners of list marks and chips.
pub const CHIP_CORNER: u8 = 7;

/// So many of something, to reckon with: exact, since a screen has few of anything.
#[expect(clippy::cast_precision_loss, reason = "a few thousand at most")]
pub const fn count(things: usize) -> f32 {
    things as f32
}

/// How many whole ones that is.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few thousand at most; less than nothing is none"
)]
pub const fn whole(length: f32) -> usize {
    length as usize
}
