//! The games of a file, read a little at a time so that no frame waits for them.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::collections::HashMap;
use std::io::Cursor;
use std::time::Duration;

use web_time::Instant;

use super::entry::Entry;
use crate::notation::pdn::Reader;

/// No collection has more games; what comes after them is not read.
pub const MOST: usize = 100_000;

/// The games of a file.
#[derive(Default)]
pub struct Collection {
    entries: Vec<Entry>,
    reader: Option<Reader<Cursor<Vec<u8>>>>,
    cut: bool,
    /// Where the last version of each game, and of each study, stands that may have several; `None`
    /// where none gives way to another.
    last: Option<HashMap<(bool, String), usize>>,
}

impl Collection {
    /// The games of these bytes, none of which is read yet.
    pub fn of(bytes: Vec<u8>) -> Self {
        Self {
            entries: Vec::new(),
            reader: Some(Reader::new(Cursor::new(bytes))),
            cut: false,
            last: None,
        }
    }

    /// The same for the player's own journal, which only grows: of the versions of a game the last one
    /// counts.
    pub fn of_own(bytes: Vec<u8>) -> Self {
        let last = Some(HashMap::new());
        Self {
            last,
            ..Self::of(bytes)
        }
    }

    /// What was read so far, in the order of the file, texts between games among them.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Puts another entry in the place of one; nothing happens where there is none.
    pub fn replace(&mut self, number: usize, entry: Entry) {
        if let Some(place) = self.entries.get_mut(number) {
            *place = entry;
        }
    }

    /// How many games were read so far.
    pub fn count(&self) -> usize {
        let counts = |entry: &&Entry| entry.is_game && !entry.is_past;
        self.entries.iter().filter(counts).count()
    }

    /// Whether there may be more to read.
    pub fn is_reading(&self) -> bool {
        self.reader.is_some()
    }

    /// The file has more than [`MOST`] games.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// All of the file was read: what is written of it lacks nothing.
    pub fn is_whole(&self) -> bool {
        !self.is_reading() && !self.cut
    }

    /// Reads on for about so long, and at least one game.
    #[expect(
        clippy::disallowed_types,
        reason = "web_time's is std's outside a browser"
    )]
    pub fn read_on(&mut self, time: Duration) {
        let begun = Instant::now();
        while let Some(reader) = &mut self.reader {
            // Bytes in memory can't fail to be read.
            match reader.next().and_then(Result::ok) {
                Some(record) => self.add(Entry::of(&record)),
                None => self.reader = None,
            }
            if self.entries.len() >= MOST {
                (self.reader, self.cut) = (None, true);
            }
            if begun.elapsed() >= time {
                return;
            }
        }
    }

    fn add(&mut self, entry: Entry) {
        if let (Some(last), Some(id)) = (&mut self.last, &entry.id)
            && let Some(before) = last.insert((entry.is_study, id.clone()), self.entries.len())
        {
            self.entries[before].is_past = true;
        }
        self.entries.push(entry);
    }

    /// Everything that was read, as PDN.
    pub fn write(&self) -> String {
        self.entries.iter().map(Entry::text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn;

    const FILE: &str = "[Event \"A\"]\n[Odd \"kept\"]\n\n1. 32-28 {why} 19-23 (1... 18-23 $1) 2-0\n\n\
        ; between\n\n[White \"B\"] 1. 33-28?! % no\n *\n\n{the end}";

    fn read(text: &str) -> Collection {
        let mut collection = Collection::of(text.as_bytes().to_vec());
        while collection.is_reading() {
            collection.read_on(Duration::ZERO);
        }
        collection
    }

    #[test]
    fn everything_that_was_read_is_written_back() {
        let collection = read(FILE);
        assert_eq!(collection.count(), 2);
        let whole: String = pdn::read_str(FILE)
            .map(|record| pdn::write(&record))
            .collect();
        assert_eq!(collection.write(), whole);
        for kept in [
            "[Odd \"kept\"]",
            "{why}",
            "(1... 18-23 $1)",
            "between",
            "the end",
        ] {
            assert!(whole.contains(kept), "{kept} in {whole}");
        }
        assert_eq!(read(&whole).write(), whole);
    }

    #[test]
    fn of_the_versions_of_an_own_game_the_last_one_counts() {
        let text = "[PlayedAs \"a\"] [Round \"1\"] 2-0 [PlayedAs \"b\"] [Round \"2\"] 2-0 \
            [PlayedAs \"a\"] [Round \"3\"] 0-2 [StudiedWith \"Damas\"] [PlayedAs \"b\"] * \
            [StudiedWith \"Damas\"] [StudyId \"a\"] * [StudiedWith \"Damas\"] [StudyId \"a\"] *";
        let read = |mut collection: Collection| {
            collection.read_on(Duration::from_mins(1));
            let past = collection.entries().iter().map(|entry| entry.is_past);
            (
                past.collect::<Vec<_>>(),
                collection.count(),
                collection.write(),
            )
        };
        let own = read(Collection::of_own(text.into()));
        let others = read(Collection::of(text.into()));
        assert_eq!(own.0, [true, false, false, false, true, false]);
        assert_eq!((own.1, others.1), (4, 6));
        assert_eq!(own.2, others.2, "nothing of it is lost");
    }

    #[test]
    fn a_step_reads_one_game_however_little_time_there_is() {
        let mut collection = Collection::of(FILE.into());
        collection.read_on(Duration::ZERO);
        assert_eq!((collection.count(), collection.is_reading()), (1, true));
        assert!(!collection.is_whole());
        collection.read_on(Duration::from_mins(1));
        assert!(collection.is_whole());
    }

    #[test]
    fn noise_is_a_collection_too() {
        for noise in [
            "",
            "\0\0\0",
            "((((((",
            "[[[[",
            "\u{feff}*",
            "1. 1. 1. * * *",
        ] {
            let collection = read(noise);
            assert_eq!(read(&collection.write()).write(), collection.write());
        }
    }
}
