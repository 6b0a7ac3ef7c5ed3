//! A dialog that closes fades away as it was seen last. Nothing of it can be pressed any more, and
//! what it told of may be different already.

use bevy::prelude::*;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{self, Context, Id, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Layer;
use super::arrival::Arrival;
use crate::game::flow::Overlay;

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, fade.after(Layer::Overlay));
}

fn fade(
    mut contexts: EguiContexts,
    (overlay, arrival): (Res<State<Overlay>>, Res<Arrival>),
    mut seen: Local<Seen>,
) -> Result {
    seen.follow(contexts.ctx_mut()?, *overlay.get(), arrival.gone);
    Ok(())
}

/// What dialogs look like.
#[derive(Default)]
struct Seen {
    /// Which is open, and what was drawn of it last.
    open: (Overlay, Vec<ClippedShape>),
    /// What was drawn of the one before it.
    left: Vec<ClippedShape>,
    /// The window in which that was, and its density.
    window: Option<(egui::Rect, f32)>,
}

impl Seen {
    /// Draws what is left of a dialog that closed, under the one that is open; `gone` is how far it
    /// has gone, 0 to 1.
    fn follow(&mut self, context: &Context, open: Overlay, gone: f32) {
        if self.open.0 != open {
            self.left = std::mem::take(&mut self.open.1);
            self.open.0 = open;
        }
        let window = Some((context.viewport_rect(), context.pixels_per_point()));
        // In another window it would lie in the wrong place.
        if gone >= 1.0 || self.window != window {
            self.left.clear();
        }
        self.window = window;
        self.draw(context, 1.0 - gone);
        self.open.1 = match open {
            Overlay::Closed => Vec::new(),
            _ => dialogs(context),
        };
    }

    fn draw(&self, context: &Context, opacity: f32) {
        if self.left.is_empty() {
            return;
        }
        let layer = LayerId::new(Order::Middle, Id::new("departure"));
        let mut painter = context.layer_painter(layer);
        painter.set_opacity(opacity);
        for ClippedShape { clip_rect, shape } in &self.left {
            painter.with_clip_rect(*clip_rect).add(shape.clone());
        }
    }
}

/// What is drawn of dialogs in this frame: nothing else lies so far in front.
fn dialogs(context: &Context) -> Vec<ClippedShape> {
    let layers = context.memory(|memory| memory.areas().visible_layer_ids());
    context.graphics(|graphics| {
        layers
            .iter()
            .filter(|layer| layer.order == Order::Foreground)
            .filter_map(|layer| graphics.get(*layer))
            .flat_map(|list| list.all_entries().cloned())
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::interface::button::{ButtonLook, Label};
    use crate::game::interface::dialog::dialog;
    use crate::game::interface::trial::Trial;
    use crate::game::language::Language;
    use crate::game::paint::tokens::DAY;

    /// One frame with this dialog, or none, of which the last has gone so far.
    fn frame(trial: &mut Trial, seen: &mut Seen, open: Overlay, gone: f32) {
        trial.show(|context, pictures, _| {
            let name = format!("{open:?}");
            if open != Overlay::Closed {
                let paint = (DAY, pictures);
                let size = Vec2::new(300.0, 200.0);
                dialog(context, &name, 1.0, paint, size, |sheet, area| {
                    let label = Label::plain(&name, 16.0);
                    sheet.button(area, &name, label, ButtonLook::OnPaper, true)
                });
            }
            seen.follow(context, open, gone);
        });
    }

    #[test]
    fn a_dialog_is_seen_while_it_goes_and_cannot_be_pressed() {
        let mut trial = Trial::new((640.0, 360.0), Language::English);
        let mut seen = Seen::default();
        let (menu, resign, closed) = (Overlay::Menu, Overlay::Resign, Overlay::Closed);
        // What is open, how far the last has gone, what is seen, how much can be pressed.
        let frames = [
            (closed, 1.0, &[][..], 0),
            (menu, 1.0, &["Menu"], 1),
            (menu, 1.0, &["Menu"], 1),
            (resign, 0.0, &["Menu", "Resign"], 1),
            (resign, 0.5, &["Menu", "Resign"], 1),
            (resign, 1.0, &["Resign"], 1),
            (closed, 0.0, &["Resign"], 0),
            (closed, 0.9, &["Resign"], 0),
            (closed, 1.0, &[], 0),
        ];
        for (index, (open, gone, words, controls)) in frames.into_iter().enumerate() {
            if seen.open.0 != open {
                // What is new isn't seen in its first frame.
                frame(&mut trial, &mut seen, open, gone);
            }
            frame(&mut trial, &mut seen, open, gone);
            for word in ["Menu", "Resign"] {
                let expected = words.contains(&word);
                assert_eq!(trial.says(word), expected, "frame {index}: {word}");
            }
            let pressable = trial.controls();
            let pressable = pressable.iter().filter(|(spoken, ..)| !spoken.is_empty());
            assert_eq!(pressable.count(), controls, "frame {index}");
        }
    }

    #[test]
    fn what_goes_is_dropped_with_its_window() {
        let mut trial = Trial::new((640.0, 360.0), Language::English);
        let mut seen = Seen::default();
        for _ in 0..2 {
            frame(&mut trial, &mut seen, Overlay::Menu, 1.0);
        }
        frame(&mut trial, &mut seen, Overlay::Closed, 0.0);
        assert!(trial.says("Menu"));
        trial.resize((360.0, 640.0));
        frame(&mut trial, &mut seen, Overlay::Closed, 0.1);
        assert!(!trial.says("Menu"));
    }
}
