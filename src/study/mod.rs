//! What is found out about a game: its variations and remarks, what went wrong in it, and positions
//! that are set up by hand. No window here.
//!
//! * [`Tree`] a game with its variations, comments and marks; PDN in and out keeps them all
//! * [`review`] the mistakes of a game, by what they lose
//! * [`Draft`] a position while it is set up, and what is wrong with it
//!
//! ```
//! use damas::notation::pdn;
//! use damas::study::Tree;
//! let text = "[GameType \"40\"] 1. 32-28 19-23 {a gambit} (1... 18-23 2. 33-29) 2. 28x19 *";
//! let replayed = pdn::read_str(text).next().unwrap().replay(None);
//! let tree = Tree::read(replayed).unwrap();
//! assert_eq!(tree.main_line().len(), 3);
//! assert!(pdn::write(&tree.record()).contains("19-23 {a gambit} (1... 18-23 2. 33-29)"));
//! ```

mod draft;
mod growth;
mod notes;
mod passages;
pub mod review;
mod tree;
mod writing;

pub use draft::{Draft, Flaw, Refused, Tool};
pub use notes::Mark;
pub use passages::{Passage, Word};
pub use tree::{NodeId, NotAdded, Tree};
pub use writing::{STUDY_ID, is_study};
