//! The engine's parameters, as a GUI sees and sets them.

use std::str::FromStr;

use super::Line;
use crate::ai::{Settings, Skill};
use crate::rules::Rules;

/// Table sizes as logarithms to base 2 of entries of 16 bytes: one MB to four GB.
const TABLE_SIZES: [u32; 2] = [16, 28];
/// How many threads may search.
const THREADS: [usize; 2] = [1, 64];
/// How many lines may be asked for.
const LINES: [usize; 2] = [1, 20];

/// What can be set before the engine is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Setup {
    /// `variant`
    pub(super) rules: Rules,
    /// `level-skill`
    pub(super) skill: Skill,
    /// `tt-size` and `threads`
    pub(super) settings: Settings,
    /// `lines`
    pub(super) lines: usize,
    /// `seed`
    pub(super) seed: u32,
    /// `variety`
    pub(super) varied: bool,
}

/// Why a parameter can't be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum SetupError {
    /// No such parameter.
    #[error("there is no parameter {0:?}")]
    Unknown(String),
    /// A value that it can't have.
    #[error("{value:?} is no value for {name}")]
    BadValue { name: String, value: String },
}

impl Default for Setup {
    /// International draughts, as for every GUI that doesn't ask for another variant.
    fn default() -> Self {
        Self {
            rules: Rules::International,
            skill: Skill::FULL,
            settings: Settings::default(),
            lines: 1,
            seed: 0,
            varied: false,
        }
    }
}

/// The protocol's name of a rule set.
pub(super) fn variant(rules: Rules) -> &'static str {
    match rules {
        Rules::International => "normal",
        other => other.name(),
    }
}

impl Setup {
    /// The lines that tell which parameters there are.
    pub(super) fn declarations(&self) -> Vec<Line> {
        let table = self.settings.table_mb.max(1).ilog2() + TABLE_SIZES[0];
        vec![
            parameter("variant", variant(self.rules), "enum")
                .with("values", Rules::ALL.map(variant).join(" ")),
            ranged("level-skill", self.skill.level(), "real", [1.0, 8.0]),
            ranged("threads", self.settings.threads, "int", THREADS),
            ranged("tt-size", table, "int", TABLE_SIZES),
            ranged("lines", self.lines, "int", LINES),
            ranged("seed", self.seed, "int", [0, u32::MAX]),
            parameter("variety", self.varied, "bool"),
        ]
    }

    /// Sets a parameter.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let short = |text: &str| text.chars().take(24).collect();
        let done = match name {
            "variant" => rules_named(value).map(|rules| self.rules = rules),
            "level-skill" => skill(value).map(|skill| self.skill = skill),
            "threads" => within(value, THREADS).map(|threads| self.settings.threads = threads),
            "tt-size" => within(value, TABLE_SIZES)
                .map(|size| self.settings.table_mb = 1 << (size - TABLE_SIZES[0])),
            "lines" => within(value, LINES).map(|lines| self.lines = lines),
            "seed" => within(value, [0, u32::MAX]).map(|seed| self.seed = seed),
            "variety" => value.parse().ok().map(|varied| self.varied = varied),
            _ => return Err(SetupError::Unknown(short(name))),
        };
        done.ok_or_else(|| SetupError::BadValue {
            name: name.to_owned(),
            value: short(value),
        })
    }
}

fn parameter(name: &str, value: impl std::fmt::Display, kind: &str) -> Line {
    Line::new("param")
        .with("name", name)
        .with("value", value)
        .with("type", kind)
}

fn ranged<T: std::fmt::Display>(
    name: &str,
    value: impl std::fmt::Display,
    kind: &str,
    [min, max]: [T; 2],
) -> Line {
    parameter(name, value, kind)
        .with("min", min)
        .with("max", max)
}

fn rules_named(value: &str) -> Option<Rules> {
    let named = |rules: &Rules| value == variant(*rules) || value == rules.name();
    Rules::ALL.into_iter().find(named)
}

fn skill(value: &str) -> Option<Skill> {
    Skill::new(value.parse().ok()?).ok()
}

fn within<T: FromStr + PartialOrd>(value: &str, [min, max]: [T; 2]) -> Option<T> {
    let value = value.parse().ok()?;
    (min..=max).contains(&value).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_told_with_their_ranges() {
        let lines: Vec<_> = Setup::default()
            .declarations()
            .iter()
            .map(Line::to_string)
            .collect();
        let expected = [
            "param name=variant value=normal type=enum values=\"frisian frisian-sheet \
             frisian-ludoteka frysk spanish spanish-classic normal international-fmjd\"",
            "param name=level-skill value=8 type=real min=1 max=8",
            "param name=threads value=1 type=int min=1 max=64",
            "param name=tt-size value=20 type=int min=16 max=28",
            "param name=lines value=1 type=int min=1 max=20",
            "param name=seed value=0 type=int min=0 max=4294967295",
            "param name=variety value=false type=bool",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn parameters_take_their_values_and_no_others() {
        let mut setup = Setup::default();
        for (name, value) in [
            ("variant", "frysk"),
            ("level-skill", "3.5"),
            ("threads", "2"),
            ("tt-size", "22"),
            ("lines", "4"),
            ("seed", "7"),
            ("variety", "true"),
        ] {
            assert_eq!(setup.set(name, value), Ok(()), "{name}");
        }
        let settings = Settings {
            table_mb: 64,
            threads: 2,
            ..Settings::default()
        };
        let expected = Setup {
            rules: Rules::Frysk,
            skill: Skill::new(3.5).unwrap(),
            settings,
            lines: 4,
            seed: 7,
            varied: true,
        };
        assert_eq!(setup, expected);
        for (name, value) in [
            ("variant", "chess"),
            ("variant", ""),
            ("level-skill", "9"),
            ("level-skill", "NaN"),
            ("threads", "0"),
            ("threads", "65"),
            ("tt-size", "29"),
            ("tt-size", "-1"),
            ("lines", "0"),
            ("seed", "1e3"),
            ("variety", "1"),
            ("book", "true"),
        ] {
            assert!(setup.set(name, value).is_err(), "{name} {value}");
        }
        assert_eq!(setup, expected, "what is refused changes nothing");
    }

    #[test]
    fn international_draughts_is_the_normal_variant() {
        for name in ["normal", "international"] {
            let mut setup = Setup {
                rules: Rules::Frisian,
                ..Setup::default()
            };
            setup.set("variant", name).unwrap();
            assert_eq!(setup.rules, Rules::International);
        }
    }
}
