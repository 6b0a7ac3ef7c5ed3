//! What stands above the moves: `[White "A"]`.

/// The tags that we write, in the order in which they stand.
const ORDER: [&str; 14] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "GameType",
    "Rules",
    "SetUp",
    "FEN",
    "TimeControl",
    "Match",
    "Termination",
];

/// The tags of a game in their order, those that we know nothing of among them. Names are
/// compared without regard to case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag; of several with this name the first.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value)
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Gives a tag this value. A new tag that PDN knows takes its usual place, others the last.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        let known = self
            .0
            .iter_mut()
            .find(|(known, _)| known.eq_ignore_ascii_case(name));
        if let Some((_, old)) = known {
            *old = value;
            return;
        }
        let place = match rank(name) {
            Some(rank_of_new) => {
                let precedes = |(other, _): &(String, String)| {
                    rank(other).is_some_and(|rank| rank <= rank_of_new)
                };
                self.0.iter().rposition(precedes).map_or(0, |last| last + 1)
            }
            None => self.0.len(),
        };
        self.0.insert(place, (name.to_owned(), value));
    }

    /// Takes a tag away, all of this name.
    pub fn remove(&mut self, name: &str) {
        self.0
            .retain(|(known, _)| !known.eq_ignore_ascii_case(name));
    }

    /// Adds a tag behind the others, be there one of this name or not.
    pub(super) fn push(&mut self, name: String, value: String) {
        self.0.push((name, value));
    }
}

fn rank(name: &str) -> Option<usize> {
    ORDER
        .iter()
        .position(|known| known.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_tags_take_their_usual_place() {
        let mut tags = Tags::default();
        for name in ["FEN", "isBot", "Result", "Event", "result", "Match", "Turn"] {
            tags.set(name, name);
        }
        let names: Vec<_> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Event", "Result", "FEN", "Match", "isBot", "Turn"]);
        assert_eq!(tags.get("RESULT"), Some("result"));
        tags.remove("fen");
        assert_eq!((tags.get("FEN"), tags.len()), (None, 5));
    }
}
