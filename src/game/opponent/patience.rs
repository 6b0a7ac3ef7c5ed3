//! How long the machine may think, and how long its reply takes at least and at most. No Bevy here.

use std::time::Duration;

use super::scattered;
use crate::ai::{Limits, Skill, Time};
use crate::contest::{ClockLaw, MatchLaws};
use crate::game::messages::Moment;

/// Of the time that each move has, the machine uses at most a sixth at full strength: nobody likes
/// to wait for a clock to run down.
const SHARE_OF_MOVE: u32 = 6;

/// What ends its search where its clock shows `left`; without a clock what its level says.
pub(super) fn limits(skill: Skill, laws: MatchLaws, left: Option<Duration>) -> Limits {
    let own = skill.limits();
    let Some(left) = left else { return own };
    let time = match laws.clock {
        ClockLaw::Untimed => return own,
        ClockLaw::Main { increment, .. } => Time::Clock {
            left,
            increment,
            moves: None,
        },
        ClockLaw::PerMove { .. } => Time::Move(left / SHARE_OF_MOVE),
    };
    Limits {
        time: Some(time),
        ..own
    }
}

/// How long an answer may be late.
const LATENESS: Duration = Duration::from_secs(1);
/// A search that ends after so many positions has no time of its own; on any machine it takes less
/// than this.
const COUNTED: Duration = Duration::from_secs(10);

/// How long an answer within these limits is waited for.
pub(super) fn most_wait(limits: Limits) -> Duration {
    let timed = limits.time.map(Time::most);
    let counted = limits.nodes.map(|_| COUNTED);
    let own = timed.into_iter().chain(counted).min();
    own.unwrap_or(COUNTED).saturating_add(LATENESS)
}

/// How long after the rival's move its reply comes at the earliest: 400–900 ms so that it feels
/// played, 200–600 ms where there was nothing to choose, and less where its clock is short.
pub(super) fn least_wait(moment: Moment, choices: usize, left: Option<Duration>) -> Duration {
    let (least, most) = if choices > 1 { (400, 900) } else { (200, 600) };
    let wait = Duration::from_millis(least + (scattered(moment.0) >> 40) % (most - least + 1));
    left.map_or(wait, |left| wait.min(left / 20))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_clock_limits_what_it_may_think() {
        let (minute, second) = (Duration::from_mins(1), Duration::from_secs(1));
        let weak = Skill::BEGINNER;
        let untimed = limits(weak, MatchLaws::UNTIMED, None);
        assert_eq!(untimed, weak.limits());
        let timed = limits(weak, MatchLaws::main_time(minute, second), Some(minute));
        assert_eq!(timed.nodes, weak.limits().nodes);
        assert!(matches!(timed.time, Some(Time::Clock { left, .. }) if left == minute));
        let each = limits(Skill::FULL, MatchLaws::GRAN_RONDA, Some(30 * second));
        assert_eq!(each.time, Some(Time::Move(5 * second)));
    }

    #[test]
    fn complaint_36_an_answer_is_waited_for_a_second_longer_than_it_may_take() {
        let second = Duration::from_secs(1);
        let clock = Time::Clock {
            left: 80 * second,
            increment: 4 * second,
            moves: None,
        };
        let cases = [
            ("a move's time", None, Some(Time::Move(5 * second)), 6),
            ("a share of the clock", None, Some(clock), 20),
            ("so many positions", Some(9_000), None, 11),
            ("what ends first", Some(9_000), Some(clock), 11),
            ("nothing ends it", None, None, 11),
        ];
        for (case, nodes, time, seconds) in cases {
            let limits = Limits {
                nodes,
                time,
                ..Limits::default()
            };
            // The engine keeps 30 ms back for the way of its answer, of a clock's 80 s three shares.
            let early = (seconds * second).checked_sub(most_wait(limits));
            assert!(early.is_some_and(|early| early <= second / 30), "{case}");
        }
    }

    #[test]
    fn complaint_40_a_reply_feels_played_but_never_costs_the_game() {
        for moment in 0..200 {
            let moment = Moment(moment);
            let wait = |choices, left| least_wait(moment, choices, left).as_millis();
            assert!((400..=900).contains(&wait(9, None)));
            assert!((200..=600).contains(&wait(1, None)));
            assert!(wait(9, Some(Duration::from_secs(2))) <= 100);
        }
    }
}
