//! The ways a capture can take, for showing it and for writing it down.

use std::collections::HashSet;

use super::jumps::{Jump, Lifted};
use super::lattice::next;
use super::{Move, Position, Square, Squares};

/// How many routes of one move are listed. Moves of play have one or two; a king among many
/// pieces can have millions.
pub const MAX_ROUTES: usize = 1_000;

/// One way a move's piece can take: jump after jump.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CaptureRoute {
    /// Where it lands, in order, without the start; the last is the move's end.
    pub landings: Vec<Square>,
    /// The squares of the pieces it jumps, in order; none for a quiet move.
    pub taken: Vec<Square>,
}

impl Position {
    /// All distinct routes of a legal move, smallest first, comparing their landings as numbers;
    /// beyond [`MAX_ROUTES`] only the smallest. Empty for a move that isn't legal here.
    pub fn routes(&self, mv: Move) -> Vec<CaptureRoute> {
        self.search_routes(mv, MAX_ROUTES, Landings::Any)
    }

    /// The smallest route of a legal move; that of a quiet move lands on its end. Of a move that
    /// isn't legal here only the end is told.
    pub fn route(&self, mv: Move) -> CaptureRoute {
        self.first_route(mv, Landings::Any)
    }

    /// Whether the smallest route of a legal move goes along a row or a column anywhere.
    pub fn goes_sideways(&self, mv: Move) -> bool {
        let board = self.board();
        let mut at = board.row_column(mv.from());
        self.route(mv).landings.into_iter().any(|landing| {
            let next = board.row_column(landing);
            let straight = at.0 == next.0 || at.1 == next.1;
            at = next;
            straight
        })
    }

    /// The smallest of the routes that can be written in PDN, where a king that goes straight on
    /// lands directly behind the piece it took.
    pub fn written_route(&self, mv: Move) -> CaptureRoute {
        self.first_route(mv, Landings::Written)
    }

    /// The smallest way by which the piece on a square could take just these pieces, and end on `to`
    /// if that is said, whether or not the law allows the move: for showing what was attempted.
    pub fn attempted_route(
        &self,
        from: Square,
        to: Option<Square>,
        victims: Squares,
    ) -> Option<CaptureRoute> {
        let board = self.board();
        let bit = |square| board.bit(square);
        let (from, end) = (bit(from)?, to.and_then(bit));
        let taken = victims
            .iter()
            .filter_map(bit)
            .fold(0, |all, bit| all | 1 << bit);
        if taken == 0 || self.side(self.turn) >> from & 1 == 0 {
            return None;
        }
        let mv = Move {
            taken,
            from,
            to: end.unwrap_or(from),
            by_king: self.kings >> from & 1 == 1,
            crowns: false,
            board,
        };
        let found = RouteSearch::new(self, mv, 1, Landings::Any)
            .ending_anywhere(to.is_none())
            .explored();
        found.into_iter().next()
    }

    fn first_route(&self, mv: Move, landings: Landings) -> CaptureRoute {
        let first = self.search_routes(mv, 1, landings).into_iter().next();
        first.unwrap_or_else(|| CaptureRoute {
            landings: vec![mv.to()],
            taken: mv.taken().iter().collect(),
        })
    }

    fn search_routes(&self, mv: Move, limit: usize, landings: Landings) -> Vec<CaptureRoute> {
        if !self.is_legal(mv) {
            return Vec::new();
        }
        if mv.is_capture() {
            return RouteSearch::new(self, mv, limit, landings).explored();
        }
        vec![CaptureRoute {
            landings: vec![mv.to()],
            taken: Vec::new(),
        }]
    }
}

/// Which landings a route may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Landings {
    Any,
    /// Going straight on only from directly behind the victim.
    Written,
}

/// A walk through all routes of one move, smallest first.
struct RouteSearch<'a> {
    lifted: Lifted<'a>,
    mv: Move,
    /// The end doesn't matter.
    anywhere: bool,
    limit: usize,
    landings: Landings,
    /// Places (with the victims so far and the direction closed) that don't lead to the end.
    dead: HashSet<(u8, u64, Option<usize>)>,
    jumps: Vec<Jump>,
    found: Vec<CaptureRoute>,
}

impl<'a> RouteSearch<'a> {
    fn new(position: &'a Position, mv: Move, limit: usize, landings: Landings) -> Self {
        Self {
            lifted: Lifted {
                position,
                from: mv.from,
                by_king: mv.by_king,
            },
            mv,
            anywhere: false,
            limit,
            landings,
            dead: HashSet::new(),
            jumps: Vec::new(),
            found: Vec::new(),
        }
    }

    fn ending_anywhere(self, anywhere: bool) -> Self {
        Self { anywhere, ..self }
    }

    fn explored(mut self) -> Vec<CaptureRoute> {
        self.explore(self.mv.from, 0, None);
        self.found
    }

    /// Finds the routes that go on from `at`; says whether there is one.
    fn explore(&mut self, at: u8, taken: u64, closed: Option<usize>) -> bool {
        if taken == self.mv.taken {
            let ends = self.anywhere || at == self.mv.to;
            if ends {
                self.keep();
            }
            return ends;
        }
        if self.dead.contains(&(at, taken, closed)) {
            return false;
        }
        let mut leads_on = false;
        for jump in self.lifted.jumps(at, self.mv.taken & !taken) {
            if closed == Some(jump.direction) {
                continue;
            }
            let strays = self.landings == Landings::Written
                && jump.landing != next(jump.victim, jump.direction);
            self.jumps.push(jump);
            leads_on |= self.explore(
                jump.landing,
                taken | 1 << jump.victim,
                strays.then_some(jump.direction),
            );
            self.jumps.pop();
            if self.found.len() == self.limit {
                return true;
            }
        }
        if !leads_on {
            self.dead.insert((at, taken, closed));
        }
        leads_on
    }

    fn keep(&mut self) {
        let square = |bit| self.mv.board.square(bit);
        self.found.push(CaptureRoute {
            landings: self.jumps.iter().map(|jump| square(jump.landing)).collect(),
            taken: self.jumps.iter().map(|jump| square(jump.victim)).collect(),
        });
    }
}
