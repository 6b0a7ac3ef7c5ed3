//! Whatever a GUI says, the engine answers in lines of the protocol, and ends when it has gone.
#![no_main]

use std::io::Cursor;

use damas::hub::{self, Line};
use libfuzzer_sys::fuzz_target;

/// What searches find is not looked at here, and each takes its time.
const SEARCHES: usize = 2;

fuzz_target!(|text: &str| {
    if text.matches("go").count() > SEARCHES {
        return;
    }
    let mut answers = Vec::new();
    hub::serve(Cursor::new(text.to_owned()), &mut answers).expect("memory can be written to");
    let answers = String::from_utf8(answers).expect("text");
    for line in answers.lines() {
        Line::parse(line).expect(line);
    }
});
