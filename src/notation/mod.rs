//! How games are written: [FEN](fen) positions, the [text of moves](movetext), [PDN](pdn) files
//! and the [Hub](hub_text) protocol's positions and moves.

pub mod fen;
pub mod hub_text;
pub mod movetext;
mod numbering;
pub mod pdn;

pub use numbering::Numbering;
