//! Things to press.

use bevy::math::Rect;
use bevy_egui::egui::{Id, Response, Sense, WidgetInfo, WidgetType};

use super::face::Face;
use super::metrics;
use super::pictures::Picture;
use super::sheet::{Sheet, rect};
use crate::game::paint::Icon;
use crate::game::paint::tokens::{CREAM, PAPER_EDGE, RED, RED_EDGE, Rgb, WHITE};

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonLook {
    /// Red, with a hard lower edge: the one primary button of a screen.
    Primary,
    /// Paper with a hard lower edge, lying on the ground.
    OnGround,
    /// Flat, on a panel.
    OnPaper,
    /// An outline, on a panel.
    Outlined,
}

/// What is written on a button.
#[derive(Clone, Copy, Debug)]
pub struct Label<'a> {
    /// The drawing.
    pub icon: Option<Icon>,
    /// The words; on a button too small for them, only screen readers get them.
    pub words: &'a str,
    /// The icon stands over the words and not beside them.
    pub stacked: bool,
    /// The words are for screen readers only.
    pub iconic: bool,
    /// Its size in logical pixels.
    pub size: f32,
    /// What is said about it in small letters below; nothing where it is empty.
    pub about: &'a str,
}

impl<'a> Label<'a> {
    /// An icon and words beside it.
    pub fn new(icon: Icon, words: &'a str, size: f32) -> Self {
        Self {
            icon: Some(icon),
            words,
            stacked: false,
            iconic: false,
            size,
            about: "",
        }
    }

    /// Words alone.
    pub fn plain(words: &'a str, size: f32) -> Self {
        Self {
            icon: None,
            words,
            stacked: false,
            iconic: false,
            size,
            about: "",
        }
    }

    /// The icon alone.
    #[must_use]
    pub fn iconic(self) -> Self {
        Self {
            iconic: true,
            ..self
        }
    }

    /// With a line about it below.
    #[must_use]
    pub fn about(self, about: &'a str) -> Self {
        Self { about, ..self }
    }

    /// What screen readers hear.
    fn spoken(&self) -> String {
        if self.about.is_empty() {
            self.words.to_owned()
        } else {
            format!("{}: {}", self.words, self.about)
        }
    }

    /// The icon over the words.
    #[must_use]
    pub fn stacked(self) -> Self {
        Self {
            stacked: true,
            ..self
        }
    }
}

