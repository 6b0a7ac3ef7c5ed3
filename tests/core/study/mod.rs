//! The study of games: trees, drafts and reviews.

mod draft;
mod files;
mod review;
mod tree;
