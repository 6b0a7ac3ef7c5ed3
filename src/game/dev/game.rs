//! A game from the title to its end, and a few lessons.

use super::action::Action;
use super::script::Step;
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;
use crate::rules::{Rules, Side};

/// White takes four pieces, diagonally, across, along and diagonally again, and is crowned.
const CAPTURE_OF_FOUR: &str = "W:W22,38,42,29:B8,9,17,23,26,32,37";
/// One move more, and Black is shut in.
pub(super) const SHUT_IN: &str = "W:WK3,27,31,32,33,37,38,41,44,47,49:B26,36";
/// Kings on both sides, two of which must be taken rather than three men.
pub(super) const KINGS: &str =
    "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Dialog, Flip, Go, Learn, Lesson, Machine, People, Resign, Speak, TakeBack, Touch};
    use Step::{Do, Frame, Settle, Shot, Strip, Wait};
    let mut steps = vec![
        Do(Speak(Language::English)), Wait(20), Shot("title"),
        Do(Go(Screen::Playing)), Do(Machine), Wait(10), Shot("gliding"), Settle, Shot("start"),
        Do(Touch(32)), Wait(8), Shot("selected"),
        Do(Touch(28)), Settle, Wait(2), Shot("thinking"), Wait(60), Settle, Shot("last-move"),
        Do(TakeBack), Settle, Shot("taken-back"), Do(People(KINGS)), Settle, Wait(30), Shot("compulsory"),
        Do(Touch(30)), Wait(14), Shot("refused"),
        Do(People(CAPTURE_OF_FOUR)), Settle, Do(Touch(42)), Wait(8), Shot("capture-chosen"), Do(Touch(2)),
    ];
    steps.extend(std::iter::repeat_n(Frame(2), 24));
    steps.extend([
        Strip("capture-strip"), Settle, Shot("crowned"),
        Do(People(CAPTURE_OF_FOUR)), Settle, Do(Touch(42)), Do(Touch(2)), Wait(30), Shot("capturing"),
        Wait(20), Shot("captured"), Settle,
        Do(Flip), Wait(4), Shot("flipped"), Do(Flip), Do(Dialog(Overlay::NewGame)), Wait(14), Shot("new-game"),
        Do(Dialog(Overlay::Closed)), Do(People(SHUT_IN)), Settle, Do(Touch(32)), Do(Touch(28)), Settle, Wait(14), Shot("over"),
        Do(People("W:W31-50:B1-20")), Settle, Do(Resign(Side::Black)), Wait(14), Shot("resigned"),
        Do(Dialog(Overlay::Closed)), Do(Speak(Language::Frisian)), Wait(4), Shot("frisian"),
        Do(Learn(Rules::Frisian)), Settle, Wait(30), Shot("lesson"),
        Do(Lesson(1)), Settle, Do(Touch(44)), Wait(14), Shot("lesson-refused"),
        Do(Touch(32)), Do(Touch(23)), Settle, Wait(4), Shot("lesson-done"),
        Do(Lesson(5)), Settle, Do(Touch(38)), Do(Touch(33)), Settle, Settle, Shot("lesson-not-that"),
        Do(Speak(Language::English)), Do(Learn(Rules::Spanish)), Settle, Wait(30), Shot("lesson-small"),
        Do(Go(Screen::Menu)), Wait(40), Shot("title-again"),
    ]);
    steps
}
