//! What panels are made of: words, pictures and buttons at given places.

use bevy::math::Rect;
use bevy_egui::egui::{
    self, Align2, Color32, Context, CornerRadius, FontFamily, FontId, Id, Order, Pos2, Response,
    Sense, Shadow, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, text::LayoutJob,
};

use super::metrics;
use super::pictures::{Picture, Pictures};
use crate::game::paint::Icon;
use crate::game::paint::tokens::{CREAM, PAPER_EDGE, Palette, RED, RED_EDGE, Rgb, WHITE};

/// The weights of the two type families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Besley 800: the name of the game, results, titles of dialogs.
    Display,
    /// Besley 700: names, titles of panels, the big button.
    Title,
    /// Hanken Grotesk 500: body.
    Text,
    /// Hanken Grotesk 600: buttons.
    Strong,
    /// Hanken Grotesk 700: the current move.
    Bold,
}

impl Face {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Display,
        Self::Title,
        Self::Text,
        Self::Strong,
        Self::Bold,
    ];

    /// Its name as a family of egui's.
    pub fn name(self) -> &'static str {
        match self {
            Self::Display => "besley-800",
            Self::Title => "besley-700",
            Self::Text => "hanken-500",
            Self::Strong => "hanken-600",
            Self::Bold => "hanken-700",
        }
    }

    /// Its letters.
    pub fn file(self) -> &'static [u8] {
        match self {
            Self::Display => include_bytes!("../../../assets/fonts/besley-800.ttf"),
            Self::Title => include_bytes!("../../../assets/fonts/besley-700.ttf"),
            Self::Text => include_bytes!("../../../assets/fonts/hanken-500.ttf"),
            Self::Strong => include_bytes!("../../../assets/fonts/hanken-600.ttf"),
            Self::Bold => include_bytes!("../../../assets/fonts/hanken-700.ttf"),
        }
    }

    pub(super) fn family(self) -> FontFamily {
        FontFamily::Name(self.name().into())
    }

    /// This face at a size in logical pixels.
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, self.family())
    }
}

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
    /// Its size in logical pixels.
    pub size: f32,
}

/// A surface to write and draw on, in window coordinates.
pub struct Sheet<'a> {
    /// egui's own.
    pub ui: &'a mut Ui,
    /// The colours.
    pub colours: Palette,
    /// The drawings.
    pub pictures: &'a mut Pictures,
}

/// egui's colour.
pub fn colour([r, g, b]: Rgb) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// egui's rectangle.
pub fn rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(
        Pos2::new(rect.min.x, rect.min.y),
        Pos2::new(rect.max.x, rect.max.y),
    )
}

/// Lays a sheet over the whole window and lets `draw` fill it.
pub fn sheet<R>(
    context: &Context,
    name: &str,
    order: Order,
    colours: Palette,
    pictures: &mut Pictures,
    draw: impl FnOnce(&mut Sheet) -> R,
) -> R {
    let area = egui::Area::new(Id::new(name))
        .order(order)
        .fixed_pos(Pos2::ZERO)
        .constrain(false)
        .movable(false);
    area.show(context, |ui| {
        draw(&mut Sheet {
            ui,
            colours,
            pictures,
        })
    })
    .inner
}

