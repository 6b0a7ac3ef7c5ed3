//! Who has how many pieces.

use std::fmt;

use crate::rules::Perspective;

/// The pieces of both sides: each pair holds the mover's, then the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Material {
    /// Men.
    pub men: [u8; 2],
    /// Kings.
    pub kings: [u8; 2],
}

impl Material {
    pub(super) fn of(sight: &Perspective) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
        let count = |bits: u64| bits.count_ones() as u8;
        Self {
            men: sight.men.map(count),
            kings: sight.kings.map(count),
        }
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn turned(self) -> Self {
        let ([own_men, men], [own_kings, kings]) = (self.men, self.kings);
        Self {
            men: [men, own_men],
            kings: [kings, own_kings],
        }
    }

    /// How many pieces there are.
    pub fn pieces(self) -> usize {
        let count = |[own, theirs]: [u8; 2]| usize::from(own) + usize::from(theirs);
        count(self.men) + count(self.kings)
    }

    /// A measure that every capture and every crowning lessens, up to 24 with four pieces.
    pub(crate) fn stage(self) -> usize {
        5 * self.pieces() + usize::from(self.men[0]) + usize::from(self.men[1])
    }

    /// Whether nobody has a man.
    pub const fn is_kings_only(self) -> bool {
        self.men[0] == 0 && self.men[1] == 0
    }

    /// All material of two to `pieces` pieces in which both sides have some, so ordered that every
    /// capture and every crowning leads to one that stands before, and that the two sides to move
    /// stand together.
    pub fn all(pieces: usize) -> Vec<Self> {
        let most = u8::try_from(pieces).unwrap_or(u8::MAX);
        let mut all = Vec::new();
        let counts = || 0..=most;
        for (own_men, men) in counts().flat_map(|own| counts().map(move |men| (own, men))) {
            for (own_kings, kings) in counts().flat_map(|own| counts().map(move |k| (own, k))) {
                let material = Self {
                    men: [own_men, men],
                    kings: [own_kings, kings],
                };
                let both = own_men + own_kings > 0 && men + kings > 0;
                if both && material.pieces() <= pieces {
                    all.push(material);
                }
            }
        }
        all.sort_by_key(|&material| {
            let men = material.men[0] + material.men[1];
            let turned = material.turned();
            (material.pieces(), men, material.max(turned), material)
        });
        all
    }

    /// All that these pieces may become, themselves included, with either side to move and in the
    /// order of [`Self::all`]: what has to be solved to solve them.
    pub fn with_all_it_becomes(self) -> Vec<Self> {
        let both = [self, self.turned()];
        let mut all = Self::all(self.pieces());
        all.retain(|other| {
            both.iter().any(|from| {
                [0, 1].into_iter().all(|side| {
                    let pieces = from.men[side] + from.kings[side];
                    other.men[side] <= from.men[side]
                        && other.men[side] + other.kings[side] <= pieces
                })
            })
        });
        all
    }

    /// Own men, the opponent's men, own kings, the opponent's kings.
    pub(super) const fn counts(self) -> [u8; 4] {
        let ([own_men, men], [own_kings, kings]) = (self.men, self.kings);
        [own_men, men, own_kings, kings]
    }
}

/// The digits of the field: own men, the opponent's men, own kings, the opponent's kings.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [own_men, men, own_kings, kings] = self.counts();
        f.pad(&format!("{own_men}{men}{own_kings}{kings}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_can_be_counted_on_paper() {
        let counts = [(1, 0), (2, 4), (3, 4 + 12), (4, 4 + 12 + 25)];
        for (pieces, count) in counts {
            assert_eq!(Material::all(pieces).len(), count, "{pieces} pieces");
        }
    }

    #[test]
    fn what_a_move_leads_to_stands_before() {
        let all = Material::all(4);
        let place = |material: Material| all.iter().position(|&other| other == material);
        for (index, &material) in all.iter().enumerate() {
            assert!(material.with_all_it_becomes().contains(&material.turned()));
            let turned = place(material.turned()).unwrap();
            assert!(
                turned.abs_diff(index) <= 1,
                "{material}: both sides to move together"
            );
            let mut crowned = material;
            if material.men[0] > 0 {
                crowned.men[0] -= 1;
                crowned.kings[0] += 1;
                assert!(
                    place(crowned) < Some(index.min(turned)),
                    "{material} crowns"
                );
            }
        }
    }
}
