//! Who plays: name, level or side, pieces, what was taken, the clock, and whose turn it is.

use bevy::prelude::*;

use super::clock::{Clock, clock};
use crate::game::choices::Level;
use crate::game::interface::Words;
use crate::game::interface::face::Face;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sentences::side_name;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::paint::LeafOn;
use crate::game::paint::tokens::{CREAM, Rgb, WASH};
use crate::game::seats::Seat;
use crate::rules::Side;

/// Corners of what lies behind a player's piece.
const WELL_CORNER: u8 = 10;

/// What is told about one of the players.
pub(super) struct Player {
    pub name: String,
    pub side: Side,
    pub seat: Seat,
    pub pieces: usize,
    /// How many pieces it has taken.
    pub taken: usize,
    /// It is this side's turn.
    pub to_move: bool,
    /// How many of the three dots are lit; `None` while the machine isn't thinking.
    pub dots: Option<usize>,
    /// Nobody else sits at this screen, so this one is "you".
    pub alone: bool,
    pub clock: Option<Clock>,
}

/// What the words are written in: the name, what is under it, whose turn it is.
#[derive(Clone, Copy)]
struct Inks {
    name: Rgb,
    about: Rgb,
    warm: Rgb,
}

impl Inks {
    fn new(sheet: &Sheet, on_paper: bool) -> Self {
        let colours = sheet.colours;
        if on_paper {
            Self {
                name: colours.ink,
                about: colours.ink2,
                warm: colours.red_text,
            }
        } else {
            Self {
                name: CREAM,
                about: WASH,
                warm: CREAM,
            }
        }
    }
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
    let mut right = area.max.x;
    if let Some(shown) = &player.clock {
        let (width, height) = if low { (78.0, 38.0) } else { (118.0, 54.0) };
        let place = Vec2::new(area.max.x - width / 2.0, area.center().y);
        let face = Rect::from_center_size(place, Vec2::new(width, height));
        clock(sheet, face, shown, on_paper);
        right = face.min.x - 8.0;
    }
    let side = area.height().min(62.0) - if low { 8.0 } else { 0.0 };
    let mut left = area.min.x;
    // Where there is no room for both, the name goes before the picture.
    if right - left > 150.0 {
        portrait(sheet, (left + side / 2.0, area.center().y), side, player);
        left += side + if low { 10.0 } else { 14.0 };
    }
    tell(sheet, area, words, player);
    let inks = Inks::new(sheet, on_paper);
    let middle = area.center().y;
    let upper = Rect::new(left, middle - 22.0, right, middle + 2.0);
    name_line(sheet, upper, player, on_paper, inks);
    let under = Rect::new(left, middle + 4.0, right, middle + 24.0);
    about_line(sheet, under, words, player, inks);
}

/// All of it in words, for readers of the screen.
fn tell(sheet: &Sheet, area: Rect, words: &Words, player: &Player) {
    let [about, ..] = abouts(words, player);
    let clock = player.clock.as_ref().map(|clock| clock.time.clone());
    let turn = player.to_move.then(|| turn(words, player));
    let parts = [Some(player.name.clone()), Some(about), turn, clock];
    let told: Vec<String> = parts.into_iter().flatten().collect();
    sheet.told(&format!("{:?}", player.side), area, &told.join(", "));
}

/// The name, and beside it the leaf of whose turn it is, or the dots of thinking.
fn name_line(sheet: &mut Sheet, area: Rect, player: &Player, on_paper: bool, inks: Inks) {
    let low = area.width() < 200.0 || !on_paper;
    let (largest, sign) = if low { (17.0, 16.0) } else { (21.0, 18.0) };
    let y = area.center().y;
    let room = area.width() - sign - 12.0;
    let sizes = [0.0, 2.0, 4.0, 5.0].map(|less| largest - less);
    let size = sheet.size_for(&player.name, Face::Title, room, sizes);
    let letters = Face::Title.letters(size, inks.name);
    let width = sheet.width_of(&player.name, letters.font.clone()).min(room);
    sheet.line((area.min.x, y), room, &player.name, letters);
    let beside = (area.min.x + width + 8.0 + sign / 2.0, y);
    if let Some(lit) = player.dots {
        dots(sheet, (beside.0 - 4.0, y), lit, (inks.about, inks.name));
    } else if player.to_move {
        let leaf = if on_paper {
            LeafOn::Paper
        } else {
            LeafOn::Ground
        };
        sheet.picture(Picture::Leaf(leaf), beside, sign);
    }
}

