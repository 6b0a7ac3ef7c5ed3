//! A few pictures of the window for the page's tests, which hold their own against them.

use super::action::Action;
use super::script::Step;
use crate::game::flow::Screen;
use crate::game::language::Language;

/// White takes four pieces and is crowned.
const CAPTURE_OF_FOUR: &str = "W:W22,38,42,29:B8,9,17,23,26,32,37";

/// As `web/tests/likeness.test.js` sets its board up.
#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Go, People, Speak, Touch};
    use Step::{Do, Settle, Shot, Wait};
    vec![
        Do(Speak(Language::English)), Do(Go(Screen::Playing)), Do(People("W:W31-50:B1-20")), Settle, Wait(40), Shot("start"),
        Do(People(CAPTURE_OF_FOUR)), Settle, Wait(40), Do(Touch(42)), Wait(20), Shot("chosen"),
        Do(Touch(2)), Settle, Wait(40), Shot("crowned"),
    ]
}
