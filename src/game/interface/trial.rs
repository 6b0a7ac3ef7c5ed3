//! A window that nobody sees, for the tests of what is drawn by egui: it is looked at, pointed at
//! and typed at as a real one is.

use std::collections::HashMap;

use bevy::math::Vec2;
use bevy_egui::egui::{
    self, Context, Event, Id, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, accesskit,
};

use super::pictures::Pictures;
use super::{Words, face};
use crate::game::board::appearance::Appearance;
use crate::game::language::{Catalogue, Language};

/// The windows that everything must fit into, in logical pixels.
pub(crate) const WINDOWS: [(f32, f32); 7] = [
    (1280.0, 720.0),
    (360.0, 640.0),
    (320.0, 480.0),
    (480.0, 320.0),
    (640.0, 360.0),
    (1024.0, 600.0),
    (1920.0, 1080.0),
];

/// A window with its words and pictures.
pub(crate) struct Trial {
    pub context: Context,
    pub pictures: Pictures,
    pub words: Words,
    pub size: Vec2,
    events: Vec<Event>,
    /// What gets the keyboard in the next frame.
    focus: Option<Id>,
    /// What screen readers call each control.
    spoken: HashMap<accesskit::NodeId, String>,
    /// What was written in the last frame.
    written: Vec<Written>,
}

struct Written {
    text: String,
    area: Rect,
    /// It was longer than its line, and ends with an ellipsis.
    cut: bool,
    /// Nothing of its letters was scrolled away.
    whole: bool,
}

/// Nothing else that is clipped is so low as a line to write in.
const LINE: f32 = 60.0;

impl Trial {
    pub fn new((width, height): (f32, f32), language: Language) -> Self {
        let mut trial = Self {
            context: Context::default(),
            pictures: Pictures::default(),
            words: Words(Catalogue::new(language)),
            size: Vec2::new(width, height),
            events: Vec::new(),
            focus: None,
            spoken: HashMap::new(),
            written: Vec::new(),
        };
        trial.context.enable_accesskit();
        trial.context.set_fonts(face::definitions());
        trial.pictures.follow(1.0, Appearance::default());
        // Fonts are there from the next frame on.
        trial.show(|_, _, _| ());
        trial
    }

    /// The window is of another size from the next frame on.
    pub fn resize(&mut self, (width, height): (f32, f32)) {
        self.size = Vec2::new(width, height);
    }

