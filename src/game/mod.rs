//! What you see, touch and hear.

pub mod paint;
