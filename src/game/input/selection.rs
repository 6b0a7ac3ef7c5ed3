//! What a touched square means: choosing a piece, a landing, a whole move. No Bevy systems here.

use crate::rules::{CaptureRoute, Move, Position, Square};

/// The piece that is chosen, and the landings chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    chosen: Option<Chosen>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Chosen {
    from: Square,
    landings: Vec<Square>,
}

/// A move that may be played, by one of its routes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// One way to make it.
    pub route: CaptureRoute,
}

/// What a touch did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Something is chosen, more is needed.
    Partial,
    /// A move is complete.
    Complete(Candidate),
    /// Nothing is chosen any more.
    Cleared,
    /// Several ways lead to the square; it takes a landing between to tell which is meant.
    Unclear,
    /// The square leads to no move; what was chosen stays chosen.
    Refused,
}

/// Every legal move by every route it can take, from which a selection is made.
pub fn candidates(position: &Position) -> Vec<Candidate> {
    let moves = position.legal_moves();
    moves
        .iter()
        .flat_map(|&mv| {
            position
                .routes(mv)
                .into_iter()
                .map(move |route| Candidate { mv, route })
        })
        .collect()
}

impl Selection {
    /// The square of the chosen piece.
    pub fn from(&self) -> Option<Square> {
        self.chosen.as_ref().map(|chosen| chosen.from)
    }

    /// The landings chosen so far.
    pub fn landings(&self) -> &[Square] {
        self.chosen.as_ref().map_or(&[], |chosen| &chosen.landings)
    }

    /// Nothing is chosen.
    pub fn clear(&mut self) {
        self.chosen = None;
    }

    /// Takes the last landing back, and then the piece.
    pub fn step_back(&mut self) {
        if self
            .chosen
            .as_mut()
            .is_some_and(|chosen| chosen.landings.pop().is_some())
        {
            return;
        }
        self.clear();
    }

