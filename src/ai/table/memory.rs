//! Where the clusters lie: one stretch of memory, all zero at first, each cluster a line of the
//! processor's cache.

use std::fmt;
use std::ops::Deref;
use std::sync::atomic::AtomicU64;

use self::stretch::Stretch;

/// Entries that one key may use; together they are one line of the processor's cache.
pub(super) type Cluster = [Slot; 4];
/// Two words of an entry.
pub(super) type Slot = [AtomicU64; 2];

/// Clusters, perhaps none.
#[derive(Default)]
pub(super) struct Memory(Option<Stretch>);

impl Memory {
    /// So many, rounded down to a power of two; by half as many until there is enough memory.
    pub(super) fn new(clusters: usize) -> Self {
        let mut clusters = clusters.checked_ilog2().map_or(0, |log| 1 << log);
        while clusters > 0 {
            if let Some(stretch) = Stretch::of(clusters) {
                return Self(Some(stretch));
            }
            clusters /= 2;
        }
        Self(None)
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} clusters", self.len())
    }
}

impl Deref for Memory {
    type Target = [Cluster];

    #[inline]
    fn deref(&self) -> &[Cluster] {
        self.0.as_ref().map_or(&[], Stretch::clusters)
    }
}

/// Straight from the system, which is asked for large pages: a search jumps about in the table,
/// and with small ones to find the page takes longer than to read it.
#[cfg(not(target_arch = "wasm32"))]
mod stretch {
    use memmap2::MmapMut;
    use self_cell::{MutBorrow, self_cell};
    use zerocopy::FromBytes;

    use super::Cluster;

    type Clusters<'a> = &'a [Cluster];

    self_cell!(
        /// A mapping of memory, and the clusters that it is taken for.
        pub(super) struct Stretch {
            owner: MutBorrow<MmapMut>,
            #[covariant]
            dependent: Clusters,
        }
    );

    impl Stretch {
        /// So many, at least one; `None` where there isn't that much memory.
        pub(super) fn of(clusters: usize) -> Option<Self> {
            let map = MmapMut::map_anon(clusters.checked_mul(size_of::<Cluster>())?).ok()?;
            // Where the system has none it is as good, only slower.
            #[cfg(target_os = "linux")]
            let _ = map.advise(memmap2::Advice::HugePage);
            let view = Self::try_new(MutBorrow::new(map), |map| {
                let clusters = <[Cluster]>::mut_from_bytes(map.borrow_mut());
                clusters.map(|clusters| &*clusters).map_err(drop)
            });
            view.ok()
        }

        #[inline]
        pub(super) fn clusters(&self) -> &[Cluster] {
            self.borrow_dependent()
        }
    }
}

/// Taken from the heap, where there is no asking for anything.
#[cfg(target_arch = "wasm32")]
mod stretch {
    use std::sync::atomic::AtomicU64;

    use super::Cluster;

    pub(super) struct Stretch {
        words: Vec<AtomicU64>,
        /// Those before the first whole line of the cache.
        skipped: usize,
    }

    impl Stretch {
        /// So many, at least one; `None` where there isn't that much memory.
        pub(super) fn of(clusters: usize) -> Option<Self> {
            let count = clusters.checked_mul(8)?.checked_add(7)?;
            let mut words: Vec<AtomicU64> = Vec::new();
            words.try_reserve_exact(count).ok()?;
            words.resize_with(count, Default::default);
            let address = words.as_ptr().addr();
            let line = address.next_multiple_of(size_of::<Cluster>());
            let skipped = (line - address) / size_of::<AtomicU64>();
            Some(Self { words, skipped })
        }

        #[inline]
        pub(super) fn clusters(&self) -> &[Cluster] {
            self.words[self.skipped..].as_chunks().0.as_chunks().0
        }
    }
}
