//! The choice among the rule sets.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Board, RuleSet, ruleset};

/// Which rule set a game is played by.
///
/// ```
/// use damas::rules::Rules;
/// assert_eq!("frisian-sheet".parse(), Ok(Rules::FrisianSheet));
/// assert_eq!(Rules::default().name(), "frisian");
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// Frisian draughts by the federation's rules.
    #[default]
    Frisian,
    /// Frisian draughts by the Spanish sheet: kings also slide along rows and columns.
    FrisianSheet,
    /// Frisian draughts by Ludoteka's page: quantity before quality.
    FrisianLudoteka,
    /// Frisian draughts with five men each.
    Frysk,
    /// Spanish or Argentinian draughts on 8×8, as Gran Ronda plays it.
    Spanish,
    /// Spanish draughts with the federations' order of captures.
    SpanishClassic,
    /// International draughts on 10×10, as Gran Ronda plays it.
    International,
    /// International draughts with the FMJD's endings.
    InternationalFmjd,
}

/// A name that no rule set bears.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no rule set {0:?}; there are {all}", all = names())]
pub struct UnknownRules(pub String);

fn names() -> String {
    Rules::ALL.map(Rules::name).join(", ")
}

impl Rules {
    /// All rule sets, the default first.
    pub const ALL: [Self; 8] = [
        Self::Frisian,
        Self::FrisianSheet,
        Self::FrisianLudoteka,
        Self::Frysk,
        Self::Spanish,
        Self::SpanishClassic,
        Self::International,
        Self::InternationalFmjd,
    ];

    /// The law itself.
    pub const fn declaration(self) -> &'static RuleSet {
        match self {
            Self::Frisian => &ruleset::FRISIAN,
            Self::FrisianSheet => &ruleset::FRISIAN_SHEET,
            Self::FrisianLudoteka => &ruleset::FRISIAN_LUDOTEKA,
            Self::Frysk => &ruleset::FRYSK,
            Self::Spanish => &ruleset::SPANISH,
            Self::SpanishClassic => &ruleset::SPANISH_CLASSIC,
            Self::International => &ruleset::INTERNATIONAL,
            Self::InternationalFmjd => &ruleset::INTERNATIONAL_FMJD,
        }
    }

    /// The name on the command line and in files: "frisian-sheet".
    pub const fn name(self) -> &'static str {
        self.declaration().name
    }

    /// The board that it is played on.
    pub const fn board(self) -> Board {
        self.declaration().board
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(name: &str) -> Result<Self, UnknownRules> {
        let found = Self::ALL.into_iter().find(|rules| rules.name() == name);
        found.ok_or_else(|| UnknownRules(name.to_owned()))
    }
}
