//! Where the games of a match begin.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use damas::ai::{Engine, Limits, Settings, Stop, Task};
use damas::notation::fen::{self, FenError};
use damas::rules::{Game, Rules};
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The beginnings of games, one for each pair.
#[derive(Debug)]
pub enum Openings {
    /// So many moves by chance.
    Random {
        rules: Rules,
        plies: u32,
        seed: u64,
        /// Only where neither side stands better.
        even: bool,
    },
    /// These, over and over.
    Listed(Vec<Game>),
}

/// What is asked for: `random:6`, `even:6`, or a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// So many moves by chance.
    Random(u32),
    /// So many moves by chance after which neither side stands better.
    Even(u32),
    /// The positions of a file, one a line.
    File(PathBuf),
}

/// Why a file has no openings.
#[derive(Debug, thiserror::Error)]
pub enum NoOpenings {
    /// It can't be read.
    #[error("{}: {error}", path.display())]
    Unreadable { path: PathBuf, error: io::Error },
    /// A line of it is no position.
    #[error("{}, line {line}: {error}", path.display())]
    NotAPosition {
        path: PathBuf,
        line: usize,
        error: FenError,
    },
    /// A position where the game is over.
    #[error("{}, line {line}: there is nothing to play", path.display())]
    Over { path: PathBuf, line: usize },
    /// It has no position.
    #[error("{}: no position in it", .0.display())]
    Empty(PathBuf),
}

/// A number of random moves that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a number of moves from 0 to 40")]
pub struct NotPlies(String);

impl std::str::FromStr for Source {
    type Err = NotPlies;

    fn from_str(text: &str) -> Result<Self, NotPlies> {
        let (kind, plies): (fn(u32) -> Self, _) = match text.split_once(':') {
            Some(("random", plies)) => (Self::Random, plies),
            Some(("even", plies)) => (Self::Even, plies),
            _ => return Ok(Self::File(text.into())),
        };
        let few = plies.parse().ok().filter(|&plies| plies <= 40);
        few.map(kind).ok_or_else(|| NotPlies(plies.to_owned()))
    }
}

impl Source {
    /// The openings themselves.
    pub fn open(&self, rules: Rules, seed: u64) -> Result<Openings, NoOpenings> {
        let by_chance = |plies, even| Openings::Random {
            rules,
            plies,
            seed,
            even,
        };
        match *self {
            Self::Random(plies) => Ok(by_chance(plies, false)),
            Self::Even(plies) => Ok(by_chance(plies, true)),
            Self::File(ref path) => listed(path, rules).map(Openings::Listed),
        }
    }
}

/// The positions of a file; empty lines and those that begin with `#` are none.
fn listed(path: &Path, rules: Rules) -> Result<Vec<Game>, NoOpenings> {
    let owned = || path.to_owned();
    let text = fs::read_to_string(path).map_err(|error| NoOpenings::Unreadable {
        path: owned(),
        error,
    })?;
    let mut games = Vec::new();
    for (line, text) in (1..).zip(text.lines().map(str::trim)) {
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let position = fen::read(rules, text).map_err(|error| NoOpenings::NotAPosition {
            path: owned(),
            line,
            error,
        })?;
        let game = Game::from_position(position);
        if game.outcome().is_some() {
            return Err(NoOpenings::Over {
                path: owned(),
                line,
            });
        }
        games.push(game);
    }
    if games.is_empty() {
        return Err(NoOpenings::Empty(owned()));
    }
    Ok(games)
}

impl Openings {
    /// The opening of a pair, counted from 0.
    pub fn of_pair(&self, pair: u32) -> Game {
        match *self {
            Self::Random {
                rules,
                plies,
                seed,
                even,
            } => by_chance(rules, plies, seed, pair, even),
            // Never empty: `listed` sees to it.
            Self::Listed(ref games) => games[pair as usize % games.len()].clone(),
        }
    }
}

