//! The panel's middle: the moves, and under them what there is to say.

use bevy::prelude::*;

use super::moves::{self, MoveList};
use super::playing::Pressed;
use super::told::Told;
use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::deeds::Deed;
use crate::game::interface::face::Face;
use crate::game::interface::metrics;
use crate::game::interface::pictures::Picture;
use crate::game::interface::sheet::Sheet;
use crate::game::language::Phrase;
use crate::game::messages::LookWished;
use crate::game::paint::Icon;

/// Height of the title over the moves, with its buttons.
const TITLE: f32 = metrics::TARGET;
/// Height of a line of counts.
const COUNT: f32 = 20.0;

/// The panel beside the board: the title with the menu and the four buttons, the moves in pairs, the
/// counts that matter, and the sentence of the moment. Where it is low it has what a phone's card has.
pub(super) fn desk(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    let (above, notice) = desk_parts(sheet, area, told);
    let Some(above) = above else {
        return phone(sheet, area, told);
    };
    let pressed = say(sheet, notice, told);
    upper(sheet, above, told, &told.moves()).or(pressed)
}

/// Where the moves go, if there is room for them, and where the sentence.
fn desk_parts(sheet: &Sheet, area: Rect, told: &Told) -> (Option<Rect>, Rect) {
    let back = if told.viewed.is_present() { 0.0 } else { 52.0 };
    let height = told.saying().height(sheet, area.width()) + back;
    let (mut above, mut notice) = (area, area);
    notice.min.y = area.max.y - height.min(area.height());
    above.max.y = notice.min.y - metrics::GAP;
    let room = above.height() >= TITLE + moves::ROW;
    (room.then_some(above), notice)
}

/// Whether the panel's title, and with it the menu, has room.
pub(super) fn has_title(area: Rect) -> bool {
    area.height() >= TITLE + moves::ROW + metrics::GAP + 64.0
}

fn upper(sheet: &mut Sheet, area: Rect, told: &Told, list: &MoveList) -> Option<Pressed> {
    let mut title = area;
    title.max.y = area.min.y + TITLE;
    let (navigation, mut look) = moves::navigation(sheet, title, told.words, list);
    let mut menu = title;
    menu.max.x = title.min.x + metrics::TARGET;
    let words = told.words.say(&Phrase::Menu);
    let label = Label::new(Icon::Menu, &words, 18.0).iconic();
    let menu_pressed = sheet.button(menu, "menu", label, ButtonLook::OnPaper, told.open);
    let words = told.words.say(&Phrase::Moves);
    let letters = Face::Title.letters(18.0, sheet.colours.ink);
    let (left, room) = (menu.max.x + 12.0, title.width() - navigation - 64.0);
    if sheet.width_of(&words, letters.font.clone()) <= room {
        sheet.text((left, title.center().y), &words, letters);
    }
    let mut rows = Rect::new(area.min.x, title.max.y + 8.0, area.max.x, area.max.y);
    rows.max.y = counts(sheet, rows, told);
    if rows.height() >= moves::ROW {
        look = look.or(moves::pairs(sheet, rows, list));
        look = look.or(moves::wheel(sheet, rows, list));
    }
    if menu_pressed {
        Some(Pressed::Act(Deed::Menu))
    } else {
        look.map(Pressed::Look)
    }
}

/// The counts that matter, at the lower end of `area`; where they begin.
fn counts(sheet: &mut Sheet, area: Rect, told: &Told) -> f32 {
    let words = told.counts();
    if words.is_empty() {
        return area.max.y;
    }
    let width = area.width() - 28.0;
    let letters = Face::Text.letters(14.0, sheet.colours.ink2);
    let height = sheet.measure(&words, letters.font.clone(), width);
    let top = area.max.y - height.max(COUNT);
    let clock = Picture::Icon(Icon::Clock, sheet.colours.action);
    sheet.picture(clock, (area.min.x + 10.0, top + COUNT / 2.0 - 1.0), 18.0);
    sheet.paragraph((area.min.x + 28.0, top), width, &words, letters);
    sheet.told(
        "counts",
        Rect::new(area.min.x, top, area.max.x, area.max.y),
        &words,
    );
    top - metrics::GAP
}

