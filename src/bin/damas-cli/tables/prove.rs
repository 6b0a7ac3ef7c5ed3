//! `damas-cli tables prove`

use std::io::Write;
use std::num::NonZero;

use clap::Args;
use damas::ai::endgame::{Known, Material, Solved, Tables, Terms, Value, solve};
use damas::ai::{Engine, Limits, Settings, Stop, Task};
use damas::notation::fen;
use damas::rules::{Ending, Game, Move, Position, Rules, Side};

use crate::input::Failure;

/// Lets the machine play every position of two kings against one, the won ones to win and the
/// drawn ones to hold, against the best that the tables know
#[derive(Args)]
pub struct Prove {
    /// The rule set
    #[arg(long, default_value_t)]
    rules: Rules,
    /// How many positions the machine may look at for a move
    #[arg(long, default_value_t = 200)]
    nodes: u64,
    /// Play only every so-manieth position
    #[arg(long, default_value = "1")]
    nth: NonZero<usize>,
}

/// What has come out.
#[derive(Default)]
struct Tally {
    won: usize,
    held: usize,
    /// Of those won within thirteen plies by the books, the most moves that the two kings needed.
    moves: usize,
    /// Won though the books need more: the last plies count for another material.
    later: usize,
    failed: usize,
}

impl Prove {
    /// Writes how many it won and held, and those that it didn't.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let tables = Tables::shipped(self.rules).ok_or(Failure::NoTables(self.rules))?;
        let two_v_one = Material {
            men: [0, 0],
            kings: [2, 1],
        };
        let materials = two_v_one.with_all_it_becomes();
        let terms = Terms::plain(self.rules);
        let solution = solve(terms, &materials, 1, &Stop::default(), &mut |_| ())?;
        let mut table = Table {
            tables,
            engine: Engine::new(Settings {
                table_mb: 1,
                ..Settings::default()
            }),
            nodes: self.nodes,
        };
        let mut tally = Tally::default();
        for material in [two_v_one, two_v_one.turned()] {
            let solved = solution.of(material).into_iter();
            let positions = solved.flat_map(Solved::positions);
            for (position, known) in positions.step_by(self.nth.get()) {
                table.play(position, known, &mut tally, out)?;
            }
        }
        let Tally {
            won,
            moves,
            later,
            held,
            failed,
        } = tally;
        writeln!(
            out,
            "won {won}, in at most {moves} moves; and {later} longer ones"
        )?;
        writeln!(out, "held {held}")?;
        writeln!(out, "failed {failed}")?;
        if failed > 0 {
            return Err(Failure::Unproven(failed));
        }
        Ok(())
    }
}

/// Where machine and tables play.
struct Table {
    tables: &'static Tables,
    engine: Engine,
    nodes: u64,
}

impl Table {
    /// Plays a position to its end, the machine with the side that has to show something;
    /// `plain` is what the books know of it.
    fn play(
        &mut self,
        position: Position,
        plain: Known,
        tally: &mut Tally,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let mut game = Game::from_position(position);
        let strong = match position.kings(Side::White).len() {
            2 => Side::White,
            _ => Side::Black,
        };
        let drawn = match self.known(&game).map(|known| known.value) {
            Some(Value::Draw) => true,
            Some(value) if (value == Value::Win) == (position.turn() == strong) => false,
            // Both kings are taken at once.
            _ => return Ok(()),
        };
        let machine = if drawn { strong.opponent() } else { strong };
        self.play_out(&mut game, machine, drawn);
        let first = usize::from(position.turn() == strong);
        let moves = usize::midpoint(game.plies().len(), first);
        let in_books = plain.plies.map_or(usize::MAX, usize::from) <= 14 - first;
        let won = game.outcome().map(|outcome| outcome.winner == Some(strong));
        if won != Some(!drawn) || in_books && !drawn && moves > 7 {
            tally.failed += 1;
            writeln!(out, "{} {:?}", fen::write(&position), game.plies())?;
        } else if drawn {
            tally.held += 1;
        } else if in_books {
            tally.won += 1;
            tally.moves = tally.moves.max(moves);
        } else {
            tally.later += 1;
        }
        Ok(())
    }

    fn play_out(&mut self, game: &mut Game, machine: Side, drawn: bool) {
        while game.outcome().is_none() {
            let mv = if game.position().turn() == machine {
                self.machine_move(game)
            } else {
                self.best_move(game, drawn)
            };
            if mv.is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
    }

    fn known(&self, game: &Game) -> Option<Known> {
        let counters = game.counters().into_iter();
        let counters = counters.filter(|counter| counter.ending != Ending::Repetition);
        let left = counters.map(|counter| counter.limit - counter.count).min();
        self.tables.probe_in_time(game.position(), left)
    }

    fn machine_move(&mut self, game: &Game) -> Option<Move> {
        let task = Task {
            limits: Limits::nodes(self.nodes),
            ..Task::default()
        };
        let verdict = self
            .engine
            .think(game, &task, &Stop::default(), &mut |_| ());
        verdict.map(|verdict| verdict.mv)
    }

    /// The move that holds out longest or, where all is drawn, that leaves the opponent the
    /// fewest moves which hold the draw.
    fn best_move(&self, game: &Game, drawn: bool) -> Option<Move> {
        let moves = game.position().legal_moves();
        let after = |mv: Move| {
            let mut next = game.clone();
            next.play(mv).ok()?;
            Some(next)
        };
        let worth = |mv: Move| {
            let next = after(mv)?;
            if !drawn {
                return self.known(&next)?.plies;
            }
            let replies = next.position().legal_moves();
            let holding = replies.iter().filter(|&&reply| {
                let mut then = next.clone();
                then.play(reply).is_ok()
                    && self
                        .known(&then)
                        .is_some_and(|known| known.value != Value::Win)
            });
            u16::try_from(holding.count())
                .ok()
                .map(|count| u16::MAX - count)
        };
        moves.iter().copied().max_by_key(|&mv| worth(mv))
    }
}
