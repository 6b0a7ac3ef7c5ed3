//! The mistakes of the game: each in a sentence, to be looked at and tried again.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Pressed, page};
use crate::game::analysis::{Found, Study, StudyStep, says};
use crate::game::flow::Overlay;
use crate::game::interface::arrival::Arrival;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::dialog::{Stack, dialog};
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Colours, Layer, Words, metrics};
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::screens::StudyDoing;
use crate::study::review::Gravity;

/// How large it is at most.
pub(super) const LARGEST: Vec2 = Vec2::new(560.0, 620.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        list.run_if(in_state(Overlay::Faults))
            .in_set(Layer::Overlay),
    );
}

fn list(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, arrival): (Res<Words>, Res<Colours>, Res<Arrival>),
    keys: Res<ButtonInput<KeyCode>>,
    mut doing: StudyDoing,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let pressed = dialog(
        &context,
        "faults dialog",
        arrival.dialog,
        (colours.0, &mut pictures),
        LARGEST,
        |sheet, area| draw(sheet, area, &words, doing.study()),
    );
    Pressed::act(pressed, &keys, &mut doing);
    Ok(())
}

pub(super) fn draw(sheet: &mut Sheet, area: Rect, words: &Words, study: &Study) -> Option<Pressed> {
    let title = words.say(&Phrase::Mistakes);
    page(sheet, area, (&title, words), "faults", |sheet, column| {
        let pressed = progress(sheet, column, words, study);
        let faults = study.review().map_or(&[][..], |review| review.faults());
        let all = faults.iter().enumerate();
        all.fold(pressed, |pressed, (index, found)| {
            let here = fault(sheet, column, words, (study, index, found));
            pressed.or(here)
        })
    })
}

/// How far the review has come, or the way to begin one.
fn progress(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    study: &Study,
) -> Option<Pressed> {
    let Some(review) = study.review() else {
        let area = column.take(54.0);
        let said = words.say(&Phrase::FindMistakes);
        let label = Label::new(Icon::Graph, &said, 19.0);
        let pressed = sheet.button(area, "find mistakes", label, ButtonLook::Primary, true);
        return pressed.then_some(Pressed::Step(StudyStep::Review));
    };
    let phrase = if !review.is_done() {
        // Between 0 and 100.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let percent = (review.progress() * 100.0) as u32;
        Phrase::MistakesSought { percent }
    } else if review.faults().is_empty() {
        Phrase::MistakesNone
    } else {
        return None;
    };
    let said = words.say(&phrase);
    let letters = Face::Text.letters(16.0, sheet.colours.ink2);
    let height = sheet.measure(&said, letters.font.clone(), column.width());
    let area = column.take(height + 6.0);
    sheet.paragraph((area.min.x, area.min.y), area.width(), &said, letters);
    if !review.is_done() {
        let track = column.take(6.0);
        sheet.surface(track, 3, sheet.colours.line);
        let mut done = track;
        done.max.x = track.min.x + track.width() * review.progress();
        sheet.surface(done, 3, sheet.colours.fill_on);
        column.skip(12.0);
    }
    None
}

/// One mistake: a card that leads to it, and the way to try it again.
fn fault(
    sheet: &mut Sheet,
    column: &mut Stack,
    words: &Words,
    (study, index, found): (&Study, usize, &Found),
) -> Option<Pressed> {
    let sentence = says::sentence(words, study.tree(), found);
    let letters = Face::Text.letters(15.5, sheet.colours.ink);
    let text_width = column.width() - 58.0;
    let height = sheet.measure(&sentence, letters.font.clone(), text_width);
    let area = column.take((height + 20.0).max(54.0));
    let name = format!("fault {}", index + 1);
    let pressed = sheet.row(area, &name, &sentence, false);
    let middle = area.center().y;
    let sign = match found.fault.gravity {
        Gravity::Slip => "?!",
        Gravity::Mistake => "?",
        Gravity::Blunder => "??",
    };
    sheet.dot((area.min.x + 22.0, middle), 17.0, sheet.colours.red);
    let white = Face::Bold.letters(15.0, [255; 3]);
    sheet.centred((area.min.x + 22.0, middle), sign, white);
    let at = (area.min.x + 50.0, middle - height / 2.0);
    sheet.paragraph(at, text_width, &sentence, letters);
    let mut again = column.take(metrics::TARGET);
    again.min.x += 50.0;
    again.max.x = again.max.x.min(again.min.x + 220.0);
    column.skip(12.0);
    let said = words.say(&Phrase::TryAgain);
    let label = Label::new(Icon::Loop, &said, 15.0);
    let name = format!("try {}", index + 1);
    if sheet.button(again, &name, label, ButtonLook::OnPaper, true) {
        return Some(Pressed::Last(StudyStep::TryAgain(found.after)));
    }
    pressed.then_some(Pressed::Last(StudyStep::To(found.after)))
}
