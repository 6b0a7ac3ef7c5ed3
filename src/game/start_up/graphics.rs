//! The graphics card may go away while the game runs: its driver is renewed or crashes, it is
//! unplugged, or the machine slept too long.
//!
//! Bevy can build its renderer anew, `bevy_egui` can't. So the game, which is kept after every move,
//! ends as it does when its window is closed, and the program opens another window, with a word about
//! what happened.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::env::{args_os, current_exe, var_os};
use std::process::Command;
use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use web_time::Instant;

use crate::game::language::Phrase;
use crate::game::messages::Announced;

/// How the app ends when the graphics card has gone away.
pub const LOST: AppExit = AppExit::from_code(75);

/// Set for a program whose window takes the place of another's.
const ANEW: &str = "DAMAS_OPENED_ANEW";

/// A card that goes away sooner than this would only go away again.
const LASTING: Duration = Duration::from_secs(30);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(give_up))
        .add_systems(Startup, tell.run_if(|| var_os(ANEW).is_some()));
}

/// Nothing is drawn any more, and the app ends.
fn give_up(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    error!("{:?}: {}", error.ty, error.description);
    main.write_message(match error.ty {
        ErrorType::DeviceLost | ErrorType::OutOfMemory | ErrorType::Internal => LOST,
        ErrorType::Validation => AppExit::error(),
    });
    RenderErrorPolicy::StopRendering
}

fn tell(mut announced: MessageWriter<Announced>) {
    announced.write(Announced(Phrase::GraphicsLost));
}

/// Runs the game until it is closed, in another window where the first one can't be drawn any more.
pub(super) fn run(mut app: App) -> AppExit {
    let begun = Instant::now();
    let exit = app.run();
    if exit != LOST {
        return exit;
    }
    super::report(&Phrase::GraphicsLost);
    if begun.elapsed() < LASTING {
        return exit;
    }
    open_anew().unwrap_or(exit)
}

/// How the program ends that opens another window; `None` where it can't be started.
fn open_anew() -> Option<AppExit> {
    let mut anew = Command::new(current_exe().ok()?);
    let status = anew.args(args_os().skip(1)).env(ANEW, "1").status().ok()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Some(code.map_or(AppExit::error(), AppExit::from_code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_that_goes_away_ends_the_game_so_that_it_is_opened_anew() {
        for (ty, expected) in [
            (ErrorType::DeviceLost, LOST),
            (ErrorType::OutOfMemory, LOST),
            (ErrorType::Internal, LOST),
            (ErrorType::Validation, AppExit::error()),
        ] {
            let (mut main, mut render) = (World::new(), World::new());
            main.init_resource::<Messages<AppExit>>();
            let error = RenderError {
                ty,
                description: "gone".into(),
                source: None,
            };
            let policy = give_up(&error, &mut main, &mut render);
            assert!(matches!(policy, RenderErrorPolicy::StopRendering));
            let mut exits = main.resource_mut::<Messages<AppExit>>();
            assert_eq!(exits.drain().collect::<Vec<_>>(), [expected]);
        }
    }
}
