//! Who plays: name, side, how many pieces, and whose turn it is.

use bevy::prelude::*;

use crate::game::interface::Words;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sentences::side_name;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::tokens::{self, CREAM, Rgb, WASH};
use crate::game::paint::{LeafOn, Tile};
use crate::game::seats::Seat;
use crate::rules::Side;

/// Behind a player's piece: the dark wood of the board.
const WELL: Rgb = tokens::rgb(0x97_6740);
/// Its corners.
const WELL_CORNER: u8 = 10;

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
    let low = area.height() < 60.0;
    let side = area.height().min(62.0) - if low { 8.0 } else { 0.0 };
    portrait(
        sheet,
        (area.min.x + side / 2.0, area.center().y),
        side,
        player,
    );
    let (left, middle) = (area.min.x + side + 14.0, area.center().y);
    let (ink, ink2, warm) = inks(sheet, on_paper);
    let letters = Face::Title.letters(if low { 17.0 } else { 21.0 }, ink);
    let name_y = middle - 10.0;
    let width = sheet.text((left, name_y), &name(words, player), letters);
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
    let under = Rect::new(left, middle + 4.0, area.max.x, middle + 24.0);
    about_line(sheet, under, words, player, (ink2, warm));
}

/// The machine's tile, or a person's piece.
fn portrait(sheet: &mut Sheet, at: (f32, f32), side: f32, player: &Player) {
    match player.seat {
        // From 40 px down a tile goes without its corners.
        Seat::Machine(_) => sheet.picture(Picture::Tile(Tile::Ferry, side > 40.0), at, side),
        Seat::Person => {
            let well = Rect::from_center_size(Vec2::new(at.0, at.1), Vec2::splat(side));
            sheet.surface(well, WELL_CORNER, WELL);
            let white = player.side == Side::White;
            sheet.picture(Picture::Piece { white, king: false }, at, side * 0.86);
        }
    }
}

/// What is under the name: side and pieces, and for the person whose turn it is that too.
fn about_line(sheet: &Sheet, area: Rect, words: &Words, player: &Player, (ink2, warm): (Rgb, Rgb)) {
    let (mut x, y) = (area.min.x, area.center().y);
    let about = about(words, player);
    let letters = Face::Text.letters(14.0, ink2);
    if !(player.to_move && player.seat.is_person()) {
        sheet.line((x, y), area.width(), &about, letters);
        return;
    }
    if area.width() >= 160.0 {
        x += sheet.text((x, y), &format!("{about} · "), letters);
    }
    let turn = words.say(&if player.alone {
        Phrase::YourTurn
    } else {
        Phrase::ToPlay {
            side: side_name(player.side),
        }
    });
    sheet.line(
        (x, y),
        area.max.x - x,
        &turn,
        Face::Bold.letters(14.0, warm),
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
        Seat::Machine(_) => Phrase::TheMachine,
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
    if player.seat.is_person() && !player.alone {
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
