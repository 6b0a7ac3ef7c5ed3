//! Looking for games in a collection.

use super::entry::{Entry, Sitter};
use crate::game::choices::Kind;
use crate::notation::pdn::GameResult;
use crate::rules::Side;

/// How a game ended, as its player sees it where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The person beat the machine; where it wasn't person against machine, White won.
    Won,
    /// A draw.
    Drawn,
    /// The machine beat the person; where it wasn't person against machine, Black won.
    Lost,
}

impl Outcome {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Won, Self::Drawn, Self::Lost];

    /// How this game ended; `None` where it has no end, or both lost.
    pub fn of(entry: &Entry) -> Option<Self> {
        let near = entry.against().map_or(Side::White, |(side, _)| side);
        match (entry.result?, entry.result?.winner()) {
            (GameResult::Unknown | GameResult::BothLost, _) => None,
            (_, None) => Some(Self::Drawn),
            (_, Some(winner)) if winner == near => Some(Self::Won),
            (_, Some(_)) => Some(Self::Lost),
        }
    }
}

/// Which games are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Words that must all stand in names, event, date or rules; without regard to case.
    pub words: String,
    /// How it must have ended.
    pub outcome: Option<Outcome>,
    /// What kind it must be.
    pub kind: Option<Kind>,
}

impl Search {
    /// Whether this game is looked for. `name` is what the list shows of a player.
    pub fn finds(&self, entry: &Entry, name: impl Fn(&Sitter) -> String) -> bool {
        let ends = |outcome| Outcome::of(entry) == Some(outcome);
        let outcome = self.outcome.is_none_or(ends);
        let kind = self.kind.is_none_or(|kind| entry.kind() == Some(kind));
        if !entry.is_game || entry.is_past || !outcome || !kind {
            return false;
        }
        if self.words.trim().is_empty() {
            return true;
        }
        let [white, black] = entry.sitters.each_ref().map(name);
        let rules = entry.rules.map_or("", |rules| rules.name());
        let said = format!("{white}\n{black}\n{}\n{}\n{rules}", entry.event, entry.date);
        let said = said.to_lowercase();
        let mut words = self.words.split_whitespace();
        words.all(|word| said.contains(&word.to_lowercase()) || entry.date.contains(&dated(word)))
    }
}

/// A date as people write it, as files do: `2026-11` is `2026.11`, and so is `11/2026`.
fn dated(word: &str) -> String {
    let parts: Vec<&str> = word.split(['-', '/', '.']).collect();
    let year_last = parts.last().is_some_and(|year| year.len() == 4);
    if parts.len() > 1 && year_last && parts[0].len() < 4 {
        let parts: Vec<_> = parts.into_iter().rev().map(two_digits).collect();
        return parts.join(".");
    }
    let parts: Vec<_> = parts.into_iter().map(two_digits).collect();
    parts.join(".")
}

fn two_digits(part: &str) -> String {
    if part.len() == 1 && part.starts_with(|digit: char| digit.is_ascii_digit()) {
        format!("0{part}")
    } else {
        part.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn;

    fn entry(tags: &str) -> Entry {
        Entry::of(&pdn::read_str(tags).next().unwrap())
    }

    fn name(sitter: &Sitter) -> String {
        match sitter {
            Sitter::Machine(level) => format!("Level {}", level.number()),
            Sitter::Person => "You".into(),
            Sitter::Named(name) => name.clone(),
        }
    }

    #[test]
    fn games_are_found_by_what_is_known_of_them() {
        let cup = entry(
            "[Event \"Frisian Cup\"] [Date \"2026.11.30\"] [White \"Dijkstra\"] [Black \"de Vries\"] \
             [GameType \"40\"] 1. 32-28 2-0",
        );
        let cases = [
            ("", true),
            ("dijk", true),
            ("VRIES cup", true),
            ("dijkstra sijbrands", false),
            ("2026", true),
            ("2026-11", true),
            ("30-11-2026", true),
            ("30/11/2026", true),
            ("2026.12", false),
            ("frisian", true),
        ];
        for (words, found) in cases {
            let search = Search {
                words: words.into(),
                ..Search::default()
            };
            assert_eq!(search.finds(&cup, name), found, "{words}");
        }
        let of = |outcome, kind| Search {
            outcome,
            kind,
            ..Search::default()
        };
        assert!(of(Some(Outcome::Won), Some(Kind::Frisian)).finds(&cup, name));
        assert!(!of(Some(Outcome::Lost), None).finds(&cup, name));
        assert!(!of(None, Some(Kind::Spanish)).finds(&cup, name));
    }

    #[test]
    fn a_game_against_the_machine_is_won_by_the_person() {
        let own = |white: &str, black: &str, result: &str| {
            entry(&format!(
                "[Event \"Damas\"] [WhiteType \"{white}\"] [WhiteLevel \"3\"] [BlackType \"{black}\"] \
                 [BlackLevel \"3\"] [Result \"{result}\"] {result}"
            ))
        };
        let cases = [
            ("program", "human", "0-2", Some(Outcome::Won)),
            ("human", "program", "0-2", Some(Outcome::Lost)),
            ("human", "human", "0-2", Some(Outcome::Lost)),
            ("program", "human", "1-1", Some(Outcome::Drawn)),
            ("program", "human", "*", None),
        ];
        for (white, black, result, outcome) in cases {
            let entry = own(white, black, result);
            assert_eq!(Outcome::of(&entry), outcome, "{white} {black} {result}");
        }
        let level = own("program", "human", "*");
        let search = Search {
            words: "level you".into(),
            ..Search::default()
        };
        assert!(search.finds(&level, name));
    }
}
