//! For building the game, not for playing it: a scripted game that leaves pictures behind.
//!
//! `damas --shots FOLDER [--size WIDTHxHEIGHT] [--scale SCALE] [--tour | --dialogs | --boards | --playing | --games |
//! --study | --likeness]`, with the feature `dev`; [`measure`] tells what the game costs, and `soak` what a long time of it does.

mod action;
mod boards;
pub mod chronicle;
mod dialogs;
mod fingers;
mod game;
mod games;
mod likeness;
pub mod measure;
mod pictures;
mod playing;
mod script;
mod soak;
mod study;
mod tour;

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResolution};

#[cfg(not(target_arch = "wasm32"))]
use super::endgames::Endgames;
use super::sound::Silence;
use super::start_up;
use super::storage::{MemoryStore, Store};
use script::Script;

/// How much time every frame of a scripted game takes, whatever the machine.
const FRAME: Duration = Duration::from_millis(20);

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq)]
struct Wanted {
    folder: PathBuf,
    size: (u32, u32),
    scale: f32,
    subject: Subject,
}

/// Of what there are to be pictures.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Subject {
    /// A game.
    Game,
    /// Every screen of play and every dialog in each language.
    Tour,
    /// The dialogs after certain choices.
    Dialogs,
    /// The boards and what is drawn on them.
    Boards,
    /// The panel beside the board, and the dialogs over it.
    Playing,
    /// Games that were played, and those of a file.
    Games,
    /// What the page's pictures are held against.
    Likeness,
    /// The analysis and the editor.
    Study,
}

/// Where games and settings are kept: a scripted or measured game neither finds the player's own nor
/// writes over them.
pub fn store() -> Box<dyn Store> {
    if is_scripted() || soak::keeps_nothing() {
        Box::new(MemoryStore::default())
    } else {
        start_up::store()
    }
}

fn is_scripted() -> bool {
    std::env::args().any(|argument| argument == "--shots" || argument == "--measure")
}

/// Plays the script if the command line asks for pictures; else changes nothing.
pub fn extend(app: &mut App) {
    // Pictures and figures are the same with a sound device and without.
    let told = is_scripted();
    app.insert_resource(Silence { told });
    measure::extend(app);
    soak::extend(app);
    let Some(wanted) = wanted(std::env::args().skip(1)) else {
        return;
    };
    let resolution = {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss
        )]
        let physical = |side: u32| (side as f32 * wanted.scale).round() as u32;
        WindowResolution::new(physical(wanted.size.0), physical(wanted.size.1))
            .with_scale_factor_override(wanted.scale)
    };
    let steps = match wanted.subject {
        Subject::Game => game::steps(),
        Subject::Tour => tour::steps(),
        Subject::Dialogs => dialogs::steps(),
        Subject::Boards => boards::steps(),
        Subject::Playing => playing::steps(),
        Subject::Games => games::steps(),
        Subject::Likeness => likeness::steps(),
        Subject::Study => study::steps(),
    };
    // The settings have all their switches: here tables could be made, and nobody asks for them.
    #[cfg(not(target_arch = "wasm32"))]
    app.insert_resource(Endgames::new(
        wanted.folder.join("endgames"),
        Box::new(|| ()),
    ));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Script::new(wanted.folder, steps))
        .add_systems(
            PreStartup,
            move |mut window: Query<&mut Window, With<PrimaryWindow>>| {
                if let Ok(mut window) = window.single_mut() {
                    window.resolution = resolution.clone();
                }
            },
        )
        .add_plugins(script::plugin);
}

fn wanted(arguments: impl Iterator<Item = String>) -> Option<Wanted> {
    let arguments: Vec<String> = arguments.collect();
    let value = |name: &str| {
        let index = arguments.iter().position(|argument| argument == name)?;
        arguments.get(index + 1)
    };
    let size = value("--size").and_then(|size| {
        let (width, height) = size.split_once('x')?;
        Some((width.parse().ok()?, height.parse().ok()?))
    });
    let scale = value("--scale").and_then(|scale| scale.parse().ok());
    let asked = |name: &str| arguments.iter().any(|argument| argument == name);
    let subjects = [
        ("--tour", Subject::Tour),
        ("--dialogs", Subject::Dialogs),
        ("--boards", Subject::Boards),
        ("--playing", Subject::Playing),
        ("--games", Subject::Games),
        ("--likeness", Subject::Likeness),
        ("--study", Subject::Study),
    ];
    let subject = subjects.into_iter().find(|(name, _)| asked(name));
    let subject = subject.map_or(Subject::Game, |(_, subject)| subject);
    Some(Wanted {
        folder: value("--shots")?.into(),
        size: size.unwrap_or((1280, 720)),
        scale: scale.unwrap_or(1.0),
        subject,
    })
}

#[test]
fn the_command_line_is_read() {
    let read = |line: &str| wanted(line.split_whitespace().map(str::to_owned));
    assert_eq!(read(""), None);
    let folder = PathBuf::from("shots");
    assert_eq!(
        read("--shots shots"),
        Some(Wanted {
            folder: folder.clone(),
            size: (1280, 720),
            scale: 1.0,
            subject: Subject::Game,
        })
    );
    let phone = Wanted {
        folder,
        size: (360, 640),
        scale: 2.5,
        subject: Subject::Boards,
    };
    assert_eq!(
        read("--shots shots --size 360x640 --boards --scale 2.5"),
        Some(phone)
    );
}
