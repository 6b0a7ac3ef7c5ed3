//! A search that runs beside the conversation.

use std::sync::mpsc::SyncSender;
use std::thread;

use super::session::Event;
use crate::ai::{Engine, Limits, Stop, Task, Verdict};
use crate::rules::Game;

/// A search, from `go` to `done`.
pub(super) struct Search {
    game: Game,
    /// What it is to find out, once it isn't pondering any more.
    task: Task,
    stage: Stage,
    stop: Stop,
}

/// How far a search has come.
enum Stage {
    /// A thread is at it, and what it finds is the answer.
    Thinking,
    /// A thread is at it without limits: the opponent's move is only expected.
    Pondering,
    /// It has found all there is to find out, and the opponent's move is still only expected.
    Pondered(Verdict),
    /// The move came as expected: as soon as the thread has ended, another begins with what the
    /// engine remembers and with the limits.
    Hit,
}

/// What follows when a thread has ended or the GUI has spoken.
pub(super) enum Next {
    /// The answer.
    Answer(Option<Verdict>),
    /// Run again.
    Run,
    /// Nothing yet.
    Wait,
}

impl Search {
    /// A search that runs once [`Self::run`] is called.
    pub(super) fn new(game: Game, task: Task, pondering: bool) -> Self {
        let stage = if pondering {
            Stage::Pondering
        } else {
            Stage::Thinking
        };
        Self {
            game,
            task,
            stage,
            stop: Stop::default(),
        }
    }

    /// Thinks on a thread of its own, which gives the engine back at its end.
    pub(super) fn run(&mut self, mut engine: Box<Engine>, events: &SyncSender<Event>) {
        self.stop = Stop::default();
        let (game, mut task, stop) = (self.game.clone(), self.task, self.stop.clone());
        if matches!(self.stage, Stage::Pondering) {
            task.limits = Limits::default();
        }
        let events = events.clone();
        // It isn't joined: it says when it has ended, and nobody waits who has gone.
        thread::spawn(move || {
            let verdict = engine.think(&game, &task, &stop, &mut |report| {
                let _ = events.send(Event::Reported(report.clone()));
            });
            let _ = events.send(Event::Found(engine, verdict));
        });
    }

    /// The thread has ended.
    pub(super) fn found(&mut self, verdict: Option<Verdict>) -> Next {
        match (&self.stage, verdict) {
            (Stage::Hit, _) => {
                self.stage = Stage::Thinking;
                Next::Run
            }
            (Stage::Pondering, Some(verdict)) => {
                self.stage = Stage::Pondered(verdict);
                Next::Wait
            }
            (_, verdict) => Next::Answer(verdict),
        }
    }

    /// The GUI wants the answer now.
    pub(super) fn stop(&mut self) -> Next {
        match std::mem::replace(&mut self.stage, Stage::Thinking) {
            Stage::Pondered(verdict) => Next::Answer(Some(verdict)),
            _ => {
                self.stop.stop();
                Next::Wait
            }
        }
    }

    /// The opponent's move was the expected one; `None` where none was.
    pub(super) fn hit(&mut self) -> Option<Next> {
        match self.stage {
            Stage::Pondered(_) => {
                self.stage = Stage::Thinking;
                Some(Next::Run)
            }
            Stage::Pondering => {
                self.stage = Stage::Hit;
                self.stop.stop();
                Some(Next::Wait)
            }
            Stage::Thinking | Stage::Hit => None,
        }
    }
}
