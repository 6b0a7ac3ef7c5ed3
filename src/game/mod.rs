//! What you see, touch and hear.

pub mod language;
pub mod paint;
