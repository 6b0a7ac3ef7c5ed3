//! What you see, touch and hear: the Bevy app.
//!
//! A move travels one way. A finger or the machine makes a *wish*, the referee asks the rules and
//! writes a *fact*, everybody takes note, the piece travels, and the board is set to the truth:
//!
//! * [`messages`] the wishes and facts, which are the whole conversation
//! * [`flow`] in what order a frame runs, which screen is on
//! * [`seats`] who plays which side; [`choices`] what the next game will be like
//! * [`input`] fingers and keys become wishes
//! * [`referee`] the only one who changes the game
//! * [`clock`] how long the side to move has thought
//! * [`motion`] the move is shown
//! * [`board`] what stands and lies there, set to the truth when the move has settled
//! * [`opponent`] the machine, whose verdict is a wish like anybody's
//! * `endgames` the machine's larger endgame tables, made while the game goes on
//! * [`advice`] a good move for whoever asks
//! * [`looking_back`] which of the game's positions is looked at
//! * [`analysis`] any game or position, judged by the machine
//! * [`editor`] a position is set up
//! * [`lessons`] how to play, on the same board
//! * [`games`] games that were played, and files of games
//! * `screens`, `overlays`, [`interface`] the panels and dialogs
//! * [`storage`] what is kept from one start to the next
//! * [`language`] what is said; [`paint`] how each thing is drawn; [`sound`] what is heard
//! * `page` the web page around the game, and `window.damas` in it
//! * [`mod@reference`] no part of the game: what its cost is held against
//! * [`window`] the window, and how often it is drawn; [`start_up`] what must be there first

pub mod advice;
pub mod analysis;
pub mod board;
pub mod choices;
pub mod clock;
#[cfg(feature = "dev")]
pub mod dev;
pub mod editor;
#[cfg(not(target_arch = "wasm32"))]
mod endgames;
pub mod flow;
pub mod games;
pub mod input;
pub mod interface;
pub mod language;
pub mod lessons;
pub mod looking_back;
pub mod messages;
pub mod motion;
pub mod opponent;
mod overlays;
#[cfg(any(target_arch = "wasm32", test))]
pub mod page;
pub mod paint;
pub mod referee;
pub mod reference;
mod screens;
pub mod seats;
pub mod sound;
pub mod start_up;
pub mod storage;
pub mod window;

use bevy::prelude::*;

/// The game itself, which needs no window: its tests run it by wishes alone.
pub struct GamePlugin;

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            storage::plugin,
            flow::plugin,
            messages::plugin,
            (referee::plugin, looking_back::plugin),
            choices::plugin,
            clock::plugin,
            input::plugin,
            motion::plugin,
            board::plugin,
            (opponent::plugin, advice::plugin),
            (lessons::plugin, analysis::plugin, editor::plugin),
            games::plugin,
            interface::plugin,
            overlays::plugin,
            sound::plugin,
        ));
        #[cfg(not(target_arch = "wasm32"))]
        app.add_plugins(endgames::plugin);
    }
}

/// The game as it is seen and heard.
pub struct PicturePlugin;

impl Plugin for PicturePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            window::plugin,
            interface::picture_plugin,
            board::picture_plugin,
            screens::picture_plugin,
            overlays::picture_plugin,
            sound::picture_plugin,
        ));
    }
}
