//! `damas-worker`: the engine beside a page.
//!
//! In a browser the worker's script calls `answer` with each message. Anywhere else it answers
//! lines: a job a line from standard input, an answer a line to standard output, so that what a
//! page would be told can be seen without a browser.

#[cfg(target_arch = "wasm32")]
mod page {
    use std::cell::RefCell;

    use damas::worker::Worker;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static WORKER: RefCell<Worker> = RefCell::default();
    }

    /// Does a job (JSON) and tells the answer (JSON).
    #[wasm_bindgen]
    pub fn answer(job: &str) -> String {
        WORKER.with_borrow_mut(|worker| worker.answer(job))
    }
}

/// Unpacks what is most likely wanted before the first job comes: here are no threads that could
/// do it later beside a search.
#[cfg(target_arch = "wasm32")]
fn main() {
    damas::ai::endgame::Tables::shipped(damas::rules::Rules::default());
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    use std::io::{BufRead, Write};

    let mut worker = damas::worker::Worker::default();
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        writeln!(out, "{}", worker.answer(&line?))?;
        out.flush()?;
    }
    Ok(())
}
