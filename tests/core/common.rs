//! What the tests of the rules share.

use crate::naive::Plain;
use damas::notation::fen;
use damas::rules::{Game, Move, Position, Rules, Square};

pub fn position(rules: Rules, text: &str) -> Position {
    fen::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn game(rules: Rules, text: &str) -> Game {
    Game::from_position(position(rules, text))
}

pub fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

/// The only legal move with this short text.
pub fn find(position: &Position, text: &str) -> Move {
    let moves = position.legal_moves();
    let mut fitting = moves.iter().filter(|mv| mv.to_string() == text);
    let found = fitting.next();
    assert!(
        fitting.next().is_none(),
        "{text} is ambiguous in {position:?}"
    );
    *found.unwrap_or_else(|| panic!("{text} is not legal in {position:?}"))
}

/// Plays moves given as short texts with blanks between.
pub fn play(game: &mut Game, line: &str) {
    for text in line.split_whitespace() {
        let mv = find(game.position(), text);
        game.play(mv)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// Plays so many quiet king moves, such that the game goes on before the last of them and
/// `wanted` holds at the end; the last may be any move. Says whether that could be done before
/// patience ran out; if not, the game is as before.
pub fn wander(game: &mut Game, plies: u32, wanted: &dyn Fn(&Game) -> bool) -> bool {
    let mut patience = 200_000;
    wander_on(game, plies, wanted, &mut patience)
}

fn wander_on(
    game: &mut Game,
    plies: u32,
    wanted: &dyn Fn(&Game) -> bool,
    patience: &mut u32,
) -> bool {
    if plies == 0 {
        return wanted(game);
    }
    if game.outcome().is_some() {
        return false;
    }
    let quiet = |mv: &Move| mv.by_king() && !mv.is_capture();
    let mut moves = game.position().legal_moves().to_vec();
    // Not always the same king first, but always the same in this position.
    let turn = usize::try_from(game.position().key() % 97).unwrap();
    let middle = turn % moves.len();
    moves.rotate_left(middle);
    for mv in moves.into_iter().filter(|mv| plies == 1 || quiet(mv)) {
        if *patience == 0 {
            return false;
        }
        *patience -= 1;
        game.play(mv).unwrap();
        if wander_on(game, plies - 1, wanted, patience) {
            return true;
        }
        assert_eq!(game.undo(), Some(mv));
    }
    false
}

/// Plays four king moves that lead back to the same squares.
pub fn circle(game: &mut Game) {
    let back = |game: &Game| {
        let plies = game.plies();
        let ends = |mv: Move| (mv.from(), mv.to());
        let [.., a, b, c, d] = *plies else {
            return false;
        };
        let returns = |there: Move, back: Move| ends(there) == (back.to(), back.from());
        returns(a, c) && returns(b, d) && !d.is_capture()
    };
    assert!(wander(game, 4, &back), "no circle");
}

/// A move as the naive generator says it.
pub fn plain(mv: &Move) -> Plain {
    let victims = mv.taken().iter().map(Square::number);
    (mv.from().number(), mv.to().number(), victims.collect())
}
