//! `damas-cli replay`

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use damas::notation::fen;
use damas::notation::pdn::{Fault, GameResult, Replayed, Ruling, Severity};
use damas::rules::{Outcome, Rules, Side};
use serde::Serialize;

use crate::input::{Failure, open};

/// Plays the games of a PDN file by the rules and says how each went
///
/// As JSON one object a game: `game` (its number), `line`, `rules`, `plies`, `result` (as the file
/// tells it), `ending`, `winner` (white, black or null), `fen` (the last position) and lists of
/// `warnings` and `errors`, each with `line`, `column` and `message`.
///
/// `ending` is what our laws find: none, no-moves, no-pieces, resignation, agreement, time,
/// repetition, kings-only, no-progress, two-kings-v-one, one-king-v-one, fmjd-16 or fmjd-5. A tag
/// that disagrees is a warning. The exit code is 1 if any game has an error.
#[derive(Args)]
pub struct Replay {
    /// The file; - is standard input
    file: PathBuf,
    /// Play every game by this rule set, whatever its tags say
    #[arg(long)]
    rules: Option<Rules>,
    /// Write each game as a JSON object
    #[arg(long)]
    json: bool,
}

/// What became of a game.
#[derive(Serialize)]
struct Report {
    /// Its number in the file, from 1.
    game: usize,
    /// The line where it begins.
    line: u32,
    /// The rule set, or the name of rules that aren't played here.
    rules: String,
    /// The plies that could be played.
    plies: usize,
    /// The result as the file tells it; `*` where it doesn't.
    result: String,
    /// How it ended by our laws: `none`, `no-moves`, …
    ending: &'static str,
    /// Who won by our laws.
    winner: Option<Side>,
    /// The position after the last ply that could be played.
    fen: Option<String>,
    warnings: Vec<Note>,
    errors: Vec<Note>,
}

/// A fault of the file.
#[derive(Serialize)]
struct Note {
    line: u32,
    column: u32,
    message: String,
}

impl Note {
    fn all(replayed: &Replayed, severity: Severity) -> Vec<Self> {
        replayed.record.faults_of(severity).map(Self::of).collect()
    }

    fn of(fault: &Fault) -> Self {
        Self {
            line: fault.place.line,
            column: fault.place.column,
            message: fault.trouble.to_string(),
        }
    }
}

impl Report {
    fn of(game: usize, replayed: &Replayed) -> Self {
        let played = replayed.game();
        let outcome: Option<Outcome> = played.and_then(damas::rules::Game::outcome);
        Self {
            game,
            line: replayed.record.place.line,
            rules: match replayed.ruling {
                Ruling::Ours(rules) => rules.name().to_owned(),
                Ruling::Other(other) => other.name.to_owned(),
            },
            plies: played.map_or(0, |game| game.plies().len()),
            result: told(replayed),
            ending: outcome.map_or("none", |outcome| outcome.ending.name()),
            winner: outcome.and_then(|outcome| outcome.winner),
            fen: played.map(|game| fen::write(game.position())),
            warnings: Note::all(replayed, Severity::Warning),
            errors: Note::all(replayed, Severity::Error),
        }
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Self {
            game,
            line,
            rules,
            plies,
            result,
            ending,
            ..
        } = self;
        write!(
            out,
            "game {game} (line {line}): {rules}, {plies} plies, {result}, ending {ending}"
        )?;
        if let Some(winner) = self.winner {
            write!(out, ", {winner} wins")?;
        }
        writeln!(out)?;
        if let Some(fen) = &self.fen {
            writeln!(out, "  {fen}")?;
        }
        for (name, notes) in [("warning", &self.warnings), ("error", &self.errors)] {
            for Note {
                line,
                column,
                message,
            } in notes
            {
                writeln!(out, "  {name}: line {line}, column {column}: {message}")?;
            }
        }
        Ok(())
    }
}

/// The result as the file tells it, behind the moves or in the tag.
fn told(replayed: &Replayed) -> String {
    let record = &replayed.record;
    let behind = record
        .result
        .as_ref()
        .filter(|result| result.value.is_over());
    let tag = record.tags.get("Result").map(str::trim);
    let tag = tag.filter(|text| GameResult::parse(text).is_some());
    behind
        .map(|result| result.text.as_str())
        .or(tag)
        .unwrap_or("*")
        .to_owned()
}

impl Replay {
    /// Writes what became of each game.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (mut games, mut faulty) = (0, 0);
        for record in open(&self.file)? {
            let record = record.map_err(|error| Failure::file(&self.file, error))?;
            let replayed = record.replay(self.rules);
            games += 1;
            faulty += usize::from(replayed.record.has_errors());
            let report = Report::of(games, &replayed);
            if self.json {
                writeln!(out, "{}", serde_json::to_string(&report)?)?;
            } else {
                report.write(out)?;
            }
        }
        if games == 0 {
            // Where nobody listens nothing is lost.
            let _ = writeln!(
                io::stderr(),
                "damas-cli: no game in {}",
                self.file.display()
            );
        }
        match faulty {
            0 => Ok(()),
            _ => Err(Failure::Faulty { faulty, games }),
        }
    }
}
