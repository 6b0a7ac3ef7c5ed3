//! Which games are looked for: words, how they ended, by which rules.

use bevy::prelude::*;

use super::View;
use crate::game::choices::Kind;
use crate::game::games::search::Outcome;
use crate::game::interface::choice::Segment;
use crate::game::interface::dialog::Stack;
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::sentences::kind_name;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;

/// Two filters stand side by side from this width on.
const WIDE: f32 = 640.0;

pub(super) fn filters(sheet: &mut Sheet, column: &mut Stack, view: &mut View) {
    if view.is_own() {
        let names = [Phrase::GamesTab, Phrase::FiguresTab].map(|name| view.words.say(&name));
        let chosen = usize::from(view.figures);
        if let Some(index) = segments(sheet, column, "games tab", &names, chosen) {
            view.figures = index == 1;
        }
    }
    let listed = !(view.figures && view.is_own());
    if listed {
        words(sheet, column, view);
    }
    let (mut left, mut right) = (*column, *column);
    if listed && column.width() >= WIDE {
        let middle = column.left + column.width() * 0.46;
        (left.right, right.left) = (middle - 5.0, middle + 5.0);
        outcomes(sheet, &mut left, view);
        kinds(sheet, &mut right, view);
    } else {
        if listed {
            outcomes(sheet, &mut left, view);
        }
        right.y = left.y;
        kinds(sheet, &mut right, view);
    }
    column.y = left.y.max(right.y);
}

/// The line for words, with a word in it where there is none.
fn words(sheet: &mut Sheet, column: &mut Stack, view: &mut View) {
    let area = column.take(metrics::TARGET);
    column.skip(metrics::GAP);
    let asked = view.words.say(&Phrase::SearchFor);
    sheet.line_edit(area, "search games", &asked, &mut view.search.words);
    if view.search.words.is_empty() {
        let letters = Face::Text.letters(15.0, sheet.colours.ink2);
        let at = (area.min.x + 12.0, area.center().y);
        sheet.line(at, area.width() - 24.0, &asked, letters);
    }
}

fn outcomes(sheet: &mut Sheet, column: &mut Stack, view: &mut View) {
    let words = |phrase: &Phrase| view.words.say(phrase);
    let names = if view.is_own() {
        [
            Phrase::AnyEnd,
            Phrase::EndWon,
            Phrase::EndDrawn,
            Phrase::EndLost,
        ]
        .map(|name| words(&name))
    } else {
        [
            words(&Phrase::AnyEnd),
            "2–0".into(),
            "1–1".into(),
            "0–2".into(),
        ]
    };
    let of = |outcome| Outcome::ALL.iter().position(|&other| other == outcome);
    let chosen = view
        .search
        .outcome
        .and_then(of)
        .map_or(0, |index| index + 1);
    if let Some(index) = segments(sheet, column, "ended", &names, chosen) {
        view.search.outcome = index.checked_sub(1).map(|index| Outcome::ALL[index]);
    }
}

fn kinds(sheet: &mut Sheet, column: &mut Stack, view: &mut View) {
    let of = |kind| Kind::ALL.iter().position(|&other| other == kind);
    let name = |kind: Kind| {
        let kind = kind_name(kind);
        view.words.say(&Phrase::KindOfDraughts { kind })
    };
    let [frisian, international, spanish] = Kind::ALL.map(name);
    let any = view.words.say(&Phrase::AnyRules);
    let names = [any, frisian, international, spanish];
    let chosen = view.search.kind.and_then(of).map_or(0, |index| index + 1);
    if let Some(index) = segments(sheet, column, "of kind", &names, chosen) {
        view.search.kind = index.checked_sub(1).map(|index| Kind::ALL[index]);
    }
}

fn segments(
    sheet: &mut Sheet,
    column: &mut Stack,
    name: &str,
    names: &[String],
    chosen: usize,
) -> Option<usize> {
    let segments: Vec<_> = names.iter().map(|name| Segment::plain(name)).collect();
    let area: Rect = column.take(sheet.segments_height(column.width(), &segments));
    column.skip(metrics::GAP);
    sheet.segments(area, name, &segments, chosen)
}
