//! Why an attempted move isn't legal.

use super::attempts::Capture;
use super::jumps::Lifted;
use super::lattice::each;
use super::{Game, Haul, Move, Outcome, Position, Refusal, Square, Squares};

impl Position {
    /// Why no move goes from one square to the other; `None` when one does.
    ///
    /// ```
    /// use damas::notation::fen;
    /// use damas::rules::{Refusal, Rules, Square};
    /// let position = fen::read(Rules::Frisian, "W:W28,46:BK18,K9,41,31,16")?;
    /// let [from, to] = [46, 6].map(|number| Square::new(number).unwrap());
    /// let reason = position.explain(from, to);
    /// assert!(matches!(reason, Some(Refusal::BetterCapture { best, .. }) if best.kings == 2));
    /// # Ok::<(), damas::notation::fen::FenError>(())
    /// ```
    pub fn explain(&self, from: Square, to: Square) -> Option<Refusal> {
        let moves = self.legal_moves();
        if moves.iter().any(|mv| (mv.from(), mv.to()) == (from, to)) {
            return None;
        }
        Some(self.why_not(from, to).unwrap_or_else(|refusal| refusal))
    }

    /// Why nothing on this square can move; `None` when it can.
    pub fn explain_from(&self, from: Square) -> Option<Refusal> {
        let moves = self.legal_moves();
        if moves.iter().any(|mv| mv.from() == from) {
            return None;
        }
        let piece = match self.own_piece(from) {
            Ok(piece) => piece,
            Err(refusal) => return Some(refusal),
        };
        Some(if let Some(capture) = piece.greatest_capture(|_| true) {
            self.lesser(piece, capture)
        } else if piece.steps() != 0 {
            self.no_step(piece)
        } else {
            Refusal::ShutIn { square: from }
        })
    }

    /// Why a capture along these squares, the start first, isn't legal; `None` when it is. Two
    /// squares are explained as [`Self::explain`] does.
    pub fn explain_route(&self, squares: &[Square]) -> Option<Refusal> {
        match *squares {
            [] | [_] => Some(Refusal::NoRoute),
            [from, to] => self.explain(from, to),
            [from, ..] => self.follow(from, &squares[1..]).err(),
        }
    }

    fn follow(&self, from: Square, landings: &[Square]) -> Result<(), Refusal> {
        let piece = self.own_piece(from)?;
        let crown_row = self.board().lattice().crown_rows[self.turn.index()];
        let mut stop = Capture::start(piece.from);
        for &landing in landings {
            let to = self.on_board(landing)?;
            let jumps = piece.jumps(stop.to, piece.victims(stop.taken));
            let Some(jump) = jumps.iter().find(|jump| jump.landing == to) else {
                return Err(self.no_jump(piece, stop, to));
            };
            stop = stop.then(*jump, crown_row);
        }
        let ends = |mv: &Move| (mv.from, mv.to, mv.taken) == (piece.from, stop.to, stop.taken);
        if self.legal_moves().iter().any(ends) {
            return Ok(());
        }
        Err(self.lesser(piece, stop))
    }

    /// Why the piece of a route can't jump to a square from where it has come.
    fn no_jump(&self, piece: Lifted<'_>, stop: Capture, to: u8) -> Refusal {
        if let Some(passed) = stop.passed.filter(|_| !piece.by_king) {
            let jumps = piece.crowned().jumps(stop.to, piece.victims(stop.taken));
            if jumps.iter().any(|jump| jump.landing == to) {
                let passed = self.board().square(passed);
                return Refusal::OnlyPassed { passed };
            }
        }
        let [from, landing] = [stop.to, to].map(|bit| self.board().square(bit));
        let nothing = Refusal::NothingToTake { from, to: landing };
        piece.obstacle(stop.to, to, stop.taken).unwrap_or(nothing)
    }

    /// The reason for an attempt that no legal move answers, whichever arm it comes by.
    fn why_not(&self, from: Square, to: Square) -> Result<Refusal, Refusal> {
        let piece = self.own_piece(from)?;
        let to = self.on_board(to)?;
        if let Some(capture) = piece.greatest_capture(|at| at == to) {
            return Ok(self.lesser(piece, capture));
        }
        if piece.steps() >> to & 1 == 1 {
            return Ok(self.no_step(piece));
        }
        if let Some(passed) = piece.passing_capture(to) {
            let passed = self.board().square(passed);
            return Ok(Refusal::OnlyPassed { passed });
        }
        let obstacle = piece.obstacle(piece.from, to, 0);
        Ok(obstacle.unwrap_or_else(|| piece.strays(to)))
    }

