//! The card of a game that was left and can go on.

use bevy::prelude::*;

use super::Told;
use crate::game::choices::Level;
use crate::game::interface::Words;
use crate::game::interface::button::ButtonLook;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sentences::rules_name;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::{Icon, Tile};
use crate::game::referee::CurrentGame;
use crate::game::seats::{Seat, Seats};
use crate::rules::Side;

/// The game that was left: its rules, its move and who plays; true when it is to go on.
pub(super) fn continue_card(
    sheet: &mut Sheet,
    area: Rect,
    told: &Told,
    current: &CurrentGame,
) -> bool {
    let words = told.words;
    let title = words.say(&Phrase::Continue);
    let game = current.game();
    let rules = rules_name(words, game.rules());
    let number = u32::try_from(game.plies().len() / 2 + 1).unwrap_or(u32::MAX);
    let number = words.say(&Phrase::MoveNumber { number });
    let (rival, tile) = rival(words, told.seats);
    let about = format!("{rules} · {number}");
    let spoken = format!("{title}: {about}, {rival}");
    let pressed = sheet.blank_button(area, "continue", &spoken, ButtonLook::OnGround);
    let side = area.height() - 22.0;
    let (left, middle) = (area.min.x + side + 24.0, area.center().y - 2.0);
    sheet.picture(tile, (area.min.x + 12.0 + side / 2.0, middle), side);
    let (ink, ink2) = (sheet.colours.ink, sheet.colours.ink2);
    let step = area.height() * 0.25;
    sheet.text(
        (left, middle - step),
        &title,
        Face::Title.letters(19.0, ink),
    );
    let room = area.max.x - left - 40.0;
    sheet.line((left, middle), room, &rival, Face::Text.letters(14.5, ink));
    let under = (left, middle + step - 2.0);
    sheet.line(under, room, &about, Face::Text.letters(14.0, ink2));
    let go_on = Picture::Icon(Icon::Next, sheet.colours.action);
    sheet.picture(go_on, (area.max.x - 28.0, middle), 22.0);
    pressed
}

/// Who plays against whom, and a picture of it.
fn rival(words: &Words, seats: Seats) -> (String, Picture) {
    let machine = Side::ALL
        .into_iter()
        .rev()
        .find_map(|side| match seats.at(side) {
            Seat::Machine(skill) => Some(Level::of(skill)),
            Seat::Person => None,
        });
    match (machine, seats.lone_person()) {
        (Some(level), Some(_)) => {
            let rival = Phrase::LevelTitle {
                level: level.number(),
            };
            (words.say(&rival), Picture::level(level, true))
        }
        (Some(level), None) => (words.say(&Phrase::TwoMachines), Picture::level(level, true)),
        (None, _) => (
            words.say(&Phrase::APersonHere),
            Picture::Tile(Tile::Rosette, true),
        ),
    }
}
