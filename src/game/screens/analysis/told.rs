//! What the panel tells at this moment, read off the study.

use crate::contest::ClockLaw;
use crate::game::analysis::{Finding, Study, Tried, Watch, says};
use crate::game::interface::notice::Notice;
use crate::game::interface::{Words, sentences};
use crate::game::language::Phrase;
use crate::game::screens::saying::Saying;
use crate::notation::movetext;
use crate::rules::{Game, Side};
use crate::study::NodeId;
use crate::study::review::{Gravity, expected};

/// What the panel tells.
pub(super) struct Told<'a> {
    pub words: &'a Words,
    pub study: &'a Study,
    pub watch: Watch,
    pub notice: &'a Notice,
    /// The game as the board has it.
    pub game: &'a Game,
    /// No dialog is open.
    pub open: bool,
    /// Whose pieces start at the bottom.
    pub near: Side,
}

/// One of the best lines in words.
pub(super) struct LineTold {
    pub score: String,
    pub moves: Vec<String>,
}

/// More moves of a line are never told.
const LONGEST: usize = 12;

impl Told<'_> {
    /// What was found of the position, where it may be seen.
    pub fn finding(&self) -> Option<&Finding> {
        let seen = self.watch.on && !self.study.is_covered();
        let finding = self.study.findings().of(self.study.at());
        finding.filter(|_| seen)
    }

    /// How far the machine looks ahead.
    pub fn depth(&self) -> Option<String> {
        let depth = u32::from(self.finding()?.depth);
        Some(self.words.say(&Phrase::AnalysisDepth { depth }))
    }

    /// What the position is worth to White, in centi-men, where it may be seen.
    pub fn score(&self) -> Option<i32> {
        if self.study.is_covered() {
            return None;
        }
        let (findings, tree) = (self.study.findings(), self.study.tree());
        findings.for_white(tree, self.study.at())
    }

    /// What White can expect of a position, 0 to 1.
    pub fn share(&self, node: NodeId) -> Option<f32> {
        let (findings, tree) = (self.study.findings(), self.study.tree());
        let score = findings.for_white(tree, node)?;
        Some(expected(score, tree.start().rules()))
    }

    /// The best lines, each with what it is worth to White.
    pub fn lines(&self) -> Vec<LineTold> {
        let Some(finding) = self.finding() else {
            return Vec::new();
        };
        let position = self.study.position();
        let of_white = position.turn() == Side::White;
        let best = finding.prospects.iter().take(self.watch.wanted());
        best.map(|prospect| {
            let score = if of_white {
                prospect.score
            } else {
                -prospect.score
            };
            let far = prospect.line.len().min(LONGEST);
            LineTold {
                score: says::score(score),
                moves: movetext::write_line(position, &prospect.line[..far]),
            }
        })
        .collect()
    }

    /// How many lines there will be once they are found.
    pub fn rows(&self) -> usize {
        if !self.watch.on || self.study.is_covered() || self.game.outcome().is_some() {
            return 0;
        }
        let legal = self.study.position().legal_moves().len();
        self.watch.wanted().min(legal)
    }

    /// A move with its number: "12. 32-28", "12… 19-23".
    pub fn numbered(&self, node: NodeId) -> String {
        let text = self.study.tree().numbered(node);
        format!("{text}{}", sign(self.study, node))
    }

    /// The number before a move, with a blank behind it.
    pub fn number(&self, node: NodeId) -> String {
        let number = self.study.tree().number(node);
        number.map_or_else(String::new, |(number, side)| {
            movetext::numbered(number, side, "")
        })
    }

    /// What there is to say: a refusal or a choice, how an attempt goes, how the game ended, or what
    /// is wrong with the move that led here.
    pub fn saying(&self) -> Option<Saying> {
        if let Some((tone, head, body)) = self.notice.words(self.words) {
            return Some(Saying::new(tone, head, body));
        }
        if let Some(said) = self.attempted() {
            return Some(Saying::word(said));
        }
        if let Some(outcome) = self.game.outcome() {
            let said = sentences::ending(&outcome, self.game, ClockLaw::Untimed);
            let said = self.words.say(&said);
            return Some(Saying::word(said));
        }
        let said = self.fault().or_else(|| self.comment());
        let said = said.or_else(|| self.deleted());
        said.map(Saying::word).or_else(|| {
            let bare = !self.study.has_moves() && !self.watch.on;
            bare.then(|| Saying::word(self.words.say(&Phrase::NothingPlayed)))
        })
    }

    /// The move that somebody tries to better, until they are shown how.
    pub fn tries(&self) -> Option<NodeId> {
        let attempt = self.study.attempt()?;
        (!attempt.is_shown()).then_some(attempt.found.after)
    }

    fn attempted(&self) -> Option<String> {
        let attempt = self.study.attempt()?;
        let tree = self.study.tree();
        let text = |node: NodeId| tree.text(node).to_owned();
        let phrase = match attempt.tried {
            Tried::Nothing => Phrase::AttemptAsk {
                text: text(attempt.found.after),
            },
            Tried::Weighed(node) => Phrase::AttemptWeighed { text: text(node) },
            Tried::Good(node) => Phrase::AttemptGood { text: text(node) },
            Tried::Worse(node) => Phrase::AttemptWorse { text: text(node) },
            Tried::Shown => return Some(says::sentence(self.words, tree, &attempt.found)),
        };
        Some(self.words.say(&phrase))
    }

    fn fault(&self) -> Option<String> {
        let faults = self.study.review()?.faults();
        let found = faults.iter().find(|it| it.after == self.study.at())?;
        Some(says::sentence(self.words, self.study.tree(), found))
    }

    fn deleted(&self) -> Option<String> {
        let can = self.study.can_put_back_here();
        can.then(|| self.words.say(&Phrase::DeletedHere))
    }

    fn comment(&self) -> Option<String> {
        let comment = self.study.tree().comment(self.study.at());
        (!comment.is_empty()).then_some(comment)
    }
}

/// The mark behind a move: the player's own, or what the review says of it.
pub(super) fn sign(study: &Study, node: NodeId) -> &'static str {
    if let Some(mark) = study.tree().mark(node) {
        return mark.sign();
    }
    let faults = study.review().map_or(&[][..], |review| review.faults());
    let found = faults.iter().find(|found| found.after == node);
    found.map_or("", |found| match found.fault.gravity {
        Gravity::Slip => "?!",
        Gravity::Mistake => "?",
        Gravity::Blunder => "??",
    })
}