    /// A capture that isn't legal: there is a greater one, perhaps its own continuation.
    fn lesser(&self, piece: Lifted<'_>, capture: Capture) -> Refusal {
        let captures = self.captures();
        let on = |mv: &&Move| mv.from == piece.from && mv.taken & capture.taken == capture.taken;
        let further: Vec<_> = captures.iter().filter(on).copied().collect();
        if !further.is_empty() {
            return Refusal::MustGoOn {
                at: self.board().square(capture.to),
                captures: further,
            };
        }
        let tried = self.haul(capture.taken, piece.by_king);
        let best = self.haul(captures[0].taken, captures[0].by_king);
        match tried.falls_short(&best, self.rules.declaration()) {
            Some(decides) => Refusal::BetterCapture {
                tried,
                best,
                decides,
                captures,
            },
            None => Refusal::CaptureIsCompulsory { best, captures },
        }
    }

    /// A step that the piece could make by itself: either something must be taken, or it rests.
    fn no_step(&self, piece: Lifted<'_>) -> Refusal {
        let captures = self.captures();
        match captures.first() {
            Some(first) => Refusal::CaptureIsCompulsory {
                best: self.haul(first.taken, first.by_king),
                captures,
            },
            None => Refusal::KingRests {
                square: self.board().square(piece.from),
                count: self.runs[self.turn.index()].count,
            },
        }
    }

    fn captures(&self) -> Vec<Move> {
        let moves = self.legal_moves().into_iter();
        moves.filter(|mv| mv.is_capture()).collect()
    }

    /// What these victims add up to.
    fn haul(&self, taken: u64, by_king: bool) -> Haul {
        let count = |bits| u8::try_from(each(bits).count()).unwrap_or(u8::MAX);
        Haul {
            victims: Squares::from_bits(taken, self.board()),
            men: count(taken & !self.kings),
            kings: count(taken & self.kings),
            by_king,
        }
    }

    fn on_board(&self, square: Square) -> Result<u8, Refusal> {
        let bit = self.board().bit(square);
        bit.ok_or(Refusal::OffBoard { square })
    }

    fn own_piece(&self, square: Square) -> Result<Lifted<'_>, Refusal> {
        let from = self.on_board(square)?;
        let bit = 1 << from;
        if self.occupied() & bit == 0 {
            return Err(Refusal::NothingThere { square });
        }
        if self.side(self.turn) & bit == 0 {
            return Err(Refusal::NotYourPiece { square });
        }
        Ok(Lifted {
            position: self,
            from,
            by_king: self.kings & bit != 0,
        })
    }
}

impl Game {
    /// [`Position::explain`] with what only the game knows: that it is over, and that a man came
    /// over the last row without being crowned.
    pub fn explain(&self, from: Square, to: Square) -> Option<Refusal> {
        if let Some(Outcome { winner, ending }) = self.outcome() {
            return Some(Refusal::GameOver { winner, ending });
        }
        let refusal = self.position().explain(from, to)?;
        let goes_wrong = matches!(refusal, Refusal::WrongDirection | Refusal::TooFar);
        let passed = goes_wrong.then(|| self.passed(from)).flatten();
        Some(passed.map_or(refusal, |passed| Refusal::OnlyPassed { passed }))
    }

    /// The square of the last row over which the man that stands here came with its side's last
    /// move.
    fn passed(&self, man: Square) -> Option<Square> {
        let ply = self.plies().len().checked_sub(2)?;
        let mv = self.plies()[ply];
        if mv.to() != man || mv.by_king() || mv.crowns() {
            return None;
        }
        let before = self.position_at(ply)?;
        let (board, turn) = (before.board(), before.turn());
        let landings = before.route(mv).landings;
        let is_last_row = |&square: &Square| board.row_column(square).0 == board.crown_row(turn);
        landings.into_iter().find(is_last_row)
    }
}
