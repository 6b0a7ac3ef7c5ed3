//! How a player has fared against each level.

use super::entry::Entry;
use super::search::Outcome;
use crate::game::choices::{Kind, Level};

/// Games against a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games that the person won.
    pub won: u32,
    /// Draws.
    pub drawn: u32,
    /// Games that the machine won.
    pub lost: u32,
}

impl Score {
    /// How many games it is.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Drawn => self.drawn += 1,
            Outcome::Lost => self.lost += 1,
        }
    }
}

/// How the person at this screen fared against each level they have played, by this kind of rules
/// or by all; the weakest level first. Only whole games count, from the start that all of them share.
pub fn statistics(entries: &[Entry], kind: Option<Kind>) -> Vec<(Level, Score)> {
    let mut scores: Vec<_> = Level::all()
        .map(|level| (level, Score::default()))
        .collect();
    // A game that was analysed counts as it was played, one that went on after its end as it ended then.
    let counts = |entry: &&Entry| !entry.is_study && !entry.is_past && entry.start.is_none();
    for entry in entries.iter().filter(counts) {
        let asked = kind.is_none_or(|kind| entry.kind() == Some(kind));
        let (Some((_, level)), Some(outcome), true) = (entry.against(), Outcome::of(entry), asked)
        else {
            continue;
        };
        scores[usize::from(level.number()) - 1].1.add(outcome);
    }
    scores.retain(|(_, score)| score.games() > 0);
    scores
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn;

    #[test]
    fn games_count_for_their_level_and_kind() {
        let own = |level: u8, rules: &str, result: &str| {
            let text = format!(
                "[Event \"Damas\"] [WhiteType \"human\"] [BlackType \"program\"] \
                 [BlackLevel \"{level}\"] [Rules \"{rules}\"] {result}"
            );
            Entry::of(&pdn::read_str(&text).next().unwrap())
        };
        let analysed = |text: &str| {
            let text = format!("[StudiedWith \"Damas\"] {text}");
            Entry::of(&pdn::read_str(&text).next().unwrap())
        };
        let given = |text: &str| {
            let text = format!("[FEN \"W:W31-49:B1-20\"] {text}");
            Entry::of(&pdn::read_str(&text).next().unwrap())
        };
        let mut past = own(8, "frisian", "2-0");
        past.is_past = true;
        let entries = [
            own(2, "frisian", "2-0"),
            own(2, "frisian", "2-0"),
            own(2, "spanish", "1/2-1/2"),
            own(8, "frisian", "0-2"),
            own(8, "frisian", "*"),
            own(9, "frisian", "0-2"),
            analysed(own(8, "frisian", "0-2").text()),
            given(own(8, "frisian", "0-2").text()),
            past,
        ];
        let score = |won, drawn, lost| Score { won, drawn, lost };
        let level = |number| Level::new(number).unwrap();
        let all = [(level(2), score(2, 1, 0)), (level(8), score(0, 0, 1))];
        assert_eq!(statistics(&entries, None), all);
        let spanish = [(level(2), score(0, 1, 0))];
        assert_eq!(statistics(&entries, Some(Kind::Spanish)), spanish);
        assert_eq!(statistics(&entries, Some(Kind::International)), []);
    }
}
