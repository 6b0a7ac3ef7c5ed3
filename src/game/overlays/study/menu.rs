//! The menu of the analysis: how many lines are told, and what can be done beside what the row of
//! buttons shows.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::analysis::{Study, StudyStep, Watch};
use crate::game::board::table::Table;
use crate::game::flow::{Overlay, Screen};
use crate::game::interface::arrival::Arrival;
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::dialog;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Pictures;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Colours, Layer, Words, metrics};
use crate::game::language::Phrase;
use crate::game::overlays::menu::{ENTRY, TITLE, WIDTH, entry};
use crate::game::screens::{StudyDeed, StudyDoing, room_for_deeds};

/// Height of the choice of lines, with its head.
const LINES: f32 = 76.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        menu.run_if(in_state(Overlay::StudyMenu))
            .in_set(Layer::Overlay),
    );
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    Close,
    Lines(usize),
    Act(StudyDeed),
}

fn menu(
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    (words, colours, watch): (Res<Words>, Res<Colours>, Res<Watch>),
    (table, arrival): (Res<Table>, Res<Arrival>),
    keys: Res<ButtonInput<KeyCode>>,
    mut doing: StudyDoing,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let deeds = StudyDeed::menu(room_for_deeds(&table.layout(Screen::Analysing)));
    let pressed = dialog(
        &context,
        "study menu dialog",
        arrival.dialog,
        (colours.0, &mut pictures),
        largest(&deeds),
        |sheet, area| draw(sheet, area, &words, (*watch, doing.study()), &deeds),
    );
    match pressed {
        Some(Pressed::Act(deed)) => doing.act(deed, &context),
        Some(Pressed::Lines(lines)) => doing.step(StudyStep::Lines(lines)),
        Some(Pressed::Close) => doing.close(),
        None if keys.just_pressed(KeyCode::Escape) => doing.close(),
        None => {}
    }
    Ok(())
}

/// How large it is at most.
pub(super) fn largest(deeds: &[StudyDeed]) -> Vec2 {
    // A dozen at most.
    #[expect(clippy::cast_precision_loss)]
    let height = deeds.len() as f32 * (ENTRY + metrics::GAP) + TITLE + LINES + 12.0;
    Vec2::new(WIDTH, height)
}

pub(super) fn draw(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    (watch, study): (Watch, &Study),
    deeds: &[StudyDeed],
) -> Option<Pressed> {
    let title = words.say(&Phrase::Analysis);
    let close = words.say(&Phrase::Close);
    let (top, closed) = sheet.heading(area, &title, &close);
    let body = Rect::new(area.min.x, area.min.y + top, area.max.x, area.max.y - 8.0);
    let pressed = sheet.scrolled(body, "study entries", |sheet, column| {
        let (left, right) = (column.min.x + 16.0, column.max.x - 16.0);
        let mut y = column.min.y;
        let mut pressed = lines(sheet, Rect::new(left, y, right, y + LINES), words, watch);
        y += LINES;
        for &deed in deeds {
            let place = Rect::new(left, y, right, y + ENTRY);
            let name = format!("menu {}", deed.name());
            let said = words.say(&deed.phrase(true));
            if entry(sheet, place, &name, (deed.icon(), &said), deed.can(study)) {
                pressed = Some(Pressed::Act(deed));
            }
            y += ENTRY + metrics::GAP;
        }
        (pressed, y)
    });
    if closed {
        Some(Pressed::Close)
    } else {
        pressed
    }
}

/// How many of the best lines are told.
fn lines(sheet: &mut Sheet, area: Rect, words: &Words, watch: Watch) -> Option<Pressed> {
    let head = words.say(&Phrase::BestLines);
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    sheet.text((area.min.x, area.min.y + 9.0), &head, letters);
    let numbers: Vec<String> = (1..=Watch::MOST_LINES).map(|n| n.to_string()).collect();
    let segments: Vec<Segment> = numbers.iter().map(|n| Segment::plain(n)).collect();
    let mut well = area;
    well.min.y += 22.0;
    well.max.y = well.min.y + metrics::TARGET;
    let chosen = sheet.segments(well, "menu lines", &segments, watch.wanted() - 1);
    chosen.map(|index| Pressed::Lines(index + 1))
}
