//! From nothing to a window: what must be there first, and a sentence where it is not.

#[cfg(target_os = "linux")]
mod display;
#[cfg(not(target_arch = "wasm32"))]
pub mod graphics;

#[cfg(not(target_arch = "wasm32"))]
use std::hash::{BuildHasher, RandomState};

use bevy::app::AppExit;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::window::WindowPlugin;

#[cfg(not(target_arch = "wasm32"))]
use super::endgames::Endgames;
#[cfg(target_arch = "wasm32")]
use super::games::BrowserDialogs;
#[cfg(not(target_arch = "wasm32"))]
use super::games::SystemDialogs;
use super::games::file::Files;
use super::language::{Catalogue, Phrase, system_language};
#[cfg(not(target_arch = "wasm32"))]
use super::opponent::NativeBrain;
#[cfg(target_arch = "wasm32")]
use super::opponent::WebBrain;
use super::opponent::{InlineBrain, Opponent};
#[cfg(target_arch = "wasm32")]
use super::page;
#[cfg(target_arch = "wasm32")]
use super::storage::BrowserStore;
#[cfg(not(target_arch = "wasm32"))]
use super::storage::{FolderStore, MemoryStore};
use super::storage::{Storage, Store};
use super::{GamePlugin, PicturePlugin, window};
#[cfg(not(target_arch = "wasm32"))]
use crate::ai::Settings;

/// Why no window can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWindow {
    /// Nothing to show a window on.
    NoDisplay,
    /// Nothing to draw it with.
    NoGraphicsDriver,
}

impl NoWindow {
    /// The same in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::NoDisplay => Phrase::NoDisplay,
            Self::NoGraphicsDriver => Phrase::NoGraphicsDriver,
        }
    }
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// There is nothing to show a window on.
pub fn run(store: Box<dyn Store>, extend: impl FnOnce(&mut App)) -> Result<AppExit, NoWindow> {
    #[cfg(target_os = "linux")]
    display::find()?;
    #[cfg(not(target_arch = "wasm32"))]
    say_faults_in_a_sentence();
    let mut app = app(window::opening_window(String::new()), false, store);
    extend(&mut app);
    #[cfg(target_arch = "wasm32")]
    let exit = app.run();
    #[cfg(not(target_arch = "wasm32"))]
    let exit = graphics::run(app);
    Ok(exit)
}

/// Where the player's games and settings are kept; in memory, until the program ends, where there
/// is no such place.
#[cfg(not(target_arch = "wasm32"))]
pub fn store() -> Box<dyn Store> {
    match FolderStore::of_the_player() {
        Ok(folder) => Box::new(folder),
        Err(fault) => Box::new(MemoryStore::instead(fault)),
    }
}

/// Where the player's games and settings are kept.
#[cfg(target_arch = "wasm32")]
pub fn store() -> Box<dyn Store> {
    Box::new(BrowserStore::new(page::Page::is_first()))
}

/// The whole game with its window; `any_thread` lets tests run it beside their own main thread.
#[cfg_attr(
    target_arch = "wasm32",
    expect(unused_mut, unused_variables, reason = "a browser has one thread")
)]
pub fn app(window: Window, any_thread: bool, store: Box<dyn Store>) -> App {
    let mut app = App::new();
    #[cfg(not(target_arch = "wasm32"))]
    let folder = store.folder().map(|folder| folder.join("endgames"));
    app.insert_resource(Storage(store));
    let windows = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    let mut winit = bevy::winit::WinitPlugin::default();
    #[cfg(not(target_arch = "wasm32"))]
    {
        winit.run_on_any_thread = any_thread;
    }
    app.add_plugins(DefaultPlugins.set(windows).set(winit))
        .add_plugins((GamePlugin, PicturePlugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(graphics::plugin);
    let (opponent, files) = (opponent(&app), files(&app));
    app.insert_resource(opponent).insert_resource(files);
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(folder) = folder {
        let endgames = Endgames::new(folder, Box::new(wake(&app)));
        app.insert_resource(endgames);
    }
    one_by_one(&mut app);
    app
}

/// One system after the other: each takes so little that to spread them over threads would cost more
/// than it gains. (Drawing has a thread of its own all the same.)
pub(super) fn one_by_one(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Wakes the window that sleeps.
fn wake(app: &App) -> impl Fn() + Send + Sync + 'static {
    let proxy = app
        .world()
        .get_resource::<bevy::winit::EventLoopProxyWrapper>()
        .map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            // The window may be closing: then nobody needs to be woken.
            let _ = proxy.send_event(bevy::winit::WinitUserEvent::WakeUp);
        }
    }
}

/// The machine on its thread; without one where none can be had.
#[cfg(not(target_arch = "wasm32"))]
fn opponent(app: &App) -> Opponent {
    match NativeBrain::start(Settings::of_this_machine(), Box::new(wake(app))) {
        Ok(brain) => Opponent::new(brain, another_seed()),
        Err(error) => {
            warn!("no thread for the machine ({error}): it thinks on the window's own");
            Opponent::new(InlineBrain::default(), another_seed())
        }
    }
}

/// The machine in its worker; without one where none can be had.
#[cfg(target_arch = "wasm32")]
fn opponent(app: &App) -> Opponent {
    page::is_woken_by(wake(app));
    if page::Page::has_workers() {
        Opponent::new(WebBrain::new(page::Page), another_seed())
    } else {
        warn!("no worker for the machine: it thinks on the page's own thread");
        Opponent::new(InlineBrain::default(), another_seed())
    }
}

/// The player's files by the dialogs of the system.
#[cfg(not(target_arch = "wasm32"))]
fn files(app: &App) -> Files {
    Files(Box::new(SystemDialogs::new(wake(app))))
}

/// The player's files by those of the browser.
#[cfg(target_arch = "wasm32")]
fn files(_: &App) -> Files {
    Files(Box::new(BrowserDialogs::default()))
}

/// Another number each time the game is started: the standard library draws new keys for its
/// maps from the system.
#[cfg(not(target_arch = "wasm32"))]
fn another_seed() -> u64 {
    RandomState::new().hash_one(())
}

/// Another number each time the page is opened: there the standard library has nothing to draw from.
#[cfg(target_arch = "wasm32")]
fn another_seed() -> u64 {
    page::Page::chance()
}

/// What Bevy can only panic about is told in a sentence, and the program ends with a failure.
#[cfg(not(target_arch = "wasm32"))]
fn say_faults_in_a_sentence() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |fault| {
        let said = fault.payload_as_str().unwrap_or_default();
        let known = [
            ("Unable to find a GPU", NoWindow::NoGraphicsDriver),
            ("Failed to build event loop", NoWindow::NoDisplay),
        ];
        match known.iter().find(|(words, _)| said.contains(words)) {
            Some((_, no_window)) => {
                report(&no_window.phrase());
                std::process::exit(1);
            }
            None => usual(fault),
        }
    }));
}

/// Tells on the terminal, in the language of the system, what there is no window for.
#[expect(
    clippy::print_stderr,
    reason = "without a window the terminal is all there is"
)]
pub fn report(phrase: &Phrase) {
    eprintln!("{}", Catalogue::new(system_language()).say(phrase));
}
