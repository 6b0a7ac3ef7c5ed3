//! The Hub protocol, from both ends.

mod hostile;
#[cfg(unix)]
mod partner;
mod pipe;
mod transcripts;