    /// One frame.
    pub fn show<R>(&mut self, draw: impl FnOnce(&Context, &mut Pictures, &Words) -> R) -> R {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(
                Pos2::ZERO,
                egui::vec2(self.size.x, self.size.y),
            )),
            events: std::mem::take(&mut self.events),
            ..RawInput::default()
        };
        self.context.begin_pass(input);
        if let Some(id) = self.focus.take() {
            self.context.memory_mut(|memory| memory.request_focus(id));
        }
        let result = draw(&self.context, &mut self.pictures, &self.words);
        let mut output = self.context.end_pass();
        // Nothing is painted: letters need no way to a graphics card.
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update.take();
        self.spoken = update
            .into_iter()
            .flat_map(|update| update.nodes)
            .filter_map(|(id, node)| Some((id, node.label()?.to_owned())))
            .collect();
        self.written.clear();
        for clipped in output.shapes {
            let mut written = Vec::new();
            texts(&clipped.shape, &mut written);
            // What was scrolled away isn't seen.
            written.retain(|of| clipped.clip_rect.contains(of.area.center()));
            for of in &mut written {
                // A line is higher than its letters.
                let letters = of.area.shrink2(egui::vec2(0.0, 4.0));
                of.whole = clipped.clip_rect.contains_rect(letters);
            }
            // A line that is written in shows a part of what is in it.
            if clipped.clip_rect.height() <= LINE {
                for of in &mut written {
                    of.area = of.area.intersect(clipped.clip_rect.shrink(1.0));
                }
            }
            self.written.append(&mut written);
        }
        result
    }

    /// Presses what is called `name` in the next frame.
    pub fn press(&mut self, name: &str) {
        let response = self.context.read_response(Id::new(name));
        let at = response.unwrap_or_else(|| panic!("there is no {name}"));
        let pos = at.interact_rect.center();
        self.events.push(Event::PointerMoved(pos));
        for pressed in [true, false] {
            self.events.push(Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
    }

    /// Gives the keyboard to what is called `name`, which is scrolled to.
    pub fn focus(&mut self, name: &str) {
        self.focus = Some(Id::new(name));
    }

    /// Presses a key in the next frame.
    pub fn key(&mut self, key: Key) {
        for pressed in [true, false] {
            self.events.push(Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        }
    }

    /// Types this in the next frame.
    pub fn write(&mut self, text: &str) {
        self.events.push(Event::Text(text.to_owned()));
    }

    /// Whether the control of this name is there.
    pub fn has(&self, name: &str) -> bool {
        self.context.read_response(Id::new(name)).is_some()
    }

    /// Everything that can be pressed, as screen readers hear it: where it is, and which part of
    /// that can be hit now.
    pub fn controls(&self) -> Vec<(String, Rect, Rect)> {
        self.context.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            widgets
                .layers()
                .flat_map(|(_, widgets)| widgets)
                .filter(|widget| widget.sense.is_focusable())
                .map(|widget| {
                    let spoken = self.spoken.get(&widget.id.accesskit_id());
                    let spoken = spoken.cloned().unwrap_or_default();
                    (spoken, widget.rect, widget.interact_rect)
                })
                .collect()
        })
    }

    /// Fails where words lie half on a control, or under one.
    pub fn check_words(&self, case: &str) {
        for of in &self.written {
            // A line is higher than its letters.
            let letters = of.area.shrink2(egui::vec2(0.0, 4.0));
            for (spoken, _, seen) in self.controls() {
                let beside = seen.contains(of.area.center()) || !seen.intersects(letters);
                assert!(beside, "{case}: {:?} and {spoken:?}", of.text);
            }
        }
    }

    /// Whether exactly this is written somewhere.
    pub fn says(&self, text: &str) -> bool {
        self.written.iter().any(|of| of.text == text)
    }

    /// Whether exactly this is written somewhere where all of it is seen.
    pub fn says_whole(&self, text: &str) -> bool {
        self.written.iter().any(|of| of.text == text && of.whole)
    }

    /// What gave way with an ellipsis.
    pub fn cut(&self) -> Vec<&str> {
        let cut = self.written.iter().filter(|of| of.cut);
        cut.map(|of| of.text.as_str()).collect()
    }

    /// Fails where words don't fit what they stand on, controls overlap or are too small to be
    /// hit, or anything leaves the window sideways.
    pub fn check(&self, case: &str) {
        self.check_with(case, |_| 43.5);
    }

    /// The same where some controls may be lower than others.
    pub fn check_with(&self, case: &str, least_side: impl Fn(&str) -> f32) {
        let controls = self.controls();
        assert!(!controls.is_empty(), "{case}: nothing can be pressed");
        for (spoken, area, _) in &controls {
            assert!(!spoken.is_empty(), "{case}: something says nothing");
            let least = area.width().min(area.height());
            let wanted = least_side(spoken);
            assert!(least >= wanted, "{case}: {spoken:?} is {area:?}");
            let (left, right) = (area.left(), area.right());
            assert!(
                left >= 0.0 && right <= self.size.x,
                "{case}: {spoken:?} leaves the window"
            );
        }
        for (index, (spoken, _, area)) in controls.iter().enumerate() {
            for (other, _, another) in &controls[index + 1..] {
                let apart = !area.shrink(0.5).intersects(another.shrink(0.5))
                    || !area.is_positive()
                    || !another.is_positive();
                let within = area.contains_rect(another.shrink(0.5))
                    || another.contains_rect(area.shrink(0.5));
                assert!(
                    apart || within,
                    "{case}: {spoken:?} {area:?} and {other:?} {another:?}"
                );
            }
        }
        for Written { text, area, .. } in &self.written {
            let (left, right) = (area.left(), area.right());
            assert!(
                left >= 0.0 && right <= self.size.x + 0.5,
                "{case}: {text:?} leaves the window: {area:?}"
            );
            let on = controls
                .iter()
                .filter(|(.., seen)| seen.contains(area.center()))
                .map(|(_, control, _)| control)
                .min_by(|a, b| a.area().total_cmp(&b.area()));
            if let Some(control) = on {
                assert!(
                    left >= control.left() - 0.5 && right <= control.right() + 0.5,
                    "{case}: {text:?} at {area:?} is too long for {control:?}"
                );
            }
        }
    }
}

fn texts(shape: &Shape, written: &mut Vec<Written>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, written)),
        Shape::Text(text) => {
            written.push(Written {
                text: text.galley.text().to_owned(),
                area: text.galley.rect.translate(text.pos.to_vec2()),
                cut: text.galley.elided,
                whole: true,
            });
        }
        _ => {}
    }
}
