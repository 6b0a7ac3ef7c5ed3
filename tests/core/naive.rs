//! A second generator of legal moves, slow and plain: rows and columns on paper, every sequence
//! of jumps walked to its end, all of them compared. It shares nothing with the fast one but the
//! public types, and says the law again in its own way (RULES 1 to 4).

use std::collections::{BTreeMap, BTreeSet};

use damas::rules::{Board, Piece, Position, Rank, Rules, Side, Square};

/// Start, end and victims, by printed number.
pub type Plain = (u8, u8, BTreeSet<u8>);

pub type Spot = (i8, i8);

/// Sequences of jumps after which a position is left alone: kings among many pieces.
const TOO_MANY: usize = 3_000;

const DIAGONALS: [Spot; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
const ORTHOGONALS: [Spot; 4] = [(-2, 0), (2, 0), (0, -2), (0, 2)];

pub struct Paper {
    rules: Rules,
    turn: Side,
    pieces: Vec<(Spot, Piece)>,
    /// The same pieces by row and column.
    rows: [[Option<Piece>; 10]; 10],
    resting: Option<Spot>,
}

/// A sequence of jumps.
#[derive(Clone)]
pub struct Sequence {
    piece: Piece,
    from: Spot,
    pub at: Spot,
    landings: Vec<Spot>,
    pub victims: Vec<Spot>,
}

impl Sequence {
    pub fn start(from: Spot, piece: Piece) -> Self {
        Self {
            piece,
            from,
            at: from,
            landings: Vec::new(),
            victims: Vec::new(),
        }
    }
}

fn is_small(rules: Rules) -> bool {
    matches!(rules, Rules::Spanish | Rules::SpanishClassic)
}

fn spot(rules: Rules, square: Square) -> Spot {
    let n = i8::try_from(square.number()).unwrap() - 1;
    if is_small(rules) {
        let (q, i) = (n / 4, n % 4);
        (7 - q, if q % 2 == 0 { 7 - 2 * i } else { 6 - 2 * i })
    } else {
        let (r, i) = (n / 5, n % 5);
        (r, if r % 2 == 0 { 2 * i + 1 } else { 2 * i })
    }
}

fn step((r, c): Spot, (dr, dc): Spot) -> Spot {
    (r + dr, c + dc)
}

impl Paper {
    pub fn new(position: &Position) -> Self {
        let (rules, turn) = (position.rules(), position.turn());
        let run = position.king_run(turn);
        let rests = run.filter(|run| run.count == 3);
        let pieces = position
            .pieces()
            .map(|(square, piece)| (spot(rules, square), piece));
        let mut paper = Self {
            rules,
            turn,
            pieces: pieces.collect(),
            rows: [[None; 10]; 10],
            resting: rests.map(|run| spot(rules, run.square)),
        };
        for &((row, column), piece) in &paper.pieces {
            let (row, column) = (
                usize::try_from(row).unwrap(),
                usize::try_from(column).unwrap(),
            );
            paper.rows[row][column] = Some(piece);
        }
        paper
    }

    /// The legal moves; `None` when there are too many ways to look at.
    pub fn moves(&self) -> Option<BTreeSet<Plain>> {
        let captures = self.captures()?;
        if captures.is_empty() {
            return Some(self.steps());
        }
        Some(
            captures
                .iter()
                .map(|sequence| self.plain(sequence))
                .collect(),
        )
    }

    /// The landings of every way to make each compulsory capture.
    pub fn routes(&self) -> Option<BTreeMap<Plain, BTreeSet<Vec<u8>>>> {
        let mut routes = BTreeMap::<_, BTreeSet<_>>::new();
        for sequence in self.captures()? {
            let landings = sequence
                .landings
                .iter()
                .map(|&landing| self.number(landing));
            let ways = routes.entry(self.plain(&sequence)).or_default();
            ways.insert(landings.collect());
        }
        Some(routes)
    }

    /// The sequences that the majority rule leaves.
    fn captures(&self) -> Option<Vec<Sequence>> {
        let mut sequences = Vec::new();
        for &(from, piece) in self.own() {
            let start = Sequence::start(from, piece);
            if !self.walk(&start, &mut sequences) {
                return None;
            }
        }
        let best = sequences.iter().map(|sequence| self.worth(sequence)).max();
        sequences.retain(|sequence| Some(self.worth(sequence)) == best);
        Some(sequences)
    }

    pub fn own(&self) -> impl Iterator<Item = &(Spot, Piece)> {
        self.pieces
            .iter()
            .filter(|(_, piece)| piece.side == self.turn)
    }

    /// Collects every sequence that goes on from this one; false when they are too many.
    fn walk(&self, so_far: &Sequence, found: &mut Vec<Sequence>) -> bool {
        if found.len() > TOO_MANY {
            return false;
        }
        for next in self.jumped(so_far) {
            found.push(next.clone());
            if !self.walk(&next, found) {
                return false;
            }
        }
        true
    }

    /// The sequence with each jump that can follow.
    pub fn jumped(&self, so_far: &Sequence) -> Vec<Sequence> {
        let jumps = self.jumps(so_far).into_iter();
        let longer = jumps.map(|(victim, landing)| {
            let mut next = so_far.clone();
            next.at = landing;
            next.landings.push(landing);
            next.victims.push(victim);
            next
        });
        longer.collect()
    }

    fn jumps(&self, so_far: &Sequence) -> Vec<(Spot, Spot)> {
        let mut jumps = Vec::new();
        let forward = if self.turn == Side::White { -1 } else { 1 };
        let eight = !matches!(
            self.rules,
            Rules::Spanish
                | Rules::SpanishClassic
                | Rules::International
                | Rules::InternationalFmjd
        );
        let is_king = so_far.piece.rank == Rank::King;
        let mut directions = DIAGONALS.to_vec();
        if eight {
            directions.extend(ORTHOGONALS);
        }
        if is_small(self.rules) && !is_king {
            directions.retain(|direction| direction.0 == forward);
        }
        let empty = |spot| spot == so_far.from || self.piece(spot).is_none();
        for direction in directions {
            let mut victim = step(so_far.at, direction);
            while is_king && self.on_board(victim) && empty(victim) {
                victim = step(victim, direction);
            }
            let enemy = self.on_board(victim)
                && !empty(victim)
                && self
                    .piece(victim)
                    .is_some_and(|piece| piece.side != self.turn);
            if !enemy || so_far.victims.contains(&victim) {
                continue;
            }
            let mut landing = step(victim, direction);
            while self.on_board(landing) && empty(landing) {
                jumps.push((victim, landing));
                if !is_king {
                    break;
                }
                landing = step(landing, direction);
            }
        }
        jumps
    }

    /// What the majority rule compares, first things first.
    pub fn worth(&self, sequence: &Sequence) -> (i32, i32, i32) {
        let kings = sequence.victims.iter().filter(|&&victim| {
            self.piece(victim)
                .is_some_and(|piece| piece.rank == Rank::King)
        });
        let k = i32::try_from(kings.count()).unwrap();
        let n = i32::try_from(sequence.victims.len()).unwrap();
        let by_king = i32::from(sequence.piece.rank == Rank::King);
        match self.rules {
            // Twice the kings and the men; then the fewer kings; then a king captures.
            Rules::Frisian | Rules::FrisianSheet | Rules::Frysk => (n + k, -k, by_king),
            Rules::FrisianLudoteka => (n, k, by_king),
            Rules::Spanish => (n, by_king, k),
            Rules::SpanishClassic => (n, k, 0),
            Rules::International | Rules::InternationalFmjd => (n, 0, 0),
        }
    }

    fn steps(&self) -> BTreeSet<Plain> {
        let mut steps = BTreeSet::new();
        let forward = if self.turn == Side::White { -1 } else { 1 };
        for &(from, piece) in self.own() {
            if self.resting == Some(from) {
                continue;
            }
            let is_king = piece.rank == Rank::King;
            let mut directions = DIAGONALS.to_vec();
            if is_king && self.rules == Rules::FrisianSheet {
                directions.extend(ORTHOGONALS);
            }
            for direction in directions {
                if !is_king && direction.0 != forward {
                    continue;
                }
                let mut to = step(from, direction);
                while self.on_board(to) && self.piece(to).is_none() {
                    steps.insert((self.number(from), self.number(to), BTreeSet::new()));
                    if !is_king {
                        break;
                    }
                    to = step(to, direction);
                }
            }
        }
        steps
    }

    pub fn plain(&self, sequence: &Sequence) -> Plain {
        let victims = sequence.victims.iter().map(|&victim| self.number(victim));
        (
            self.number(sequence.from),
            self.number(sequence.at),
            victims.collect(),
        )
    }

    fn piece(&self, (row, column): Spot) -> Option<Piece> {
        let row = self.rows.get(usize::try_from(row).ok()?)?;
        *row.get(usize::try_from(column).ok()?)?
    }

    fn on_board(&self, (r, c): Spot) -> bool {
        let width = if is_small(self.rules) { 8 } else { 10 };
        (0..width).contains(&r) && (0..width).contains(&c)
    }

    fn number(&self, place: Spot) -> u8 {
        let board = if is_small(self.rules) {
            Board::Eight
        } else {
            Board::Ten
        };
        let square = board
            .squares()
            .find(|&square| spot(self.rules, square) == place);
        square.unwrap().number()
    }
}
