//! Any bytes are games; what is written of them is read again without a change.
#![no_main]

use damas::notation::pdn::{self, Reader, Style};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for record in Reader::new(bytes) {
        let record = record.expect("bytes in memory can be read");
        let once = pdn::write(&record);
        let twice: String = pdn::read_str(&once).map(|record| pdn::write(&record)).collect();
        assert_eq!(once, twice);
        let mut replayed = record.replay(None);
        replayed.tidy(&Style::default());
        let tidy = pdn::write(&replayed.record);
        if let (Some(contest), false) = (&replayed.contest, replayed.record.has_errors()) {
            let again = pdn::read_str(&tidy).next().expect(&tidy).replay(None);
            assert_eq!(again.game().expect(&tidy).plies(), contest.game().plies());
            let text = pdn::write(&pdn::Record::of_contest(contest));
            let rebuilt = pdn::read_str(&text).next().expect(&text).replay(None);
            assert_eq!(rebuilt.contest.as_ref(), Some(contest), "{text}");
        }
    }
});
