//! Any text is a line of the protocol or an error; a line is written so that it reads as itself.
#![no_main]

use damas::hub::Line;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(line) = Line::parse(text) else { return };
    let written = line.to_string();
    // What a line can't hold is written as something that it can: from then on it stays.
    if let Ok(again) = Line::parse(&written) {
        assert_eq!(Line::parse(&again.to_string()), Ok(again.clone()));
        assert_eq!(again.to_string(), written);
    }
});
