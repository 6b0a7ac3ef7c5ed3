//! What a touched square means: choosing a piece, a landing, a whole move. No Bevy systems here.

#[cfg(test)]
mod tests;

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
