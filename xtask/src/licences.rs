//! What may stand in the dependency tree: its licences and sources, and what is known against it.

use std::process::{Command, Stdio};

use crate::run::{cargo, run};
use crate::trouble::Trouble;

/// Checks the tree by `deny.toml`; says loudly what couldn't be checked.
pub fn check() -> Result<(), Trouble> {
    if !is_there() {
        let installed = run(&mut cargo("install cargo-deny --locked --debug"));
        if let Err(trouble) = installed {
            skipped("licences, sources and doubles", &trouble.to_string());
            return Ok(());
        }
    }
    run(&mut cargo(
        "deny --all-features check licenses bans sources",
    ))?;
    // The database of advisories is not to be had everywhere.
    let fetched = run(&mut cargo("deny --all-features fetch db"));
    match fetched {
        Ok(()) => run(&mut cargo(
            "deny --all-features check --disable-fetch advisories",
        )),
        Err(trouble) => {
            skipped("advisories", &trouble.to_string());
            Ok(())
        }
    }
}

fn is_there() -> bool {
    let mut asked = Command::new("cargo-deny");
    let asked = asked
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

fn skipped(what: &str, why: &str) {
    println!("\n*** SKIPPED: {what} are NOT checked. {why}\n");
}
