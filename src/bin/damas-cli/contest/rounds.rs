//! Many games at a time.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use damas::rules::{Game, Rules, Side};

use super::NoMatch;
use super::contestant::Contestant;
use super::forfeit::Forfeit;
use super::openings::Openings;
use super::pace::Pace;
use super::player::Player;
use super::referee::{self, End, Played};
use super::score::Points;

/// A match, before it is played.
#[derive(Debug)]
pub struct Plan {
    /// The two players.
    pub contestants: [Contestant; 2],
    /// The rule set.
    pub rules: Rules,
    /// Where the games begin.
    pub openings: Openings,
    /// How many pairs of games.
    pub pairs: u32,
    /// What a move may cost.
    pub pace: Pace,
    /// How many games at a time, at least 1.
    pub concurrency: usize,
    /// Decides all that chance decides.
    pub seed: u64,
    /// A game longer than this is a draw.
    pub most_plies: usize,
}

/// Two games from one opening: in the first the first player has White, in the second Black.
#[derive(Debug)]
pub struct Pair(pub [Played; 2]);

/// A pair with its number from 0, or why there can't be one.
type Message = Result<(u32, Pair), NoMatch>;

impl Pair {
    /// Who sat where: White and Black, as places among the contestants.
    pub const SEATS: [[usize; 2]; 2] = [[0, 1], [1, 0]];

    /// How it went for the first player.
    pub fn results(&self) -> [Points; 2] {
        let [first, second] = &self.0;
        [
            Points::of(first.winner(), Side::White),
            Points::of(second.winner(), Side::Black),
        ]
    }
}

impl Plan {
    /// Plays the pairs and hands each to `hear`, in order, whatever the number of threads, until
    /// that has heard enough or fails.
    pub fn play<E: From<NoMatch>>(
        &self,
        mut hear: impl FnMut(u32, Pair) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        let (next, enough) = (AtomicU32::new(0), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency {
                let (sender, next, enough) = (sender.clone(), &next, &enough);
                scope.spawn(move || {
                    if let Err(absent) = self.work(next, enough, &sender) {
                        // Whoever has heard enough needs no more trouble.
                        let _ = sender.send(Err(absent));
                    }
                });
            }
            drop(sender);
            let heard = in_order(receiver, &mut hear);
            enough.store(true, Ordering::Relaxed);
            heard
        })
    }

    /// Plays pairs as long as there are any.
    fn work(
        &self,
        next: &AtomicU32,
        enough: &AtomicBool,
        sender: &Sender<Message>,
    ) -> Result<(), NoMatch> {
        let enter = |contestant: &Contestant| {
            let entered = contestant.enter(self.rules);
            entered.map_err(|error| NoMatch::Absent {
                contestant: contestant.to_string(),
                error,
            })
        };
        let [first, second] = &self.contestants;
        let (mut first, mut second) = (enter(first)?, enter(second)?);
        while !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.pairs {
                break;
            }
            let pair = self.pair(number, [first.as_mut(), second.as_mut()]);
            if sender.send(Ok((number, pair))).is_err() {
                break;
            }
        }
        Ok(())
    }

    fn pair(&self, number: u32, players: [&mut dyn Player; 2]) -> Pair {
        let [first, second] = players;
        let white = self.game(2 * number, [first, second], Pair::SEATS[0]);
        let black = self.game(2 * number + 1, [second, first], Pair::SEATS[1]);
        Pair([white, black])
    }

    /// Plays a game; `seats` tells which contestants White and Black are.
    fn game(&self, number: u32, players: [&mut dyn Player; 2], seats: [usize; 2]) -> Played {
        let opening = self.openings.of_pair(number / 2);
        let [white, black] = players;
        let seed = |seat: usize| self.seed ^ (u64::from(number) << 32) ^ ((seat as u64) << 20);
        if let Err(forfeit) = white.begin(seed(seats[0])) {
            return absent(opening, Side::White, forfeit);
        }
        if let Err(forfeit) = black.begin(seed(seats[1])) {
            return absent(opening, Side::Black, forfeit);
        }
        referee::play(opening, [white, black], &self.pace, self.most_plies)
    }
}

/// Hands the pairs on by their numbers.
fn in_order<E: From<NoMatch>>(
    messages: Receiver<Message>,
    hear: &mut impl FnMut(u32, Pair) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let mut early = BTreeMap::new();
    let mut due = 0;
    for message in messages {
        let (number, pair) = message?;
        early.insert(number, pair);
        while let Some(pair) = early.remove(&due) {
            if hear(due, pair)?.is_break() {
                return Ok(());
            }
            due += 1;
        }
    }
    Ok(())
}

/// A game that a side lost before it began.
fn absent(mut opening: Game, side: Side, forfeit: Forfeit) -> Played {
    // An opening goes on, so that it can be resigned.
    let _ = opening.resign(side);
    Played {
        game: opening,
        end: End::Forfeited(side, forfeit),
    }
}
