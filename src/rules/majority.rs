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
            let criterion = rules.majority[i];
            weight = weight << criterion.digits() | criterion.sum(men, kings, by_king);
            i += 1;
        }
        Self(weight)
    }

    pub(super) const fn raw(self) -> u32 {
        self.0
    }
}

impl Criterion {
    /// What this yardstick makes of so many men and kings taken by a king or a man.
    pub(super) const fn sum(self, men: u32, kings: u32, by_king: bool) -> u32 {
        match self {
            Self::Value => 64 * (2 * kings + men) - kings,
            Self::Count => men + kings,
            Self::KingsTaken => kings,
            Self::KingTakes => by_king as u32,
        }
    }

    /// Binary digits that hold the sum for 49 victims, more than any board has room for.
    const fn digits(self) -> u32 {
        match self {
            Self::Value => 13,
            Self::Count | Self::KingsTaken => 6,
            Self::KingTakes => 1,
        }
    }
}
