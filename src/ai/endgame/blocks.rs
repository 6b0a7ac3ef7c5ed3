//! Work over a range of numbers, shared among threads.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How many numbers a thread takes at a time.
const BLOCK: usize = 1 << 13;

/// Does `work` on every number below `len`, a block at a time, on so many threads. This thread is
/// one of them and calls `between` after each of its blocks.
pub(super) fn each_block(
    len: usize,
    threads: usize,
    between: &mut dyn FnMut(),
    work: impl Fn(Range<usize>) + Sync,
) {
    let next = AtomicUsize::new(0);
    let take = || {
        let start = next.fetch_add(BLOCK, Ordering::Relaxed);
        (start < len).then(|| start..len.min(start + BLOCK))
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| {
                while let Some(block) = take() {
                    work(block);
                }
            });
        }
        while let Some(block) = take() {
            work(block);
            between();
        }
    });
}
