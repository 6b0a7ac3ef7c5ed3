//! A slow, independent check of a table: what it says of each position has to follow from what it
//! says of the positions that the legal moves lead to. Wins and losses then hold by induction on
//! their plies, and draws because a side that draws always has a move that keeps the draw.
//!
//! Nothing of the solver is used here: positions are set up square by square, moves are those of
//! the game.

use super::terms::fresh_limit;
use super::{Distance, Known, Material, Terms, Value};
use crate::rules::{KingRun, Piece, Position, Rank, Side, Square};

/// A position of which a table says what doesn't follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position:?}: the table says {says:?}, its moves say {follows:?}")]
pub struct Fault {
    /// The position.
    pub position: Position,
    /// What the table says.
    pub says: Option<Known>,
    /// What follows from its moves; `None` where the table doesn't know them all.
    pub follows: Option<Known>,
}

/// Checks every `nth` position of a material, with White to move, and counts those it checked.
pub fn check(
    terms: Terms,
    material: Material,
    nth: usize,
    probe: &dyn Fn(&Position) -> Option<Known>,
) -> Result<usize, Box<Fault>> {
    let (mut seen, mut checked) = (0, 0);
    each_position(terms, material, &mut |position| {
        seen += 1;
        if seen % nth != 0 {
            return Ok(());
        }
        checked += 1;
        let (says, follows) = (probe(&position), follows(terms, &position, probe));
        if says.is_some() && says == follows {
            return Ok(());
        }
        Err(Box::new(Fault {
            position,
            says,
            follows,
        }))
    })?;
    Ok(checked)
}

/// What follows for a position from what its moves lead to.
fn follows(
    terms: Terms,
    position: &Position,
    probe: &dyn Fn(&Position) -> Option<Known>,
) -> Option<Known> {
    let (mut quickest_win, mut longest_loss, mut draws) = (None::<u16>, 0, false);
    for mv in position.legal_moves() {
        let next = position.play(mv).ok()?;
        let mut known = if next.side_squares(next.turn()).is_empty() {
            let (value, plies) = (Value::Loss, Some(0));
            Known { value, plies }
        } else {
            probe(&next)?
        };
        if mv.is_capture() || mv.crowns() {
            known = as_new(terms, &next, known);
        }
        let plies = known.plies.map_or(0, |plies| plies + 1);
        match known.value {
            Value::Loss => quickest_win = Some(quickest_win.map_or(plies, |win| win.min(plies))),
            Value::Draw => draws = true,
            Value::Win => longest_loss = longest_loss.max(plies),
        }
    }
    let (value, plies) = match quickest_win {
        Some(plies) => (Value::Win, Some(plies)),
        None if draws => (Value::Draw, None),
        None => (Value::Loss, Some(longest_loss)),
    };
    Some(Known { value, plies })
}

/// What material that has just come about is worth: the laws of draws count from here.
fn as_new(terms: Terms, position: &Position, known: Known) -> Known {
    let material = Material::of(&position.perspective());
    let limit = fresh_limit(terms.rules, material).filter(|_| terms.counts);
    match (known.plies, limit, terms.distance) {
        (Some(plies), Some(most), _) if plies > most => Known {
            value: Value::Draw,
            plies: None,
        },
        (Some(_), _, Distance::Change) => Known {
            plies: Some(0),
            ..known
        },
        _ => known,
    }
}

type Visit<'a> = dyn FnMut(Position) -> Result<(), Box<Fault>> + 'a;

/// Hands every position of a material with White to move to `visit`.
fn each_position(
    terms: Terms,
    material: Material,
    visit: &mut Visit<'_>,
) -> Result<(), Box<Fault>> {
    let kinds = [
        (material.men[0], Piece::man(Side::White)),
        (material.men[1], Piece::man(Side::Black)),
        (material.kings[0], Piece::king(Side::White)),
        (material.kings[1], Piece::king(Side::Black)),
    ];
    let pieces: Vec<Piece> = kinds
        .into_iter()
        .flat_map(|(count, piece)| std::iter::repeat_n(piece, usize::from(count)))
        .collect();
    place(terms, &pieces, &mut Vec::new(), visit)
}

/// Places the rest of the pieces, equal ones in ascending order.
fn place(
    terms: Terms,
    pieces: &[Piece],
    placed: &mut Vec<(Square, Piece)>,
    visit: &mut Visit<'_>,
) -> Result<(), Box<Fault>> {
    let Some(&piece) = pieces.get(placed.len()) else {
        return each_run(terms, placed, visit);
    };
    for square in terms.rules.board().squares() {
        let crown_row = terms.rules.board().crown_row(piece.side);
        let crowned = terms.rules.board().row_column(square).0 == crown_row;
        let in_order = placed
            .last()
            .is_none_or(|&(last, same)| same != piece || last < square);
        let free = placed.iter().all(|&(taken, _)| taken != square);
        if in_order && free && !(piece.rank == Rank::Man && crowned) {
            placed.push((square, piece));
            place(terms, pieces, placed, visit)?;
            placed.pop();
        }
    }
    Ok(())
}

/// Hands the positions of these pieces with all king runs that can be to `visit`.
fn each_run(
    terms: Terms,
    placed: &[(Square, Piece)],
    visit: &mut Visit<'_>,
) -> Result<(), Box<Fault>> {
    let limit = terms.rules.declaration().king_run_limit;
    let limit = limit.filter(|_| terms.runs).unwrap_or(0);
    let runs = Side::ALL.map(|side| {
        let own = |rank| {
            placed
                .iter()
                .filter(move |(_, piece)| *piece == Piece { side, rank })
        };
        let men = own(Rank::Man).count();
        let kings = own(Rank::King).filter(|_| men > 0);
        let runs =
            kings.flat_map(|&(square, _)| (1..=limit).map(move |count| KingRun { square, count }));
        std::iter::once(None)
            .chain(runs.map(Some))
            .collect::<Vec<_>>()
    });
    for &white in &runs[0] {
        for &black in &runs[1] {
            let position = Position::new(
                terms.rules,
                Side::White,
                placed.iter().copied(),
                [white, black],
            );
            // These squares are free and on the board, these runs those of kings.
            if let Ok(position) = position {
                visit(position)?;
            }
        }
    }
    Ok(())
}
