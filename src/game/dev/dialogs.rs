//! The dialogs as they are only after certain choices, and on the keyboard's way through them.

use super::action::Action;
use super::fingers::Deed;
use super::script::Step;
use crate::game::choices::{Choices, Odds, Rival};
use crate::game::flow::{Overlay, Screen};
use crate::game::language::Language;
use crate::rules::Rules;

pub(super) fn steps() -> Vec<Step> {
    use Action::{Dialog, Finger, Go, Machine, Speak, Touch};
    use Step::{Do, Settle, Shot, Wait};
    let tab = || [Do(Finger(Deed::Tab)), Wait(2)];
    let mut steps = vec![
        Do(Speak(Language::English)),
        Do(Dialog(Overlay::NewGame)),
        Do(Finger(Deed::Choose(|choices| {
            (choices.rules, choices.rival) = (Rules::SpanishClassic, Rival::Person);
        }))),
        Wait(14),
        Shot("person"),
        Do(Finger(Deed::Choose(|choices| {
            choices.rival = Rival::Machines;
            choices.odds = Odds { white: 0, black: 2 };
        }))),
        Wait(8),
        Shot("machines"),
        Do(Finger(Deed::Choose(|choices| {
            choices.position = "W:W60:B1".into();
        }))),
        Do(Finger(Deed::Press("more"))),
        Wait(8),
        Do(Finger(Deed::Wheel(-60.0))),
        Wait(30),
        Shot("faulty"),
        Do(Dialog(Overlay::Closed)),
        Do(Finger(Deed::Choose(|choices| {
            *choices = Choices::default();
        }))),
        Wait(8),
        Do(Dialog(Overlay::NewGame)),
        Wait(14),
    ];
    steps.extend((0..4).flat_map(|_| tab()));
    steps.extend([Wait(10), Shot("focus")]);
    steps.extend((0..10).flat_map(|_| tab()));
    steps.extend([
        Wait(20),
        Shot("focus-further"),
        Do(Finger(Deed::Press("play chosen"))),
        Settle,
        Wait(30),
        Shot("playing"),
        Do(Machine),
        Settle,
        Do(Touch(32)),
        Do(Touch(28)),
        Settle,
        Wait(60),
        Do(Go(Screen::Menu)),
        Wait(40),
        Shot("title-continue"),
    ]);
    steps
}
