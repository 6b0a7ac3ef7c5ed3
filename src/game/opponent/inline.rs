//! The machine without a thread or a worker: for tests, and where neither can be had.
//!
//! It thinks whenever it is asked for its report, on the window's own time. What takes long comes in
//! slices, between which the window lives: the engine remembers what it has found out, so that the
//! next slice begins where the last one ended.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::time::Duration;

use web_time::Instant;

use super::thinker::{Conclusion, Thinker};
use super::{Brain, BrainDied, Job, Report};
use crate::ai::{Limits, Skill, Stop, Task, Time};

/// So long the window may stand still.
const SLICE: Duration = Duration::from_millis(25);
/// An analysis goes on for so long before it tells what it has found, and is asked again.
const STRETCH: Duration = Duration::from_millis(400);
/// A job without a time of its own ends after so long.
const LONGEST: Duration = Duration::from_secs(30);
/// Of its clock it uses such a part for a move.
const SHARE_OF_CLOCK: u32 = 40;

/// Thinks when it is asked for its report.
#[derive(Default)]
pub struct InlineBrain {
    thinker: Thinker,
    work: Option<Work>,
}

/// A job, and how far it has got.
struct Work {
    job: Job,
    began: Instant,
    nodes: u64,
    found: Conclusion,
}

impl Work {
    /// What may still be used up: nodes, and time.
    fn left(&self) -> (Option<u64>, Duration) {
        let Limits { nodes, time, .. } = self.job.task.limits;
        let time = match time {
            Some(Time::Move(time)) => time,
            Some(Time::Clock {
                left, increment, ..
            }) => (left / SHARE_OF_CLOCK + increment / 2).min(left / 4),
            None => LONGEST,
        };
        let nodes = nodes.map(|nodes| nodes.saturating_sub(self.nodes));
        (nodes, time.saturating_sub(self.began.elapsed()))
    }

    /// Thinks for a slice; whether nothing more is to be found out.
    fn go_on(&mut self, thinker: &mut Thinker) -> bool {
        let (nodes, left) = self.left();
        let slice = left.min(SLICE);
        let task = Task {
            limits: Limits {
                nodes,
                time: Some(Time::Move(slice)),
                ..self.job.task.limits
            },
            ..self.job.task
        };
        let began = Instant::now();
        let found = thinker.think(&self.job, &task, &Stop::default(), &mut |_| ());
        // It had time left and didn't want it.
        let decided = began.elapsed() < slice / 2;
        self.nodes += found.verdict.as_ref().map_or(0, |verdict| verdict.nodes);
        if found.depth >= self.found.depth {
            self.found = found;
        }
        let (nodes, left) = self.left();
        decided || nodes == Some(0) || left.is_zero()
    }
}

impl Brain for InlineBrain {
    fn start(&mut self, job: Job) {
        self.work = Some(Work {
            job,
            began: Instant::now(),
            nodes: 0,
            found: Conclusion::default(),
        });
    }

    fn stop(&mut self) {
        self.work = None;
    }

    fn poll(&mut self) -> Result<Option<Report>, BrainDied> {
        let Some(work) = &mut self.work else {
            return Ok(None);
        };
        // A weaker player looks at a few positions only, and remembers nothing between two slices.
        let found = if work.job.task.skill < Skill::FULL {
            self.thinker
                .think(&work.job, &work.job.task, &Stop::default(), &mut |_| ())
        } else if work.go_on(&mut self.thinker) {
            std::mem::take(&mut work.found)
        } else {
            return Ok(None);
        };
        let number = work.job.number;
        self.work = None;
        Ok(Some(Report::new(number, found)))
    }

    fn keeps_time(&self) -> bool {
        true
    }

    /// It can be stopped between two slices, but tells only what it has found at the end.
    fn longest(&self) -> Option<Duration> {
        Some(STRETCH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::{Game, Rules};

    fn job(task: Task) -> Job {
        Job {
            number: 5,
            game_number: 1,
            game: Game::new(Rules::Frisian),
            task,
        }
    }

    /// How often it was asked until the report came.
    fn asked(brain: &mut InlineBrain) -> (usize, Report) {
        for count in 1..10_000 {
            if let Some(report) = brain.poll().unwrap() {
                return (count, report);
            }
        }
        panic!("no report comes");
    }

    #[test]
    fn the_best_is_looked_for_in_slices_and_within_its_time() {
        let mut brain = InlineBrain::default();
        let analyse = true;
        let limits = Limits::move_time(8 * SLICE);
        brain.start(job(Task {
            limits,
            analyse,
            ..Task::default()
        }));
        let began = Instant::now();
        let (slices, report) = asked(&mut brain);
        assert!(slices > 1 && began.elapsed() < 40 * SLICE, "{slices}");
        assert!(report.mv.is_some() && report.line.first() == report.mv.as_ref());
        assert!(brain.poll().unwrap().is_none(), "it is told once");
    }

    #[test]
    fn so_many_positions_are_looked_at_in_all() {
        let mut brain = InlineBrain::default();
        let analyse = true;
        let limits = Limits::nodes(3_000);
        brain.start(job(Task {
            limits,
            analyse,
            ..Task::default()
        }));
        asked(&mut brain);
        brain.start(job(Task {
            limits,
            analyse,
            ..Task::default()
        }));
        brain.stop();
        assert!(brain.poll().unwrap().is_none(), "nobody waits for it");
    }

    #[test]
    fn the_only_move_tells_nothing_of_the_game() {
        let mut brain = InlineBrain::default();
        let forced = fen::read(Rules::Frisian, "W:W28:B1,2,3,22").unwrap();
        brain.start(Job {
            game: Game::from_position(forced),
            ..job(Task::default())
        });
        let (_, report) = asked(&mut brain);
        assert!(report.mv.is_some());
        assert_eq!(report.score, None, "it would be taken for an even game");
    }

    #[test]
    fn a_weaker_player_answers_as_on_a_thread() {
        let weak = Task {
            skill: Skill::BEGINNER,
            limits: Skill::BEGINNER.limits(),
            seed: 7,
            ..Task::default()
        };
        let mut brain = InlineBrain::default();
        brain.start(job(weak));
        let (slices, report) = asked(&mut brain);
        let there = Thinker::default().answer(&job(weak), &Stop::default(), &mut |_| ());
        assert_eq!(
            (slices, report.mv, report.score),
            (1, there.mv, there.score)
        );
    }
}
