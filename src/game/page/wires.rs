//! The systems that speak with the page, and what the rest of the game has of it.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use wasm_bindgen::closure::Closure;
use web_time::Instant;

use super::door;
use super::order::{Opening, Order, OrderError};
use super::scene::{Key, Scene};
use crate::game::analysis::{Finding, Study, Watch};
use crate::game::board::Stage;
use crate::game::flow::{Flow, Going, Overlay, Screen, Turn};
use crate::game::interface::speech::Spoken;
use crate::game::interface::{Words, fonts_are_ready};
use crate::game::language::Phrase;
use crate::game::messages::{Announced, GameWished, MoveWished, TakebackWished};
use crate::game::motion::pace::Pace;
use crate::game::opponent::{Heard, Opponent, Port};
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::notation::movetext;

/// The page, as the machine's way to its worker.
pub struct Page;

impl Page {
    /// Whether this browser has workers at all.
    pub fn has_workers() -> bool {
        door::has_workers()
    }

    /// Whether the game is open in no other tab.
    pub fn is_first() -> bool {
        door::is_first()
    }

    /// Tells the page whether the browser keeps the game on the board: else the page must carry it
    /// over when it is loaded anew.
    pub fn keeps_game(kept: bool) {
        door::keeps_game(kept);
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
    app.add_plugins(super::carrying::plugin)
        .add_systems(Update, carry_out.run_if(not(run_once)).in_set(Flow::Gather))
        .add_systems(
            Last,
            (
                tell,
                say.run_if(resource_changed::<Spoken>),
                name.run_if(resource_changed::<Words>),
                appear.run_if(fonts_are_ready),
            ),
        );
}

/// All that a scene is made from.
#[derive(SystemParam)]
struct Sight<'w> {
    current: Res<'w, CurrentGame>,
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    turn: Option<Res<'w, State<Turn>>>,
    opponent: Res<'w, Opponent>,
    seats: Res<'w, Seats>,
    stage: Res<'w, Stage>,
    pace: Res<'w, Pace>,
    study: Res<'w, Study>,
    watch: Res<'w, Watch>,
}

impl Sight<'_> {
    fn key(&self) -> Key {
        Key {
            moment: self.current.moment(),
            screen: *self.screen.get(),
            overlay: *self.overlay.get(),
            moving: self
                .turn
                .as_ref()
                .is_some_and(|turn| *turn.get() == Turn::Moving),
            pace: *self.pace,
            thinking: self.opponent.is_thinking(),
            over: self.current.game().outcome().is_some(),
            seats: *self.seats,
            geometry: self.stage.geometry,
            found: self.found().cloned(),
        }
    }

    /// What the analysis tells of the position on the board, once that is the one it looks at.
    fn found(&self) -> Option<&Finding> {
        let told = *self.screen.get() == Screen::Analysing && self.watch.on;
        let study = Some(&*self.study).filter(|study| told && !study.is_covered())?;
        let seen = study.position() == self.current.position();
        study.findings().of(study.at()).filter(|_| seen)
    }

    fn scene(&self) -> Scene {
        Scene::new(self.current.game(), &self.key())
    }
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

/// All that orders become.
#[derive(SystemParam)]
struct Desk<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    current: Res<'w, CurrentGame>,
    moves: MessageWriter<'w, MoveWished>,
    games: MessageWriter<'w, GameWished>,
    take_back: MessageWriter<'w, TakebackWished>,
    announced: MessageWriter<'w, Announced>,
    going: Going<'w>,
}

impl Desk<'_, '_> {
    fn carry_out(&mut self, order: Order) -> Result<(), OrderError> {
        match order {
            Order::Play(text) => drop(self.moves.write(MoveWished {
                moment: self.current.moment(),
                mv: movetext::read(self.current.position(), &text)?,
                route: None,
                dropped: false,
            })),
            Order::Open(opening) => self.open(&opening)?,
            Order::TakeBack => drop(self.take_back.write(TakebackWished)),
            Order::Find(name) => self.find(&name),
        }
        Ok(())
    }

    /// Tells where the middle of a button is, or nothing where it can't be seen.
    fn find(&mut self, name: &str) {
        let context = self.contexts.ctx_mut().ok();
        let response = context.and_then(|context| context.read_response(egui::Id::new(name)));
        let seen = response.map(|response| response.interact_rect);
        let middle = seen
            .filter(|seen| seen.is_positive())
            .map(|seen| seen.center());
        door::tell_place(name, middle.map(|at| at.x), middle.map(|at| at.y));
    }

    /// Whoever came by a link has nobody but the game to tell them that it leads nowhere.
    fn open(&mut self, opening: &Opening) -> Result<(), OrderError> {
        let wish = opening.wish().inspect_err(|_| {
            self.announced.write(Announced(Phrase::LinkSenseless));
        })?;
        self.games.write(wish);
        self.going.to(Screen::Playing);
        self.going.close();
        Ok(())
    }
}

/// What is asked waits for the second frame: in the first the game that was left is put on the board, so that it is known,
/// and kept, when a link's game takes its place.
fn carry_out(mut desk: Desk) {
    while let Some(text) = door::next_order() {
        let done = Order::read(&text).and_then(|order| desk.carry_out(order));
        if let Err(error) = done {
            door::tell_order_error(&error.to_string());
        }
    }
}

/// What happens is said for those who can't see it.
fn say(spoken: Res<Spoken>) {
    door::say(&spoken.0);
}

fn name(words: Res<Words>) {
    door::name(&words.say(&Phrase::WindowTitle), words.0.language().code());
}

/// The picture of the board makes room for the board once it has been drawn.
pub fn appear(mut frames: Local<u8>) {
    *frames = frames.saturating_add(1);
    if *frames == 3 {
        door::drawn();
    }
}
