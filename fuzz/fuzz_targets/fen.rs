//! Any text is a position or an error; a position is written so that it reads as itself.
#![no_main]

use damas::notation::fen;
use damas::rules::Rules;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for rules in Rules::ALL {
        let Ok(parsed) = fen::parse(rules, text) else {
            continue;
        };
        let _ = parsed.notes();
        let written = parsed.to_string();
        let again = fen::parse_numbered(rules, &written, parsed.numbering).expect(&written);
        assert_eq!(again.position, parsed.position);
        assert_eq!(again.to_string(), written);
        assert_eq!(fen::read(rules, &fen::write(&parsed.position)), Ok(parsed.position));
    }
});
