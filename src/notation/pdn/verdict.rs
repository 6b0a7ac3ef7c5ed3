//! Compares the end that a file tells with the end on the board.

use super::player::take_result;
use super::{Fault, GameResult, Record, Trouble};
use crate::contest::Contest;
use crate::rules::{Ending, Outcome, Side};

/// Takes the last text for the result if the tag says the same: `4-6` could be a move.
pub(super) fn take_points(record: &mut Record) {
    let tag = record
        .tags
        .get("Result")
        .and_then(|text| GameResult::parse(text.trim()));
    let last = record
        .line
        .plies
        .last()
        .and_then(|ply| GameResult::parse(&ply.text));
    if let (None, Some(value), true) = (&record.result, last, tag == last) {
        take_result(record, value);
    }
}

/// Compares the tag `Result` with the result behind the moves.
pub(super) fn check_results(record: &mut Record) {
    if let Some(text) = record.unread_result() {
        let trouble = Trouble::NoResult(text.to_owned());
        record.fault(trouble);
    }
    let tag = record.tags.get("Result").map(str::trim);
    if let (Some(tag), Some(behind)) = (tag.and_then(GameResult::parse), &record.result)
        && tag.is_over()
        && behind.value.is_over()
        && !agree(tag, behind.value)
    {
        let told = behind.value;
        let trouble = Trouble::ResultsDisagree { tag, told };
        record.faults.push(Fault::new(behind.place, trouble));
    }
}

/// Adds to a game that ended off the board the end that the file tells in our words, and notes
/// what disagrees with our laws.
pub(super) fn settle(record: &mut Record, contest: &mut Contest) {
    let told = record.told_result();
    let ending = record.tags.get("Termination").and_then(ending);
    let is_whole = record.line.plies.iter().all(|ply| ply.mv.is_some());
    if let (Some(ending), Some(told), None, true) = (ending, told, contest.outcome(), is_whole) {
        declare(contest, ending, told);
    }
    let by_law = in_words(contest.outcome());
    if let (Some(told), Some(outcome)) = (told, contest.outcome())
        && told.is_over()
        && !agree(told, Some(outcome).into())
    {
        let by_law = by_law.clone();
        record.fault(Trouble::ResultIsOther { told, by_law });
    }
    if let Some(ending) = ending
        && is_whole
        && contest.outcome().map(|outcome| outcome.ending) != Some(ending)
    {
        let told = ending.to_string();
        record.fault(Trouble::EndingIsOther { told, by_law });
    }
}

/// Whether two results name the same winner or none.
fn agree(one: GameResult, other: GameResult) -> bool {
    let both_lost = |result| result == GameResult::BothLost;
    one.winner() == other.winner() && both_lost(one) == both_lost(other)
}

/// The ending that the tag `Termination` tells, in our words or in lidraughts'.
pub(super) fn ending(text: &str) -> Option<Ending> {
    let text = text.trim().to_ascii_lowercase();
    match text.as_str() {
        "time forfeit" => Some(Ending::Time),
        name => name.parse().ok(),
    }
}

/// Ends a game that goes on, if result and ending go together.
pub(super) fn declare(contest: &mut Contest, ending: Ending, told: GameResult) {
    let declared = match (ending, told.winner()) {
        (Ending::Resignation, Some(winner)) => contest.resign(winner.opponent()),
        (Ending::Time, Some(winner)) => contest.lose_on_time(winner.opponent()),
        (Ending::Agreement, None) if told == GameResult::Draw => contest.agree_draw(),
        _ => return,
    };
    // Only a game that is over refuses, and this one goes on.
    debug_assert!(declared.is_ok());
}

fn in_words(outcome: Option<Outcome>) -> String {
    let Some(Outcome { winner, ending }) = outcome else {
        return "the game goes on".to_owned();
    };
    match winner {
        Some(Side::White) => format!("White has won ({ending})"),
        Some(Side::Black) => format!("Black has won ({ending})"),
        None => format!("it is a draw ({ending})"),
    }
}
