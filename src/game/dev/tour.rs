//! Every screen of play and every dialog, once in each language and in a few looks more.

use super::action::Action;
use super::boards::TWO_WAYS;
use super::fingers::Deed;
use super::game::{KINGS, SHUT_IN};
use super::script::Step;
use crate::game::board::appearance::{Appearance, Night};
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;
use crate::game::motion::pace::Pace;
use crate::game::paint::{BoardTheme, PieceSet};
use crate::rules::{Rules, Side};

/// The tours by the names of their pictures: by day in each language, and the other looks.
#[rustfmt::skip]
const TOURS: [(&str, Language, BoardTheme, PieceSet, Night); 8] = [
    ("en", Language::English, BoardTheme::Walnut, PieceSet::Turned, Night::Day),
    ("es", Language::Spanish, BoardTheme::Walnut, PieceSet::Turned, Night::Day),
    ("es-AR", Language::SpanishArgentina, BoardTheme::Walnut, PieceSet::Turned, Night::Day),
    ("nl", Language::Dutch, BoardTheme::Walnut, PieceSet::Turned, Night::Day),
    ("fy", Language::Frisian, BoardTheme::Walnut, PieceSet::Turned, Night::Day),
    ("night", Language::English, BoardTheme::Slate, PieceSet::Turned, Night::Night),
    ("paper", Language::English, BoardTheme::Paper, PieceSet::Glazed, Night::Day),
    ("contrast", Language::English, BoardTheme::Contrast, PieceSet::Glazed, Night::Day),
];

pub(super) fn steps() -> Vec<Step> {
    let mut steps = vec![Step::Do(Action::Move(Pace::None))];
    for (name, language, board, pieces, night) in TOURS {
        let look = Appearance {
            board,
            pieces,
            night,
            numbers: true,
        };
        steps.extend([
            Step::Of(name),
            Step::Do(Action::Wear(look)),
            Step::Do(Action::Speak(language)),
        ]);
        steps.extend([before_play(), play(), ends(), lessons()].concat());
    }
    steps
}

/// The title, what a game will be like, and how all of it looks.
#[rustfmt::skip]
fn before_play() -> Vec<Step> {
    use Action::{Dialog, Finger, Go};
    use Step::{Do, Shot, Wait};
    let to_the_end = || [Do(Finger(Deed::Wheel(-60.0))), Wait(30)];
    let mut steps = vec![
        Do(Go(Screen::Menu)), Wait(12), Shot("title"), Do(Dialog(Overlay::NewGame)), Wait(8), Shot("new"),
    ];
    steps.extend(to_the_end());
    steps.extend([Shot("new-end"), Do(Finger(Deed::Press("more"))), Wait(8), Shot("more")]);
    steps.extend(to_the_end());
    steps.extend([Shot("more-end"), Do(Dialog(Overlay::Settings)), Wait(8), Shot("settings")]);
    steps.extend(to_the_end());
    steps.extend([Shot("settings-end"), Do(Dialog(Overlay::Closed))]);
    steps
}

/// A game against the machine, with what can be asked and answered in it.
#[rustfmt::skip]
fn play() -> Vec<Step> {
    use Action::{By, Clocked, Dialog, Go, Hint, OfferDraw, People, Touch};
    use Step::{Do, Shot, Wait};
    vec![
        Do(Go(Screen::Playing)), Wait(4), Do(Clocked), Wait(8), Shot("play"),
        Do(Hint), Wait(60), Shot("hint"), Do(Hint), Wait(6), Shot("hint-line"),
        Do(Dialog(Overlay::Menu)), Wait(8), Shot("menu"), Do(Dialog(Overlay::Resign)), Wait(8), Shot("resign"),
        Do(Dialog(Overlay::OfferDraw)), Wait(8), Shot("offer"), Do(Dialog(Overlay::Closed)), Wait(4),
        Do(OfferDraw(Side::White)), Wait(8), Shot("declined"),
        Do(People(KINGS)), Wait(8), Do(Touch(30)), Do(Touch(17)), Wait(20), Shot("refused"),
        Do(By(Rules::International, TWO_WAYS)), Wait(8), Do(Touch(4)), Wait(4), Shot("chosen"),
        Do(Touch(15)), Wait(20), Shot("ways"),
    ]
}

/// Counts that run, draws, and how games end.
#[rustfmt::skip]
fn ends() -> Vec<Step> {
    use Action::{Clocked, Dialog, OfferDraw, People, Resign, TakeFile, Touch};
    use Step::{Do, Shot, Wait};
    let mut steps = vec![Do(People("W:WK46,31:B3,15")), Wait(8)];
    for (from, to) in [(46, 41), (3, 8), (41, 46), (8, 12)] {
        steps.extend([Do(Touch(from)), Do(Touch(to)), Wait(8)]);
    }
    steps.extend([
        Shot("count"), Do(OfferDraw(Side::White)), Wait(8), Shot("answer"), Do(Dialog(Overlay::Closed)), Wait(4),
        Do(People(SHUT_IN)), Wait(8), Do(Touch(32)), Do(Touch(28)), Wait(20), Shot("over"),
        Do(Clocked), Wait(8), Do(Resign(Side::White)), Wait(20), Shot("resigned"), Do(Dialog(Overlay::Closed)), Wait(8), Shot("after"),
        Do(TakeFile("nothing of the kind")), Wait(8), Shot("told"), Do(Action::Finger(Deed::Press("announced"))), Wait(8),
    ]);
    steps
}

#[rustfmt::skip]
fn lessons() -> Vec<Step> {
    use Action::{Learn, Lesson, Touch};
    use Step::{Do, Shot, Wait};
    vec![
        Do(Learn(Rules::Frisian)), Wait(12), Shot("lesson"), Do(Lesson(1)), Wait(8), Do(Touch(44)), Wait(20), Shot("lesson-refused"),
        Do(Touch(32)), Do(Touch(23)), Wait(20), Shot("lesson-done"), Do(Learn(Rules::SpanishClassic)), Wait(12), Shot("lesson-small"),
    ]
}
