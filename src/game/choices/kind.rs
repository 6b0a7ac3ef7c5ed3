//! Three kinds of draughts, each in variants.

use crate::rules::Rules;

/// A kind of draughts: what a player thinks of first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Men capture along rows and columns too.
    Frisian,
    /// 10×10, captures along the diagonals.
    International,
    /// 8×8, men capture forward.
    Spanish,
}

impl Kind {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Frisian, Self::International, Self::Spanish];

    /// The kind of a rule set.
    pub fn of(rules: Rules) -> Self {
        match rules {
            Rules::Frisian | Rules::FrisianSheet | Rules::FrisianLudoteka | Rules::Frysk => {
                Self::Frisian
            }
            Rules::International | Rules::InternationalFmjd => Self::International,
            Rules::Spanish | Rules::SpanishClassic => Self::Spanish,
        }
    }

    /// Its rule sets, the usual one first.
    pub fn variants(self) -> &'static [Rules] {
        match self {
            Self::Frisian => &[
                Rules::Frisian,
                Rules::FrisianSheet,
                Rules::FrisianLudoteka,
                Rules::Frysk,
            ],
            Self::International => &[Rules::International, Rules::InternationalFmjd],
            Self::Spanish => &[Rules::Spanish, Rules::SpanishClassic],
        }
    }
}

#[test]
fn every_rule_set_is_a_variant_of_its_kind_and_of_no_other() {
    let offered: Vec<_> = Kind::ALL.iter().flat_map(|kind| kind.variants()).collect();
    assert_eq!(offered.len(), Rules::ALL.len());
    for rules in Rules::ALL {
        assert!(Kind::of(rules).variants().contains(&rules), "{rules}");
    }
}