impl Sheet<'_> {
    /// One line of text; returns how wide it is.
    pub fn text(&self, at: (f32, f32), anchor: Align2, words: &str, font: FontId, ink: Rgb) -> f32 {
        self.ui
            .painter()
            .text(Pos2::new(at.0, at.1), anchor, words, font, colour(ink))
            .width()
    }

    /// One line of text that gives way with an ellipsis where it is longer than `width`.
    pub fn line(&self, at: (f32, f32), width: f32, words: &str, font: FontId, ink: Rgb) {
        let mut job = LayoutJob::single_section(
            words.to_owned(),
            egui::TextFormat::simple(font, colour(ink)),
        );
        job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(1.0));
        let galley = self.ui.painter().layout_job(job);
        let top = at.1 - galley.size().y / 2.0;
        self.ui
            .painter()
            .galley(Pos2::new(at.0, top), galley, colour(ink));
    }

    /// Text broken into lines within `width`; returns its height.
    pub fn paragraph(
        &self,
        at: (f32, f32),
        width: f32,
        words: &str,
        font: FontId,
        ink: Rgb,
    ) -> f32 {
        let galley = self
            .ui
            .painter()
            .layout(words.to_owned(), font, colour(ink), width.max(1.0));
        let height = galley.size().y;
        self.ui
            .painter()
            .galley(Pos2::new(at.0, at.1), galley, colour(ink));
        height
    }

    /// How wide a line of text would be.
    pub fn width_of(&self, words: &str, font: FontId) -> f32 {
        self.ui
            .painter()
            .layout_no_wrap(words.to_owned(), font, Color32::BLACK)
            .size()
            .x
    }

    /// A flat surface with round corners.
    pub fn surface(&self, area: Rect, corner: u8, fill: Rgb) {
        self.ui
            .painter()
            .rect_filled(rect(area), CornerRadius::same(corner), colour(fill));
    }

    /// An outline within a surface.
    pub fn outline(&self, area: Rect, corner: u8, width: f32, ink: Rgb) {
        let stroke = Stroke::new(width, colour(ink));
        self.ui.painter().rect_stroke(
            rect(area),
            CornerRadius::same(corner),
            stroke,
            StrokeKind::Inside,
        );
    }

    /// Paper lying on the ground, with its soft shadow.
    pub fn paper(&self, area: Rect, corner: u8, dialog: bool) {
        let (offset, blur, alpha) = if dialog { (18, 50, 158) } else { (10, 26, 107) };
        let shade = Color32::from_rgba_unmultiplied(0x06, 0x0E, 0x28, alpha);
        let shadow = Shadow {
            offset: [0, offset],
            blur,
            spread: 0,
            color: shade,
        };
        self.ui
            .painter()
            .add(shadow.as_shape(rect(area), CornerRadius::same(corner)));
        self.surface(area, corner, self.colours.paper);
    }

    /// A rule between groups.
    pub fn rule(&self, from: f32, to: f32, y: f32) {
        let stroke = Stroke::new(1.5, colour(self.colours.line));
        self.ui.painter().hline(from..=to, y, stroke);
    }

    /// A picture with its centre at `at`.
    pub fn picture(&mut self, picture: Picture, at: (f32, f32), side: f32) {
        self.picture_tinted(picture, at, side, Color32::WHITE);
    }

    fn picture_tinted(&mut self, picture: Picture, at: (f32, f32), side: f32, tint: Color32) {
        let density = self.ui.ctx().pixels_per_point();
        let handle = self.pictures.get(self.ui.ctx(), picture, side);
        let [width, height] = handle.size();
        // On whole physical pixels, or lines blur.
        #[expect(clippy::cast_precision_loss, reason = "sides of pictures on a screen")]
        let size = egui::vec2(width as f32, height as f32) / density;
        let corner = Pos2::new(at.0, at.1) - size / 2.0;
        let corner =
            Pos2::new((corner.x * density).round(), (corner.y * density).round()) / density;
        let uv = egui::Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        self.ui.painter().image(
            handle.id(),
            egui::Rect::from_min_size(corner, size),
            uv,
            tint,
        );
    }

    /// Square pictures side by side along the upper edge of a surface with round corners.
    pub fn band(&mut self, pictures: &[Picture], area: Rect, corner: u8) {
        let side = area.height();
        let count = (area.width() / side).round();
        let uv = egui::Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        let mut left = area.min.x;
        for &picture in pictures.iter().cycle() {
            if left > area.max.x - side / 2.0 {
                break;
            }
            let texture = self.pictures.get(self.ui.ctx(), picture, side).id();
            let first = left <= area.min.x;
            let last = left + side >= area.max.x - 0.5 || count <= 1.0;
            let round = |on: bool| if on { corner } else { 0 };
            let corners = CornerRadius {
                nw: round(first),
                ne: round(last),
                sw: 0,
                se: 0,
            };
            let face = rect(Rect::new(left, area.min.y, left + side, area.max.y));
            let shape = egui::epaint::RectShape::filled(face, corners, Color32::WHITE)
                .with_texture(texture, uv);
            self.ui.painter().add(shape);
            left += side;
        }
    }

    /// A full dot.
    pub fn dot(&self, at: (f32, f32), radius: f32, ink: Rgb) {
        self.ui
            .painter()
            .circle_filled(Pos2::new(at.0, at.1), radius, colour(ink));
    }

    /// How high a paragraph would be.
    pub fn measure(&self, words: &str, font: FontId, width: f32) -> f32 {
        self.ui
            .painter()
            .layout(words.to_owned(), font, Color32::BLACK, width.max(1.0))
            .size()
            .y
    }

    /// Words to press, without a body of their own.
    pub fn link(&mut self, area: Rect, name: &str, words: &str, font: FontId, ink: Rgb) -> bool {
        let response = self.ui.interact(rect(area), Id::new(name), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, words));
        let ink = if response.hovered() {
            lighter(ink)
        } else {
            ink
        };
        self.text(
            (area.center().x, area.center().y),
            Align2::CENTER_CENTER,
            words,
            font,
            ink,
        );
        self.focus_ring(&response, area, CREAM);
        response.clicked()
    }

    /// A button whose face the caller draws; screen readers hear `spoken`.
    pub fn blank_button(&mut self, area: Rect, name: &str, spoken: &str, look: ButtonLook) -> bool {
        let label = Label {
            icon: None,
            words: spoken,
            stacked: false,
            size: 16.0,
        };
        self.press(area, name, label, look, true).1
    }

    /// Something to press; true when it was pressed. Screen readers hear `label.words`.
    pub fn button(
        &mut self,
        area: Rect,
        name: &str,
        label: Label,
        look: ButtonLook,
        enabled: bool,
    ) -> bool {
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
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, label.words));
        let down = enabled && response.is_pointer_button_down_on();
        let face = self.button_surface(area, look, &response, down);
        self.focus_ring(&response, area, self.ring_ink(look));
        (face, enabled && response.clicked())
    }

    /// 3 px round what has the keyboard, 2 px away.
    fn focus_ring(&self, response: &Response, area: Rect, ink: Rgb) {
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

    fn write_label(&mut self, area: Rect, label: Label, (icon_ink, ink): (Rgb, Rgb)) {
        let face = if label.size >= 20.0 {
            Face::Title
        } else {
            Face::Strong
        };
        let font = face.at(label.size);
        let width = self.width_of(label.words, font.clone());
        let side = (label.size * 1.35).round();
        let (x, y) = (area.center().x, area.center().y);
        let fits = width <= area.width() - 8.0;
        match label.icon {
            Some(icon) if label.stacked && fits => {
                self.picture(Picture::Icon(icon, icon_ink), (x, y - 10.0), 22.0);
                self.text((x, y + 13.0), Align2::CENTER_CENTER, label.words, font, ink);
            }
            Some(icon) if label.words.is_empty() || !fits || label.stacked => {
                self.picture(Picture::Icon(icon, icon_ink), (x, y), 22.0);
            }
            Some(icon) => {
                let left = x - (side + 10.0 + width) / 2.0;
                self.picture(Picture::Icon(icon, icon_ink), (left + side / 2.0, y), side);
                self.text(
                    (left + side + 10.0, y),
                    Align2::LEFT_CENTER,
                    label.words,
                    font,
                    ink,
                );
            }
            None => {
                self.text((x, y), Align2::CENTER_CENTER, label.words, font, ink);
            }
        }
    }
}

/// 4 % lighter: all that hovering does.
fn lighter(fill: Rgb) -> Rgb {
    fill.map(|channel| channel.saturating_add(10))
}

fn darker(fill: Rgb) -> Rgb {
    fill.map(|channel| channel.saturating_sub(14))
}
