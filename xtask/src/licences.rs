//! What may stand in the dependency tree: its licences and sources, and what is known against it.

use std::time::Duration;

use crate::run::{cargo, run, waits_for};
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
        "deny --all-features check --hide-inclusion-graph licenses bans sources",
    ))?;
    // The database of advisories is not to be had everywhere.
    let fetched = run(&mut cargo("deny --all-features fetch db"));
    match fetched {
        Ok(()) => run(&mut cargo("deny --all-features check advisories")),
        Err(trouble) => {
            skipped("advisories", &trouble.to_string());
            Ok(())
        }
    }
}

fn is_there() -> bool {
    waits_for(&mut cargo("deny --version"), Duration::from_secs(20))
}

fn skipped(what: &str, why: &str) {
    println!("\n*** SKIPPED: {what} are NOT checked. {why}\n");
}
