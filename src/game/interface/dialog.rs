//! Dialogs: paper over a darkened room, with a title, a body that may be longer than the paper,
//! and a foot that is always there.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::scroll_area::{ScrollBarVisibility, ScrollSource};
use bevy_egui::egui::{Color32, Context, Id, LayerId, Order, ScrollArea, Sense, UiBuilder};

use super::button::ButtonLook;
use super::face::Face;
use super::metrics;
use super::pictures::{Picture, Pictures};
use super::sheet::{Sheet, rect, sheet};
use crate::game::paint::Icon;
use crate::game::paint::tokens::Palette;

/// Lays a dialog of at most `largest` over everything else and lets `draw` fill it. What lies
/// beneath can't be reached, by finger or by key.
pub fn dialog<R>(
    context: &Context,
    name: &str,
    arrived: f32,
    paint: (Palette, &mut Pictures),
    largest: Vec2,
    draw: impl FnOnce(&mut Sheet, Rect) -> R,
) -> R {
    let window = context.viewport_rect();
    let window = Vec2::new(window.width(), window.height());
    let layer = LayerId::new(Order::Foreground, Id::new(name));
    context.memory_mut(|memory| memory.set_modal_layer(layer));
    sheet(context, name, Order::Foreground, arrived, paint, |sheet| {
        let whole = Rect::from_corners(Vec2::ZERO, window).inflate(metrics::MARGIN);
        let id = Id::new((name, "room"));
        // Nothing to stop at on the way of the keyboard.
        let sense = Sense::CLICK | Sense::DRAG;
        sheet.ui.interact(rect(whole), id, sense);
        let [r, g, b] = sheet.colours.ground_lo;
        let shade = Color32::from_rgba_unmultiplied(r, g, b, 200);
        sheet.ui.painter().rect_filled(rect(whole), 0, shade);
        let area = place(window, largest);
        sheet.paper(area, metrics::DIALOG_CORNER, true);
        draw(sheet, area)
    })
}

/// In the middle of the window; on a phone nearly all of it.
fn place(window: Vec2, largest: Vec2) -> Rect {
    let margin = match window.min_element() {
        ..340.0 => 4.0,
        340.0..480.0 => metrics::GAP,
        _ => metrics::MARGIN,
    };
    let size = largest.min(window - 2.0 * margin).floor();
    Rect::from_center_size((window / 2.0).floor(), size)
}

impl Sheet<'_> {
    /// The dialog's title, and the cross that closes it; whether that was pressed. Returns how
    /// high both are, too.
    pub fn heading(&mut self, area: Rect, title: &str, close: &str) -> (f32, bool) {
        let wide = area.width() >= 700.0;
        let low = area.height() < 420.0;
        let (inset, size, height) = match (wide, low) {
            (true, false) => (34.0, 36.0, 84.0),
            (_, true) => (16.0, 22.0, 60.0),
            (false, false) => (16.0, 26.0, 64.0),
        };
        let middle = area.min.y + height / 2.0;
        let letters = Face::Display.letters(size, self.colours.ink);
        self.text((area.min.x + inset, middle), title, letters);
        let line = Rect::new(area.min.x, area.min.y, area.max.x, area.min.y + height);
        self.told("dialog", line, title);
        let right = area.max.x - if wide { 22.0 } else { metrics::GAP };
        let cross = Rect::new(
            right - metrics::TARGET,
            middle - metrics::TARGET / 2.0,
            right,
            middle + metrics::TARGET / 2.0,
        );
        let pressed = self.blank_button(cross, "close dialog", close, ButtonLook::OnPaper);
        let icon = Picture::Icon(Icon::Close, self.colours.action);
        self.picture(icon, (cross.center().x, cross.center().y), 22.0);
        (height, pressed)
    }

    /// Lets `draw` fill a column that may be longer than `area`, and shows the part of it that was
    /// scrolled to. `draw` gets the column, with no end, and returns where it ended.
    pub fn scrolled<R>(
        &mut self,
        area: Rect,
        name: &str,
        draw: impl FnOnce(&mut Sheet, Rect) -> (R, f32),
    ) -> R {
        let builder = UiBuilder::new().max_rect(rect(area));
        let mut ui = self.ui.new_child(builder);
        let (colours, pictures) = (self.colours, &mut *self.pictures);
        let scrolled = ScrollArea::vertical()
            .min_scrolled_height(0.0)
            .id_salt(name)
            .auto_shrink(false)
            .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
            .scroll_source(ScrollSource::ALL)
            .show(&mut ui, |ui| {
                let corner = ui.max_rect().min;
                let column = Rect::new(corner.x, corner.y, corner.x + area.width(), f32::MAX);
                let mut sheet = Sheet {
                    ui,
                    colours,
                    pictures,
                };
                let (result, bottom) = draw(&mut sheet, column);
                let filled = Rect {
                    max: Vec2::new(column.max.x, bottom),
                    ..column
                };
                ui.allocate_rect(rect(filled), Sense::hover());
                result
            });
        self.thumb(area, scrolled.state.offset.y, scrolled.content_size.y);
        scrolled.inner
    }

    /// Shows at the right edge which part of the whole is seen; nothing where all is.
    pub fn thumb(&self, area: Rect, offset: f32, whole: f32) {
        if whole <= area.height() + 1.0 {
            return;
        }
        let track = area.height() - 8.0;
        let length = (track * area.height() / whole).max(24.0);
        let way = offset / (whole - area.height());
        let top = area.min.y + 4.0 + (track - length) * way.clamp(0.0, 1.0);
        let right = area.max.x - 3.0;
        let thumb = Rect::new(right - 4.0, top, right, top + length);
        self.surface(thumb, 2, self.colours.disabled);
    }
}

/// A column that is filled from above.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    /// Its left edge.
    pub left: f32,
    /// Its right edge.
    pub right: f32,
    /// Where the next thing begins.
    pub y: f32,
}

impl Stack {
    /// An empty column.
    pub fn new(left: f32, right: f32, y: f32) -> Self {
        Self { left, right, y }
    }

    /// The next so many pixels.
    pub fn take(&mut self, height: f32) -> Rect {
        let top = self.y;
        self.y += height;
        Rect::new(self.left, top, self.right, self.y)
    }

    /// Leaves so many pixels free.
    pub fn skip(&mut self, height: f32) {
        self.y += height;
    }

    /// How wide it is.
    pub fn width(&self) -> f32 {
        self.right - self.left
    }
}

#[test]
fn a_dialog_stays_in_the_window_and_is_no_larger_than_it_needs() {
    let largest = Vec2::new(1160.0, 664.0);
    let cases = [
        ((1280.0, 720.0), (1160.0, 664.0)),
        ((2560.0, 1440.0), (1160.0, 664.0)),
        ((360.0, 640.0), (344.0, 624.0)),
        ((320.0, 480.0), (312.0, 472.0)),
    ];
    for ((width, height), size) in cases {
        let placed = place(Vec2::new(width, height), largest);
        assert_eq!((placed.width(), placed.height()), size);
        assert!(placed.min.min_element() >= 4.0, "{placed:?}");
    }
}
