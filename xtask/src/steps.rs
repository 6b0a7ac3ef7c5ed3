//! One step after the other, each announced and timed; the first that fails is the last.

#![expect(
    clippy::disallowed_types,
    reason = "xtask never runs in a browser, where std's clock panics"
)]

use std::time::{Duration, Instant};

use crate::trouble::Trouble;

/// One step of a longer chore.
pub struct Step<'a> {
    title: String,
    work: Box<dyn FnOnce() -> Result<(), Trouble> + 'a>,
}

impl<'a> Step<'a> {
    /// A step that does `work`, and is announced as `title`.
    pub fn new(title: impl Into<String>, work: impl FnOnce() -> Result<(), Trouble> + 'a) -> Self {
        Self {
            title: title.into(),
            work: Box::new(work),
        }
    }
}

/// Walks through the steps, telling `say` where it is and, at the end, where the time went.
pub fn walk(steps: Vec<Step>, mut say: impl FnMut(String)) -> Result<(), Trouble> {
    let of = steps.len();
    let mut times = Vec::new();
    let mut outcome = Ok(());
    for (index, Step { title, work }) in steps.into_iter().enumerate() {
        let number = index + 1;
        say(format!("[{number}/{of}] {title}"));
        let start = Instant::now();
        let done = work();
        times.push((title.clone(), start.elapsed()));
        if let Err(cause) = done {
            outcome = Err(Trouble::Step {
                number,
                of,
                title,
                cause: Box::new(cause),
            });
            break;
        }
        say(format!(
            "[{number}/{of}] done in {}",
            spoken(start.elapsed())
        ));
    }
    say(summary(&times));
    outcome
}

fn summary(times: &[(String, Duration)]) -> String {
    let row = |what: &str, time| format!("{:>12}  {what}", spoken(time));
    let rows = times.iter().map(|(title, time)| row(title, *time));
    let total = row("in all", times.iter().map(|(_, time)| time).sum());
    let rows: Vec<_> = std::iter::once("Where the time went:".to_owned())
        .chain(rows)
        .chain([total])
        .collect();
    rows.join("\n")
}

/// `4.2 s`, or `3 min 07 s`.
fn spoken(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        return format!("{:.1} s", time.as_secs_f32());
    }
    format!("{} min {:02} s", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::NoScreen;

    #[test]
    fn steps_are_walked_in_order_and_stop_at_the_first_that_fails() {
        let walked = std::cell::RefCell::new(Vec::new());
        let step = |title: &'static str, outcome: Result<(), Trouble>| {
            let walked = &walked;
            Step::new(title, move || {
                walked.borrow_mut().push(title);
                outcome
            })
        };
        let mut said = String::new();
        let steps = vec![
            step("one", Ok(())),
            step("two", Err(Trouble::Screen(NoScreen::NoSession))),
            step("three", Ok(())),
        ];
        let outcome = walk(steps, |line| said += &(line + "\n"));
        assert_eq!(*walked.borrow(), ["one", "two"]);
        let cause = Box::new(Trouble::Screen(NoScreen::NoSession));
        assert_eq!(
            outcome,
            Err(Trouble::Step {
                number: 2,
                of: 3,
                title: "two".to_owned(),
                cause
            })
        );
        for part in [
            "[1/3] one\n[1/3] done in ",
            "[2/3] two\nWhere the time went:",
            " in all",
        ] {
            assert!(said.contains(part), "{part:?} in {said}");
        }
    }

    #[test]
    fn all_steps_that_succeed_are_a_success() {
        assert_eq!(
            walk(
                vec![Step::new("one", || Ok(())), Step::new("two", || Ok(()))],
                drop
            ),
            Ok(())
        );
    }

    #[test]
    fn times_are_spoken() {
        let cases = [
            (0, "0.0 s"),
            (4_230, "4.2 s"),
            (59_900, "59.9 s"),
            (187_000, "3 min 07 s"),
        ];
        for (milliseconds, expected) in cases {
            assert_eq!(spoken(Duration::from_millis(milliseconds)), expected);
        }
    }
}
