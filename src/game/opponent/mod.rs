//! The machine at the board. Its verdict is a wish like anybody's.
//!
//! Thinking begins as soon as the rival's move is played, while it is still on its way across
//! the board; the reply waits until it has settled and a moment has passed, so that it feels
//! played. Every job has a number: a report on any but the last is let drop. Who doesn't answer in
//! time, or can't any more, is replaced by a brain without a thread.

mod hint;
mod inline;
mod job;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod offers;
mod patience;
mod study;
mod thinker;
#[cfg(any(target_arch = "wasm32", test))]
mod web;

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use super::flow::{Flow, Screen, Turn};
use super::language::Phrase;
use super::messages::{Announced, GameStarted, Moment, MovePlayed, MoveWished, PositionSet};
use super::referee::CurrentGame;
use super::seats::{Seat, Seats};
use crate::ai::Task;
use crate::ai::endgame::Tables;
use crate::rules::Move as DraughtsMove;

pub use inline::InlineBrain;
pub use job::{Job, Report};
#[cfg(not(target_arch = "wasm32"))]
pub use native::{NativeBrain, Wake};
#[cfg(target_arch = "wasm32")]
pub use web::{Heard, Port, WebBrain};

/// The thinking thread is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the machine's thread has ended; it thinks on without one")]
pub struct BrainDied;

/// One of the ways to think beside the window.
pub trait Brain: Send + Sync {
    /// Drops what it was thinking about and begins this.
    fn start(&mut self, job: Job);
    /// Drops what it was thinking about.
    fn stop(&mut self);
    /// Knows these endings beyond its own from the next job on, where it can; `None`: no others.
    fn learn(&mut self, _tables: Option<Arc<Tables>>) {}
    /// The next report, if there is one.
    ///
    /// # Errors
    /// It can't think any more.
    fn poll(&mut self) -> Result<Option<Report>, BrainDied>;
    /// How long a search may take at most so that another can begin at once; `None` where it can be
    /// stopped at any time.
    fn longest(&self) -> Option<Duration> {
        None
    }
    /// Whether it sees to it by itself that every job ends in time.
    fn keeps_time(&self) -> bool {
        false
    }
}

/// Who thinks for the machine's seats, and how far it has got.
#[derive(Resource)]
pub struct Opponent {
    brain: Box<dyn Brain>,
    /// How many jobs were given out; the last of them is the one that counts.
    jobs: u64,
    /// How many games were begun.
    games: u64,
    awaited: Option<Moment>,
    reply: Option<(Moment, DraughtsMove)>,
    /// Since the machine's turn began.
    waited: Duration,
    /// How much longer an answer is waited for.
    patience: Duration,
    /// What its last move was worth to it, in centi-men.
    outlook: Option<i32>,
    /// A person waits for advice on this moment.
    sought: Option<Moment>,
    found: Option<hint::Found>,
    /// It looks into a position.
    studies: bool,
    seed: u64,
}

impl Opponent {
    /// The machine, thinking with `brain`; `seed` decides between moves of like worth, and how it
    /// errs.
    pub fn new(brain: impl Brain + 'static, seed: u64) -> Self {
        Self {
            brain: Box::new(brain),
            jobs: 0,
            games: 0,
            awaited: None,
            reply: None,
            waited: Duration::ZERO,
            patience: Duration::ZERO,
            outlook: None,
            sought: None,
            found: None,
            studies: false,
            seed,
        }
    }

    /// Gives the machine endgame tables that know more than those that come with the program, or
    /// takes them away.
    pub fn learn(&mut self, tables: Option<Arc<Tables>>) {
        self.brain.learn(tables);
    }

    /// Whether it has been asked for a move or for advice and has not given it yet.
    pub fn is_thinking(&self) -> bool {
        self.awaited.is_some() || self.reply.is_some() || self.sought.is_some() || self.studies
    }
}

/// A number that looks like chance from one that counts moments or games.
fn scattered(count: u64) -> u64 {
    count.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (ask, offers::answer).chain().in_set(Flow::React))
        .add_systems(
            Update,
            reply.in_set(Flow::Gather).run_if(in_state(Screen::Playing)),
        )
        .add_systems(OnEnter(Screen::Playing), resume)
        .add_systems(OnExit(Screen::Playing), rest);
}

/// Asks for a move whenever the machine is to move in a new position.
fn ask(
    mut played: MessageReader<MovePlayed>,
    mut started: MessageReader<GameStarted>,
    mut set: MessageReader<PositionSet>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mut opponent: ResMut<Opponent>,
) {
    let games = started.read().count();
    if games > 0 {
        opponent.games += 1;
        opponent.outlook = None;
    }
    if games + played.read().count() + set.read().count() > 0 {
        opponent.consider(&current, *seats);
    }
}

