//! Each match law as a table of cases, played with short words.

use std::time::Duration;

use damas::contest::{Contest, MatchLaws};
use damas::rules::{Rules, Side};

use super::deeds::{Deed, do_it};

const W: Side = Side::White;
const B: Side = Side::Black;

/// Reads a word: `5.5` a move after so many seconds, `late` an expiry, `for` a move played for
/// the player, `wo` White offers, `br` Black refuses, `wa` White accepts, `b0` Black resigns,
/// `<` takes back, `>` plays again.
fn deed(word: &str) -> Deed {
    let side = if word.starts_with('w') { W } else { B };
    match word {
        "late" => Deed::Expire(0),
        "for" => Deed::PlayFor(0),
        "<" => Deed::Undo,
        ">" => Deed::Redo,
        "wo" | "bo" => Deed::Offer(side),
        "wr" | "br" => Deed::Refuse(side),
        "wa" | "ba" => Deed::Accept(side),
        "w0" | "b0" => Deed::Resign(side),
        seconds => {
            let (whole, millis) = seconds.split_once('.').unwrap_or((seconds, "0"));
            let millis: u64 = format!("{millis:0<3}").parse().unwrap();
            Deed::Play(0, whole.parse::<u64>().unwrap() * 1000 + millis)
        }
    }
}

/// What stands in a contest: clocks in milliseconds, offers left, who offers, expiries, the end.
fn show(contest: &Contest) -> String {
    let left = Side::ALL.map(|side| {
        let left = contest.left(side);
        left.map_or("-".to_owned(), |left| left.as_millis().to_string())
    });
    let offers = Side::ALL.map(|side| contest.offers_left(side).to_string());
    let expiries = Side::ALL.map(|side| contest.expiries(side).to_string());
    let offer = match contest.offered_by() {
        Some(W) => " White offers",
        Some(B) => " Black offers",
        None => "",
    };
    let end = contest.outcome().map_or(String::new(), |outcome| {
        let winner = outcome
            .winner
            .map_or("nobody".to_owned(), |side| side.to_string());
        format!(" {winner} by {}", outcome.ending)
    });
    format!(
        "{} {} {}{offer}{end}",
        left.join("/"),
        offers.join("/"),
        expiries.join("/"),
    )
}

/// Does what the words of each line say; those with a `!` are refused for the reason behind it.
#[track_caller]
fn check(laws: MatchLaws, cases: &str) {
    for line in cases.trim().lines() {
        let [name, script, expected] = line.split('|').map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let mut contest = Contest::new(Rules::Frisian, laws);
        for word in script.split_whitespace() {
            let (word, refusal) = word
                .split_once('!')
                .map_or((word, None), |(a, b)| (a, Some(b)));
            let before = contest.clone();
            let done = do_it(&mut contest, &deed(word));
            let why = done.err().map(|error| format!("{error:?}"));
            let reason = why
                .as_deref()
                .map(|why| why.split(['(', ' ']).next().unwrap());
            assert_eq!(reason, refusal, "{name}: {word}");
            if refusal.is_some() {
                assert_eq!(contest, before, "{name}: {word} is refused");
            }
        }
        assert_eq!(show(&contest), expected, "{name}");
    }
}

/// Ten seconds, and two more with each move: clocks in milliseconds, offers left, expiries.
const MAIN_TIME: &str = "
the start                    |                                | 10000/10000 3/3 0/0
no time at all               | 0                              | 12000/10000 3/3 0/0
each their own               | 4 1.5                          | 8000/10500 3/3 0/0
as much as is added          | 2 2 2                          | 10000/10000 3/3 0/0
the last millisecond         | 9.999                          | 2001/10000 3/3 0/0
not one left                 | 10!TimeUp                      | 10000/10000 3/3 0/0
the increment comes too late | 11!TimeUp                      | 10000/10000 3/3 0/0
the first expiry loses       | late                           | 10000/10000 3/3 0/0 Black by time
Black's too                  | 4 late                         | 8000/10000 3/3 0/0 White by time
nobody is moved for          | for!NoMoveForPlayer            | 10000/10000 3/3 0/0
nothing after the end        | late 1!Play late!Play for!Play | 10000/10000 3/3 0/0 Black by time
taken back, the time is back | 4 1.5 3 <                      | 8000/10500 3/3 0/0
and spent again              | 4 1.5 3 < >                    | 7000/10500 3/3 0/0
the end is taken back        | 4 late <                       | 10000/10000 3/3 0/0
and back                     | 4 late < >                     | 8000/10000 3/3 0/0 White by time
another move instead         | 4 1.5 3 < < < 5                | 7000/10000 3/3 0/0
";

/// No clock.
const UNTIMED: &str = "
hours     | 99999                            | -/- 3/3 0/0
no expiry | late!NoClock for!NoMoveForPlayer | -/- 3/3 0/0
";

