//! Which of several routes is meant. No Bevy systems here.

use super::selection::{Candidate, Selection};
use crate::rules::Square;

/// The most routes that are offered at a time: as many as there are keys for.
pub const MOST_OFFERED: usize = 9;

/// One candidate for each different move: routes that leave the same board count as one.
pub fn different(ways: &[&Candidate]) -> Vec<Candidate> {
    let mut different: Vec<Candidate> = Vec::new();
    for &way in ways {
        if different.iter().all(|other| other.mv != way.mv) {
            different.push(way.clone());
        }
    }
    different.truncate(MOST_OFFERED);
    different
}

/// The only one of the offered routes that lands on `square` or captures there.
pub fn only_one_by(offered: &[Candidate], square: Square) -> Option<usize> {
    let uses =
        |way: &Candidate| way.route.landings.contains(&square) || way.route.taken.contains(&square);
    let mut by = offered.iter().enumerate().filter(|(_, way)| uses(way));
    let (index, _) = by.next()?;
    by.next().is_none().then_some(index)
}

/// The move that a swipe over the squares of `trail` to `to` draws: the only one that ends there
/// and lands on all of them that it could land on.
pub fn drawn(
    selection: &Selection,
    candidates: &[Candidate],
    trail: &[Square],
    to: Square,
) -> Option<Candidate> {
    let open = selection.open(candidates);
    let landings = |square: &Square| open.iter().any(|way| way.route.landings.contains(square));
    let trail: Vec<Square> = trail.iter().copied().filter(landings).collect();
    let from = selection.from()?;
    // The last stop isn't on the way, and neither is the first.
    let on_the_way = trail
        .iter()
        .filter(|square| **square != to && **square != from);
    let on_the_way: Vec<Square> = on_the_way.copied().collect();
    if on_the_way.is_empty() {
        return None;
    }
    let fits = |way: &&&Candidate| {
        let mut landings = way.route.landings.iter();
        way.mv.to() == to
            && on_the_way
                .iter()
                .all(|square| landings.any(|on| on == square))
    };
    let ways: Vec<&Candidate> = open.iter().filter(fits).copied().collect();
    match different(&ways).as_slice() {
        [only] => Some(only.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::selection::candidates;
    use super::*;
    use crate::notation::fen;
    use crate::rules::Rules;

    fn square(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    fn squares(numbers: &[u8]) -> Vec<Square> {
        numbers.iter().map(|&number| square(number)).collect()
    }

    /// International, where 4x15 has two routes that leave different boards.
    fn twins() -> Vec<Candidate> {
        let position = fen::read(Rules::International, "W:WK4:B13,20,32,37").unwrap();
        candidates(&position)
    }

    #[test]
    fn a_square_of_one_route_alone_picks_it() {
        let all = twins();
        let to_15: Vec<&Candidate> = all.iter().filter(|way| way.mv.to() == square(15)).collect();
        let offered = different(&to_15);
        assert!(offered.len() > 1, "{offered:?}");
        for (index, way) in offered.iter().enumerate() {
            let own = way
                .route
                .landings
                .iter()
                .chain(way.route.taken.iter())
                .find(|&&on| {
                    let others = offered
                        .iter()
                        .enumerate()
                        .filter(|(other, _)| *other != index);
                    others.into_iter().all(|(_, way)| {
                        !way.route.landings.contains(&on) && !way.route.taken.contains(&on)
                    })
                });
            if let Some(&own) = own {
                assert_eq!(only_one_by(&offered, own), Some(index), "{own}");
            }
        }
        assert_eq!(only_one_by(&offered, square(15)), None, "all end there");
        assert_eq!(only_one_by(&offered, square(50)), None, "none goes there");
    }

    #[test]
    fn a_swipe_draws_the_route_that_it_follows() {
        let all = twins();
        let mut selection = Selection::default();
        selection.touch(square(4), &all);
        let to_15 = all.iter().filter(|way| way.mv.to() == square(15));
        for way in to_15 {
            let stops = &way.route.landings[..way.route.landings.len() - 1];
            let drawn = drawn(&selection, &all, stops, square(15));
            assert_eq!(drawn.map(|drawn| drawn.mv), Some(way.mv), "{stops:?}");
        }
        assert_eq!(drawn(&selection, &all, &[], square(15)), None);
        assert_eq!(
            drawn(&selection, &all, &squares(&[9, 50]), square(15)),
            None
        );
    }
}
