//! What else there is beside Play, in rows of words or as icons.

use bevy::prelude::*;

use super::Pressed;
use crate::game::flow::Overlay;
use crate::game::interface::face::Face;
use crate::game::interface::sheet::Sheet;
use crate::game::interface::{Words, metrics};
use crate::game::language::Phrase;
use crate::game::paint::Icon;
use crate::game::paint::tokens::CREAM;

/// What else there is, in a row of words or, where one is too short, in as many as there is room for.
pub(super) fn links(
    sheet: &mut Sheet,
    row: Rect,
    most_rows: usize,
    words: &Words,
) -> Option<Pressed> {
    let links = [
        (Icon::Plus, Phrase::NewGame, Pressed::Open(Overlay::NewGame)),
        (Icon::Book, Phrase::HowToPlay, Pressed::Learn),
        (Icon::Graph, Phrase::Analysis, Pressed::Analyse),
        (Icon::Clock, Phrase::MyGames, Pressed::Games),
        (
            Icon::Gear,
            Phrase::Settings,
            Pressed::Open(Overlay::Settings),
        ),
    ];
    let said = links.each_ref().map(|(_, phrase, _)| words.say(phrase));
    // The first that fits: size of the letters, whether an icon stands before them, and the room
    // beside them.
    let fits = [
        (16.0, true, 20.0),
        (14.5, true, 20.0),
        (14.5, false, 20.0),
        (13.5, false, 16.0),
    ];
    let width = |words: &str, (size, icon, beside): (f32, bool, f32)| {
        let icon = if icon { 28.0 } else { 0.0 };
        sheet.width_of(words, Face::Strong.at(size)) + icon + beside
    };
    let widths = |fit| said.each_ref().map(|words| width(words, fit));
    let holds = |&(fit, beside): &(_, usize)| {
        let widths = widths(fit);
        let mut rows = widths.chunks(beside);
        rows.all(|row_of| row_of.iter().sum::<f32>() <= row.width())
    };
    let ways = (1..=most_rows).flat_map(|rows| fits.map(|fit| (fit, links.len().div_ceil(rows))));
    // Two rows with icons are better than one without.
    let (with, without): (Vec<_>, Vec<_>) = ways.partition(|((_, icon, _), _)| *icon);
    let Some((fit, beside)) = with.into_iter().chain(without).find(holds) else {
        return icons(sheet, row, &links, &said);
    };
    let widths = widths(fit);
    let (mut corner, mut pressed) = (row.min, None);
    for (index, (icon, phrase, meaning)) in links.into_iter().enumerate() {
        if index > 0 && index % beside == 0 {
            corner = Vec2::new(row.min.x, corner.y + row.height());
        }
        let area = Rect::from_corners(corner, corner + Vec2::new(widths[index], row.height()));
        let drawn = fit.1.then_some(icon);
        let font = Face::Strong.at(fit.0);
        if sheet.icon_link(area, phrase.name(), drawn, &said[index], font, CREAM) {
            pressed = Some(meaning);
        }
        corner.x += widths[index];
    }
    pressed
}

/// The same where words have no room: icons, whose words are for screen readers.
fn icons(
    sheet: &mut Sheet,
    row: Rect,
    links: &[(Icon, Phrase, Pressed)],
    said: &[String],
) -> Option<Pressed> {
    let (mut left, mut pressed) = (row.min.x, None);
    for ((icon, phrase, meaning), words) in links.iter().zip(said) {
        let area = Rect::new(left, row.min.y, left + metrics::TARGET, row.max.y);
        if sheet.bare_icon(area, phrase.name(), (*icon, words), CREAM, true) {
            pressed = Some(*meaning);
        }
        left += metrics::TARGET + metrics::GAP;
    }
    pressed
}
