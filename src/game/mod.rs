//! The window: what you see, touch and hear.
pub mod language;
