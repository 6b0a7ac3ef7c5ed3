//! What stands in the dependency tree: no Bevy under the core, and one Bevy for the game and its tests.

use std::collections::BTreeMap;

use crate::run::{cargo, listen};
use crate::trouble::Trouble;

/// Package names that begin so belong to what draws windows.
const DRAWS_WINDOWS: [&str; 4] = ["bevy", "winit", "wgpu", "egui"];

/// Fails if anything that draws windows stands under the core or under the command line tool.
pub fn core_has_no_bevy() -> Result<(), Trouble> {
    // The same look at the whole game must find it, or we look in the wrong place.
    if drawing(&packages(&["--edges", "normal"])?).is_empty() {
        return Err(Trouble::BlindCheck {
            what: "Bevy in the game",
        });
    }
    for features in ["", "cli"] {
        let tree = packages(&[
            "--edges",
            "normal",
            "--no-default-features",
            "--features",
            features,
        ])?;
        let found = drawing(&tree);
        if !found.is_empty() {
            return Err(Trouble::BevyInCore { packages: found });
        }
    }
    Ok(())
}

/// Fails if a package under Bevy gets features in the tests that it doesn't get in the game: cargo would then compile
/// Bevy twice, a quarter of an hour.
pub fn tests_share_the_games_bevy() -> Result<(), Trouble> {
    let under_bevy = packages(&[
        "--package",
        "bevy",
        "--package",
        "bevy_egui",
        "--edges",
        "normal",
    ])?;
    let game = packages(&["--edges", "normal,build"])?;
    let tests = packages(&["--edges", "normal,build,dev", "--features", "cli,dev"])?;
    if under_bevy.len() < 100 {
        return Err(Trouble::BlindCheck {
            what: "hundred packages under Bevy",
        });
    }
    let differing = differing(&under_bevy, &game, &tests);
    if differing.is_empty() {
        Ok(())
    } else {
        Err(Trouble::TwoBevys {
            packages: differing,
        })
    }
}

/// The sets of features that each package is compiled with, by name and version.
type Packages = BTreeMap<String, Vec<String>>;

fn packages(words: &[&str]) -> Result<Packages, Trouble> {
    let look = ["tree", "--prefix", "none", "--format", "{p}|{f}"];
    listen(&mut cargo(look.iter().chain(words))).map(|text| parsed(&text))
}

/// Reads lines like `rand v0.10.4|alloc,std`, of which those that cargo has printed before end in ` (*)`.
fn parsed(text: &str) -> Packages {
    let mut packages = Packages::new();
    for (package, features) in text.lines().filter_map(|line| line.split_once('|')) {
        let name = package
            .split_whitespace()
            .take(2)
            .collect::<Vec<_>>()
            .join(" ");
        let features = features.trim_end_matches(" (*)");
        let sets = packages.entry(name).or_default();
        if let Err(place) = sets.binary_search(&features.to_owned()) {
            sets.insert(place, features.to_owned());
        }
    }
    packages
}

fn drawing(packages: &Packages) -> Vec<String> {
    let draws = |name: &&String| DRAWS_WINDOWS.iter().any(|start| name.starts_with(start));
    packages.keys().filter(draws).cloned().collect()
}

fn differing(watched: &Packages, one: &Packages, other: &Packages) -> Vec<String> {
    watched
        .keys()
        .filter(|name| one.get(*name) != other.get(*name))
        .cloned()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str =
        "damas v0.1.0 (/home/ann/damas)|default,game\nbevy v0.19.1|std\nrand v0.10.4|alloc,std\n";

    #[test]
    fn what_draws_windows_is_found() {
        assert_eq!(drawing(&parsed(GAME)), ["bevy v0.19.1"]);
        assert!(drawing(&parsed("damas v0.1.0|\nrand v0.10.4|std\nserde v1.0.0|\n")).is_empty());
    }

    #[test]
    fn a_feature_that_only_tests_have_is_found() {
        let game = parsed(GAME);
        let tests =
            parsed(&(GAME.replace("alloc,std", "alloc,std,sys_rng") + "proptest v1.12.0|std\n"));
        assert_eq!(differing(&game, &game, &tests), ["rand v0.10.4"]);
        assert_eq!(
            differing(&parsed("bevy v0.19.1|std\n"), &game, &tests),
            Vec::<String>::new()
        );
    }

    #[test]
    fn a_package_may_be_compiled_with_several_sets_of_features() {
        let packages =
            parsed("syn v3.0.0|full\nsyn v3.0.0|derive\nsyn v3.0.0 (proc-macro)|full (*)\n");
        assert_eq!(packages["syn v3.0.0"], ["derive", "full"]);
    }
}