impl Sheet<'_> {
    /// A button whose face the caller draws; screen readers hear `spoken`.
    pub fn blank_button(&mut self, area: Rect, name: &str, spoken: &str, look: ButtonLook) -> bool {
        let label = Label::plain(spoken, 16.0);
        self.press(area, name, label, look, true).1
    }

    /// A line of a list whose face the caller draws; the first of its kind stands out.
    pub fn row(&mut self, area: Rect, name: &str, spoken: &str, first: bool) -> bool {
        let response = self.ui.interact(rect(area), Id::new(name), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken));
        self.follow_focus(&response);
        let (face, colours) = (area.inflate(-1.0), self.colours);
        if first {
            self.surface(face, metrics::BUTTON_CORNER, colours.paper_on);
            self.outline(face, metrics::BUTTON_CORNER, 2.0, colours.action);
        } else if response.hovered() {
            self.surface(face, metrics::BUTTON_CORNER, colours.paper2);
        }
        self.focus_ring(&response, face.inflate(-3.0), colours.action);
        response.clicked()
    }

    /// Something to press; true when it was pressed. Screen readers hear its words.
    pub fn button(
        &mut self,
        area: Rect,
        name: &str,
        label: Label,
        look: ButtonLook,
        enabled: bool,
    ) -> bool {
        // What can't be pressed calls for nothing.
        let look = match look {
            ButtonLook::Primary if !enabled => ButtonLook::OnPaper,
            look => look,
        };
        let (face, pressed) = self.press(area, name, label, look, enabled);
        self.write_label(face, label, self.label_ink(look, enabled));
        pressed
    }

    /// Draws a button without its label; where its face lies, and whether it was pressed.
    fn press(
        &mut self,
        area: Rect,
        name: &str,
        label: Label,
        look: ButtonLook,
        enabled: bool,
    ) -> (Rect, bool) {
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = self.ui.interact(rect(area), Id::new(name), sense);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, label.spoken()));
        self.follow_focus(&response);
        let down = enabled && response.is_pointer_button_down_on();
        let face = self.button_surface(area, look, &response, down);
        self.focus_ring(&response, area, self.ring_ink(look));
        (face, enabled && response.clicked())
    }

    /// Draws the button's body and returns where its face lies just now.
    fn button_surface(
        &self,
        area: Rect,
        look: ButtonLook,
        response: &Response,
        down: bool,
    ) -> Rect {
        let (fill, edge) = match look {
            ButtonLook::Primary => (RED, Some((RED_EDGE, 5.0))),
            ButtonLook::OnGround => (self.colours.paper, Some((PAPER_EDGE, 3.0))),
            ButtonLook::OnPaper => (self.colours.paper2, None),
            ButtonLook::Outlined => (self.colours.paper, None),
        };
        let lit = if response.hovered() && response.sense.senses_click() {
            lighter(fill)
        } else {
            fill
        };
        let corner = metrics::BUTTON_CORNER;
        let Some((edge, depth)) = edge else {
            self.surface(area, corner, if down { darker(fill) } else { lit });
            if look == ButtonLook::Outlined {
                self.outline(area, corner, 2.0, self.colours.action);
            }
            return area;
        };
        let mut face = Rect::new(area.min.x, area.min.y, area.max.x, area.max.y - depth);
        self.surface(
            Rect::new(face.min.x, face.min.y + depth, face.max.x, area.max.y),
            corner,
            edge,
        );
        if down {
            (face.min.y, face.max.y) = (face.min.y + depth, face.max.y + depth);
        }
        self.surface(face, corner, lit);
        face
    }

    fn label_ink(&self, look: ButtonLook, enabled: bool) -> (Rgb, Rgb) {
        match look {
            _ if !enabled => (self.colours.disabled, self.colours.disabled),
            ButtonLook::Primary => (WHITE, WHITE),
            _ => (self.colours.action, self.colours.ink),
        }
    }

    fn ring_ink(&self, look: ButtonLook) -> Rgb {
        match look {
            ButtonLook::Primary | ButtonLook::OnGround => CREAM,
            ButtonLook::OnPaper | ButtonLook::Outlined => self.colours.action,
        }
    }

    /// The words with the icon over or before them; where they don't fit, the icon or the words alone.
    fn write_label(&mut self, mut area: Rect, label: Label, (icon_ink, ink): (Rgb, Rgb)) {
        if !label.about.is_empty() {
            let room = area.width() - 16.0;
            let size = self.size_for(label.about, Face::Strong, room, [15.0, 14.0, 13.0, 12.0]);
            let y = area.min.y + 0.77 * area.height();
            self.centred(
                (area.center().x, y),
                label.about,
                Face::Strong.letters(size, ink),
            );
            area.max.y -= 0.34 * area.height();
        }
        let face = if label.size >= 20.0 {
            Face::Title
        } else {
            Face::Strong
        };
        let letters = face.letters(label.size, ink);
        let width = self.width_of(label.words, letters.font.clone());
        let side = (label.size * 1.35).round();
        let (x, y) = middle(area);
        let least = if label.stacked { 4.0 } else { 8.0 };
        let fits = width <= area.width() - least && !label.iconic;
        let beside = side + 10.0 + width <= area.width() - 8.0;
        let picture = label.icon.map(|icon| Picture::Icon(icon, icon_ink));
        match picture {
            Some(icon) if label.stacked && fits => {
                self.picture(icon, (x, y - 10.0), 22.0);
                self.centred((x, y + 13.0), label.words, letters);
            }
            Some(icon) if !fits || label.words.is_empty() => self.picture(icon, (x, y), 22.0),
            Some(icon) if beside => {
                let left = x - (side + 10.0 + width) / 2.0;
                self.picture(icon, (left + side / 2.0, y), side);
                self.text((left + side + 10.0, y), label.words, letters);
            }
            _ => self.centred((x, y), label.words, letters),
        }
    }
}

pub(super) fn middle(area: Rect) -> (f32, f32) {
    (area.center().x, area.center().y)
}

/// 4 % lighter: all that hovering does.
pub(super) fn lighter(fill: Rgb) -> Rgb {
    fill.map(|channel| channel.saturating_add(10))
}

fn darker(fill: Rgb) -> Rgb {
    fill.map(|channel| channel.saturating_sub(14))
}
