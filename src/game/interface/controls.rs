//! Switches, steps and lines of text.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{
    EventFilter, Frame, Id, Key, Margin, Sense, TextEdit, WidgetInfo, WidgetType,
};

use super::button::{ButtonLook, lighter};
use super::face::Face;
use super::metrics;
use super::sheet::{Sheet, colour, rect};
use crate::notation::pdn::MAX_TOKEN;

/// A switch's track.
const TRACK: (f32, f32) = (46.0, 26.0);

/// Letters in a line, at most.
const LONGEST_LINE: usize = 400;

/// Letters in a comment, at most: what a file has room for, with some left for what it says to
/// programs.
const LONGEST_COMMENT: usize = MAX_TOKEN - 4_096;

/// Between a line of text and what is written in it.
const INSET: Margin = Margin::same(12);

/// Radius of a slider's knob.
const KNOB: f32 = 11.0;

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
        // Told by the knob's place and by being full or hollow, not by colour alone.
        let light = |ink| {
            if response.hovered() {
                lighter(ink)
            } else {
                ink
            }
        };
        if on {
            self.surface(track, 13, light(colours.fill_on));
            self.dot((track.max.x - 13.0, middle), 10.0, colours.text_on);
        } else {
            self.surface(track, 13, colours.ink2);
            self.surface(track.inflate(-2.0), 11, light(colours.paper));
            self.dot((track.min.x + 13.0, middle), 8.0, colours.ink2);
        }
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

    /// A value from 0 to 1 along a line; the new one where it was moved. Screen readers hear
    /// `spoken`.
    pub fn slider(&mut self, area: Rect, name: &str, spoken: &str, value: f32) -> Option<f32> {
        let id = Id::new(name);
        let response = self.ui.interact(rect(area), id, Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::slider(true, f64::from(value), spoken));
        self.follow_focus(&response);
        let (colours, middle) = (self.colours, area.center().y);
        let (from, to) = (area.min.x + KNOB, area.max.x - KNOB);
        let at = from + (to - from) * value.clamp(0.0, 1.0);
        let line = |from: f32, to: f32| Rect::new(from, middle - 3.0, to, middle + 3.0);
        self.surface(line(from, to), 3, colours.line);
        self.surface(line(from, at), 3, colours.fill_on);
        self.dot((at, middle), KNOB, colours.fill_on);
        self.dot((at, middle), KNOB - 4.0, colours.paper_on);
        if response.has_focus() {
            self.focus_ring(&response, line(from, to).inflate(KNOB), colours.action);
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            self.ui
                .memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            let pressed = |key| self.ui.input(|input| input.key_pressed(key));
            let by =
                f32::from(i8::from(pressed(Key::ArrowRight)) - i8::from(pressed(Key::ArrowLeft)));
            if by != 0.0 {
                return Some((value + 0.1 * by).clamp(0.0, 1.0));
            }
        }
        let pointed = response.is_pointer_button_down_on() || response.clicked();
        let pointer = response.interact_pointer_pos().filter(|_| pointed)?;
        let moved = ((pointer.x - from) / (to - from)).clamp(0.0, 1.0);
        // In steps that a person can find again.
        let moved = (moved * 20.0).round() / 20.0;
        ((moved - value).abs() > f32::EPSILON).then_some(moved)
    }

    /// A line of text to write in.
    pub fn line_edit(&mut self, area: Rect, name: &str, spoken: &str, text: &mut String) {
        self.edit(area, (name, spoken), text, LONGEST_LINE);
    }

    /// A comment of a game to write in, which files have longer than any other line.
    pub fn comment_edit(&mut self, area: Rect, name: &str, spoken: &str, text: &mut String) {
        self.edit(area, (name, spoken), text, LONGEST_COMMENT);
    }

    fn edit(&mut self, area: Rect, (name, spoken): (&str, &str), text: &mut String, most: usize) {
        let colours = self.colours;
        self.surface(area, metrics::BUTTON_CORNER, colours.paper_on);
        #[cfg(target_arch = "wasm32")]
        if let Some(written) = crate::game::page::line::written(name) {
            *text = written.chars().take(most).collect();
        }
        let edit = TextEdit::singleline(text)
            .id(Id::new(name))
            .font(Face::Text.at(15.0))
            .text_color(colour(colours.ink))
            // A frame of one's own has a margin of its own; what is left for letters goes by the other.
            .frame(Frame::NONE.inner_margin(INSET))
            .margin(INSET)
            .desired_width(area.width())
            .char_limit(most);
        let response = self.ui.put(rect(area), edit);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, spoken));
        #[cfg(target_arch = "wasm32")]
        // Who touches a line that they have written before wants to write on: it has the focus already.
        if response.gained_focus() || response.clicked() {
            crate::game::page::line::ask(name, spoken, text);
        }
        self.follow_focus(&response);
        let (width, ink) = if response.has_focus() {
            (3.0, colours.action)
        } else {
            (1.5, colours.line)
        };
        self.outline(area, metrics::BUTTON_CORNER, width, ink);
    }
}
