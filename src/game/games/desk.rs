//! What is wished is done: files are opened and saved, games put on the board.

use std::time::Duration;

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;

use super::file::{self, FileFault, Files, LONGEST, Opened, Reply};
use super::keeping::{self, Calendar, FromCollection, KeptAs};
use super::{Games, GamesWished, Shelf, told};
use crate::game::analysis::{SetUpWished, Study, StudyWished};
use crate::game::choices::Choices;
use crate::game::editor::SetUpStep;
use crate::game::flow::{Flow, Going, Overlay, Screen};
use crate::game::language::Phrase;
use crate::game::messages::{Announced, GameWished, PasteWished};
use crate::game::referee::{CurrentGame, Tally};
use crate::game::seats::Seats;
use crate::game::storage::{Storage, StorageFailed};
use crate::notation::{fen, pdn};
use crate::rules::{Position, Rules};

/// So much of a frame is for reading a file.
const READING: Duration = Duration::from_millis(6);
/// So many times that are looked for something to show in a file that has just come.
const LOOKS: u32 = 50;

/// A game that goes on the board as soon as the screen of play is on: the screens of lessons and of
/// analysis put the game beneath them back when they are left, and this one comes after it.
#[derive(Resource, Default)]
struct Due(Option<GameWished>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Due>()
        .add_systems(Update, (hear, grant, read_on).chain().in_set(Flow::Gather))
        .add_systems(
            Update,
            deliver
                .run_if(in_state(Screen::Playing))
                .in_set(Flow::Gather),
        );
}

fn deliver(mut due: ResMut<Due>, mut wished: MessageWriter<GameWished>) {
    if due.0.is_some() {
        wished.write_batch(due.0.take());
    }
}

/// Where a wish may lead.
#[derive(SystemParam)]
struct Ways<'w> {
    games: ResMut<'w, Games>,
    choices: ResMut<'w, Choices>,
    opened: ResMut<'w, FromCollection>,
    going: Going<'w>,
    screen: Res<'w, State<Screen>>,
    due: ResMut<'w, Due>,
    study: Res<'w, Study>,
    studies: MessageWriter<'w, StudyWished>,
    set_up: MessageWriter<'w, SetUpWished>,
    set: MessageWriter<'w, SetUpStep>,
    paste: MessageWriter<'w, PasteWished>,
    told: MessageWriter<'w, Announced>,
    failed: MessageWriter<'w, StorageFailed>,
}

/// What the dialogs of the system answer.
fn hear(
    files: Option<ResMut<Files>>,
    mut wished: MessageWriter<GamesWished>,
    mut telling: MessageWriter<Announced>,
) {
    let Some(mut files) = files else { return };
    while let Some(reply) = files.bypass_change_detection().0.reply() {
        match reply {
            Reply::Opened(opened) => drop(wished.write(GamesWished::Take(opened))),
            Reply::Saved(name) => drop(telling.write(Announced(Phrase::FileSaved { name }))),
            Reply::Failed(fault) => {
                warn!("{fault}");
                telling.write(Announced(told(&fault)));
            }
        }
    }
}

fn grant(
    mut wishes: MessageReader<GamesWished>,
    (current, seats, calendar): (Res<CurrentGame>, Res<Seats>, Res<Calendar>),
    files: Option<ResMut<Files>>,
    storage: Option<Res<Storage>>,
    mut ways: Ways,
    // Some systems open dialogs only from the thread of their windows.
    _main: NonSendMarker,
) {
    let mut files = files;
    let mut save = |name: &str, text: String| {
        if let Some(files) = &mut files {
            files.0.save(name, text);
        }
    };
    let mut asks = false;
    for wish in wishes.read() {
        match wish {
            GamesWished::Own => ways.show_own(storage.as_deref()),
            GamesWished::Last => ways.going.open(Overlay::Games),
            GamesWished::OpenFile => asks = true,
            GamesWished::Paste => drop(ways.paste.write(PasteWished)),
            GamesWished::Take(opened) => ways.take(opened),
            GamesWished::SaveGame => {
                let today = (calendar.0)();
                let name = format!("damas-{}.pdn", today.0.replace('.', "-"));
                let record = keeping::record(current.contest(), *seats, today);
                save(&name, pdn::write(&record));
            }
            // Under the file's own name, in which there may be more than was read.
            GamesWished::SaveAll if !ways.games.collection.is_whole() => {}
            GamesWished::SaveAll => {
                let text = ways.games.collection.write();
                save(&ways.games.shelf.file_name(), text);
            }
            GamesWished::Save(name, text) => save(name, text.clone()),
            &GamesWished::PutOnBoard(number) => ways.put_on_board(number),
            &GamesWished::Analyse(number) => ways.analyse(number),
        }
    }
    if let Some(files) = files.filter(|_| asks) {
        files.into_inner().0.open();
    }
}

