//! Who plays: name, side, how many pieces, and whose turn it is.

use bevy::prelude::*;
use bevy_egui::egui::Align2;

use crate::game::interface::Words;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::tokens::{self, CREAM, Rgb, WASH};
use crate::game::paint::{LeafOn, Tile};
use crate::game::seats::Seat;
use crate::rules::Side;

use crate::game::interface::sentences::side_name;

/// Behind a player's piece: the dark wood of the board.
const WELL: Rgb = tokens::rgb(0x97_6740);

/// What is told about one of the players.
pub(super) struct Player {
    pub side: Side,
    pub seat: Seat,
    pub pieces: usize,
    /// It is this side's turn.
    pub to_move: bool,
    /// How many of the three dots are lit; `None` while the machine isn't thinking.
    pub dots: Option<usize>,
    /// Nobody else sits at this screen, so this one is "you".
    pub alone: bool,
}

/// Draws a player's card; `on_paper` or on the ground.
pub(super) fn player(
    sheet: &mut Sheet,
    area: Rect,
    words: &Words,
    player: &Player,
    on_paper: bool,
) {
    let (ink, ink2, warm) = inks(sheet, on_paper);
    let side = area.height().min(62.0) - if area.height() < 60.0 { 8.0 } else { 0.0 };
    let at = (area.min.x + side / 2.0, area.center().y);
    match player.seat {
        Seat::Machine => {
            // From 40 px down a tile goes without its corners.
            sheet.picture(Picture::Tile(Tile::Ferry, side > 40.0), at, side);
        }
        Seat::Person => {
            let well = Rect::from_center_size(Vec2::new(at.0, at.1), Vec2::splat(side));
            sheet.surface(well, 10, WELL);
            let white = player.side == Side::White;
            sheet.picture(Picture::Piece { white, king: false }, at, side * 0.86);
        }
    }
    let left = area.min.x + side + 14.0;
    let (name_y, under_y) = (area.center().y - 10.0, area.center().y + 14.0);
    let name_size = if area.height() < 60.0 { 17.0 } else { 21.0 };
    let width = sheet.text(
        (left, name_y),
        Align2::LEFT_CENTER,
        &name(words, player),
        Face::Title.at(name_size),
        ink,
    );
    let beside = (left + width + 18.0, name_y);
    // In a narrow card the words under the name must do.
    if beside.0 + 22.0 <= area.max.x {
        if let Some(lit) = player.dots {
            dots(sheet, beside, lit, ink2, ink);
        } else if player.to_move {
            let leaf = if on_paper {
                LeafOn::Paper
            } else {
                LeafOn::Ground
            };
            sheet.picture(Picture::Leaf(leaf), beside, 18.0);
        }
    }
    let room = area.max.x - left;
    let mut x = left;
    let about = about(words, player);
    if !(player.to_move && player.seat == Seat::Person) {
        sheet.line((x, under_y), room, &about, Face::Text.at(14.0), ink2);
        return;
    }
    if room >= 160.0 {
        let about = format!("{about} · ");
        x += sheet.text(
            (x, under_y),
            Align2::LEFT_CENTER,
            &about,
            Face::Text.at(14.0),
            ink2,
        );
    }
    let turn = if player.alone {
        Phrase::YourTurn
    } else {
        Phrase::ToPlay {
            side: side_name(player.side),
        }
    };
    let rest = area.max.x - x;
    sheet.line(
        (x, under_y),
        rest,
        &words.say(&turn),
        Face::Bold.at(14.0),
        warm,
    );
}

fn inks(sheet: &Sheet, on_paper: bool) -> (Rgb, Rgb, Rgb) {
    if on_paper {
        (
            sheet.colours.ink,
            sheet.colours.ink2,
            sheet.colours.red_text,
        )
    } else {
        (CREAM, WASH, CREAM)
    }
}

fn name(words: &Words, player: &Player) -> String {
    words.say(&match player.seat {
        Seat::Machine => Phrase::TheMachine,
        Seat::Person if player.alone => Phrase::You,
        Seat::Person => Phrase::Side {
            side: side_name(player.side),
        },
    })
}

/// The side where the name doesn't tell it, and how many pieces there are.
fn about(words: &Words, player: &Player) -> String {
    let count = u32::try_from(player.pieces).unwrap_or(u32::MAX);
    let pieces = words.say(&Phrase::Pieces { count });
    if player.seat == Seat::Person && !player.alone {
        return pieces;
    }
    let side = words.say(&Phrase::Side {
        side: side_name(player.side),
    });
    format!("{side} · {pieces}")
}

/// Three dots, as many of them dark as are lit.
fn dots(sheet: &Sheet, (x, y): (f32, f32), lit: usize, pale: Rgb, dark: Rgb) {
    for (dot, shift) in [0.0, 10.0, 20.0].into_iter().enumerate() {
        let (ink, radius) = if dot == lit { (dark, 3.5) } else { (pale, 2.5) };
        sheet.dot((x + shift, y + 2.0), radius, ink);
    }
}