/// The sentence of the moment; while the past is looked at, with the way back.
fn say(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    if told.viewed.is_present() {
        told.saying().card(sheet, area);
        return None;
    }
    let mut words = area;
    words.max.y = area.max.y - 52.0;
    told.saying().card(sheet, words);
    let mut button = area;
    button.min.y = area.max.y - 48.0;
    back(sheet, button, told)
}

/// The way back to the game.
fn back(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    let words = told.words.say(&Phrase::BackToGame);
    let label = Label::new(Icon::Last, &words, 16.0);
    let look = ButtonLook::Primary;
    let pressed = sheet.button(area, "back to the game", label, look, told.open);
    pressed.then_some(Pressed::Look(LookWished::Present))
}

/// Height of a card that has room for a move's notation over a button.
const AND_MOVE: f32 = metrics::TARGET + 36.0;
/// Height of a card that has room for a row of moves and a button below.
const TWO_ROWS: f32 = 2.0 * metrics::TARGET + 6.0;

/// A phone's card: one line of moves, one line of words; where it is low the newer of the two, and
/// before the first move the words alone.
pub(super) fn phone(sheet: &mut Sheet, area: Rect, told: &Told) -> Option<Pressed> {
    sheet.surface(area, metrics::CARD_CORNER, sheet.colours.paper);
    let list = told.moves();
    let played = !list.plies.is_empty();
    let inside = area.inflate(-4.0);
    let back_below = area.height() >= TWO_ROWS;
    if area.height() >= 80.0 && played && (told.viewed.is_present() || back_below) {
        return two_lines(sheet, area, told, &list);
    }
    if !told.viewed.is_present() {
        let (between, look) = moves::arrows(sheet, area, told.words, &list);
        let mut button = low(between);
        if let Some(ply) = list.at.checked_sub(1)
            && area.height() >= AND_MOVE
        {
            // The move that is looked at, over the way back.
            let letters = Face::Bold.letters(15.0, sheet.colours.ink);
            let middle = (between.center().x, area.min.y + 17.0);
            sheet.centred(middle, &list.numbered(ply), letters);
            button.max.y = area.max.y - 6.0;
            button.min.y = button.max.y - metrics::TARGET;
        }
        return look.map(Pressed::Look).or(back(sheet, button, told));
    }
    if told.is_calm() && told.counts().is_empty() && played {
        return moves_line(sheet, area, told, &list);
    }
    words_line(sheet, inside, told);
    None
}

/// The middle of an area, not higher than a button is.
fn low(area: Rect) -> Rect {
    let high = area.height().min(metrics::TARGET + 4.0);
    Rect::from_center_size(area.center(), Vec2::new(area.width(), high))
}

fn two_lines(sheet: &mut Sheet, area: Rect, told: &Told, list: &MoveList) -> Option<Pressed> {
    let middle = area.min.y + metrics::TARGET;
    let mut upper = area;
    upper.max.y = middle;
    let look = moves_line(sheet, upper, told, list);
    sheet.rule(area.min.x + 12.0, area.max.x - 12.0, middle);
    let lower = Rect::new(
        area.min.x + 4.0,
        middle + 1.0,
        area.max.x - 4.0,
        area.max.y - 3.0,
    );
    if told.viewed.is_present() {
        words_line(sheet, lower, told);
        return look;
    }
    let back = back(sheet, low(lower).inflate(-1.0), told);
    look.or(back)
}

fn moves_line(sheet: &mut Sheet, area: Rect, told: &Told, list: &MoveList) -> Option<Pressed> {
    let (between, look) = moves::arrows(sheet, area, told.words, list);
    let told = moves::line(sheet, between, list);
    let rolled = moves::wheel(sheet, area, list);
    look.or(told).or(rolled).map(Pressed::Look)
}

/// The counts where nothing is more pressing, else the sentence of the moment.
fn words_line(sheet: &mut Sheet, area: Rect, told: &Told) {
    let counts = told.counts();
    let mut saying = told.saying();
    if told.is_calm() && !counts.is_empty() {
        saying.body = counts;
    }
    saying.line(sheet, area);
}
