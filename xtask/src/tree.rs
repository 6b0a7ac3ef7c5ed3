//! What stands in the dependency tree: no Bevy under the core, one Bevy for the game and its tests, and nothing that
//! speaks to a network.

use std::collections::BTreeMap;
use std::fmt;

use crate::run::{cargo, listen};
use crate::trouble::Trouble;

/// What is wrong with the dependency tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The core depends on what draws windows.
    BevyInCore { packages: Vec<String> },
    /// The tests would compile a second Bevy.
    TwoBevys { packages: Vec<String> },
    /// Something under the game speaks to a network.
    Network { packages: Vec<String> },
    /// We looked at nothing, so that what we saw can't be trusted.
    Blind { what: &'static str },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BevyInCore { packages } => {
                write!(
                    f,
                    "Without the game there must be no Bevy, but there is {}.",
                    packages.join(", ")
                )
            }
            Self::TwoBevys { packages } => write!(
                f,
                "The tests would compile a Bevy of their own, since these packages get other features there than in \
                 the game: {}. Make the features the same in Cargo.toml.",
                packages.join(", ")
            ),
            Self::Network { packages } => write!(
                f,
                "The game has no business with a network, but there is {}.",
                packages.join(", ")
            ),
            Self::Blind { what } => write!(
                f,
                "This check is blind: it found no {what}, and there must be."
            ),
        }
    }
}

/// Package names that begin so belong to what draws windows.
const DRAWS_WINDOWS: [&str; 4] = ["bevy", "winit", "wgpu", "egui"];

/// Fails if anything that draws windows stands under the core or under the command line tool.
pub fn core_has_no_bevy() -> Result<(), Trouble> {
    // The same look at the whole game must find it, or we look in the wrong place.
    if drawing(&packages("--edges normal")?).is_empty() {
        return Err(Trouble::Tree(Fault::Blind {
            what: "Bevy in the game",
        }));
    }
    for features in ["", "--features cli", "--features worker"] {
        let found = drawing(&packages(&format!(
            "--edges normal --no-default-features {features}"
        ))?);
        if !found.is_empty() {
            return Err(Trouble::Tree(Fault::BevyInCore { packages: found }));
        }
    }
    Ok(())
}

/// Fails if a package under Bevy gets features in the tests that it doesn't get in the game: cargo would then compile
/// Bevy twice, a quarter of an hour.
pub fn one_bevy() -> Result<(), Trouble> {
    let under_bevy = packages("--edges normal --package bevy --package bevy_egui")?;
    if under_bevy.len() < 100 {
        return Err(Trouble::Tree(Fault::Blind {
            what: "packages but a few under Bevy",
        }));
    }
    let game = packages("--edges normal,build")?;
    let tests = packages("--edges normal,build,dev --features cli,dev,worker")?;
    let packages = differing(&under_bevy, &game, &tests);
    if packages.is_empty() {
        Ok(())
    } else {
        Err(Trouble::Tree(Fault::TwoBevys { packages }))
    }
}

/// Packages that are there to speak to a network, by name.
const SPEAKS_TO_A_NETWORK: [&str; 22] = [
    "attohttpc",
    "curl",
    "ehttp",
    "h2",
    "hyper",
    "isahc",
    "minreq",
    "native-tls",
    "openssl",
    "quinn",
    "reqwest",
    "rustls",
    "socket2",
    "surf",
    "tokio",
    "tonic",
    "trust-dns-resolver",
    "tungstenite",
    "ureq",
    "webrtc",
    "websocket",
    "hickory-resolver",
];

/// The systems that people play on.
const TARGETS: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "wasm32-unknown-unknown",
];

/// Fails if anything under the game, on any of the systems, is there to speak to a network.
pub fn no_network() -> Result<(), Trouble> {
    for target in TARGETS {
        let all = packages(&format!(
            "--edges normal --target {target} --features cli,dev,worker"
        ))?;
        if drawing(&all).is_empty() {
            return Err(Trouble::Tree(Fault::Blind {
                what: "Bevy in the game",
            }));
        }
        let packages = speaking(&all);
        if !packages.is_empty() {
            return Err(Trouble::Tree(Fault::Network { packages }));
        }
    }
    Ok(())
}

fn speaking(packages: &Packages) -> Vec<String> {
    let speaks = |name: &&String| {
        let name = name.split(' ').next().unwrap_or_default();
        SPEAKS_TO_A_NETWORK.contains(&name)
    };
    packages.keys().filter(speaks).cloned().collect()
}

/// The sets of features that each package is compiled with, by name and version.
type Packages = BTreeMap<String, Vec<String>>;

fn packages(words: &str) -> Result<Packages, Trouble> {
    let look = format!("tree --prefix none --format {{p}}|{{f}} {words}");
    listen(&mut cargo(&look)).map(|text| parsed(&text))
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
    fn what_speaks_to_a_network_is_found_by_its_whole_name() {
        assert_eq!(
            speaking(&parsed("hyper v1.0.0|\nhyperion v1.0.0|\n")),
            ["hyper v1.0.0"]
        );
        assert!(speaking(&parsed(GAME)).is_empty());
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
