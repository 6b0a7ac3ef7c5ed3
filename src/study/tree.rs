//! The tree itself: positions, and the moves between them.

use crate::notation::movetext;
use crate::notation::pdn::{MAX_DEPTH, MAX_PLIES, Ply, Record, Remark};
use crate::rules::{Game, Move, Position, Side};

/// A position of a [`Tree`], with the move that led to it. It names that one for as long as the tree
/// lives; after it was deleted it still tells what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

/// A game with its variations, and with all that a file says about it.
///
/// Of the moves from a position the first is the line's, the others begin variations.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Tags, preamble and result; without moves.
    pub(super) head: Record,
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    parent: Option<NodeId>,
    /// The move that led here, and its text.
    mv: Option<(Move, String)>,
    pub(super) position: Position,
    /// How many moves after the start.
    ply: usize,
    /// What stands before the move where it begins a variation.
    pub(super) before: Vec<Remark>,
    /// What stands behind the move, variations aside that could be played.
    pub(super) remarks: Vec<Remark>,
    next: Vec<NodeId>,
    /// What a file has behind it and can't be played.
    pub(super) unplayed: Vec<Ply>,
}

/// Why a move can't be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAdded {
    /// It isn't legal there.
    #[error("{0} is not a legal move here")]
    Illegal(Move),
    /// Variations would nest deeper than a file may have them, or the line be longer.
    #[error("a file has no room for more")]
    TooLarge,
}

impl Tree {
    /// The start.
    pub const ROOT: NodeId = NodeId(0);

    /// A tree of a start and nothing else yet.
    pub(super) fn bare(head: Record, start: Position) -> Self {
        let root = Node {
            parent: None,
            mv: None,
            position: start,
            ply: 0,
            before: Vec::new(),
            remarks: Vec::new(),
            next: Vec::new(),
            unplayed: Vec::new(),
        };
        Self {
            head,
            nodes: vec![root],
        }
    }

    /// The position it begins with.
    pub fn start(&self) -> &Position {
        self.position(Self::ROOT)
    }

    /// The position.
    pub fn position(&self, node: NodeId) -> &Position {
        &self.node(node).position
    }

