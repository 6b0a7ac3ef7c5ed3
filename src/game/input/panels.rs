//! Who has the keyboard: a control of a panel, or the board.
//!
//! Tab gives it to a control: then Enter, Space and the arrows are meant for that. Escape gives it
//! back to the board, and does nothing else.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::Context;

/// A control of a panel has the keyboard, and the board has none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PanelHasKeys(pub bool);

/// Asked before egui reads the keys of this frame: Escape still belongs to the control from which
/// it takes the keyboard.
pub(super) fn ask(mut panels: Query<&mut EguiContext>, mut has_keys: ResMut<PanelHasKeys>) {
    let focused = panels
        .iter_mut()
        .any(|mut context| is_focused(context.get_mut()));
    has_keys.set_if_neq(PanelHasKeys(focused));
}

fn is_focused(context: &Context) -> bool {
    context.memory(|memory| memory.focused().is_some())
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Key, Order};

    use super::*;
    use crate::game::interface::button::ButtonLook;
    use crate::game::interface::sheet::sheet;
    use crate::game::interface::trial::{Trial, WINDOWS};
    use crate::game::language::Language;
    use crate::game::paint::tokens::DAY;

    /// A panel with one button; whether that was pressed.
    fn show(trial: &mut Trial) -> bool {
        trial.show(|context, pictures, _| {
            let paint = (DAY, pictures);
            sheet(context, "panel", Order::Middle, 1.0, paint, |sheet| {
                let area = Rect::new(10.0, 10.0, 110.0, 60.0);
                sheet.blank_button(area, "button", "Button", ButtonLook::OnPaper)
            })
        })
    }

    #[test]
    fn tab_gives_a_panel_the_keyboard_and_escape_gives_it_back() {
        let mut trial = Trial::new(WINDOWS[0], Language::English);
        show(&mut trial);
        assert!(!is_focused(&trial.context));
        trial.key(Key::Tab);
        show(&mut trial);
        assert!(is_focused(&trial.context));
        trial.key(Key::Enter);
        assert!(show(&mut trial), "Enter presses it");
        assert!(is_focused(&trial.context), "and it keeps the keyboard");
        trial.key(Key::Escape);
        assert!(!show(&mut trial), "Escape presses nothing");
        assert!(!is_focused(&trial.context));
    }
}
