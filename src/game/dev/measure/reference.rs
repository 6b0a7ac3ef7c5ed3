//! The window to compare with.

use bevy::app::AppExit;

use crate::game::reference;

/// Runs it if the command line asks for it.
pub fn run_if_asked() -> Option<AppExit> {
    if super::asked().as_deref() != Some("reference") {
        return None;
    }
    let mut app = reference::app();
    Some(app.add_plugins(super::measured).run())
}
