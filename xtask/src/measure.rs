//! What the game costs beside a window that does next to nothing, as ratios of one run.

use crate::machine::Machine;
use crate::run::{cargo, listen, run};
use crate::screen::unseen::UnseenScreen;
use crate::trouble::Trouble;

/// Both windows are measured so many times, in turns; the middle one of each figure counts.
const ROUNDS: usize = 3;

/// A figure, how much of it the game may have, and by what it is measured.
struct Figure {
    name: &'static str,
    /// Its name in what the game prints, and in what the reference prints.
    keys: (&'static str, &'static str),
    bound: Bound,
}

/// How much the game may have.
enum Bound {
    /// So many times what the reference has.
    Times(f64),
    /// So much more than it.
    More(f64),
}

const FIGURES: [Figure; 7] = [
    figure("frame at rest, ms", "rest_frame_ms", Bound::Times(1.5)),
    Figure {
        name: "frame in a multi-capture, ms",
        keys: ("capture_frame_ms", "rest_frame_ms"),
        bound: Bound::Times(1.5),
    },
    figure("systems at rest, ms", "rest_schedules_ms", Bound::More(2.0)),
    Figure {
        name: "systems in a multi-capture, ms",
        keys: ("capture_schedules_ms", "rest_schedules_ms"),
        bound: Bound::More(2.0),
    },
    figure(
        "processor when idle, %",
        "idle_cpu_percent",
        Bound::More(1.0),
    ),
    figure("first frame, ms", "first_frame_ms", Bound::Times(1.5)),
    figure("memory, MB", "memory_mb", Bound::Times(1.6)),
];

const fn figure(name: &'static str, key: &'static str, bound: Bound) -> Figure {
    let keys = (key, key);
    Figure { name, keys, bound }
}

/// Builds what people get, opens both windows in turns and prints how they compare.
pub fn measure(machine: &Machine, size: (u32, u32)) -> Result<(), Trouble> {
    const GAME: &str = "--release --bin damas --features dev";
    run(&mut cargo(&format!("build {GAME}")))?;
    let screen = UnseenScreen::start(machine, size)?;
    let ask = |window: &str| {
        let mut command = cargo(&format!("run --quiet {GAME} -- --measure {window}"));
        if let Some(screen) = &screen {
            screen.furnish(&mut command);
        }
        listen(&mut command)
    };
    let (mut game, mut reference) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        reference.push(ask("reference")?);
        game.push(ask("game")?);
    }
    println!("{:<32} {:>9} {:>9} {:>7}", "", "game", "reference", "ratio");
    for figure in FIGURES {
        println!("{}", told(&figure, &game, &reference));
    }
    Ok(())
}

fn told(figure: &Figure, game: &[String], reference: &[String]) -> String {
    let name = figure.name;
    let (Some(game), Some(reference)) = (
        middle(game, figure.keys.0),
        middle(reference, figure.keys.1),
    ) else {
        return format!("{name:<32} not measured on this system");
    };
    let (kept, bound) = match figure.bound {
        Bound::Times(times) => (game <= times * reference, format!("at most {times} times")),
        Bound::More(more) => (game <= reference + more, format!("at most {more} more")),
    };
    let verdict = if kept { "kept" } else { "MISSED" };
    let ratio = game / reference;
    format!("{name:<32} {game:>9.2} {reference:>9.2} {ratio:>7.2}  {bound}: {verdict}")
}

/// The middle one of what the lines say of a figure.
fn middle(lines: &[String], key: &str) -> Option<f64> {
    let mut values: Vec<f64> = lines.iter().filter_map(|line| value(line, key)).collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

/// A number of a line of JSON; `None` where it isn't there or isn't known.
pub fn value(line: &str, key: &str) -> Option<f64> {
    let (_, rest) = line.split_once(&format!("\"{key}\":"))?;
    let end = rest.find([',', '}'])?;
    rest[..end].trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(values: &[f64]) -> Vec<String> {
        let line = |value| format!("{{\"memory_mb\":{value},\"rest_frame_ms\":null}}");
        values.iter().map(line).collect()
    }

    #[test]
    fn the_middle_of_three_counts() {
        assert_eq!(middle(&lines(&[30.0, 10.5, 20.0]), "memory_mb"), Some(20.0));
        assert_eq!(middle(&lines(&[1.0]), "rest_frame_ms"), None);
        assert_eq!(middle(&[], "memory_mb"), None);
    }

    #[test]
    fn what_is_too_much_is_said() {
        let figure = figure("memory, MB", "memory_mb", Bound::Times(1.6));
        let told = |game| told(&figure, &lines(&[game]), &lines(&[100.0]));
        assert!(told(160.0).ends_with("kept"), "{}", told(160.0));
        assert!(told(161.0).ends_with("MISSED"));
    }
}
