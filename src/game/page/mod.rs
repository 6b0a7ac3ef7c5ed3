//! The page around the game: what it is told, what it asks for.
//!
//! The browser's side of all this is `web/page.js`, whose `window.damas` is for tests, tools and
//! teachers. It sees a [`Scene`] whenever one differs from the last, and its [`Order`]s become
//! wishes like a finger's.

#[cfg(target_arch = "wasm32")]
mod carrying;
#[cfg(target_arch = "wasm32")]
mod door;
#[cfg(target_arch = "wasm32")]
pub mod files;
#[cfg(target_arch = "wasm32")]
pub mod line;
mod order;
mod scene;
#[cfg(target_arch = "wasm32")]
mod wires;

pub use order::{Order, OrderError};
pub use scene::Scene;

#[cfg(target_arch = "wasm32")]
pub use wires::{Page, appear, is_woken_by, plugin};

/// Whether the system asks that little moves.
#[cfg(target_arch = "wasm32")]
pub fn asks_for_reduced_motion() -> bool {
    door::asks_for_reduced_motion()
}
