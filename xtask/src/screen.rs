//! Where windows open: the screen of the person's session, or one that nobody sees.

pub mod session;
pub mod unseen;
