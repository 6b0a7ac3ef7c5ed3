//! Words to press, without a body of their own.

use bevy::math::Rect;
use bevy_egui::egui::{FontId, Id, Sense, Stroke, WidgetInfo, WidgetType};

use super::button::{lighter, middle};
use super::face::{Face, Letters};
use super::pictures::Picture;
use super::sheet::{Sheet, colour, rect};
use crate::game::paint::Icon;
use crate::game::paint::tokens::{CREAM, Rgb};

impl Sheet<'_> {
    /// Words to press, without a body of their own.
    pub fn link(&mut self, area: Rect, name: &str, words: &str, font: FontId, ink: Rgb) -> bool {
        self.icon_link(area, name, None, words, font, ink)
    }

    /// Words to press with an icon before them.
    pub fn icon_link(
        &mut self,
        area: Rect,
        name: &str,
        icon: Option<Icon>,
        words: &str,
        font: FontId,
        ink: Rgb,
    ) -> bool {
        let response = self.ui.interact(rect(area), Id::new(name), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, words));
        self.follow_focus(&response);
        let ink = if response.hovered() {
            lighter(ink)
        } else {
            ink
        };
        let letters = Letters {
            font,
            ink: colour(ink),
        };
        match icon {
            Some(icon) => {
                let (left, y) = (area.min.x + 10.0, area.center().y);
                self.picture(Picture::Icon(icon, ink), (left + 10.0, y), 20.0);
                self.text((left + 28.0, y), words, letters);
            }
            None => self.centred(middle(area), words, letters),
        }
        self.focus_ring(&response, area, CREAM);
        response.clicked()
    }

    /// An icon to press, without a body of its own; screen readers hear `spoken`.
    pub fn bare_icon(
        &mut self,
        area: Rect,
        name: &str,
        (icon, spoken): (Icon, &str),
        ink: Rgb,
        enabled: bool,
    ) -> bool {
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = self.ui.interact(rect(area), Id::new(name), sense);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, spoken));
        self.follow_focus(&response);
        let ink = match (enabled, response.hovered()) {
            (false, _) => self.colours.disabled,
            (true, true) => lighter(ink),
            (true, false) => ink,
        };
        self.picture(Picture::Icon(icon, ink), middle(area), 24.0);
        self.focus_ring(&response, area, ink);
        enabled && response.clicked()
    }

    /// Underlined words to press on paper, which begin at the left of `area`.
    pub fn paper_link(
        &mut self,
        area: Rect,
        name: &str,
        (words, spoken): (&str, &str),
        size: f32,
    ) -> bool {
        let response = self.ui.interact(rect(area), Id::new(name), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, spoken));
        self.follow_focus(&response);
        let ink = self.colours.action;
        let (left, y) = (area.min.x, area.center().y);
        let width = self.text((left, y), words, Face::Strong.letters(size, ink));
        let stroke = Stroke::new(1.0, colour(ink));
        let under = (y + size * 0.62).round() + 0.5;
        self.ui.painter().hline(left..=left + width, under, stroke);
        self.focus_ring(&response, area, ink);
        response.clicked()
    }
}
