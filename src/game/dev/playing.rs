//! The screen of play in its states, and what its panel offers.

use super::action::Action;
use super::script::Step;
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;
use crate::game::messages::LookWished;
use crate::rules::Side;

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Clocked, Dialog, Go, Hint, Look, OfferDraw, People, Resign, Speak, Touch};
    use Step::{Do, Settle, Shot, Wait};
    vec![
        Do(Speak(Language::English)), Do(Go(Screen::Playing)), Do(Clocked), Settle, Wait(20), Shot("play-clocks"),
        Do(Touch(32)), Do(Touch(28)), Settle, Wait(60), Settle, Do(Hint), Wait(90), Shot("play-hint"),
        Do(Hint), Wait(4), Shot("play-hint-line"),
        Do(Look(LookWished::Back)), Settle, Shot("play-looking-back"), Do(Look(LookWished::Present)), Settle,
        Do(Dialog(Overlay::Menu)), Wait(14), Shot("play-menu"),
        Do(Dialog(Overlay::Resign)), Wait(14), Shot("play-resign"),
        Do(Dialog(Overlay::OfferDraw)), Wait(14), Shot("play-offer"), Do(Dialog(Overlay::Closed)), Wait(4),
        Do(OfferDraw(Side::White)), Wait(6), Shot("play-declined"),
        Do(Resign(Side::White)), Wait(20), Shot("play-over"), Do(Dialog(Overlay::Closed)), Wait(8), Shot("play-over-closed"),
        Do(People("W:WK46,31:B3,15")), Settle, Do(Touch(46)), Do(Touch(41)), Settle, Do(Touch(3)), Do(Touch(8)), Settle,
        Do(Touch(41)), Do(Touch(46)), Settle, Do(Touch(8)), Do(Touch(12)), Settle, Wait(4), Shot("play-count"),
        Do(OfferDraw(Side::White)), Wait(20), Shot("play-answer"), Do(Dialog(Overlay::Closed)), Wait(8),
    ]
}
