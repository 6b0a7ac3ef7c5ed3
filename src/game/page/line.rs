//! A line that is written on a phone: a canvas can't call its keyboard up, but the page can.

use super::door;

/// Lets the player write a line of this name above the game, with `text` in it to begin with; only
/// where they use their fingers.
pub fn ask(name: &str, label: &str, text: &str) {
    door::ask_for_line(name, label, text);
}

/// What the player wrote in the line of this name, once.
pub fn written(name: &str) -> Option<String> {
    door::written_line(name)
}
