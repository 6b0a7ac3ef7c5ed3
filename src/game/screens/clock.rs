//! A player's clock: the time left, and how often in a row it has run out.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::contest::ClockLaw;
use crate::game::clock::face;
use crate::game::interface::face::Face;
use crate::game::interface::sheet::{Sheet, rect};
use crate::game::paint::tokens::{CREAM, RED, Rgb, WHITE};
use crate::game::referee::{CurrentGame, Thought};
use crate::rules::Side;

/// What a clock shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    pub time: String,
    /// It is this side's turn.
    pub runs: bool,
    /// There is so little left that it must be told.
    pub short: bool,
    /// How often in a row it has run out, and how often loses; `None` where once does.
    pub expiries: Option<(u8, u8)>,
}

impl Clock {
    /// The side's clock; `None` where there are none.
    pub fn of(current: &CurrentGame, thought: Thought, side: Side) -> Option<Self> {
        let left = current.left(side, thought)?;
        let contest = current.contest();
        let runs = contest.outcome().is_none() && current.position().turn() == side;
        Some(Self {
            time: face::shown(left),
            runs,
            short: runs && face::is_short(left),
            expiries: match contest.laws().clock {
                ClockLaw::PerMove { losing, .. } => Some((contest.expiries(side), losing.get())),
                ClockLaw::Main { .. } | ClockLaw::Untimed => None,
            },
        })
    }
}

/// How a clock is coloured: its face, `None` for a little light on the ground, and its figures.
fn tones(sheet: &Sheet, clock: &Clock, on_paper: bool) -> (Option<Rgb>, Rgb) {
    let colours = sheet.colours;
    match (clock.runs, on_paper) {
        _ if clock.short => (Some(RED), WHITE),
        (true, true) => (Some(colours.fill_on), colours.text_on),
        (true, false) => (Some(colours.paper), colours.ink),
        (false, true) => (Some(colours.paper2), colours.ink),
        (false, false) => (None, CREAM),
    }
}

/// Draws it.
pub(super) fn clock(sheet: &Sheet, area: Rect, clock: &Clock, on_paper: bool) {
    let (fill, ink) = tones(sheet, clock, on_paper);
    let corner = if area.height() < 46.0 { 9 } else { 11 };
    if let Some(fill) = fill {
        sheet.surface(area, corner, fill);
    } else {
        let [r, g, b] = CREAM;
        let light = Color32::from_rgba_unmultiplied(r, g, b, 36);
        sheet.ui.painter().rect_filled(rect(area), corner, light);
    }
    let largest = if area.height() < 46.0 { 21.0 } else { 31.0 };
    let sizes = [1.0, 0.85, 0.7, 0.6].map(|part| largest * part);
    let size = sheet.size_for(&clock.time, Face::Bold, area.width() - 12.0, sizes);
    let mut middle = area.center();
    if let Some((used, of)) = clock.expiries {
        middle.y -= 3.0;
        let first = area.center().x - f32::from(of - 1) * 5.0;
        for number in 0..of {
            let at = Vec2::new(first + 10.0 * f32::from(number), area.max.y - 7.0);
            let dot = Rect::from_center_size(at, Vec2::splat(6.0));
            if number < used {
                sheet.surface(dot, 1, ink);
            } else {
                sheet.outline(dot, 1, 1.0, ink);
            }
        }
    }
    let letters = Face::Bold.letters(size, ink);
    sheet.centred((middle.x, middle.y), &clock.time, letters);
}
