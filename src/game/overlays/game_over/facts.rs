//! What there is to say about a game that is over, in numbers: the match score, its length, its
//! largest capture.

use bevy::math::Rect;

use crate::game::interface::Words;
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::sentences::player_name;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::referee::{CurrentGame, Tally};
use crate::game::seats::Seats;

/// Height of the boxes.
pub(super) const HEIGHT: f32 = 77.0;

/// A number and the words under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub number: String,
    pub words: String,
}

/// The match score first.
pub(super) fn facts(
    words: &Words,
    (current, seats, tally): (&CurrentGame, Seats, Tally),
) -> Vec<Fact> {
    let game = current.game();
    let points = tally.with(game.outcome());
    let (near, far) = (seats.near_side(), seats.near_side().opponent());
    let name = |side| words.say(&player_name(seats, side));
    let mut facts = vec![Fact {
        number: format!("{} – {}", points.of(near), points.of(far)),
        words: format!("{} – {}", name(near), name(far)),
    }];
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let moves = count(game.plies().len().div_ceil(2));
    if moves > 0 {
        facts.push(Fact {
            number: moves.to_string(),
            words: words.say(&Phrase::MovesPlayed { count: moves }),
        });
    }
    let largest = game.plies().iter().map(|mv| mv.taken().len()).max();
    if let Some(largest) = largest.filter(|&largest| largest > 1) {
        facts.push(Fact {
            number: largest.to_string(),
            words: words.say(&Phrase::LargestCapture {
                count: count(largest),
            }),
        });
    }
    facts
}

/// Each in a box, side by side.
pub(super) fn boxes(sheet: &Sheet, area: Rect, facts: &[Fact]) {
    let count = metrics::count(facts.len().max(1));
    let width = (area.width() - 12.0 * (count - 1.0)) / count;
    let mut left = area.min.x;
    for fact in facts {
        let place = Rect::new(left, area.min.y, left + width, area.max.y);
        sheet.surface(place, metrics::CARD_CORNER, sheet.colours.paper2);
        let number = Face::Display.letters(27.0, sheet.colours.ink);
        sheet.text((left + 14.0, area.min.y + 28.0), &fact.number, number);
        let room = width - 24.0;
        let size = sheet.size_for(&fact.words, Face::Text, room, [14.5, 14.0, 13.0]);
        let words = Face::Text.letters(size, sheet.colours.ink2);
        sheet.line((left + 14.0, area.min.y + 56.0), room, &fact.words, words);
        left += width + 12.0;
    }
}
