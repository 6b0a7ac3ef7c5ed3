//! Files to and from the player of a page, by way of the browser.

use super::door;

/// The most that is read of a file, in bytes: what is longer comes a byte longer than this.
pub const LONGEST: usize = crate::game::games::file::LONGEST;

/// Gives the player a file of this name to keep.
pub fn give(name: &str, bytes: &[u8]) {
    door::give_file(name, bytes);
}

/// Lets the player choose a file of these kinds (".pdn,.txt"). Browsers allow it only just after a
/// press; [`chosen`] has the file when the window is woken next.
pub fn ask(purpose: &str, kinds: &str) {
    // A few million: exact.
    #[expect(clippy::cast_precision_loss)]
    door::ask_for_file(purpose, kinds, LONGEST as f64);
}

/// Puts a text into the clipboard. Browsers allow it only just after a press; [`was_copied`] knows
/// whether this one did when the window is woken next.
pub fn copy(text: &str) {
    door::put(text);
}

/// Whether a text could be copied, once for each.
pub fn was_copied() -> Option<bool> {
    door::was_put()
}

/// Asks the browser for what the player copied elsewhere, which it gives only just after a press, and
/// perhaps after asking them; it is [`chosen`] as "pasted" then.
pub fn ask_for_copied() {
    door::ask_for_copied();
}

/// Whether the browser had nothing, or didn't give it, once for each time it was asked.
pub fn was_refused() -> bool {
    door::was_refused()
}

/// Name and bytes of the file that the player chose for this purpose, once; what was pasted has no
/// name.
pub fn chosen(purpose: &str) -> Option<(String, Vec<u8>)> {
    let name = door::chosen_name(purpose)?;
    Some((name, door::chosen_file(purpose)?))
}
