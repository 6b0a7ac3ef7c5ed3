//! Studies for the tests of what is drawn.

use super::{Finding, Review, Study};
use crate::ai::Prospect;
use crate::rules::{Move as DraughtsMove, Position, Rules};
use crate::study::{Mark, NodeId, Tree};

/// The first legal moves from a position on.
fn line(position: &Position, length: usize) -> Vec<DraughtsMove> {
    let (mut at, mut line) = (*position, Vec::new());
    while line.len() < length {
        let Some(&mv) = at.legal_moves().first() else {
            break;
        };
        line.push(mv);
        at = at.play(mv).unwrap();
    }
    line
}

/// A game of thirty moves with variations and comments, every position judged, two moves of it bad,
/// and reviewed; one is at its end.
pub(in crate::game) fn study(rules: Rules) -> Study {
    let mut tree = Tree::from_position(Position::start(rules));
    let mut at = Tree::ROOT;
    for (index, mv) in line(tree.start(), 30).into_iter().enumerate() {
        if index % 7 == 3
            && let Some(&other) = tree.position(at).legal_moves().last()
        {
            at = vary(&mut tree, at, (mv, other));
            continue;
        }
        at = tree.play(at, mv).unwrap();
    }
    let mut study = Study::new(tree, 1);
    study.at = at;
    judge(&mut study);
    let mut review = Review::new(&study.tree);
    for node in study.line() {
        review.note(node, 2, &study.findings, &study.tree);
    }
    study.review = Some(review);
    study
}

fn vary(tree: &mut Tree, at: NodeId, (mv, other): (DraughtsMove, DraughtsMove)) -> NodeId {
    let next = tree.play(at, mv).unwrap();
    tree.set_mark(next, Some(Mark::Interesting));
    tree.set_comment(
        next,
        "An uncommonly long word: Meerschlagvorschriftenauslegung.",
    );
    if let Ok(varied) = tree.play(at, other) {
        let mut node = varied;
        for mv in line(&tree.position(varied).clone(), 6) {
            node = tree.play(node, mv).unwrap();
        }
        tree.set_comment(node, "quieter");
    }
    next
}

/// The position alternates between a little good and, after two moves, very good for who is to move.
fn judge(study: &mut Study) {
    for node in study.line() {
        let position = *study.tree.position(node);
        let moves = position.legal_moves();
        let score = if matches!(study.tree.ply(node), 9 | 22) {
            412
        } else {
            -12
        };
        let prospects = moves.iter().rev().take(3).map(|&mv| {
            let mut line = vec![mv];
            line.extend(self::line(&position.play(mv).unwrap(), 9));
            Prospect { score, line }
        });
        let finding = Finding {
            depth: 23,
            prospects: prospects.collect(),
            settled: true,
        };
        study.findings.note(node, finding);
    }
}

impl Study {
    /// The same after a move was deleted with all that followed it.
    pub(in crate::game) fn without(mut self, node: NodeId) -> Self {
        self.delete(node);
        self
    }

    /// The first mistake is tried again, and this came of it.
    pub(in crate::game) fn trying(self, tried: super::Tried) -> Self {
        self.trying_the(0, tried)
    }

    /// The how-manieth mistake, from 0, is tried again, and this came of it.
    pub(in crate::game) fn trying_the(mut self, fault: usize, tried: super::Tried) -> Self {
        let found = self.review.as_ref().unwrap().faults()[fault].clone();
        self.at = found.before;
        let mut attempt = super::Attempt::new(found);
        attempt.tried = tried;
        self.attempt = Some(attempt);
        self
    }

    /// The same after a longer look has shown that the first mistake was none.
    pub(in crate::game) fn forgiving(mut self) -> Self {
        let before = self.review.as_ref().unwrap().faults()[0].before;
        let mut finding = self.findings.of(before).unwrap().clone();
        finding.depth += 1;
        for prospect in &mut finding.prospects {
            prospect.score = -12;
        }
        self.findings.note(before, finding);
        let review = self.review.as_mut().unwrap();
        review.note(before, 2, &self.findings, &self.tree);
        self
    }

    /// The same elsewhere.
    pub(in crate::game) fn at_node(mut self, at: NodeId) -> Self {
        self.at = at;
        self
    }

    /// The same before anybody looked for mistakes.
    pub(in crate::game) fn unreviewed(mut self) -> Self {
        self.review = None;
        self
    }
}