/// The machine's tile, or a person's piece.
fn portrait(sheet: &mut Sheet, at: (f32, f32), side: f32, player: &Player) {
    match player.seat {
        // From 40 px down a tile goes without its corners.
        Seat::Machine(skill) => {
            let tile = Picture::level(Level::of(skill), side > 40.0);
            sheet.tile(tile, at, side, WELL_CORNER);
        }
        Seat::Person => {
            let well = Rect::from_center_size(Vec2::new(at.0, at.1), Vec2::splat(side));
            // A square of the board.
            sheet.surface(well, WELL_CORNER, sheet.pictures.board().dark_square());
            let white = player.side == Side::White;
            sheet.picture(Picture::Piece { white, king: false }, at, side * 0.86);
        }
    }
}

/// What is under the name: level, side and pieces, and for the person whose turn it is that too; at
/// last what was taken.
fn about_line(sheet: &mut Sheet, area: Rect, words: &Words, player: &Player, inks: Inks) {
    let (x, y) = (area.min.x, area.center().y);
    let size = if area.width() < 200.0 { 13.0 } else { 14.0 };
    let turn = (player.to_move && player.seat.is_person()).then(|| turn(words, player));
    let room = |about: &str| {
        let both = turn
            .as_deref()
            .map_or(String::new(), |turn| format!(" · {turn}"));
        sheet.width_of(&format!("{about}{both}"), Face::Bold.at(size)) <= area.width()
    };
    let mut abouts = abouts(words, player).into_iter();
    let about = abouts.find(|about| room(about)).unwrap_or_default();
    let letters = Face::Text.letters(size, inks.about);
    let mut end = x;
    if !about.is_empty() {
        end += sheet.text((x, y), &about, letters.clone());
    }
    if let Some(turn) = turn {
        if !about.is_empty() {
            end += sheet.text((end, y), " · ", letters.clone());
        }
        let warm = Face::Bold.letters(size, inks.warm);
        sheet.line((end, y), area.max.x - end, &turn, warm.clone());
        end += sheet.width_of(&turn, warm.font);
    }
    taken(sheet, (end + 12.0, y), area.max.x, player, inks.about);
}

/// A small piece of the rival and how many of them are gone, where there is room.
fn taken(sheet: &mut Sheet, (x, y): (f32, f32), right: f32, player: &Player, ink: Rgb) {
    if player.taken == 0 || right - x < 44.0 {
        return;
    }
    let white = player.side == Side::Black;
    sheet.picture(Picture::Piece { white, king: false }, (x + 9.0, y), 18.0);
    let count = format!("×{}", player.taken);
    sheet.text((x + 22.0, y), &count, Face::Text.letters(14.0, ink));
}

/// That it is this one's turn; which side that is the name beside it tells, and the card in a sentence.
fn turn(words: &Words, player: &Player) -> String {
    words.say(&if player.alone {
        Phrase::YourTurn
    } else {
        Phrase::OnMove
    })
}

/// Level, side where the name doesn't tell it, and how many pieces there are; then shorter and
/// shorter.
fn abouts(words: &Words, player: &Player) -> [String; 4] {
    let count = u32::try_from(player.pieces).unwrap_or(u32::MAX);
    let pieces = words.say(&Phrase::Pieces { count });
    let side = words.say(&Phrase::Side {
        side: side_name(player.side),
    });
    match player.seat {
        Seat::Machine(skill) => {
            let level = Level::of(skill).number();
            let level = words.say(&Phrase::Level { level });
            [
                format!("{level} · {side} · {pieces}"),
                format!("{level} · {pieces}"),
                pieces,
                level,
            ]
        }
        Seat::Person if player.alone => [
            format!("{side} · {pieces}"),
            pieces.clone(),
            pieces,
            String::new(),
        ],
        Seat::Person => [pieces.clone(), pieces, String::new(), String::new()],
    }
}

/// Three dots, as many of them dark as are lit.
fn dots(sheet: &Sheet, (x, y): (f32, f32), lit: usize, (pale, dark): (Rgb, Rgb)) {
    for (dot, shift) in [0.0, 10.0, 20.0].into_iter().enumerate() {
        let (ink, radius) = if dot == lit { (dark, 3.5) } else { (pale, 2.5) };
        sheet.dot((x + shift, y + 2.0), radius, ink);
    }
}
