//! Any text as a line of the protocol.

use damas::hub::Line;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn what_was_read_is_written_so_that_it_reads_the_same(text in "[ a-c=\"\\PC]{0,40}") {
        if let Ok(line) = Line::parse(&text) {
            let written = line.to_string();
            let again = Line::parse(&written);
            prop_assert_eq!(again.map(|line| line.to_string()), Ok(written));
        }
    }

    #[test]
    fn any_value_arrives(value in "\\PC{0,40}") {
        let line = Line::new("error").with("message", &value).with("last", 1);
        let read = Line::parse(&line.to_string());
        let read = read.unwrap();
        let expected = value.replace('"', "'");
        prop_assert_eq!(read.value("message"), Some(expected.as_str()));
        prop_assert_eq!(read.value("last"), Some("1"));
    }

    #[test]
    fn no_bytes_break_the_reading(text in any::<String>()) {
        let _ = Line::parse(&text);
    }
}
