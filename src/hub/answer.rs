//! What the engine says.

use super::Line;
use crate::ai::{Report, Verdict};
use crate::notation::hub_text;
use crate::rules::Move;

/// Who we are.
pub(super) fn id() -> Line {
    Line::new("id")
        .with("name", "Damas")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("author", "the Damas authors")
        // Its rules' home, as an internet domain names it.
        .with("country", "NL")
}

/// What a search says meanwhile: `info depth=8 score=0.12 nodes=… time=… nps=… pv="…"`; with
/// `lines`, which of the best moves it is about.
pub(super) fn info(report: &Report, lines: usize) -> Line {
    let seconds = report.time.as_secs_f64();
    let mut line = Line::new("info");
    if lines > 1 {
        line = line.with("line", report.rank);
    }
    line = line
        .with("depth", report.depth)
        .with("score", men(report.score))
        .with("nodes", report.nodes)
        .with("time", format!("{seconds:.3}"));
    if seconds > 0.0 {
        #[expect(clippy::cast_precision_loss, reason = "a speed to three digits")]
        let millions = report.nodes as f64 / seconds / 1e6;
        line = line.with("nps", format!("{millions:.3}"));
    }
    line.with("pv", moves(&report.line))
}

/// What it concludes: `done move=32-28 ponder=19-23`.
pub(super) fn done(verdict: &Verdict) -> Line {
    let line = Line::new("done").with("move", hub_text::write_move(verdict.mv));
    match verdict.line.get(1) {
        Some(&reply) => line.with("ponder", hub_text::write_move(reply)),
        None => line,
    }
}

/// That something is wrong.
pub(super) fn error(message: impl std::fmt::Display) -> Line {
    Line::new("error").with("message", message)
}

/// Centi-men as men.
fn men(score: i32) -> String {
    format!("{:.2}", f64::from(score) / 100.0)
}

fn moves(line: &[Move]) -> String {
    let texts = line.iter().map(|&mv| hub_text::write_move(mv));
    texts.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Rules};
    use std::time::Duration;

    #[test]
    fn reports_and_verdicts_are_written_as_hub_has_them() {
        let mut game = Game::new(Rules::Frisian);
        for text in ["32-27", "17-22"] {
            let mv = hub_text::read_move(game.position(), text).unwrap();
            game.play(mv).unwrap();
        }
        let line = game.plies().to_vec();
        let mut report = Report {
            rank: 2,
            score: -123,
            depth: 9,
            nodes: 3_000_000,
            time: Duration::from_millis(1500),
            line: line.clone(),
        };
        let text = "depth=9 score=-1.23 nodes=3000000 time=1.500 nps=2.000 pv=\"32-27 17-22\"";
        assert_eq!(info(&report, 1).to_string(), format!("info {text}"));
        assert_eq!(info(&report, 3).to_string(), format!("info line=2 {text}"));
        report.time = Duration::ZERO;
        assert!(!info(&report, 1).has("nps"), "no speed without a time");
        let mut verdict = Verdict {
            mv: line[0],
            score: 5,
            depth: 1,
            nodes: 1,
            line,
        };
        assert_eq!(done(&verdict).to_string(), "done move=32-27 ponder=17-22");
        verdict.line.truncate(1);
        assert_eq!(done(&verdict).to_string(), "done move=32-27");
    }
}
