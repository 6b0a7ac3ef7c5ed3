//! How games begin: every player has whims there, so that no two games begin alike.

use super::nature::scatter;
use crate::rules::{Game, Position};

/// How far a game is in its opening.
///
/// The move of the greatest worth and whim together is played: of the moves that are nearly as
/// good as the best each has its chance, the less the more it loses, and one that loses more
/// than [`Opening::MOST`] has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// So many plies have been played.
    After(u8),
    /// It is over, or the game didn't begin where games usually do.
    Over,
}

impl Opening {
    /// Plies of a game that are its opening.
    const PLIES: usize = 12;
    /// The greatest whim, in centi-men. With less, games against a rival who exchanges whatever
    /// can be exchanged begin alike too often; with more, too much is lost.
    const MOST: f32 = 60.0;
    /// A move that loses so many centi-men more than another is played about half as often.
    const HALVES: f32 = 20.0;

    /// How far this game is.
    pub(super) fn of(game: &Game) -> Self {
        let usual = *game.start() == Position::start(game.rules());
        match u8::try_from(game.plies().len()) {
            Ok(plies) if usual && game.plies().len() < Self::PLIES => Self::After(plies),
            _ => Self::Over,
        }
    }

    /// The whim that chance gives a move of this key, in centi-men; another at every ply.
    pub(super) fn whim(self, key: u64) -> f32 {
        let Self::After(plies) = self else {
            return 0.0;
        };
        let chance = scatter(key ^ (u64::from(plies) + 1) << 40);
        (Self::HALVES * rarity(chance)).min(Self::MOST)
    }
}

/// How rare an even chance is: 1 for what happens once in 2 times, 2 for once in 4, and straight
/// lines between, which are the same on every machine.
#[expect(clippy::cast_precision_loss, reason = "23 bits fit")]
fn rarity(x: u64) -> f32 {
    // A last bit, so that there is an end.
    let x = x | 1 << 32;
    let halvings = x.leading_zeros();
    let beyond = (x << halvings << 1) >> 41;
    halvings as f32 + 1.0 - beyond as f32 / 8_388_608.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::rules::Rules;

    #[test]
    fn great_whims_are_rare_and_differ_from_ply_to_ply() {
        let whims = |opening: Opening| {
            let keys = (0..500).map(scatter);
            keys.map(|key| opening.whim(key)).collect::<Vec<_>>()
        };
        let (first, later) = (whims(Opening::After(0)), whims(Opening::After(8)));
        for whims in [&first, &later] {
            let within = |most: f32| whims.iter().filter(|&&whim| whim <= most).count();
            assert_eq!(within(Opening::MOST), 500);
            assert!((220..280).contains(&within(Opening::HALVES)));
        }
        let both = |mv: usize| (first[mv] > Opening::HALVES, later[mv] > Opening::HALVES);
        let differ = (0..500).map(both).filter(|(a, b)| a != b).count();
        assert!((200..300).contains(&differ), "{differ} of 500");
        assert!(whims(Opening::Over).iter().all(|&whim| whim == 0.0));
    }

    #[test]
    fn an_opening_ends_and_is_one_only_from_the_usual_start() {
        let mut game = Game::new(Rules::Frisian);
        for plies in 0..14 {
            let expected = match plies {
                0..12 => Opening::After(plies),
                _ => Opening::Over,
            };
            assert_eq!(Opening::of(&game), expected);
            let mv = game.position().legal_moves()[0];
            game.play(mv).unwrap();
        }
        let later = Game::from_position(fen::read(Rules::Frisian, "W:W33:B28").unwrap());
        assert_eq!(Opening::of(&later), Opening::Over);
    }

    #[test]
    fn what_is_twice_as_rare_counts_one_more() {
        for (chance, expected) in [
            (u64::MAX, 0.0),
            (1 << 63, 1.0),
            (3 << 62, 0.5),
            (1 << 62, 2.0),
            (1 << 60, 4.0),
            (0, 32.0),
        ] {
            let found = rarity(chance);
            assert!((found - expected).abs() < 1e-6, "{chance:x}: {found}");
        }
    }
}