/// Gran Ronda's law.
const GRAN_RONDA: &str = "
the last millisecond           | 29.999                       | 30000/30000 3/3 0/0
too late                       | 30!TimeUp                    | 30000/30000 3/3 0/0
once                           | late                         | 30000/30000 3/3 1/0
twice in a row, others between | late 5 late                  | 30000/30000 3/3 2/0
three times                    | late 5 late 5 late           | 30000/30000 3/3 3/0 Black by time
no move is played then         | late 5 late 5 for!LastExpiry | 30000/30000 3/3 2/0
a move in time clears it       | late 5 late 5 29 5 late      | 30000/30000 3/3 1/0
each has their own count       | late late late late          | 30000/30000 3/3 2/2
the first to have three        | late late late late late     | 30000/30000 3/3 3/2 Black by time
Black as well                  | 1 late 1 late 1 late         | 30000/30000 3/3 0/3 White by time
a second is taken back         | late 5 late <                | 30000/30000 3/3 1/0
the third too                  | late 5 late 5 late < > < <   | 30000/30000 3/3 1/0
a move in time is taken back   | late 5 late 5 1 <            | 30000/30000 3/3 2/0
";

/// Three offers each.
const OFFERS: &str = "
offered                               | wo                                                 | -/- 2/3 0/0 White offers
by who isn't to move                  | bo                                                 | -/- 3/2 0/0 Black offers
one's own move leaves it              | wo 1                                               | -/- 2/3 0/0 White offers
the opponent's lapses it              | wo 1 1                                             | -/- 2/3 0/0
also right behind the offer           | 1 wo 1                                             | -/- 2/3 0/0
Black's before the own move           | 1 bo 1                                             | -/- 3/2 0/0 Black offers
and the opponent's next               | 1 bo 1 1                                           | -/- 3/2 0/0
refused                               | wo br                                              | -/- 2/3 0/0
accepted                              | wo ba                                              | -/- 2/3 0/0 nobody by agreement
accepted a move later                 | wo 1 ba                                            | -/- 2/3 0/0 nobody by agreement
too late                              | wo 1 1 ba!NothingOffered br!NothingOffered         | -/- 2/3 0/0
nothing to answer                     | ba!NothingOffered wr!NothingOffered                | -/- 3/3 0/0
nobody answers oneself                | wo wa!OwnOffer wr!OwnOffer                         | -/- 2/3 0/0 White offers
not twice                             | wo wo!OfferStands                                  | -/- 2/3 0/0 White offers
nor back                              | wo bo!OfferStands                                  | -/- 2/3 0/0 White offers
again once refused                    | wo br wo                                           | -/- 1/3 0/0 White offers
three                                 | wo br wo br wo br wo!NoOfferLeft                   | -/- 0/3 0/0
three for each                        | wo br bo wr wo br bo wr wo br bo wr bo!NoOfferLeft | -/- 0/0 0/0
over many moves                       | wo 1 1 wo 1 1 wo 1 1 wo!NoOfferLeft bo             | -/- 0/2 0/0 Black offers
not after the end                     | w0 bo!Play ba!Play wr!Play                         | -/- 3/3 0/0 Black by resignation
the end leaves none to answer         | 1 wo b0 ba!Play                                    | -/- 2/3 0/0 White by resignation
taken back, it is as before the move  | wo 1 1 <                                           | -/- 2/3 0/0 White offers
an offer behind a move goes with it   | 1 wo <                                             | -/- 3/3 0/0
and comes with it                     | 1 wo < >                                           | -/- 2/3 0/0 White offers
a refusal too                         | 1 wo br < >                                        | -/- 2/3 0/0
agreement too                         | 1 wo ba < >                                        | -/- 2/3 0/0 nobody by agreement
an agreement taken back               | wo 1 ba <                                          | -/- 2/3 0/0 White offers
what is offered then forgets the rest | 1 1 < bo >                                         | -/- 3/2 0/0 Black offers
";

#[test]
fn main_time_is_counted_down_and_lost() {
    let laws = MatchLaws::main_time(Duration::from_secs(10), Duration::from_secs(2));
    check(laws, MAIN_TIME);
}

#[test]
fn without_a_clock_no_time_is_up() {
    check(MatchLaws::UNTIMED, UNTIMED);
}

#[test]
fn gran_ronda_moves_for_the_player_and_the_third_expiry_in_a_row_loses() {
    check(MatchLaws::GRAN_RONDA, GRAN_RONDA);
}

#[test]
fn three_draws_are_offered_and_answered() {
    check(MatchLaws::UNTIMED, OFFERS);
    let none = MatchLaws {
        draw_offers: 0,
        ..MatchLaws::UNTIMED
    };
    check(
        none,
        "none at all | wo!NoOfferLeft bo!NoOfferLeft | -/- 0/0 0/0",
    );
    let moved_for = "a move for the player lapses it | 1 wo late | 30000/30000 2/3 0/1";
    check(MatchLaws::GRAN_RONDA, moved_for);
}
