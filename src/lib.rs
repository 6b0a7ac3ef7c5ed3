//! Damas.
