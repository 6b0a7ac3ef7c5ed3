//! How times are spread.

use std::fmt;
use std::time::Duration;

/// What is told of many times: in the middle, what ninety-nine in a hundred don't pass, and the
/// longest.
pub struct Spread {
    median: Duration,
    p99: Duration,
    most: Duration,
}

impl Spread {
    /// Of these times; `None` where there are none.
    pub fn of(mut times: Vec<Duration>) -> Option<Self> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        let rank = |percent: usize| times[(last * percent).div_ceil(100)];
        Some(Self {
            median: rank(50),
            p99: rank(99),
            most: rank(100),
        })
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { median, p99, most } = self;
        write!(f, "median {median:.1?}, 99 % {p99:.1?}, most {most:.1?}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_of_a_few_is_also_what_99_in_100_do_not_pass() {
        let times = |count| (1..=count).rev().map(Duration::from_millis).collect();
        assert!(Spread::of(Vec::new()).is_none());
        let told = |count| Spread::of(times(count)).unwrap().to_string();
        assert_eq!(told(3), "median 2.0ms, 99 % 3.0ms, most 3.0ms");
        assert_eq!(told(201), "median 101.0ms, 99 % 199.0ms, most 201.0ms");
    }
}
