//! The systems that speak with the page, and what the rest of the game has of it.

use std::time::Duration;

use bevy::prelude::*;
use wasm_bindgen::closure::Closure;
use web_time::Instant;

use super::door;
use super::order::{Order, OrderError};
use super::scene::{Key, Sight};
use crate::game::flow::{Flow, Overlay, Screen};
use crate::game::interface::notice::Notice;
use crate::game::interface::sentences::side_name;
use crate::game::interface::{Words, fonts_are_ready};
use crate::game::language::Phrase;
use crate::game::messages::{GameWished, MovePlayed, MoveWished, TakebackWished};
use crate::game::opponent::{Heard, Port};
use crate::game::referee::CurrentGame;
use crate::notation::movetext;

/// The page, as the machine's way to its worker.
pub struct Page;

impl Page {
    /// Whether this browser has workers at all.
    pub fn has_workers() -> bool {
        door::has_workers()
    }

    /// A number that nobody can foretell.
    pub fn chance() -> u64 {
        door::chance().to_bits()
    }
}

impl Port for Page {
    fn open(&mut self) {
        door::open_engine();
    }

    fn post(&mut self, job: &str) {
        door::post_to_engine(job);
    }

    fn hear(&mut self) -> Option<Heard> {
        door::hear_engine()
            .map(Heard::Answer)
            .or_else(|| door::engine_failure().map(Heard::Failure))
    }

    fn wake_in(&mut self, wait: Duration) {
        door::wake_in(wait.as_secs_f64() * 1000.0);
    }

    fn now(&self) -> Duration {
        thread_local! {
            static START: Instant = Instant::now();
        }
        START.with(Instant::elapsed)
    }
}

/// Lets the page wake the window that sleeps.
pub fn is_woken_by(wake: impl Fn() + 'static) {
    let wake = Closure::<dyn Fn()>::new(wake);
    door::woken_by(wake.into_js_value());
}

/// The game on its page.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(Flow::Gather))
        .add_systems(Update, (say_moves, say_notices).chain().in_set(Flow::Show))
        .add_systems(
            Last,
            (
                tell,
                name.run_if(resource_changed::<Words>),
                appear.run_if(fonts_are_ready),
            ),
        );
}

fn tell(sight: Sight, mut told: Local<Option<Key>>) {
    let key = sight.key();
    if told.as_ref() == Some(&key) {
        return;
    }
    if let Ok(json) = serde_json::to_string(&sight.scene()) {
        door::tell_scene(&json);
    }
    *told = Some(key);
}

fn carry_out(
    current: Res<CurrentGame>,
    mut moves: MessageWriter<MoveWished>,
    mut games: MessageWriter<GameWished>,
    mut take_back: MessageWriter<TakebackWished>,
    mut screen: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
) {
    while let Some(text) = door::next_order() {
        let done = (|| {
            match Order::read(&text)? {
                Order::Play(text) => drop(moves.write(MoveWished {
                    moment: current.moment(),
                    mv: movetext::read(current.position(), &text)?,
                    route: None,
                    dropped: false,
                })),
                Order::Open(opening) => {
                    games.write(opening.wish()?);
                    NextState::set_if_neq(&mut screen, Screen::Playing);
                    NextState::set_if_neq(&mut overlay, Overlay::Closed);
                }
                Order::TakeBack => drop(take_back.write(TakebackWished)),
            }
            Ok::<(), OrderError>(())
        })();
        if let Err(error) = done {
            door::tell_order_error(&error.to_string());
        }
    }
}

/// Moves are said for those who can't see them.
fn say_moves(mut played: MessageReader<MovePlayed>, words: Res<Words>) {
    for MovePlayed { mv, before, .. } in played.read() {
        let side = side_name(before.turn());
        let side = words.say(&Phrase::Side { side });
        door::say(&format!("{side}: {}", movetext::write(before, *mv)));
    }
}

/// So is what is written on the card.
fn say_notices(notice: Res<Notice>, words: Res<Words>) {
    if notice.is_changed()
        && let Some((_, head, body)) = notice.words(&words)
    {
        door::say(format!("{head} {body}").trim());
    }
}

fn name(words: Res<Words>) {
    door::name(&words.say(&Phrase::WindowTitle), words.0.language().code());
}

/// The picture of the board makes room for the board once it has been drawn.
fn appear(mut frames: Local<u8>) {
    *frames = frames.saturating_add(1);
    if *frames == 3 {
        door::drawn();
    }
}