    /// The moves that agree with what is chosen so far.
    pub fn open<'a>(&self, candidates: &'a [Candidate]) -> Vec<&'a Candidate> {
        let Some(chosen) = &self.chosen else {
            return candidates.iter().collect();
        };
        candidates
            .iter()
            .filter(|candidate| {
                candidate.mv.from() == chosen.from
                    && candidate.route.landings.starts_with(&chosen.landings)
            })
            .collect()
    }

    /// The squares to which the chosen piece may go next.
    pub fn next_landings(&self, candidates: &[Candidate]) -> Vec<Square> {
        self.landings_within(1, candidates)
    }

    /// All squares on which the chosen piece may yet land.
    pub fn landings_ahead(&self, candidates: &[Candidate]) -> Vec<Square> {
        self.landings_within(usize::MAX, candidates)
    }

    /// The squares on which it may land within so many hops, each once.
    fn landings_within(&self, hops: usize, candidates: &[Candidate]) -> Vec<Square> {
        if self.chosen.is_none() {
            return Vec::new();
        }
        let done = self.landings().len();
        let open = self.open(candidates);
        let ahead = open
            .iter()
            .flat_map(|candidate| candidate.route.landings.iter().skip(done).take(hops));
        let mut squares: Vec<Square> = ahead.copied().collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// Takes note of a touched square.
    pub fn touch(&mut self, square: Square, candidates: &[Candidate]) -> Touch {
        match self.go_on(square, candidates) {
            Some(touch) => touch,
            None if self.from() == Some(square) => {
                self.step_back();
                if self.from().is_some() {
                    Touch::Partial
                } else {
                    Touch::Cleared
                }
            }
            None if candidates
                .iter()
                .any(|candidate| candidate.mv.from() == square) =>
            {
                self.chosen = Some(Chosen {
                    from: square,
                    landings: Vec::new(),
                });
                Touch::Partial
            }
            None => Touch::Refused,
        }
    }

    /// The moves by which the chosen piece may yet come to `square`.
    pub fn ways_by<'a>(&self, square: Square, candidates: &'a [Candidate]) -> Vec<&'a Candidate> {
        let ways = self.ways_to(square, candidates).into_iter();
        ways.map(|(candidate, _)| candidate).collect()
    }

    /// Those moves, each with the landings up to there.
    fn ways_to<'a>(
        &self,
        square: Square,
        candidates: &'a [Candidate],
    ) -> Vec<(&'a Candidate, &'a [Square])> {
        let done = self.landings().len();
        let mut ways: Vec<(&Candidate, &[Square])> = Vec::new();
        for candidate in self.open(candidates) {
            let ahead = candidate.route.landings.get(done..).unwrap_or_default();
            if let Some(index) = ahead.iter().position(|landing| *landing == square) {
                ways.push((candidate, &ahead[..=index]));
            }
        }
        ways
    }

    /// The chosen piece goes on to `square`, if any move does; landings before it that go without
    /// saying are chosen with it.
    fn go_on(&mut self, square: Square, candidates: &[Candidate]) -> Option<Touch> {
        let done = self.chosen.as_ref()?.landings.len();
        let mut ways = self.ways_to(square, candidates);
        // Where it can go at once, that is what is meant.
        if ways.iter().any(|(_, landings)| landings.len() == 1) {
            ways.retain(|(_, landings)| landings.len() == 1);
        }
        let (first, landings) = *ways.first()?;
        let ends = |(candidate, landings): &&(&Candidate, &[Square])| {
            candidate.route.landings.len() == done + landings.len()
        };
        let same_way = ways.iter().all(|(_, other)| *other == landings);
        // All are one move: the first of its routes will do.
        let same_move = ways.iter().all(|way| way.0.mv == first.mv);
        let one_way = same_way || same_move;
        let one_move = same_move && ways.iter().all(|way| ends(&way));
        let ended = ways.iter().find(ends).filter(|_| one_way || one_move);
        if let Some((candidate, _)) = ended {
            return Some(Touch::Complete(Candidate::clone(candidate)));
        }
        if !one_way {
            return Some(Touch::Unclear);
        }
        self.chosen.as_mut()?.landings.extend(landings);
        Some(Touch::Partial)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Rules;

    fn square(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    /// What each touch in turn comes to, as text: `.` partial, `-` cleared, `!` refused, else the move.
    fn touches(fen: &str, squares: &[u8]) -> String {
        let candidates = candidates(&fen::read(Rules::Frisian, fen).unwrap());
        let mut selection = Selection::default();
        let told: Vec<String> = squares
            .iter()
            .map(
                |&number| match selection.touch(square(number), &candidates) {
                    Touch::Partial => ".".into(),
                    Touch::Cleared => "-".into(),
                    Touch::Refused => "!".into(),
                    Touch::Unclear => "?".into(),
                    Touch::Complete(candidate) => candidate.mv.to_string(),
                },
            )
            .collect();
        told.join(" ")
    }

    #[test]
    fn touches_become_moves() {
        let start = "W:W31-50:B1-20";
        let four = "W:W42,38,22:B37,32,23,8";
        let cases = [
            ("one touch only selects", start, &[32][..], "."),
            ("two touches play", start, &[32, 28], ". 32-28"),
            ("the other landing plays too", start, &[32, 27], ". 32-27"),
            ("touching it again lets it go", start, &[32, 32], ". -"),
            (
                "another piece is chosen instead",
                start,
                &[32, 33, 28],
                ". . 33-28",
            ),
            ("a square nobody can leave", start, &[25], "!"),
            ("a piece that cannot move", start, &[45], "!"),
            ("the rival's piece", start, &[1], "!"),
            ("a landing out of reach", start, &[32, 20], ". !"),
            (
                "landing by landing",
                four,
                &[42, 31, 33, 13, 2],
                ". . . . 42x2",
            ),
            ("start and end", four, &[42, 2], ". 42x2"),
            ("start, a landing, end", four, &[42, 31, 2], ". . 42x2"),
            ("a later landing, end", four, &[42, 13, 2], ". . 42x2"),
            (
                "a later landing chooses those before it",
                four,
                &[42, 33, 42, 42, 42],
                ". . . . -",
            ),
            (
                "back by one landing at the start square",
                four,
                &[42, 31, 42, 42],
                ". . . -",
            ),
            ("capturing is compulsory", four, &[38], "!"),
        ];
        for (case, fen, squares, expected) in cases {
            assert_eq!(touches(fen, squares), expected, "{case}");
        }
    }

    #[test]
    fn two_moves_to_one_square_need_a_landing_between() {
        // RULES.md 7: from 4 to 15 over 27 and 38 or over 31 and 42, international rules.
        let position = fen::read(Rules::International, "W:WK4:B13,20,32,37").unwrap();
        let candidates = candidates(&position);
        let end = square(15);
        let mut ending: Vec<Move> = candidates
            .iter()
            .map(|candidate| candidate.mv)
            .filter(|mv| mv.to() == end)
            .collect();
        ending.dedup();
        assert_eq!(ending.len(), 2, "two moves end on one square");
        let mut selection = Selection::default();
        selection.touch(square(4), &candidates);
        assert_eq!(
            selection.touch(end, &candidates),
            Touch::Unclear,
            "the player must be asked"
        );
        for candidate in candidates
            .iter()
            .filter(|candidate| candidate.mv.to() == end)
        {
            let mut selection = Selection::default();
            selection.touch(square(4), &candidates);
            let last = candidate
                .route
                .landings
                .iter()
                .map(|landing| selection.touch(*landing, &candidates))
                .last();
            assert!(
                matches!(last, Some(Touch::Complete(done)) if done.mv == candidate.mv),
                "{candidate:?}"
            );
        }
    }
}
