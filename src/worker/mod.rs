//! The engine in a browser's worker: one text in, one text out, and no window anywhere.
//!
//! A page can share nothing with its worker but messages, so a job and its answer are each a JSON
//! object: [`Job`] and [`Answer`] are their fields. A job tells the whole game, so that the
//! worker keeps nothing but what its engine has found out.

mod answer;
mod job;

pub use answer::Answer;
pub use job::{Job, JobError};

use crate::ai::{Engine, Stop};

/// Does the job that a text describes and tells the answer as a text. What can't be done is an
/// answer too, with the reason in it.
///
/// ```
/// use damas::ai::{Engine, Settings};
/// let mut engine = Engine::new(Settings::default());
/// let job = r#"{"number":1,"rules":"frisian","moves":["32-28"],"nodes":1000}"#;
/// let answer = damas::worker::answer(&mut engine, job);
/// assert!(answer.starts_with(r#"{"number":1,"move":""#), "{answer}");
/// ```
pub fn answer(engine: &mut Engine, text: &str) -> String {
    let answer = match serde_json::from_str::<Job>(text) {
        Ok(job) => done(engine, &job),
        Err(error) => Answer::refused(None, &JobError::NoJob(error.to_string())),
    };
    answer.to_json()
}

fn done(engine: &mut Engine, job: &Job) -> Answer {
    let (game, task) = match job.game().and_then(|game| Ok((game, job.task()?))) {
        Ok(asked) => asked,
        Err(error) => return Answer::refused(Some(job.number), &error),
    };
    match engine.think(&game, &task, &Stop::default(), &mut |_| ()) {
        Some(verdict) => Answer::found(job.number, game.position(), &verdict),
        None => Answer::refused(Some(job.number), &JobError::Over),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Settings;

    fn answer_to(job: &str) -> serde_json::Value {
        let mut engine = Engine::new(Settings::default());
        serde_json::from_str(&answer(&mut engine, job)).unwrap()
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
}
