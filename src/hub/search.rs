//! A search that runs beside the conversation.

use std::sync::mpsc::SyncSender;
use std::thread;

use super::session::Event;
use crate::ai::{Engine, Stop, Task, Verdict};
use crate::rules::Game;

/// A search, from `go` to `done`.
pub(super) struct Search {
    stop: Stop,
    stage: Stage,
}

/// How far a search has come.
enum Stage {
    /// What the thread finds is the answer.
    Thinking,
    /// The opponent's move is only expected: no answer is wanted yet.
    Pondering,
    /// Nor is this one, which the thread has found by its end.
    Pondered(Verdict),
}

/// Says when the thread that holds it comes to grief, so that nobody waits for its answer.
pub(super) struct Lifeline(pub(super) SyncSender<Event>);

impl Drop for Lifeline {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Event::Lost);
        }
    }
}

/// Nobody has said that a move is only expected.
#[derive(Debug)]
pub(super) struct NotPondering;

impl Search {
    /// Begins to think on a thread of its own, which gives the engine back at its end.
    pub(super) fn begin(
        mut engine: Box<Engine>,
        game: Game,
        task: Task,
        pondering: bool,
        events: SyncSender<Event>,
    ) -> Self {
        let (stop, stage) = if pondering {
            (Stop::pondering(), Stage::Pondering)
        } else {
            (Stop::default(), Stage::Thinking)
        };
        let watched = stop.clone();
        // It isn't joined: it says when it has ended, and when nobody hears that nobody waits.
        thread::spawn(move || {
            let _lifeline = Lifeline(events.clone());
            let verdict = engine.think(&game, &task, &watched, &mut |report| {
                let _ = events.send(Event::Reported(report.clone()));
            });
            let _ = events.send(Event::Found(engine, verdict));
        });
        Self { stop, stage }
    }

    /// The thread has ended; gives the answer, if it is wanted already.
    pub(super) fn found(&mut self, verdict: Verdict) -> Option<Verdict> {
        if matches!(self.stage, Stage::Thinking) {
            return Some(verdict);
        }
        self.stage = Stage::Pondered(verdict);
        None
    }

    /// The answer is wanted now; gives it, if it is known already.
    pub(super) fn stop(&mut self) -> Option<Verdict> {
        self.stop.stop();
        self.want()
    }

    /// The opponent's move was the expected one; gives the answer, if it is known already.
    pub(super) fn hit(&mut self) -> Result<Option<Verdict>, NotPondering> {
        if matches!(self.stage, Stage::Thinking) {
            return Err(NotPondering);
        }
        self.stop.ponder_hit();
        Ok(self.want())
    }

    fn want(&mut self) -> Option<Verdict> {
        match std::mem::replace(&mut self.stage, Stage::Thinking) {
            Stage::Pondered(verdict) => Some(verdict),
            Stage::Thinking | Stage::Pondering => None,
        }
    }
}
