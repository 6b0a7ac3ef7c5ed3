//! The two type families: Besley speaks, Hanken Grotesk works.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};

use super::sheet::Face;

/// egui's families, one for each weight, with nothing of egui's own.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for face in Face::ALL {
        fonts.font_data.insert(
            face.name().to_owned(),
            Arc::new(FontData::from_static(face.file())),
        );
        fonts
            .families
            .insert(face.family(), vec![face.name().to_owned()]);
    }
    // What egui writes by itself.
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts
            .families
            .insert(family, vec![Face::Text.name().to_owned()]);
    }
    fonts
}
