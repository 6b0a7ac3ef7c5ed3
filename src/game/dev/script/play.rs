//! The screen of play in its states.

use super::{Action, Step};
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;
use crate::game::messages::LookWished;
use crate::rules::Side;

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Clocked, Hint, Language as Speak, Look, OfferDraw, Overlay as Dialog, People, Resign, Screen as Go, Touch};
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
        Do(Speak(Language::Spanish)), Wait(4), Shot("play-es"), Do(Speak(Language::Dutch)), Wait(4), Shot("play-nl"),
        Do(Speak(Language::Frisian)), Wait(4), Shot("play-fy"), Do(Speak(Language::English)),
        Do(Resign(Side::White)), Wait(20), Shot("play-over"), Do(Dialog(Overlay::Closed)), Wait(8), Shot("play-over-closed"),
        Do(People("W:WK46,31:B5,15")), Settle, Do(Touch(46)), Do(Touch(41)), Settle, Do(Touch(5)), Do(Touch(10)), Settle,
        Do(Touch(41)), Do(Touch(46)), Settle, Do(Touch(10)), Do(Touch(14)), Settle, Wait(4), Shot("play-count"),
        Do(OfferDraw(Side::White)), Wait(20), Shot("play-answer"), Do(Dialog(Overlay::Closed)), Wait(8),
    ]
}
