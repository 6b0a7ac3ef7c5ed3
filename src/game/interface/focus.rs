//! Where the keyboard is.

use bevy::math::Rect;
use bevy_egui::egui::{CornerRadius, Response, Stroke, StrokeKind};

use super::metrics;
use super::sheet::{Sheet, colour, rect};
use crate::game::paint::tokens::Rgb;

impl Sheet<'_> {
    /// Scrolls to what has just got the keyboard.
    pub(super) fn follow_focus(&self, response: &Response) {
        if response.gained_focus() {
            self.ui.scroll_to_rect(response.rect.expand(8.0), None);
        }
    }

    /// 3 px round what has the keyboard, 2 px away.
    pub fn focus_ring(&self, response: &Response, area: Rect, ink: Rgb) {
        if response.has_focus() {
            let ring = Stroke::new(3.0, colour(ink));
            let corner = CornerRadius::same(metrics::BUTTON_CORNER + 2);
            self.ui.painter().rect_stroke(
                rect(area).expand(2.0),
                corner,
                ring,
                StrokeKind::Outside,
            );
        }
    }

    /// Shows that the keyboard is at something that others touch: within its edge, whose corners are that round.
    pub fn inner_focus_ring(&self, response: &Response, area: Rect, corner: u8, ink: Rgb) {
        if response.has_focus() {
            let ring = Stroke::new(2.0, colour(ink));
            let corner = CornerRadius::same(corner - 2);
            self.ui
                .painter()
                .rect_stroke(rect(area).shrink(2.0), corner, ring, StrokeKind::Inside);
        }
    }
}
