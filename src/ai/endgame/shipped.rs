//! The tables that come with the program: all endings with up to three pieces.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::Tables;
use crate::rules::Rules;

/// A file of tables, and the rule sets that it is for.
#[derive(Debug)]
struct Shipped {
    rules: &'static [Rules],
    bytes: &'static [u8],
    unpacked: OnceLock<Option<Tables>>,
    /// They are being unpacked, or have been.
    prepared: AtomicBool,
}

/// Takes a file of tables into the program.
macro_rules! shipped {
    ($file:literal, $($rules:ident),+) => {
        Shipped {
            rules: &[$(Rules::$rules),+],
            bytes: include_bytes!(concat!("../../../assets/endgames/", $file, "-3.tables")),
            unpacked: OnceLock::new(),
            prepared: AtomicBool::new(false),
        }
    };
}

/// Rule sets that share a file play alike with three pieces: the orders of captures of the two
/// Spanish ones differ only where two pieces stand against two.
static SHIPPED: [Shipped; 5] = [
    shipped!("frisian", Frisian, Frysk),
    shipped!("frisian-sheet", FrisianSheet),
    shipped!("frisian-ludoteka", FrisianLudoteka),
    shipped!("spanish", Spanish, SpanishClassic),
    shipped!("international", International, InternationalFmjd),
];

/// The file for a rule set.
fn file(rules: Rules) -> Option<&'static Shipped> {
    SHIPPED
        .iter()
        .find(|shipped| shipped.rules.contains(&rules))
}

impl Shipped {
    fn tables(&self) -> Option<&Tables> {
        self.prepared.store(true, Ordering::Relaxed);
        let read = || Tables::read(self.bytes).ok();
        self.unpacked.get_or_init(read).as_ref()
    }
}

/// Tables that came with the program and are being unpacked, or have been.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coming(&'static Shipped);

impl Coming {
    /// The tables, once they are there.
    #[inline]
    pub(crate) fn tables(self) -> Option<&'static Tables> {
        self.0.unpacked.get()?.as_ref()
    }

    /// Whether there is nothing to wait for.
    pub(crate) fn are_there(self) -> bool {
        self.0.unpacked.get().is_some()
    }
}

impl Tables {
    /// The tables of up to three pieces that come with the program. They are unpacked when they
    /// are first asked for, which takes some tenths of a second and 1 MB; then they are there.
    pub fn shipped(rules: Rules) -> Option<&'static Self> {
        file(rules)?.tables()
    }

    /// Has the tables for these rules unpacked beside whatever goes on; where there are no
    /// threads they are unpacked here and now.
    pub(crate) fn coming(rules: Rules) -> Option<Coming> {
        let file = file(rules)?;
        if cfg!(target_arch = "wasm32") {
            file.tables();
        } else if !file.prepared.swap(true, Ordering::Relaxed) {
            let unpacks = thread::Builder::new().spawn(|| file.tables().is_some());
            if unpacks.is_err() {
                // There is no thread to be had.
                file.tables();
            }
        }
        Some(Coming(file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_tables_and_they_are_whole() {
        for rules in Rules::ALL {
            let tables = Tables::shipped(rules).unwrap();
            assert_eq!(tables.pieces(), 3, "{rules}");
            assert_eq!(tables.rules().board(), rules.board());
        }
        let bytes: usize = SHIPPED.iter().map(|shipped| shipped.bytes.len()).sum();
        assert!(bytes <= 300_000, "{bytes} bytes are too many to ship");
    }
}
