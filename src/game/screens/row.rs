//! A row of buttons, all as wide and lettered alike: below the board, or at the panel's foot.

use bevy::prelude::*;

use crate::game::interface::button::{ButtonLook, Label};
use crate::game::interface::face::Face;
use crate::game::interface::layout::{Layout, Shape};
use crate::game::interface::metrics;
use crate::game::interface::sheet::Sheet;
use crate::game::paint::Icon;

/// A button of the row.
pub(super) struct RowButton {
    pub name: &'static str,
    pub icon: Icon,
    pub words: String,
    pub enabled: bool,
}

/// Between two buttons.
fn gap(layout: &Layout) -> f32 {
    match layout.shape {
        Shape::Portrait => 4.0,
        Shape::Landscape => metrics::GAP,
    }
}

/// How many buttons have room beside one another.
pub(super) fn room(layout: &Layout) -> usize {
    let gap = gap(layout);
    metrics::whole((layout.buttons.width() + gap) / (metrics::TARGET + gap))
}

/// Draws them; the place of the one that was pressed. A row has words under its icons or it has
/// none: where they don't fit, or the row is too low for them.
pub(super) fn row(
    sheet: &mut Sheet,
    layout: &Layout,
    (area, low): (Rect, bool),
    buttons: &[RowButton],
) -> Option<usize> {
    let look = if layout.shape == Shape::Landscape {
        ButtonLook::OnPaper
    } else {
        ButtonLook::OnGround
    };
    let gap = gap(layout);
    let width = (area.width() + gap) / metrics::count(buttons.len()) - gap;
    let size = letters_that_fit(sheet, buttons, width - 4.0).filter(|_| !low);
    let (mut left, mut pressed) = (area.min.x, None);
    for (index, button) in buttons.iter().enumerate() {
        let place = Rect::new(left, area.min.y, left + width, area.max.y);
        let label = match size {
            Some(size) => Label::new(button.icon, &button.words, size).stacked(),
            None => Label::new(button.icon, &button.words, 12.0).iconic(),
        };
        if sheet.button(place, button.name, label, look, button.enabled) {
            pressed = Some(index);
        }
        left += width + gap;
    }
    pressed
}

/// One size for a whole row, the largest in which all its words fit.
fn letters_that_fit(sheet: &Sheet, buttons: &[RowButton], width: f32) -> Option<f32> {
    let fits = |size: f32| {
        let font = Face::Strong.at(size);
        let mut all = buttons.iter();
        all.all(|button| sheet.width_of(&button.words, font.clone()) <= width)
    };
    [14.0, 13.0, 12.0].into_iter().find(|&size| fits(size))
}
