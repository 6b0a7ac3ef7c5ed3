//! The two type families: Besley speaks, Hanken Grotesk works.

use std::sync::Arc;

use bevy_egui::egui::{Color32, FontData, FontDefinitions, FontFamily, FontId};

use super::sheet::colour;
use crate::game::paint::tokens::Rgb;

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

    fn family(self) -> FontFamily {
        FontFamily::Name(self.name().into())
    }

    /// This face at a size in logical pixels.
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, self.family())
    }

    /// This face at a size in logical pixels, in a colour.
    pub fn letters(self, size: f32, ink: Rgb) -> Letters {
        Letters {
            font: self.at(size),
            ink: colour(ink),
        }
    }
}

/// How words are written.
#[derive(Clone, Debug)]
pub struct Letters {
    /// Face and size.
    pub font: FontId,
    /// Their colour.
    pub ink: Color32,
}

/// egui's families, one for each weight, with nothing of egui's own.
pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for face in Face::ALL {
        let letters = Arc::new(FontData::from_static(face.file()));
        fonts.font_data.insert(face.name().to_owned(), letters);
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
