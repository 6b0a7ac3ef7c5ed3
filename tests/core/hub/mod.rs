//! The Hub protocol, from both ends.

mod hostile;
mod lines;
#[cfg(unix)]
mod partner;
mod pipe;
mod transcripts;
