//! What is told over everything else for a while: something went wrong, or was done out of sight.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Order, Sense, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::face::Face;
use super::pictures::Pictures;
use super::sheet::{Sheet, rect, sheet};
use super::{Colours, Layer, Words, faults, fonts_are_ready, metrics};
use crate::game::flow::Flow;
use crate::game::language::Phrase;
use crate::game::messages::Announced;
use crate::game::motion::pace;
use crate::game::storage::StorageFailed;

/// How wide it gets.
const WIDEST: f32 = 520.0;
/// Between its edges and its words.
const INSET: f32 = 16.0;
/// Size of its letters.
const LETTERS: f32 = 15.0;

/// What is told, and what comes after it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    phrases: VecDeque<Phrase>,
    /// How long the first of them will stay.
    left: Duration,
}

impl Announcement {
    /// How long what is told stays; `None` where nothing is.
    pub fn left(&self) -> Option<Duration> {
        (!self.phrases.is_empty()).then_some(self.left)
    }

    fn tell(&mut self, phrase: Phrase, words: &Words) {
        if !self.phrases.contains(&phrase) {
            self.phrases.push_back(phrase);
            if self.phrases.len() == 1 {
                self.begin(words);
            }
        }
    }

    fn begin(&mut self, words: &Words) {
        let first = self.phrases.front();
        let letters = first.map_or(0, |phrase| words.say(phrase).chars().count());
        let letters = u32::try_from(letters).unwrap_or_default();
        self.left = pace::ANNOUNCED + pace::ANNOUNCED_A_LETTER * letters;
    }

    fn next(&mut self, words: &Words) {
        self.phrases.pop_front();
        self.begin(words);
    }
}

/// Where the card with what is told lies, in logical pixels; `None` where nothing is told. The
/// board may lie beneath: a press that begins on the card is the card's alone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Card(pub Option<Rect>);

impl Card {
    /// Whether it lies over this point of the window.
    pub fn lies_at(self, point: Vec2) -> bool {
        self.0.is_some_and(|area| area.contains(point))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcement>()
        .init_resource::<Card>()
        .add_systems(
            Update,
            (tell_faults, hear, pass).chain().in_set(Flow::React),
        );
}

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(fonts_are_ready).in_set(Layer::Overlay),
    );
}

/// Each once: a full disk fails at every ply.
fn tell_faults(
    mut failed: MessageReader<StorageFailed>,
    mut announced: MessageWriter<Announced>,
    mut told: Local<Vec<Phrase>>,
) {
    for StorageFailed(fault) in failed.read() {
        let phrase = faults::storage(fault);
        if !told.contains(&phrase) {
            told.push(phrase.clone());
            announced.write(Announced(phrase));
        }
    }
}

fn hear(
    mut announced: MessageReader<Announced>,
    words: Res<Words>,
    mut announcement: ResMut<Announcement>,
) {
    for Announced(phrase) in announced.read() {
        announcement.tell(phrase.clone(), &words);
    }
}

fn pass(time: Res<Time<Real>>, words: Res<Words>, mut announcement: ResMut<Announcement>) {
    let Some(left) = announcement.left() else {
        return;
    };
    let quiet = announcement.bypass_change_detection();
    quiet.left = left.saturating_sub(time.delta());
    if quiet.left.is_zero() {
        announcement.next(&words);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours): (Res<Words>, Res<Colours>),
    (mut announcement, mut lying): (ResMut<Announcement>, ResMut<Card>),
) -> Result {
    let Some(phrase) = announcement.phrases.front() else {
        lying.set_if_neq(Card::default());
        return Ok(());
    };
    let context = contexts.ctx_mut()?.clone();
    let said = words.say(phrase);
    let (area, pressed) = sheet(
        &context,
        "announcement",
        Order::Tooltip,
        1.0,
        (colours.0, &mut pictures),
        |sheet| card(sheet, &context, &said),
    );
    lying.set_if_neq(Card(Some(area)));
    if pressed {
        announcement.next(&words);
    }
    Ok(())
}

/// A card at the upper edge: where it lies, and whether it was pressed.
fn card(sheet: &mut Sheet, context: &Context, said: &str) -> (Rect, bool) {
    let window = context.viewport_rect();
    let width = (window.width() - 2.0 * metrics::GAP).min(WIDEST);
    let room = width - 2.0 * INSET;
    let height = sheet.measure(said, Face::Strong.at(LETTERS), room) + 2.0 * INSET;
    let left = ((window.width() - width) / 2.0).floor();
    let top = 2.0 * metrics::GAP;
    let area = Rect::new(
        left,
        top,
        left + width,
        top + height.max(metrics::TARGET).ceil(),
    );
    let name = Id::new("announced");
    let response = sheet.ui.interact(rect(area), name, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, said));
    sheet.paper(area, metrics::CARD_CORNER, false);
    let letters = Face::Strong.letters(LETTERS, sheet.colours.ink);
    let at = (left + INSET, top + INSET);
    sheet.paragraph(at, room, said, letters);
    sheet.inner_focus_ring(&response, area, metrics::CARD_CORNER, sheet.colours.action);
    (area, response.clicked())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::interface::trial::{Trial, WINDOWS};
    use crate::game::language::{Catalogue, Language};
    use crate::game::paint::tokens::DAY;

    #[test]
    fn it_is_told_one_after_the_other_and_each_once() {
        let words = Words(Catalogue::new(Language::English));
        let mut announcement = Announcement::default();
        assert_eq!(announcement.left(), None);
        for phrase in [Phrase::LinkCopied, Phrase::LinkCopied, Phrase::NothingKept] {
            announcement.tell(phrase, &words);
        }
        assert_eq!(
            announcement.phrases,
            [Phrase::LinkCopied, Phrase::NothingKept]
        );
        assert!(announcement.left() > Some(pace::ANNOUNCED));
        announcement.next(&words);
        assert_eq!(announcement.phrases, [Phrase::NothingKept]);
        announcement.next(&words);
        assert_eq!(announcement.left(), None);
    }

    #[test]
    fn it_fits_every_window_in_every_language_and_goes_when_it_is_pressed() {
        let phrases = [
            Phrase::NothingKept,
            Phrase::LinkCopied,
            Phrase::LinkSenseless,
        ];
        for (language, phrase) in Language::ALL
            .into_iter()
            .flat_map(|l| phrases.clone().map(|p| (l, p)))
        {
            let mut trial = Trial::new(WINDOWS[0], language);
            let said = trial.words.say(&phrase);
            for window in WINDOWS {
                trial.resize(window);
                let show = |trial: &mut Trial| {
                    trial.show(|context, pictures, _| {
                        let paint = (DAY, pictures);
                        sheet(
                            context,
                            "announcement",
                            Order::Tooltip,
                            1.0,
                            paint,
                            |sheet| card(sheet, context, &said),
                        )
                    })
                };
                show(&mut trial);
                let (area, pressed) = show(&mut trial);
                assert!(!pressed);
                assert!(Card(Some(area)).lies_at(area.center()));
                assert!(!Card(Some(area)).lies_at(area.max + 1.0));
                trial.check(&format!("{language:?}, {window:?}"));
                trial.press("announced");
                assert!(show(&mut trial).1);
            }
        }
    }
}