/// How many random games are looked at, at most, for one in which neither side stands better.
const TRIES: usize = 1_000;
/// Positions the best player looks at to judge that,
const NODES: u64 = 30_000;
/// and by how much a side may stand better, in centi-men.
const EVEN: i32 = 20;

/// A game of random moves that isn't over; where one ends early, others are tried. An even one is
/// wanted where moves that nobody chose would decide the game, and with it most pairs.
fn by_chance(rules: Rules, plies: u32, seed: u64, pair: u32, even: bool) -> Game {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    dice.set_stream(u64::from(pair));
    let mut tries = 0;
    'games: loop {
        let mut game = Game::new(rules);
        for _ in 0..plies {
            let moves = game.position().legal_moves();
            let played = moves.choose(&mut dice).map(|&mv| game.play(mv));
            if !matches!(played, Some(Ok(()))) {
                continue 'games;
            }
        }
        tries += 1;
        if game.outcome().is_none() && (!even || tries > TRIES || is_even(&game)) {
            return game;
        }
    }
}

/// Whether neither side stands better, as the best player sees it.
fn is_even(game: &Game) -> bool {
    let task = Task {
        limits: Limits::nodes(NODES),
        analyse: true,
        ..Task::default()
    };
    let mut engine = Engine::new(Settings {
        table_mb: 1,
        ..Settings::default()
    });
    let verdict = engine.think(game, &task, &Stop::default(), &mut |_| ());
    verdict.is_some_and(|verdict| verdict.score.abs() <= EVEN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn random_openings_differ_and_come_again() {
        for rules in Rules::ALL {
            let openings = Source::Random(6).open(rules, 1).unwrap();
            let all: Vec<_> = (0..50).map(|pair| openings.of_pair(pair)).collect();
            for (pair, game) in (0..).zip(&all) {
                assert_eq!(game.plies().len(), 6);
                assert!(game.outcome().is_none());
                assert_eq!(game, &openings.of_pair(pair), "{rules} {pair}");
            }
            let texts: HashSet<_> = all.iter().map(|game| fen::write(game.position())).collect();
            assert!(texts.len() > 40, "{rules}: {} different", texts.len());
            let other = Source::Random(6).open(rules, 2).unwrap();
            assert_ne!(all[0], other.of_pair(0));
        }
    }

    #[test]
    fn even_openings_come_again_and_nobody_stands_better() {
        let openings = "even:6".parse::<Source>().unwrap();
        let openings = openings.open(Rules::Frisian, 1).unwrap();
        for pair in 0..4 {
            let game = openings.of_pair(pair);
            assert!(game.plies().len() == 6 && is_even(&game));
            assert_eq!(game, openings.of_pair(pair));
        }
        assert!("even:41".parse::<Source>().is_err());
    }

    #[test]
    fn many_random_moves_still_leave_a_game() {
        let openings = Source::Random(40).open(Rules::Frysk, 3).unwrap();
        assert!((0..5).all(|pair| openings.of_pair(pair).outcome().is_none()));
    }

    #[test]
    fn a_file_gives_its_positions_in_turn() {
        let path = std::env::temp_dir().join(format!("damas-openings-{}", std::process::id()));
        let read = |text: &str| {
            fs::write(&path, text).unwrap();
            Source::File(path.clone()).open(Rules::Frisian, 0)
        };
        let openings = read("# two\n\nW:W46:B5\n B:W46:B5\n").unwrap();
        let fens = [0, 1, 2].map(|pair| fen::write(openings.of_pair(pair).position()));
        assert_eq!(fens, ["W:W46:B5", "B:W46:B5", "W:W46:B5"]);
        for (text, complaint) in [
            ("", "no position in it"),
            ("W:W46:B5\nhello", "line 2: "),
            ("B:W46:B", "line 1: there is nothing to play"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(complaint), "{error}");
        }
        fs::remove_file(&path).unwrap();
        assert!(Source::File(path).open(Rules::Frisian, 0).is_err());
    }
}
