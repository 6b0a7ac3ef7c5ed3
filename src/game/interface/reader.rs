//! The way in and out for screen readers: what egui describes goes to them through AccessKit (which
//! `bevy_egui` sees to), and what they ask for comes in here.

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, egui};

pub(super) fn picture_plugin(app: &mut App) {
    app.add_message::<ActionRequest>().add_systems(
        PreUpdate,
        (describe_if_asked, pass_on)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Nothing is described while nobody reads it.
fn describe_if_asked(
    asked: Option<Res<AccessibilityRequested>>,
    mut contexts: Query<&mut EguiContext>,
) {
    let asked = asked.is_some_and(|asked| asked.get());
    for mut context in &mut contexts {
        if asked {
            context.get_mut().enable_accesskit();
        } else {
            context.get_mut().disable_accesskit();
        }
    }
}

/// A control is to be pressed, a slider to be moved: to egui an event like any other.
fn pass_on(mut requests: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput>) {
    for ActionRequest(request) in requests.read() {
        for mut input in &mut inputs {
            let event = egui::Event::AccessKitActionRequest(request.clone());
            input.events.push(event);
        }
    }
}
