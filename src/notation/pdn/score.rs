//! The score sheet of a contest as commands in comments: writes it and reads it.

use super::{Clock, Command, GameResult, Line, MAX_PLIES, Remark, Trouble, verdict};
use crate::contest::{ClockLaw, Contest, Talk};
use crate::notation::Numbering;
use crate::notation::movetext::{self, MoveText};
use crate::rules::{Move, Position, Side};

impl Line {
    /// The plies of a contest, each with what the score sheet has beside it, and behind them
    /// what was taken back.
    pub(super) fn of(contest: &Contest) -> Self {
        let mut whole = contest.clone();
        while whole.game().can_redo() {
            whole.redo();
        }
        let mut position = *whole.game().start();
        let mut line = Self {
            of_black: position.turn() == Side::Black,
            ..Self::default()
        };
        line.comment(&beside(&whole, 0));
        for (index, &mv) in whole.game().plies().iter().enumerate() {
            let text = movetext::write(&position, mv);
            let mut commands = beside(&whole, index + 1);
            if index < contest.game().plies().len() {
                line.push(text, mv);
            } else {
                commands.insert(0, Command::Undone(vec![text]));
            }
            line.comment(&commands);
            position = position.after(mv);
        }
        if let (None, Some(outcome)) = (contest.outcome(), whole.outcome())
            && outcome.ending.is_declared()
        {
            let result = GameResult::from(Some(outcome)).text(position.rules());
            let ending = outcome.ending.name().to_owned();
            line.comment(&[Command::Undone(vec![result, ending])]);
        }
        line
    }

    /// Adds a comment of commands, if there are any.
    fn comment(&mut self, commands: &[Command]) {
        if !commands.is_empty() {
            let texts: Vec<_> = commands.iter().map(Command::to_string).collect();
            self.last_remarks().push(Remark::Comment(texts.join(" ")));
        }
    }
}

/// What the score sheet has after so many plies.
fn beside(contest: &Contest, ply: usize) -> Vec<Command> {
    let entry = &contest.entries()[ply];
    let mut commands = Vec::new();
    if entry.is_on_expiry() {
        commands.push(Command::Timeout);
    }
    commands.extend(clocks(contest, ply));
    let position = contest.game().position_at(ply).filter(|_| ply > 0);
    let mover = position.map(|position| position.turn().opponent());
    commands.extend(entry.talk().iter().map(|said| match *said {
        Talk::Offer(side) => Command::DrawOffer(Some(side).filter(|_| mover != Some(side))),
        Talk::Refusal => Command::DrawRefusal,
    }));
    commands
}

/// The clocks after so many plies, where they aren't as before anyhow; behind a move that main
/// time counted always.
fn clocks(contest: &Contest, ply: usize) -> Option<Command> {
    let entry = &contest.entries()[ply];
    let clocks = entry.clocks()?;
    let law = contest.laws().clock;
    let fresh = law.start();
    let mut before = fresh.map(|time| [time; 2]);
    if let Some(earlier) = ply.checked_sub(1) {
        before = contest.entries()[earlier].clocks();
        let mover = contest.game().position_at(earlier).map(Position::turn);
        // A move on time-out leaves its player a full clock.
        if let (Some(before), Some(fresh), Some(mover)) = (&mut before, fresh, mover)
            && entry.is_on_expiry()
        {
            before[mover.index()] = fresh;
        }
    }
    let always = matches!(law, ClockLaw::Main { .. }) && ply > 0;
    let [white, black] = clocks.map(|left| {
        let running = false;
        Some(Clock { left, running })
    });
    (always || before != Some(clocks)).then_some(Command::Clock { white, black })
}

/// The commands of these remarks: those about the point of the game where they stand, and those
/// from the first on that tells what was taken back there.
pub(super) fn commands(remarks: &[Remark]) -> (Vec<Command>, Vec<Command>) {
    let comments = remarks.iter().filter_map(|remark| match remark {
        Remark::Comment(text) => Some(Command::all(text)),
        _ => None,
    });
    let mut about: Vec<_> = comments.flatten().collect();
    let taken_back = |command: &Command| matches!(command, Command::Undone(_));
    let first = about.iter().position(taken_back).unwrap_or(about.len());
    let undone = about.split_off(first);
    (about, undone)
}

/// Plays a legal move as the commands behind it say; the game goes on before it. What doesn't
/// fit is left aside.
pub(super) fn enter(contest: &mut Contest, mv: Move, commands: &[Command]) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    let mover = contest.game().position().turn();
    let is_talk =
        |command: &&Command| matches!(command, Command::DrawOffer(_) | Command::DrawRefusal);
    let refuses = commands.iter().find(is_talk) == Some(&Command::DrawRefusal);
    // With a move the player may refuse the offer before it. Else the refusal is of an offer
    // that stands after the move.
    let mut refused = refuses && contest.refuse_draw(mover).is_ok();
    let on_expiry = commands.contains(&Command::Timeout);
    let played = if on_expiry {
        contest.play_on_expiry(mv)
    } else {
        contest.play_untimed(mv)
    };
    if let Err(error) = played {
        troubles.push(misfit(&Command::Timeout, error));
        // The move is legal and the game goes on, as the caller says.
        let _ = contest.play_untimed(mv);
    }
    for command in commands {
        if *command != Command::DrawRefusal || !std::mem::take(&mut refused) {
            troubles.extend(obey(contest, Some(mover), command));
        }
    }
    troubles
}

