//! How games are written: FEN positions and the text of moves.

pub mod fen;
pub mod movetext;
