//! Trees as files have them.

use super::{NodeId, Tree};
use crate::notation::pdn::{Line, Place, Ply, Record, Remark, Tags};
use crate::rules::Side;

/// The tag of what was studied here, and what it says; PDN has none for that.
const STUDIED: &str = "StudiedWith";
const HERE: &str = "Damas";

/// The tag that all kept versions of a study share; PDN has none for that either.
pub const STUDY_ID: &str = "StudyId";

/// Whether a game with these tags was studied here.
pub fn is_study(tags: &Tags) -> bool {
    tags.get(STUDIED) == Some(HERE)
}

impl Tree {
    /// The game with everything about it, to be written.
    pub fn record(&self) -> Record {
        let mut record = self.head.clone();
        let root = self.node(Self::ROOT);
        record.line.of_black = root.position.turn() == Side::Black;
        record.line.remarks.clone_from(&root.remarks);
        self.write(Self::ROOT, self.next(Self::ROOT).first(), &mut record.line);
        record
    }

    /// The tags.
    pub fn tags(&self) -> &Tags {
        &self.head.tags
    }

    /// Says among the tags that somebody has studied it here: it is more than the game of a file or
    /// of a score sheet.
    pub fn sign(&mut self) {
        self.head.tags.set(STUDIED, HERE);
    }

    /// Whether it was studied here.
    pub fn is_signed(&self) -> bool {
        is_study(self.tags())
    }

    /// Appends the moves from `first` on, which is played after `before`.
    fn write(&self, before: NodeId, first: Option<&NodeId>, line: &mut Line) {
        let (mut before, mut next) = (before, first.copied());
        while let Some(node) = next {
            let here = self.node(node);
            remarks_of(line).extend(here.before.iter().cloned());
            line.plies.push(Ply {
                text: self.text(node).to_owned(),
                mv: self.mv(node),
                place: Place::START,
                number: None,
                remarks: here.remarks.clone(),
            });
            if self.goes_on(node) {
                let beside = self.beside(before);
                remarks_of(line).extend(beside);
            }
            (before, next) = (node, self.next(node).first().copied());
        }
        line.plies
            .extend(self.node(before).unplayed.iter().cloned());
    }

    /// The variations that begin there, with what can't be played there.
    fn beside(&self, before: NodeId) -> Vec<Remark> {
        let varies = |&node: &NodeId| {
            let mut line = Line::default();
            self.write(before, Some(&node), &mut line);
            line
        };
        let others = self.next(before).iter().skip(1).map(varies);
        let unplayed = &self.node(before).unplayed;
        let tail = (!unplayed.is_empty()).then(|| Line {
            plies: unplayed.clone(),
            ..Line::default()
        });
        others.chain(tail).map(Remark::Variation).collect()
    }
}

/// Where the next remark goes: behind the last move, or before the first.
fn remarks_of(line: &mut Line) -> &mut Vec<Remark> {
    match line.plies.last_mut() {
        Some(ply) => &mut ply.remarks,
        None => &mut line.remarks,
    }
}
