//! `damas-cli tables prove`

use std::io::Write;
use std::num::NonZero;

use clap::Args;
use damas::ai::endgame::{Known, Material, Tables, Terms, Value, solve};
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
    /// The most moves that the two kings needed.
    moves: usize,
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
        let terms = Terms::play(self.rules);
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
            let positions = solved.flat_map(|solved| solved.positions());
            for (position, _) in positions.step_by(self.nth.get()) {
                table.play(position, &mut tally, out)?;
            }
        }
        let Tally {
            won,
            held,
            moves,
            failed,
        } = tally;
        writeln!(
            out,
            "won {won}, in at most {moves} moves; held {held}; failed {failed}"
        )?;
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
    /// Plays a position to its end, the machine with the side that has to show something.
    fn play(
        &mut self,
        position: Position,
        tally: &mut Tally,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let mut game = Game::from_position(position);
        let strong = match position.kings(Side::White).len() {
            2 => Side::White,
            _ => Side::Black,
        };
        let drawn = self
            .known(&game)
            .is_some_and(|known| known.value == Value::Draw);
        let machine = if drawn { strong.opponent() } else { strong };
        while game.outcome().is_none() {
            let mv = if game.position().turn() == machine {
                self.machine_move(&game)
            } else {
                self.best_move(&game, drawn)
            };
            let played = mv.is_some_and(|mv| game.play(mv).is_ok());
            if !played {
                break;
            }
        }
        let won = game.outcome().map(|outcome| outcome.winner == Some(strong));
        if won == Some(!drawn) {
            let plies = game.plies().len() + usize::from(position.turn() == strong);
            tally.won += usize::from(!drawn);
            tally.held += usize::from(drawn);
            tally.moves = tally.moves.max(if drawn { 0 } else { plies / 2 });
        } else {
            tally.failed += 1;
            writeln!(out, "{} {:?}", fen::write(&position), game.plies())?;
        }
        Ok(())
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