impl Opponent {
    fn consider(&mut self, current: &CurrentGame, seats: Seats) {
        let position = *current.position();
        (self.awaited, self.reply, self.waited) = (None, None, Duration::ZERO);
        (self.sought, self.found, self.studies) = (None, None, false);
        let Seat::Machine(skill) = seats.at(position.turn()) else {
            self.brain.stop();
            return;
        };
        if current.game().outcome().is_some() {
            self.brain.stop();
            return;
        }
        let contest = current.contest();
        let limits = patience::limits(skill, contest.laws(), contest.left(position.turn()));
        self.awaited = Some(current.moment());
        self.patience = patience::most_wait(limits);
        self.jobs += 1;
        self.brain.start(Job {
            number: self.jobs,
            game_number: self.games,
            game: current.game().clone(),
            task: Task {
                limits,
                skill,
                // One for each game: what a player misjudges it misjudges again.
                seed: self.seed ^ scattered(self.games),
                ..Task::default()
            },
        });
    }

    /// Takes reports in, `passed` after the last time. Whether the machine had to begin anew.
    fn listen(&mut self, current: &CurrentGame, seats: Seats, passed: Duration) -> bool {
        let too_late = self.loses_patience(passed);
        match self.brain.poll() {
            Ok(Some(report)) if report.number == self.jobs && !report.goes_on => {
                self.take_in(report, current);
                return false;
            }
            Ok(_) if !too_late => return false,
            Ok(_) => warn!("the machine let its time run out; it thinks on without a thread"),
            Err(died) => warn!("{died}"),
        }
        self.begin_anew(current, seats);
        true
    }

    /// Counts the time for which an answer is waited for; whether that is too long.
    fn loses_patience(&mut self, passed: Duration) -> bool {
        let waits = self.awaited.is_some() || self.sought.is_some();
        if !waits || self.brain.keeps_time() {
            return false;
        }
        self.patience = self.patience.saturating_sub(passed);
        self.patience.is_zero()
    }

    /// A reply is kept until it may be played.
    fn take_in(&mut self, report: Report, current: &CurrentGame) {
        if let Some(moment) = self.sought.take() {
            self.found = Some((moment, report.line));
            return;
        }
        let Some(moment) = self.awaited.take() else {
            return;
        };
        // Any legal move, should a search ever fail: a game is never lost to a fault.
        let mv = report
            .mv
            .or_else(|| current.position().legal_moves().first().copied());
        self.reply = mv.map(|mv| (moment, mv));
        // A move that was the only one tells nothing: what was known before still holds.
        self.outlook = report.score.or(self.outlook);
    }

    /// Another brain thinks about the same; what was waited already counts.
    fn begin_anew(&mut self, current: &CurrentGame, seats: Seats) {
        self.brain = Box::new(InlineBrain::default());
        let (sought, waited) = (self.sought.is_some(), self.waited);
        self.consider(current, seats);
        self.waited = waited;
        if sought {
            self.seek(current);
        }
    }
}

/// Plays the reply once the last move has settled and it has taken its time.
fn reply(
    time: Res<Time>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    turn: Option<Res<State<Turn>>>,
    mut opponent: ResMut<Opponent>,
    mut wished: MessageWriter<MoveWished>,
    mut announced: MessageWriter<Announced>,
) {
    let opponent = opponent.bypass_change_detection();
    if opponent.listen(&current, *seats, time.delta()) {
        announced.write(Announced(Phrase::EngineRestarted));
    }
    if turn.is_none_or(|turn| *turn.get() != Turn::Choosing) {
        return;
    }
    opponent.waited += time.delta();
    let Some((moment, mv)) = opponent.reply else {
        return;
    };
    let position = current.position();
    let left = current.contest().left(position.turn());
    if opponent.waited >= patience::least_wait(moment, position.legal_moves().len(), left) {
        opponent.reply = None;
        wished.write(MoveWished {
            moment,
            mv,
            route: None,
            dropped: false,
        });
    }
}

/// A game that was left goes on.
fn resume(current: Res<CurrentGame>, seats: Res<Seats>, mut opponent: ResMut<Opponent>) {
    opponent.consider(&current, *seats);
}

fn rest(mut opponent: ResMut<Opponent>) {
    opponent.brain.stop();
    (opponent.awaited, opponent.reply) = (None, None);
    (opponent.sought, opponent.found) = (None, None);
}
