//! What is told of a match while it is played and at its end.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;

use damas::notation::pdn::{self, Record};

use super::referee::{End, Played};
use super::rounds::{Pair, Plan};
use super::score::Tally;
use super::sprt::Sprt;
use crate::input::Failure;
use crate::stopwatch::Stopwatch;

/// Tells of a match.
pub struct Teller<'a, W> {
    pub plan: &'a Plan,
    pub out: &'a mut W,
    /// Where the games are written.
    pub pdn: Option<BufWriter<File>>,
    /// What ends the match early.
    pub test: Option<Sprt>,
    /// After how many games to say how it stands.
    pub every: u32,
    pub tally: Tally,
}

/// The players' names.
const NAMES: [&str; 2] = ["A", "B"];

impl<W: Write> Teller<'_, W> {
    /// Says what is to be played.
    pub fn announce(&mut self) -> Result<(), Failure> {
        let Plan {
            contestants: [first, second],
            pairs,
            concurrency,
            seed,
            ..
        } = self.plan;
        writeln!(
            self.out,
            "A {first} v B {second}: {} games, {concurrency} at a time, seed {seed}",
            2 * pairs
        )?;
        Ok(self.out.flush()?)
    }

    /// Counts a pair and writes it down; breaks when it is enough.
    pub fn hear(&mut self, number: u32, pair: &Pair) -> Result<ControlFlow<()>, Failure> {
        self.tally.add(pair.results());
        for (game, (played, seats)) in (2 * number + 1..).zip(pair.0.iter().zip(Pair::SEATS)) {
            self.tell_oddity(game, played, seats)?;
            let record = record(self.plan, game, played, seats);
            if let Some(file) = &mut self.pdn {
                file.write_all(pdn::write(&record).as_bytes())?;
            }
        }
        let games = self.tally.games();
        if games.is_multiple_of(self.every) && games < 2 * self.plan.pairs {
            self.tell_standing()?;
        }
        let found = self.test.and_then(|test| test.finding(&self.tally));
        Ok(match found {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        })
    }

    /// Says how a game ended that ended otherwise than by the rules.
    fn tell_oddity(
        &mut self,
        game: u32,
        played: &Played,
        seats: [usize; 2],
    ) -> Result<(), Failure> {
        match &played.end {
            End::Ruled => return Ok(()),
            End::Forfeited(side, forfeit) => {
                let name = NAMES[seats[side.index()]];
                writeln!(self.out, "game {game}: {name} loses as {side}: {forfeit}")?;
            }
            End::Cut => {
                let plies = played.game.plies().len();
                writeln!(self.out, "game {game}: a draw after {plies} plies")?;
            }
        }
        Ok(self.out.flush()?)
    }

    fn tell_standing(&mut self) -> Result<(), Failure> {
        writeln!(self.out, "{}", self.tally)?;
        if let Some(test) = self.test {
            writeln!(self.out, "{}", test.sentence(&self.tally))?;
        }
        Ok(self.out.flush()?)
    }

    /// Says what came of it.
    pub fn conclude(mut self, stopwatch: Stopwatch) -> Result<(), Failure> {
        if let Some(file) = &mut self.pdn {
            file.flush()?;
        }
        let tally = self.tally;
        let [wins, draws, losses] = tally.wins_draws_losses();
        let [none, half, one, more, two] = tally.pairs;
        let seconds = stopwatch.elapsed().as_secs_f64();
        writeln!(self.out, "games {} in {seconds:.1} s", tally.games())?;
        writeln!(self.out, "wins {wins}\ndraws {draws}\nlosses {losses}")?;
        writeln!(
            self.out,
            "pairs with 0, 1/2, 1, 1 1/2 and 2 points: {none} {half} {one} {more} {two}"
        )?;
        writeln!(self.out, "score {:.1} %", 100.0 * tally.score())?;
        let (elo, [low, high]) = tally.elo();
        writeln!(
            self.out,
            "Elo {elo}, 95 % from {low} to {high} (pentanomial)"
        )?;
        if let Some(test) = self.test {
            writeln!(self.out, "{}", test.sentence(&tally))?;
        }
        Ok(())
    }
}

/// A game of the match for a file.
fn record(plan: &Plan, game: u32, played: &Played, seats: [usize; 2]) -> Record {
    let mut record = Record::of(&played.game);
    let [white, black] = seats.map(|seat| plan.contestants[seat].to_string());
    record.tags.set("Event", "damas-cli match");
    record.tags.set("Round", game.to_string());
    record.tags.set("White", white);
    record.tags.set("Black", black);
    match &played.end {
        End::Ruled => {}
        End::Forfeited(_, forfeit) => record.tags.set("Termination", forfeit.to_string()),
        End::Cut => record.tags.set("Termination", "too long"),
    }
    record
}
