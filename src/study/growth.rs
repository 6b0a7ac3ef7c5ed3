//! Trees of what a file or a game has.

use super::{NodeId, Tree};
use crate::contest::Contest;
use crate::notation::pdn::{Line, Record, Remark, Replayed, Style};
use crate::rules::{Game, Position};

impl Tree {
    /// A tree of a game, with what its score sheet has beside the moves as comments.
    pub fn of(contest: &Contest) -> Self {
        Self::grown(Record::of_contest(contest), *contest.game().start())
    }

    /// A tree that begins with this position.
    pub fn from_position(start: Position) -> Self {
        Self::grown(Record::of(&Game::from_position(start)), start)
    }

    /// The tree of a game that was read. Its moves are written anew; what couldn't be played stays
    /// as it is. `None` where there is no position to begin with.
    pub fn read(mut replayed: Replayed) -> Option<Self> {
        replayed.tidy(&Style::default());
        let start = replayed.start.as_ref()?.position;
        Some(Self::grown(replayed.record, start))
    }

    fn grown(mut record: Record, start: Position) -> Self {
        let line = std::mem::take(&mut record.line);
        record.line.number = line.number;
        // They are about what was read, and this is to be changed.
        record.faults.clear();
        let mut tree = Self::bare(record, start);
        tree.grow(Self::ROOT, line);
        tree
    }

    /// Adds the moves of a line from this node on.
    fn grow(&mut self, from: NodeId, line: Line) {
        let (mut before, mut lines) = self.apart(from, line.remarks);
        if from == Self::ROOT && self.next(from).is_empty() {
            self.node_mut(from).remarks.append(&mut before);
        }
        let mut at = from;
        let mut plies = line.plies.into_iter();
        for mut ply in plies.by_ref() {
            let known = ply.mv.and_then(|mv| self.after(at, mv));
            let Some(node) = known.or_else(|| self.add(at, ply.mv?)) else {
                let tail = std::iter::once(ply).chain(plies).collect();
                self.leave(at, tail);
                break;
            };
            let (mut remarks, behind) = self.apart(at, std::mem::take(&mut ply.remarks));
            lines.extend(behind);
            for line in lines.drain(..) {
                self.grow(at, line);
            }
            let node_here = self.node_mut(node);
            node_here.before.append(&mut before);
            node_here.remarks.append(&mut remarks);
            at = node;
        }
        // Of a line without moves.
        self.node_mut(at).remarks.append(&mut before);
        for line in lines {
            self.grow(at, line);
        }
    }

    /// Remarks to be kept as they are, and variations that can be played from this node.
    fn apart(&self, from: NodeId, remarks: Vec<Remark>) -> (Vec<Remark>, Vec<Line>) {
        let (mut kept, mut lines) = (Vec::new(), Vec::new());
        for remark in remarks {
            match remark {
                Remark::Variation(line) if self.begins(from, &line) => lines.push(line),
                remark => kept.push(remark),
            }
        }
        (kept, lines)
    }

    /// Whether the first move of a variation can be played from this node.
    fn begins(&self, from: NodeId, line: &Line) -> bool {
        let elsewhere = line
            .remarks
            .iter()
            .any(|remark| matches!(remark, Remark::SetUp(_)));
        let first = line.plies.first().and_then(|ply| ply.mv);
        !elsewhere && first.is_some_and(|mv| self.position(from).play(mv).is_ok())
    }

    /// Keeps moves that can't be played from this node.
    fn leave(&mut self, at: NodeId, tail: Vec<crate::notation::pdn::Ply>) {
        let node = self.node_mut(at);
        if node.unplayed.is_empty() {
            node.unplayed = tail;
        } else {
            let plies = tail;
            let line = Line {
                plies,
                ..Line::default()
            };
            node.remarks.push(Remark::Variation(line));
        }
    }
}
