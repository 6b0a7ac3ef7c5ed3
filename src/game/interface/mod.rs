//! Panels and words: everything that is not the board itself.
//!
//! All of it is drawn by egui, at the places that [`layout`] gives, in the colours of the
//! palette and the words of the catalogue.

pub mod announcement;
pub mod arrival;
pub mod button;
pub mod choice;
pub mod clipboard;
pub mod controls;
pub mod counters;
pub mod deeds;
mod departure;
pub mod dialog;
pub mod face;
pub mod faults;
mod focus;
pub mod layout;
pub mod legible;
mod link;
pub mod metrics;
pub mod news;
pub mod notice;
pub mod paper;
pub mod pictures;
mod reader;
mod rounded;
pub mod sentences;
pub mod sheet;
pub mod speech;
#[cfg(test)]
pub(crate) mod trial;

use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, egui,
};

use super::board::appearance::Appearance;
use super::flow::Flow;
use super::language::{Catalogue, Language, Phrase, system_language};
use super::paint::tokens::{DAY, Palette};
use super::storage::Keep;
use serde::{Deserialize, Serialize};

/// The words of the chosen language.
#[derive(Resource)]
pub struct Words(pub Catalogue);

impl Words {
    /// The phrase in the chosen language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.0.say(phrase)
    }
}

/// The language that the player chose; the system's where they chose none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tongue(pub Option<Language>);

impl Tongue {
    fn language(self) -> Language {
        self.0.unwrap_or_else(system_language)
    }
}

/// The colours of the panels.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours(pub Palette);

/// In which order the parts of the interface are laid over one another.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Fonts and style are ready.
    Prepare,
    /// The screen that is on.
    Screen,
    /// The dialog over it.
    Overlay,
}

/// What needs no window: words and notices.
pub(super) fn plugin(app: &mut App) {
    app.keep::<Tongue>("language");
    let language = app.world().resource::<Tongue>().language();
    app.insert_resource(Words(Catalogue::new(language)))
        .insert_resource(Colours(DAY))
        .add_systems(
            Update,
            speak.run_if(resource_changed::<Tongue>).in_set(Flow::React),
        )
        .add_plugins((
            news::plugin,
            notice::plugin,
            speech::plugin,
            announcement::plugin,
        ));
}

fn speak(tongue: Res<Tongue>, mut words: ResMut<Words>) {
    let language = tongue.language();
    if words.0.language() != language {
        words.0 = Catalogue::new(language);
    }
}

/// What is drawn.
pub(super) fn picture_plugin(app: &mut App) {
    app.add_plugins(clipboard::picture_plugin);
    app.add_plugins(EguiPlugin::default())
        .init_resource::<pictures::Pictures>()
        .init_resource::<Passes>()
        .add_plugins((
            (arrival::plugin, departure::picture_plugin),
            reader::picture_plugin,
            speech::picture_plugin,
            announcement::picture_plugin,
        ))
        .configure_sets(
            EguiPrimaryContextPass,
            (Layer::Prepare, Layer::Screen, Layer::Overlay).chain(),
        )
        // Letters and icons that are new in this frame go to the graphics card with it; left to
        // chance they might come a frame later, and a headline would flash in.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        )
        // What paper covers isn't drawn in the same frame.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::EndPass
                .before(TransformSystems::Propagate)
                .before(VisibilitySystems::CalculateBounds)
                .before(VisibilitySystems::VisibilityPropagate),
        )
        .add_systems(
            PreUpdate,
            let_it_rest
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(EguiPrimaryContextPass, prepare.in_set(Layer::Prepare));
}

/// `bevy_egui` tells egui in every frame which modifier keys are down, egui takes every event for
/// a reason to paint once more, and the window would never rest. Only a change is news.
fn let_it_rest(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                known.replace(*modifiers) != Some(*modifiers)
            }
            _ => true,
        });
    }
}

/// Fonts and input once, as soon as there is a context; texts wait for the first frame after it.
fn prepare(
    mut contexts: EguiContexts,
    mut pictures: ResMut<pictures::Pictures>,
    appearance: Res<Appearance>,
    mut passes: ResMut<Passes>,
) -> Result {
    let context = contexts.ctx_mut()?;
    pictures.follow(context.pixels_per_point(), *appearance);
    passes.0 = passes.0.saturating_add(1);
    if passes.0 > 1 {
        return Ok(());
    }
    context.set_fonts(face::definitions());
    // egui drops presses that are older than this when the window wakes from a rest.
    context.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    Ok(())
}

/// Whether the fonts are in place: egui takes new ones up at the start of its next pass.
pub fn fonts_are_ready(passes: Res<Passes>) -> bool {
    passes.0 > 1
}

/// How many passes egui has made.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Passes(u8);
