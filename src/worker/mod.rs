//! The engine in a browser's worker: one text in, one text out, and no window anywhere.
//!
//! A page can share nothing with its worker but messages, so a job and its answer are each a JSON
//! object: [`Job`] and [`Answer`] are their fields. A job tells the whole game, so that the
//! worker keeps nothing but what its engine has found out.

mod answer;
mod job;

pub use answer::{Answer, Best, Found};
pub use job::{Clock, Job, JobError};

use crate::ai::{Engine, Prospects, Report, Settings, Stop};

/// An engine that does one job after the other, and which game it thinks about.
#[derive(Debug)]
pub struct Worker {
    engine: Engine,
    game: u64,
}

impl Default for Worker {
    fn default() -> Self {
        Self {
            engine: Engine::new(Settings::default()),
            game: 0,
        }
    }
}

impl Worker {
    /// Does the job that a text describes and tells the answer as a text. What can't be done is
    /// an answer too, with the reason in it.
    ///
    /// ```
    /// let mut worker = damas::worker::Worker::default();
    /// let job = r#"{"number":1,"rules":"frisian","moves":["32-28"],"nodes":1000}"#;
    /// let answer = worker.answer(job);
    /// assert!(answer.starts_with(r#"{"number":1,"move":""#), "{answer}");
    /// ```
    pub fn answer(&mut self, text: &str) -> String {
        let answer = match serde_json::from_str::<Job>(text) {
            Ok(job) => self.done(&job),
            Err(error) => Answer::refused(None, &JobError::NoJob(error.to_string())),
        };
        answer.to_json()
    }

    fn done(&mut self, job: &Job) -> Answer {
        let (game, task) = match job.played().and_then(|game| Ok((game, job.task()?))) {
            Ok(asked) => asked,
            Err(error) => return Answer::refused(Some(job.number), &error),
        };
        if self.game != job.game {
            self.game = job.game;
            self.engine.forget();
        }
        let mut prospects = Prospects::of(&game, &task);
        let mut note = |report: &Report| {
            prospects.note(report);
        };
        match self.engine.think(&game, &task, &Stop::default(), &mut note) {
            Some(verdict) => {
                let best = if task.analyse {
                    prospects.conclude(Some(&verdict)).0
                } else {
                    Vec::new()
                };
                Answer::found(job.number, game.position(), &verdict, &best)
            }
            None => Answer::refused(Some(job.number), &JobError::Over),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer_to(job: &str) -> serde_json::Value {
        serde_json::from_str(&Worker::default().answer(job)).unwrap()
    }

    #[test]
    fn a_job_is_answered_with_a_legal_move_and_what_it_is_worth() {
        let told = answer_to(
            r#"{"number":7,"rules":"frisian","start":"W:WK28,K35:BK4","moves":[],"nodes":5000,"seed":3,"skill":8.0}"#,
        );
        assert_eq!(told["number"], 7);
        assert_eq!(told["line"][0], told["move"]);
        assert!(told["score"].as_i64().unwrap() > 0, "{told}");
        assert!(told["nodes"].as_u64().unwrap() > 0);
        assert_eq!(told["error"], serde_json::Value::Null);
    }

    #[test]
    fn what_cannot_be_done_is_told() {
        let cases = [
            ("no JSON", "32-28", "no job"),
            ("no rule set", r#"{"number":1,"rules":"chess"}"#, "chess"),
            (
                "no position",
                r#"{"number":1,"rules":"frisian","start":"W:W99"}"#,
                "99",
            ),
            (
                "no legal move",
                r#"{"number":1,"rules":"frisian","moves":["32-28","32-28"]}"#,
                "ply 2",
            ),
            (
                "a game that is over",
                r#"{"number":1,"rules":"frisian","start":"W:W:B1"}"#,
                "over",
            ),
            (
                "no such strength",
                r#"{"number":1,"rules":"frisian","skill":9.0}"#,
                "9",
            ),
        ];
        for (case, job, reason) in cases {
            let told = answer_to(job);
            let error = told["error"].as_str().unwrap_or_default();
            assert!(error.contains(reason), "{case}: {told}");
            assert_eq!(told["move"], serde_json::Value::Null, "{case}");
        }
    }

    #[test]
    fn a_game_is_forgotten_before_the_next() {
        let job =
            |game: u64| format!(r#"{{"number":1,"game":{game},"rules":"frisian","nodes":4000}}"#);
        let mut worker = Worker::default();
        let first = worker.answer(&job(1));
        assert_ne!(worker.answer(&job(1)), first, "it knows more than before");
        assert_eq!(worker.answer(&job(2)), first);
    }

    #[test]
    fn an_analysis_tells_the_best_moves_in_order() {
        let told = answer_to(r#"{"number":1,"rules":"frisian","nodes":20000,"lines":3}"#);
        let best = told["best"].as_array().unwrap();
        assert_eq!(best.len(), 3, "{told}");
        assert_eq!(best[0]["line"][0], told["move"]);
        let scores: Vec<_> = best.iter().map(|best| best["score"].as_i64()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{told}");
    }

    #[test]
    fn a_clock_goes_before_a_time_for_the_move() {
        let told =
            answer_to(r#"{"number":1,"rules":"frisian","move_ms":600000,"clock":{"left_ms":200}}"#);
        assert!(told["move"].is_string(), "{told}");
    }
}
