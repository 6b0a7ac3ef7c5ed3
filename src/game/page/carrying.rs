//! What is carried away from the page and to it: a link to the game, and everything in a file.

use bevy::prelude::*;

use super::{door, files};
use crate::game::flow::{Going, Overlay, Screen};
use crate::game::language::Phrase;
use crate::game::messages::{Announced, EverythingWished, GameWished, ShareWished};
use crate::game::storage::{Parcel, SavedGame, Storage, web};

/// The name of the file, and for what one is asked.
const FILE: &str = "damas.json";

/// The file that was chosen, until the player has said whether it is taken.
#[derive(Resource)]
struct Chosen(Parcel);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (share, carry, open, take.run_if(resource_exists::<Chosen>)),
    );
}

fn share(mut wished: MessageReader<ShareWished>, mut announced: MessageWriter<Announced>) {
    if wished.read().count() > 0 {
        door::share();
    }
    while let Some(copied) = door::was_shared() {
        announced.write(Announced(if copied {
            Phrase::LinkCopied
        } else {
            Phrase::LinkNotCopied
        }));
    }
}

fn carry(mut wished: MessageReader<EverythingWished>) {
    match wished.read().last() {
        Some(EverythingWished::Saved) => {
            files::give(FILE, Parcel::new(web::all()).write().as_bytes());
        }
        Some(EverythingWished::Opened) => files::ask(FILE, ".json"),
        Some(EverythingWished::Taken) | None => {}
    }
}

/// Asks whether the file that was chosen is taken.
fn open(mut commands: Commands, mut announced: MessageWriter<Announced>, mut going: Going) {
    let Some((_, file)) = files::chosen(FILE) else {
        return;
    };
    match Parcel::read(&file) {
        Ok(parcel) => {
            commands.insert_resource(Chosen(parcel));
            going.open(Overlay::TakeEverything);
        }
        Err(error) => {
            warn!("{FILE}: {error}");
            announced.write(Announced(Phrase::FileSenseless));
        }
    }
}

/// What the file has takes the place of what was there, and the page begins anew with it; what it
/// lacks stays, and so do the games that were played here. Where nothing can be kept the game goes
/// on from here.
fn take(
    mut commands: Commands,
    mut wished: MessageReader<EverythingWished>,
    chosen: Res<Chosen>,
    mut announced: MessageWriter<Announced>,
    mut games: MessageWriter<GameWished>,
    mut going: Going,
) {
    if wished.read().last() != Some(&EverythingWished::Taken) {
        return;
    }
    commands.remove_resource::<Chosen>();
    let texts = chosen.0.texts();
    if web::take_in(texts) {
        // Until the page is gone nothing may be written over it.
        commands.remove_resource::<Storage>();
        door::begin_anew();
        return;
    }
    announced.write(Announced(Phrase::NothingKept));
    let game = texts.get("game");
    if let Some(game) = game.and_then(|text| SavedGame::read(text).ok()) {
        games.write(game.into());
        going.to(Screen::Playing);
        going.close();
    }
}