impl Shelf {
    /// What a file with its games is called unless the player says otherwise.
    fn file_name(&self) -> String {
        match self {
            Self::File { name } if !name.is_empty() => {
                // What was a list of positions is one of games by now.
                let positions = name.strip_suffix(".fen");
                positions.map_or_else(|| name.clone(), |stem| format!("{stem}.pdn"))
            }
            Self::File { .. } => "damas.pdn".into(),
            Self::Own => "damas-games.pdn".into(),
        }
    }
}

impl Ways<'_> {
    fn show_own(&mut self, storage: Option<&Storage>) {
        let journal = storage.map(|storage| storage.0.journal(keeping::NAME));
        let bytes = match journal {
            Some(Ok(bytes)) => bytes,
            Some(Err(fault)) => {
                self.failed.write(StorageFailed(fault));
                None
            }
            None => None,
        };
        *self.games = Games::of(Shelf::Own, bytes.unwrap_or_default(), &self.games);
        self.going.open(Overlay::Games);
    }

    /// Games are for a list; for what a position is, the screen that is on tells.
    fn take(&mut self, Opened { name, bytes }: &Opened) {
        if bytes.len() > LONGEST {
            let fault = FileFault::TooLong { name: name.clone() };
            self.told.write(Announced(told(&fault)));
            return;
        }
        let positions = file::positions(bytes, self.rules());
        let bytes = match &positions[..] {
            [] => bytes.clone(),
            [(line, read)] => return self.take_position(line, read.as_ref().ok().copied()),
            many => file::as_games(many).into_bytes(),
        };
        let mut games = Games::of(Shelf::File { name: name.clone() }, bytes, &self.games);
        games.collection.read_on(READING);
        // A list is shown only once there is something in it: on a slow machine one look is not enough to know that.
        for _ in 0..LOOKS {
            if games.collection.is_reading() && games.collection.count() < 2 {
                games.collection.read_on(READING);
            }
        }
        let playable = games.collection.entries().iter();
        let playable = playable.filter(|entry| entry.plies > 0 || entry.start.is_some());
        if playable.count() == 0 && !games.collection.is_reading() {
            let fault = FileFault::Empty { name: name.clone() };
            self.told.write(Announced(told(&fault)));
            return;
        }
        let alone = games.collection.count() == 1 && !games.collection.is_reading();
        let first = games
            .collection
            .entries()
            .iter()
            .position(|entry| entry.is_game);
        games.chosen = first.filter(|_| alone);
        *self.games = games;
        self.going.open(Overlay::Games);
    }

    /// By which rules a position is read that doesn't tell.
    fn rules(&self) -> Rules {
        match self.screen.get() {
            Screen::Analysing => self.study.position().rules(),
            _ => self.choices.rules,
        }
    }

    /// A position is set up where positions are set up or analysed; else it is for a new game. The
    /// editor and the new game's dialog tell what is wrong with it.
    fn take_position(&mut self, text: &str, position: Option<Position>) {
        match (self.screen.get(), position) {
            (Screen::Editor, _) => drop(self.set.write(SetUpStep::Write(text.to_owned()))),
            (Screen::Analysing, Some(position)) => {
                self.set_up.write(SetUpWished::new(position));
            }
            (Screen::Analysing, None) => {
                let position = *self.study.position();
                let line = text.to_owned();
                self.set_up.write(SetUpWished::with_line(position, line));
            }
            (_, Some(position)) => {
                self.choices.rules = position.rules();
                self.choices.position = fen::write(&position);
                self.going.open(Overlay::NewGame);
            }
            (_, None) => {
                text.clone_into(&mut self.choices.position);
                self.going.open(Overlay::NewGame);
            }
        }
    }

    fn put_on_board(&mut self, number: usize) {
        let Some(entry) = self.games.collection.entries().get(number) else {
            return;
        };
        let Some(contest) = entry.replay().and_then(|replayed| replayed.contest) else {
            return;
        };
        self.opened.0 = Some(contest.clone());
        self.due.0 = Some(GameWished {
            contest,
            seats: entry.seats(),
            thought: Duration::ZERO,
            tally: Tally::default(),
            kept_as: KeptAs::default(),
        });
        self.going.close();
        self.going.to(Screen::Playing);
    }

    fn analyse(&mut self, number: usize) {
        let entry = self.games.collection.entries().get(number);
        if let Some(replayed) = entry.and_then(super::entry::Entry::replay) {
            let from = self.games.origin(number);
            self.studies
                .write(StudyWished::Read(Box::new(replayed), from));
            self.going.close();
        }
    }
}

fn read_on(mut games: ResMut<Games>) {
    if games.collection.is_reading() {
        games.collection.read_on(READING);
    }
}
