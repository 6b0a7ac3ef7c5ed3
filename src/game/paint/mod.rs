//! Every picture the game shows, drawn pixel by pixel at the size it is shown.
//!
//! Nothing here knows Bevy, egui or the rules of the game: each function takes plain numbers
//! (the side of a square in physical pixels above all) and returns a [`Bitmap`] or a [`Sprite`].
//! Drawings are in *squares*: 1.0 is the side of a square, the origin its centre, y downwards.
//! The same arguments always give the same pixels.
//!
//! * [`board`] the wood, its frame and the light; [`number`] what is printed on it
//! * [`piece`], [`disc`], [`king_base`], [`token`], [`shadow`] the pieces and how a king is made
//! * [`mark`], [`route`], [`arrow`] what is laid over the board
//! * [`miniature`] a whole position at the size of a stamp, [`sample`] a corner of a board; [`app_icon`]
//!   the program's own
//! * [`icon`], [`tile`], [`leaf`], [`ground`] the rest of the room
//! * [`tokens`] the colours, shared with the panels
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels are whole, drawings are not: every function here goes from one to the other"
)]
#![expect(
    clippy::similar_names,
    clippy::unreadable_literal,
    reason = "rx and ry, 0xF4B93E: the names of geometry, and colours as every picture editor writes them"
)]

mod app_icon;
mod bitmap;
mod board;
mod canvas;
mod carving;
mod digits;
mod frame;
mod ground;
mod icon;
mod leaf;
mod mark;
mod miniature;
mod noise;
mod patch;
mod piece;
mod route;
mod shadow;
mod shapes;
mod svg;
#[cfg(test)]
mod tests;
mod texture;
mod theme;
mod tile;
pub mod tokens;

pub use app_icon::app_icon;
pub use bitmap::{Bitmap, Sprite};
pub use board::{BoardLook, BoardPicture, board};
pub use digits::{Digits, FontError, Fonts, NumberSize, number};
pub use frame::Frame;
pub use ground::ground;
pub use icon::{Icon, directions, icon};
pub use leaf::{LeafOn, leaf};
pub use mark::{Layer, Mark, mark};
pub use miniature::{Placed, miniature, sample};
pub use piece::{PieceSet, disc, king_base, piece, standing, token};
pub use route::{ArrowStyle, RouteEnd, RouteStyle, arrow, flight, route};
pub use shadow::{FLYING_SHADOW_OFFSET, Height, RESTING_SHADOW_OFFSET, shadow, soft_shadow};
pub use theme::BoardTheme;
pub use tile::{Tile, tile};
