//! Comments and marks of moves.

use super::{NodeId, Tree};
use crate::notation::pdn::Remark;

/// How a move is judged by whoever comments on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `!`
    Good,
    /// `?`
    Bad,
    /// `!!`
    Excellent,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
}

impl Mark {
    /// All of them; the first has number 1 in files, and so on.
    pub const ALL: [Self; 6] = [
        Self::Good,
        Self::Bad,
        Self::Excellent,
        Self::Blunder,
        Self::Interesting,
        Self::Doubtful,
    ];

    /// As it is written behind a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Bad => "?",
            Self::Excellent => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Doubtful => "?!",
        }
    }

    /// The mark that a remark is.
    fn of(remark: &Remark) -> Option<Self> {
        match remark {
            Remark::Glyph(text) => {
                let sign = text.trim_matches(['(', ')']);
                Self::ALL.into_iter().find(|mark| mark.sign() == sign)
            }
            Remark::Nag(number) => {
                let index = usize::try_from(number.checked_sub(1)?).ok()?;
                Self::ALL.get(index).copied()
            }
            _ => None,
        }
    }
}

impl Tree {
    /// How the move is marked.
    pub fn mark(&self, node: NodeId) -> Option<Mark> {
        self.node(node).remarks.iter().find_map(Mark::of)
    }

    /// Marks the move so, or not at all. The start has no move.
    pub fn set_mark(&mut self, node: NodeId, mark: Option<Mark>) {
        if node == Self::ROOT {
            return;
        }
        let remarks = &mut self.node_mut(node).remarks;
        remarks.retain(|remark| Mark::of(remark).is_none());
        if let Some(mark) = mark {
            remarks.insert(0, Remark::Glyph(mark.sign().to_owned()));
        }
    }

    /// What is said behind the move, without what is said to programs.
    pub fn comment(&self, node: NodeId) -> String {
        said(&self.node(node).remarks)
    }

    /// What is said before the move, where it begins a variation.
    pub fn comment_before(&self, node: NodeId) -> String {
        said(&self.node(node).before)
    }

    /// Says this behind the move; what is said to programs stays.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        let remarks = &mut self.node_mut(node).remarks;
        let is_comment = |remark: &Remark| matches!(remark, Remark::Comment(_));
        let at = remarks.iter().position(is_comment);
        let at = at.unwrap_or_else(|| remarks.iter().take_while(|r| Mark::of(r).is_some()).count());
        let mut commands = String::new();
        remarks.retain(|remark| match remark {
            Remark::Comment(text) => {
                commands.push_str(&split(text).1);
                false
            }
            _ => true,
        });
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = [commands.as_str(), &words];
        let told: Vec<&str> = told.into_iter().filter(|part| !part.is_empty()).collect();
        if !told.is_empty() {
            remarks.insert(at.min(remarks.len()), Remark::Comment(told.join(" ")));
        }
    }
}

fn said(remarks: &[Remark]) -> String {
    let comments = remarks.iter().filter_map(|remark| match remark {
        Remark::Comment(text) => Some(split(text).0),
        _ => None,
    });
    let said: Vec<String> = comments.filter(|text| !text.is_empty()).collect();
    said.join(" ")
}

/// The words of a comment, and its commands: `{[%clock w0:05:00] hurried}`.
fn split(comment: &str) -> (String, String) {
    let (mut words, mut commands) = (String::new(), String::new());
    let mut rest = comment;
    while let Some((before, from)) = rest.split_once("[%") {
        let Some((command, after)) = from.split_once(']') else {
            break;
        };
        words.push_str(before);
        commands.push_str("[%");
        commands.push_str(command);
        commands.push(']');
        rest = after;
    }
    words.push_str(rest);
    (
        words.split_whitespace().collect::<Vec<_>>().join(" "),
        commands,
    )
}
