//! The majority rule: which of several captures is compulsory.

use super::{Criterion, RuleSet};

/// What a capture takes and who takes it, ordered by a rule set's majority rule: the greatest is
/// compulsory. One integer holds the criteria, the first in the highest digits, so that comparing
/// weights **is** the rule. Every criterion adds up piece by piece; so do weights.
///
/// The Frisian value makes a king a shade under two men: with `k` kings and `m` men taken it is
/// `64·(2k + m) − k`, which orders by twice the kings plus the men, then by fewer kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CaptureWeight(u32);

impl CaptureWeight {
    /// The weight of taking so many men and kings, with a king or a man.
    pub const fn new(rules: &RuleSet, men: u32, kings: u32, by_king: bool) -> Self {
        let mut weight = 0;
        let mut i = 0;
        while i < rules.majority.len() {
            // Room for 49 victims, or for their value.
            let (digits, term) = match rules.majority[i] {
                Criterion::Value => (13, 64 * (2 * kings + men) - kings),
                Criterion::Count => (6, men + kings),
                Criterion::KingsTaken => (6, kings),
                Criterion::KingTakes => (1, by_king as u32),
            };
            weight = weight << digits | term;
            i += 1;
        }
        Self(weight)
    }

    pub(super) const fn raw(self) -> u32 {
        self.0
    }
}