    /// The move that led there; `None` at the start.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.node(node).mv.as_ref().map(|(mv, _)| *mv)
    }

    /// The text of that move; empty at the start.
    pub fn text(&self, node: NodeId) -> &str {
        let mv = self.node(node).mv.as_ref();
        mv.map_or("", |(_, text)| text)
    }

    /// The number of that move, and whose it was; `None` at the start.
    pub fn number(&self, node: NodeId) -> Option<(u32, Side)> {
        let before = self.parent(node)?;
        let first = self.head.line.number.unwrap_or(1);
        let shifted = self.node(before).ply + usize::from(self.start().turn() == Side::Black);
        let number = first.saturating_add(u32::try_from(shifted / 2).unwrap_or(u32::MAX));
        Some((number, self.position(before).turn()))
    }

    /// The move with its number, "12. 32-28" or "12… 19-23"; empty at the start.
    pub fn numbered(&self, node: NodeId) -> String {
        let number = self.number(node);
        number.map_or_else(String::new, |(number, side)| {
            movetext::numbered(number, side, self.text(node))
        })
    }

    /// How many moves after the start.
    pub fn ply(&self, node: NodeId) -> usize {
        self.node(node).ply
    }

    /// The position before.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// The positions after: the line's first, then the variations'.
    pub fn next(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).next
    }

    /// Whether its move is the line's own where it was played, and no variation begins with it.
    pub fn goes_on(&self, node: NodeId) -> bool {
        let before = self.parent(node).map(|parent| self.next(parent));
        before.is_none_or(|next| next.first() == Some(&node))
    }

    /// Whether it belongs to the game itself and to no variation.
    pub fn is_main(&self, node: NodeId) -> bool {
        self.depth(node) == 0
    }

    /// In how many variations, one inside the other, it lies.
    pub fn depth(&self, node: NodeId) -> usize {
        let path = self.path(node).into_iter();
        path.filter(|&node| !self.goes_on(node)).count()
    }

    /// The way from the start, without the start.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let back = std::iter::successors(Some(node), |&node| self.parent(node));
        let mut path: Vec<_> = back.filter(|&node| node != Self::ROOT).collect();
        path.reverse();
        path
    }

    /// The way from the start, and on to the end of its line.
    pub fn line_through(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = self.path(node);
        let on = |&node: &NodeId| self.next(node).first().copied();
        line.extend(std::iter::successors(on(&node), on));
        line
    }

    /// The game itself, without the start.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_through(Self::ROOT)
    }

    /// The game as it was played up to there; where it would have been over before, a game that
    /// begins there.
    pub fn game_at(&self, node: NodeId) -> Game {
        let mut game = Game::from_position(*self.start());
        let mut moves = self.path(node).into_iter().filter_map(|node| self.mv(node));
        if moves.any(|mv| game.play(mv).is_err()) {
            return Game::from_position(*self.position(node));
        }
        game
    }

    /// Plays a move there: the node that it leads to, a new one where nobody has played it yet.
    ///
    /// # Errors
    /// It isn't legal, or there is no room for it.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Result<NodeId, NotAdded> {
        if let Some(known) = self.after(at, mv) {
            return Ok(known);
        }
        let varies = usize::from(!self.next(at).is_empty());
        if self.depth(at) + varies > MAX_DEPTH || self.ply(at) >= MAX_PLIES {
            return Err(NotAdded::TooLarge);
        }
        self.add(at, mv).ok_or(NotAdded::Illegal(mv))
    }

    /// The node that a move leads to, where it was played before.
    pub fn after(&self, at: NodeId, mv: Move) -> Option<NodeId> {
        let mut next = self.next(at).iter().copied();
        next.find(|&node| self.mv(node) == Some(mv))
    }

    /// Adds a legal move behind the others; `None` where it isn't legal.
    pub(super) fn add(&mut self, at: NodeId, mv: Move) -> Option<NodeId> {
        let before = *self.position(at);
        let position = before.play(mv).ok()?;
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node {
            parent: Some(at),
            mv: Some((mv, movetext::write(&before, mv))),
            position,
            ply: self.ply(at) + 1,
            before: Vec::new(),
            remarks: Vec::new(),
            next: Vec::new(),
            unplayed: Vec::new(),
        });
        self.nodes[at.0].next.push(node);
        Some(node)
    }

    /// Makes the innermost variation that the node lies in the line's own, and the line a variation.
    /// Whether there was one.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let mut back = self.path(node).into_iter().rev();
        let Some(first) = back.find(|&node| !self.goes_on(node)) else {
            return false;
        };
        let Some(parent) = self.parent(first) else {
            return false;
        };
        let next = &mut self.nodes[parent.0].next;
        next.retain(|&other| other != first);
        next.insert(0, first);
        true
    }

    /// Takes a move away with all that follows it; the node before it. The start stays.
    pub fn delete(&mut self, node: NodeId) -> NodeId {
        let Some(parent) = self.parent(node) else {
            return node;
        };
        self.nodes[parent.0].next.retain(|&other| other != node);
        parent
    }

    /// The how-manieth of the moves from its position it is, from 0; `None` for the start, and for
    /// what was deleted.
    pub fn place(&self, node: NodeId) -> Option<usize> {
        let beside = self.next(self.parent(node)?);
        beside.iter().position(|&other| other == node)
    }

    /// Puts a move that was deleted back into its place, with all that follows it. Whether that could
    /// be: not where the same move was played anew.
    pub fn put_back(&mut self, node: NodeId, place: usize) -> bool {
        let (Some(parent), Some(mv)) = (self.parent(node), self.mv(node)) else {
            return false;
        };
        if self.after(parent, mv).is_some() {
            return false;
        }
        let next = &mut self.nodes[parent.0].next;
        next.insert(place.min(next.len()), node);
        true
    }

    pub(super) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.0]
    }

    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut Node {
        &mut self.nodes[node.0]
    }
}
