//! A tree in the order in which it is read: the game, and under each branching its variations.

use super::{NodeId, Tree};
use crate::rules::Side;

/// Moves and comments in a row, until variations come between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// In how many variations it lies, one inside the other; 0 is the game.
    pub depth: usize,
    /// What it has, in order.
    pub words: Vec<Word>,
}

/// One thing of a passage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A move.
    Move {
        /// The node that it leads to.
        node: NodeId,
        /// Its number stands before it.
        numbered: bool,
    },
    /// What is said about it.
    Comment(String),
    /// A text that can't be played.
    Unplayed(String),
}

impl Tree {
    /// The whole tree, to be read.
    pub fn passages(&self) -> Vec<Passage> {
        let mut telling = Telling {
            tree: self,
            passages: Vec::new(),
        };
        let opening = self.comment(Self::ROOT);
        let words = said(opening).into_iter().collect();
        telling.tell(Self::ROOT, self.next(Self::ROOT).first(), 0, words);
        telling.passages
    }
}

struct Telling<'a> {
    tree: &'a Tree,
    passages: Vec<Passage>,
}

impl Telling<'_> {
    /// Tells the line that begins with `first` after `before`.
    fn tell(&mut self, before: NodeId, first: Option<&NodeId>, depth: usize, words: Vec<Word>) {
        let (mut words, mut numbered) = (words, true);
        let (mut before, mut next) = (before, first.copied());
        while let Some(node) = next {
            let tree = self.tree;
            let introduced = said(tree.comment_before(node));
            let of_white = tree.position(before).turn() == Side::White;
            numbered |= of_white || introduced.is_some();
            words.extend(introduced);
            words.push(Word::Move { node, numbered });
            let comment = said(tree.comment(node));
            numbered = comment.is_some();
            words.extend(comment);
            let varies = tree.goes_on(node) && tree.next(before).len() > 1;
            if varies {
                self.end(depth, &mut words);
                for other in tree.next(before).iter().skip(1) {
                    self.tell(before, Some(other), depth + 1, Vec::new());
                }
                numbered = true;
            }
            (before, next) = (node, tree.next(node).first().copied());
        }
        let unplayed = self.tree.node(before).unplayed.iter();
        words.extend(unplayed.map(|ply| Word::Unplayed(ply.text.clone())));
        self.end(depth, &mut words);
    }

    fn end(&mut self, depth: usize, words: &mut Vec<Word>) {
        if !words.is_empty() {
            let words = std::mem::take(words);
            self.passages.push(Passage { depth, words });
        }
    }
}

fn said(comment: String) -> Option<Word> {
    (!comment.is_empty()).then_some(Word::Comment(comment))
}
