//! The transposition table: what was found out about positions, for when they are met again.
//!
//! Threads share it without locks. An entry is two words, of which the first is the key mixed
//! with the second: words of two writers don't fit each other and are taken for nothing.

mod memory;

use std::sync::atomic::Ordering::Relaxed;

use self::memory::{Cluster, Memory, Slot};

/// How an entry's score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// At most.
    Upper = 1,
    /// At least.
    Lower = 2,
    /// It is the true one.
    Exact = 3,
}

/// What was found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// [`Move::code`](crate::rules::Move::code) of the best move; 0 if none is known.
    pub(super) mv: u16,
    /// Its worth, ends counted from this position.
    pub(super) score: i32,
    /// What the evaluation says.
    pub(super) eval: i32,
    /// Plies it was looked ahead.
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// A table of a fixed size, which may be nothing.
#[derive(Debug, Default)]
pub(super) struct Table {
    clusters: Memory,
    /// Counts the searches, so that entries of old ones give way.
    age: u8,
}

/// Ages there are.
const AGES: u8 = 64;

impl Table {
    /// A table of so many MB, rounded down to a power of two; smaller where there isn't that
    /// much memory.
    pub(super) fn new(mb: usize) -> Self {
        let clusters = mb.saturating_mul((1 << 20) / size_of::<Cluster>());
        Self {
            clusters: Memory::new(clusters),
            age: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for [key, word] in self.clusters.as_flattened() {
            key.store(0, Relaxed);
            word.store(0, Relaxed);
        }
        self.age = 0;
    }

    /// What is there now is of an older search.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// What is known of a position.
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let slots = self.cluster(key)?;
        slots
            .iter()
            .find_map(|slot| word_of(slot, key))
            .and_then(unpack)
    }

    /// Has what is known of a position brought near, for it will soon be asked for.
    #[inline]
    pub(super) fn fetch(&self, key: u64) {
        if let Some(cluster) = self.cluster(key) {
            bring_near(cluster);
        }
    }

    /// Keeps what was found out of a position, in place of what is worth least.
    pub(super) fn put(&self, key: u64, mut entry: Entry) {
        let Some(slots) = self.cluster(key) else {
            return;
        };
        let same = slots.iter().find(|slot| word_of(slot, key).is_some());
        if let Some(old) = same.and_then(|slot| unpack(word_of(slot, key)?)) {
            if entry.mv == 0 {
                entry.mv = old.mv;
            }
            let fresh = same.is_some_and(|slot| self.years(slot) == 0);
            if fresh && entry.bound != Bound::Exact && entry.depth + 3 < old.depth {
                return;
            }
        }
        let least = || slots.iter().min_by_key(|slot| self.worth(slot));
        if let Some(slot) = same.or_else(least) {
            let word = pack(entry, self.age);
            slot[0].store(key ^ word, Relaxed);
            slot[1].store(word, Relaxed);
        }
    }

    /// How full it is with what this search found out, in thousandths.
    pub(super) fn fullness(&self) -> usize {
        let sample = &self.clusters[..self.clusters.len().min(250)];
        let slots = || sample.as_flattened().iter();
        let used = slots().filter(|slot| slot[1].load(Relaxed) != 0 && self.years(slot) == 0);
        used.count() * 1000 / slots().count().max(1)
    }

    /// Where a key belongs, by its high bits.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "it is below the number of clusters"
    )]
    fn cluster(&self, key: u64) -> Option<&Cluster> {
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        self.clusters.get(index as usize)
    }

    /// How many searches ago a slot was written.
    fn years(&self, slot: &Slot) -> u8 {
        let age = (slot[1].load(Relaxed) >> 58) as u8;
        (self.age + AGES - age) % AGES
    }

    /// What it would cost to lose a slot.
    fn worth(&self, slot: &Slot) -> i32 {
        let word = slot[1].load(Relaxed);
        if word == 0 {
            return i32::MIN;
        }
        (word >> 48 & 0xff) as i32 - 8 * i32::from(self.years(slot))
    }
}

/// Has the processor bring a line into its cache while it goes on.
#[cfg(target_arch = "x86_64")]
#[inline]
fn bring_near(cluster: &Cluster) {
    safe_arch::prefetch_t0(cluster);
}

/// Has the processor bring a line into its cache, by a load that nothing waits for.
#[cfg(not(target_arch = "x86_64"))]
#[inline]
fn bring_near([slot, ..]: &Cluster) {
    std::hint::black_box(slot[1].load(Relaxed));
}

/// The second word of a slot, if the first says that it is this key's.
#[inline]
fn word_of([mixed, word]: &Slot, key: u64) -> Option<u64> {
    let word = word.load(Relaxed);
    (word != 0 && mixed.load(Relaxed) ^ word == key).then_some(word)
}

/// Bits from the lowest: move 16, score 16, evaluation 16, depth 8, bound 2, age 6.
#[expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_truncation,
    reason = "each is in its range"
)]
fn pack(entry: Entry, age: u8) -> u64 {
    u64::from(entry.mv)
        | u64::from(entry.score as i16 as u16) << 16
        | u64::from(entry.eval as i16 as u16) << 32
        | u64::from(entry.depth.clamp(0, 255) as u8) << 48
        | (entry.bound as u64) << 56
        | u64::from(age) << 58
}

/// [`pack`] undone.
#[expect(
    clippy::cast_possible_truncation,
    reason = "each takes the bits that are its own"
)]
fn unpack(word: u64) -> Option<Entry> {
    Some(Entry {
        mv: word as u16,
        score: i32::from((word >> 16) as i16),
        eval: i32::from((word >> 32) as i16),
        depth: i32::from((word >> 48) as u8),
        bound: match word >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: i32) -> Entry {
        Entry {
            mv: 7,
            score: -29_990,
            eval: -12,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn it_gives_back_what_it_was_given() {
        let table = Table::new(1);
        for key in 1..1_000 {
            let key = u64::MAX / 1_000 * key;
            table.put(key, entry(9));
            assert_eq!(table.get(key), Some(entry(9)));
            assert_eq!(table.get(key ^ 1), None);
        }
    }

    #[test]
    fn a_table_of_nothing_keeps_nothing() {
        let mut table = Table::new(0);
        table.put(1, entry(9));
        table.clear();
        assert_eq!((table.get(1), table.fullness()), (None, 0));
    }

    #[test]
    fn deep_entries_stay_until_their_search_is_over() {
        let mut table = Table::new(1);
        table.put(9, entry(20));
        for key in 100..200 {
            table.put(key, entry(1));
        }
        assert_eq!(table.get(9), Some(entry(20)), "against shallow ones");
        table.put(9, entry(2));
        assert_eq!(
            table.get(9),
            Some(entry(20)),
            "against a shallow look at the same"
        );
        for _ in 0..4 {
            table.grow_older();
        }
        for key in 200..300 {
            table.put(key, entry(1));
        }
        assert_eq!(table.get(9), None, "but not for ever");
    }

    #[test]
    fn words_that_do_not_fit_each_other_are_nothing() {
        let table = Table::new(1);
        table.put(5, entry(3));
        table.clusters[0][0][1].fetch_xor(1 << 16, Relaxed);
        assert_eq!(table.get(5), None);
    }
}
