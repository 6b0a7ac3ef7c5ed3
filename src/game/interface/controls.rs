//! Switches, steps and lines of text.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{Frame, Id, Margin, Sense, TextEdit, WidgetInfo, WidgetType};

use super::button::{ButtonLook, lighter};
use super::face::Face;
use super::metrics;
use super::sheet::{Sheet, colour, rect};

/// A switch's track.
const TRACK: (f32, f32) = (46.0, 26.0);

impl Sheet<'_> {
    /// Words with a switch at their end, [`metrics::TARGET`] high at least; whether it was pressed.
    pub fn switch(&mut self, area: Rect, name: &str, words: &str, on: bool) -> bool {
        let response = self.ui.interact(rect(area), Id::new(name), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, words));
        self.follow_focus(&response);
        let (colours, middle) = (self.colours, area.center().y);
        let room = area.width() - TRACK.0 - 14.0;
        let letters = Face::Text.letters(15.0, colours.ink);
        let height = self.measure(words, letters.font.clone(), room);
        self.paragraph((area.min.x, middle - height / 2.0), room, words, letters);
        let left = area.max.x - TRACK.0 - 2.0;
        let track = Rect::new(
            left,
            middle - TRACK.1 / 2.0,
            left + TRACK.0,
            middle + TRACK.1 / 2.0,
        );
        let fill = if on {
            colours.fill_on
        } else {
            colours.disabled
        };
        let fill = if response.hovered() {
            lighter(fill)
        } else {
            fill
        };
        self.surface(track, 13, fill);
        // Told by the place of the knob and by a tick, not by colour alone.
        let (knob, ink) = if on {
            (track.max.x - 13.0, colours.text_on)
        } else {
            (track.min.x + 13.0, colours.paper)
        };
        self.dot((knob, middle), 10.0, ink);
        self.focus_ring(&response, track, colours.action);
        response.clicked()
    }

    /// A value between two buttons that take from it and add to it: −1, 1, or 0 where neither was
    /// pressed. Screen readers hear `spoken` with the value.
    pub fn stepper(&mut self, area: Rect, name: &str, value: &str, spoken: &str) -> i8 {
        let side = metrics::TARGET;
        let less = Rect {
            max: Vec2::new(area.min.x + side, area.max.y),
            ..area
        };
        let more = Rect {
            min: Vec2::new(area.max.x - side, area.min.y),
            ..area
        };
        let mut step = 0;
        for (button, sign, by) in [(less, "\u{2212}", -1), (more, "+", 1)] {
            let name = format!("{name} {sign}");
            let heard = format!("{spoken}: {value}, {sign}1");
            if self.blank_button(button, &name, &heard, ButtonLook::OnPaper) {
                step = by;
            }
            let letters = Face::Bold.letters(20.0, self.colours.action);
            self.centred((button.center().x, button.center().y), sign, letters);
        }
        let letters = Face::Strong.letters(16.0, self.colours.ink);
        self.centred((area.center().x, area.center().y), value, letters);
        step
    }

    /// A line of text to write in.
    pub fn line_edit(&mut self, area: Rect, name: &str, spoken: &str, text: &mut String) {
        let colours = self.colours;
        self.surface(area, metrics::BUTTON_CORNER, colours.paper_on);
        let edit = TextEdit::singleline(text)
            .id(Id::new(name))
            .font(Face::Text.at(15.0))
            .text_color(colour(colours.ink))
            .frame(Frame::NONE)
            .margin(Margin::symmetric(12, 12))
            .desired_width(area.width())
            .char_limit(400);
        let response = self.ui.put(rect(area), edit);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, spoken));
        self.follow_focus(&response);
        let (width, ink) = if response.has_focus() {
            (3.0, colours.action)
        } else {
            (1.5, colours.line)
        };
        self.outline(area, metrics::BUTTON_CORNER, width, ink);
    }
}