/// Does what a command says that stands behind a move of this side, or before the first.
pub(super) fn obey(
    contest: &mut Contest,
    mover: Option<Side>,
    command: &Command,
) -> Option<Trouble> {
    let done = match command {
        Command::Clock { white, black } if contest.laws().clock.start().is_some() => {
            let told = Side::ALL.into_iter().zip([white, black]);
            let mut told = told.filter_map(|(side, clock)| Some((side, clock.as_ref()?.left)));
            told.try_for_each(|(side, left)| contest.set_clock(side, left))
        }
        Command::DrawOffer(side) => {
            let turn = contest.game().position().turn();
            contest.offer_draw(side.or(mover).unwrap_or(turn))
        }
        Command::DrawRefusal => {
            let turn = contest.game().position().turn();
            contest.refuse_draw(contest.offered_by().map_or(turn, Side::opponent))
        }
        Command::Timeout if mover.is_none() => {
            return Some(misfit(command, "it stands behind no move"));
        }
        Command::Other(name, _) if matches!(&**name, "clock" | "timeout" | "draw" | "undone") => {
            return Some(misfit(command, "it can't be read"));
        }
        // Without clocks in the laws those of the file are only text.
        _ => Ok(()),
    };
    done.err().map(|error| misfit(command, error))
}

/// Plays what was taken back and takes it back again, so that it can be played again.
pub(super) fn take_back(
    contest: &mut Contest,
    undone: &[Command],
    numbering: Numbering,
) -> Vec<Trouble> {
    let kept = contest.game().plies().len();
    let mut troubles = Vec::new();
    for part in undone.chunk_by(|_, next| !matches!(next, Command::Undone(_))) {
        let [Command::Undone(words), about @ ..] = part else {
            continue;
        };
        match play_undone(contest, words, about, kept, numbering) {
            Ok(odd) => troubles.extend(odd),
            Err(trouble) => {
                troubles.push(trouble);
                break;
            }
        }
    }
    let is_back = |contest: &Contest| contest.game().plies().len() == kept;
    while !is_back(contest) || kept == 0 && contest.game().can_undo() {
        contest.undo();
    }
    troubles
}

/// Plays the moves and the end that one command says were taken back when so many plies were
/// kept. The commands behind it are about the last move.
fn play_undone(
    contest: &mut Contest,
    words: &[String],
    about: &[Command],
    kept: usize,
    numbering: Numbering,
) -> Result<Vec<Trouble>, Trouble> {
    let mut troubles = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let refuse = |why: &str| Err(misfit(&Command::Undone(vec![word.clone()]), why));
        if contest.outcome().is_some() {
            return refuse("the game is over");
        }
        let plies = contest.game().plies().len();
        if let Some(result) = end(word) {
            // Behind a move an end is taken back with it.
            let ending = words.next().and_then(|word| verdict::ending(word));
            if let Some(ending) = ending.filter(|_| plies > kept || kept == 0) {
                verdict::declare(contest, ending, result);
            }
            if contest.outcome().is_none() {
                return refuse("no end that could have been taken back");
            }
            continue;
        }
        if plies >= MAX_PLIES {
            return refuse("the game is too long");
        }
        let Some(mv) = find(contest.game().position(), word, numbering) else {
            return refuse("this move can't be played");
        };
        let is_last = words.as_slice().is_empty();
        troubles.extend(enter(contest, mv, if is_last { about } else { &[] }));
    }
    Ok(troubles)
}

/// The result that a word tells, if it can't be a move.
fn end(word: &str) -> Option<GameResult> {
    GameResult::parse(word).filter(|result| result.is_no_move())
}

fn find(position: &Position, word: &str, numbering: Numbering) -> Option<Move> {
    let text = MoveText::parse(word)?.turned(position.board(), numbering);
    match movetext::find(position, &text).moves[..] {
        [mv] => Some(mv),
        _ => None,
    }
}

/// Changes the texts of the moves that a comment says were taken back.
pub(super) fn change_undone(comment: &mut String, change: impl Fn(&mut String)) {
    let mut parts = comment.split("[%undone ");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (words, rest) = part.split_at(part.find(']').unwrap_or(0));
        let change = |word: &str| {
            let mut word = word.to_owned();
            if end(&word).is_none() {
                change(&mut word);
            }
            word
        };
        let words: Vec<_> = words.split_whitespace().map(change).collect();
        whole = format!("{whole}[%undone {}{rest}", words.join(" "));
    }
    *comment = whole;
}

fn misfit(command: &Command, why: impl ToString) -> Trouble {
    Trouble::Command {
        command: command.to_string(),
        why: why.to_string(),
    }
}
