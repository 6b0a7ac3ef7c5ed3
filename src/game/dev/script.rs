//! A game played by script in the real window, with a picture of each state.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::boards::{Brush, Change};
use super::dialogs::{Deed, Fingers};
use super::pictures::Shot;
use super::playing::{Wish, Wishes};
use crate::contest::MatchLaws;
use crate::game::analysis::Study;
use crate::game::board::Stage;
use crate::game::board::table::{Flipped, Table};
use crate::game::flow::{Flow, Going, Overlay, Screen};
use crate::game::input::SquareTouched;
use crate::game::interface::Words;
use crate::game::language::{Catalogue, Language};
use crate::game::lessons::{LessonWished, LessonsWished};
use crate::game::messages::{GameWished, ResignWished, TakebackWished};
use crate::game::motion::Motion;
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::game::window;
use crate::notation::fen;
use crate::rules::{Position, Rules, Side, Square};

/// White takes four pieces, diagonally, across, along and diagonally again, and is crowned.
const CAPTURE_OF_FOUR: &str = "W:W22,38,42,29:B8,9,17,23,26,32,37";
/// One move more, and Black is shut in.
const SHUT_IN: &str = "W:WK3,27,31,32,33,37,38,41,44,47,49:B26,36";
/// Kings on both sides, two of which must be taken rather than three men.
pub(super) const KINGS: &str =
    "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";

/// One thing that is done at once.
#[derive(Clone, Copy, Debug)]
pub(super) enum Action {
    Language(Language),
    Screen(Screen),
    Overlay(Overlay),
    /// Two people, so that nothing depends on how the machine plays.
    People(&'static str),
    /// The same by other rules.
    By(Rules, &'static str),
    Paint(Change),
    /// White against the machine, from the start.
    Machine,
    Touch(u8),
    Flip,
    TakeBack,
    /// Something that the panel offers.
    Wish(Wish),
    Resign(Side),
    Learn(Rules),
    Lesson(usize),
    Finger(Deed),
}

/// One line of the script; the next waits until it is done.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Do(Action),
    /// So many frames go by.
    Wait(u32),
    /// Until nothing moves.
    Settle,
    /// Until the machine has found of the study what is asked for.
    Until(fn(&Study) -> bool),
    Shot(&'static str),
    /// A frame of the strip, and after it so many that are not seen.
    Frame(u32),
    Strip(&'static str),
}

#[derive(Resource)]
pub(super) struct Script {
    folder: PathBuf,
    steps: std::vec::IntoIter<Step>,
    now: Option<Step>,
    waited: u32,
    frames: Vec<Shot>,
    /// Where a picture that was asked for arrives.
    arrives: Arc<Mutex<Option<Shot>>>,
    asked: bool,
}

impl Script {
    /// The pictures go to the folder.
    pub(super) fn new(folder: PathBuf, steps: Vec<Step>) -> Self {
        Self {
            folder,
            steps: steps.into_iter(),
            now: None,
            waited: 0,
            frames: Vec::new(),
            arrives: Arc::default(),
            asked: false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(Flow::Gather))
        .add_systems(Last, never_rest.after(window::pace_drawing));
}

/// A scripted game takes its time in frames, so every frame is drawn.
fn never_rest(mut settings: ResMut<bevy::winit::WinitSettings>) {
    *settings = bevy::winit::WinitSettings::continuous();
}

#[rustfmt::skip]
pub(super) fn steps() -> Vec<Step> {
    use Action::{Flip, Language as Speak, Learn, Lesson, Machine, Overlay as Dialog, People, Resign, Screen as Go, TakeBack, Touch};
    use Step::{Do, Frame, Settle, Shot, Strip, Wait};
    let mut steps = vec![
        Do(Speak(Language::English)), Wait(20), Shot("title"),
        Do(Go(Screen::Playing)), Do(Machine), Wait(10), Shot("gliding"), Settle, Shot("start"),
        Do(Touch(32)), Wait(8), Shot("selected"),
        Do(Touch(28)), Settle, Wait(2), Shot("thinking"), Wait(60), Settle, Shot("last-move"),
        Do(TakeBack), Settle, Shot("taken-back"), Do(People(KINGS)), Settle, Wait(30), Shot("compulsory"),
        Do(Touch(30)), Wait(14), Shot("refused"),
        Do(People(CAPTURE_OF_FOUR)), Settle, Do(Touch(42)), Wait(8), Shot("capture-chosen"), Do(Touch(2)),
    ];
    steps.extend(std::iter::repeat_n(Frame(2), 24));
    steps.extend([
        Strip("capture-strip"), Settle, Shot("crowned"),
        Do(People(CAPTURE_OF_FOUR)), Settle, Do(Touch(42)), Do(Touch(2)), Wait(30), Shot("capturing"),
        Wait(20), Shot("captured"), Settle,
        Do(Flip), Wait(4), Shot("flipped"), Do(Flip), Do(Dialog(Overlay::NewGame)), Wait(14), Shot("new-game"),
        Do(Dialog(Overlay::Closed)), Do(People(SHUT_IN)), Settle, Do(Touch(32)), Do(Touch(28)), Settle, Wait(14), Shot("over"),
        Do(People("W:W31-50:B1-20")), Settle, Do(Resign(Side::Black)), Wait(14), Shot("resigned"),
        Do(Dialog(Overlay::Closed)), Do(Speak(Language::Frisian)), Wait(4), Shot("frisian"),
        Do(Learn(Rules::Frisian)), Settle, Wait(30), Shot("lesson"),
        Do(Lesson(1)), Settle, Do(Touch(44)), Wait(14), Shot("lesson-refused"),
        Do(Touch(32)), Do(Touch(23)), Settle, Wait(4), Shot("lesson-done"),
        Do(Lesson(5)), Settle, Do(Touch(38)), Do(Touch(33)), Settle, Settle, Shot("lesson-not-that"),
        Do(Speak(Language::English)), Do(Learn(Rules::Spanish)), Settle, Wait(30), Shot("lesson-small"),
        Do(Go(Screen::Menu)), Wait(40), Shot("title-again"),
    ]);
    steps
}

/// What a step takes in hand.
#[derive(SystemParam)]
struct Hands<'w, 's> {
    fingers: Fingers<'w, 's>,
    brush: Brush<'w>,
    wishes: Wishes<'w>,
    words: ResMut<'w, Words>,
    flipped: ResMut<'w, Flipped>,
    going: Going<'w>,
    touched: MessageWriter<'w, SquareTouched>,
    games: MessageWriter<'w, GameWished>,
    take_back: MessageWriter<'w, TakebackWished>,
    resign: MessageWriter<'w, ResignWished>,
    learn: MessageWriter<'w, LessonsWished>,
    lesson: MessageWriter<'w, LessonWished>,
}

impl Hands<'_, '_> {
    fn people(&mut self, rules: Rules, position: &str) -> Result {
        let start = fen::read(rules, position)?;
        let seats = Seats::two_people();
        self.games
            .write(GameWished::new(start, seats, MatchLaws::UNTIMED));
        Ok(())
    }

    /// Does one thing, at once.
    fn act(&mut self, action: Action) -> Result {
        match action {
            Action::Language(language) => self.words.0 = Catalogue::new(language),
            Action::Screen(next) => self.going.to(next),
            Action::Overlay(next) => self.going.open(next),
            Action::People(position) => self.people(Rules::Frisian, position)?,
            Action::By(rules, position) => self.people(rules, position)?,
            Action::Paint(change) => self.brush.paint(change)?,
            Action::Machine => {
                let start = Position::start(Rules::Frisian);
                let seats = Seats::against_machine(Side::White);
                self.games
                    .write(GameWished::new(start, seats, MatchLaws::UNTIMED));
            }
            Action::Wish(wish) => self.wishes.write(wish, &mut self.games)?,
            Action::Touch(number) => {
                let square = Square::new(number).ok_or("no such square")?;
                let dropped = false;
                self.touched.write(SquareTouched { square, dropped });
            }
            Action::Flip => self.flipped.0 = !self.flipped.0,
            Action::TakeBack => drop(self.take_back.write(TakebackWished)),
            Action::Resign(side) => drop(self.resign.write(ResignWished(side))),
            Action::Learn(rules) => drop(self.learn.write(LessonsWished(rules))),
            Action::Lesson(index) => drop(self.lesson.write(LessonWished(index))),
            Action::Finger(deed) => self.fingers.act(deed)?,
        }
        Ok(())
    }
}

/// Goes through the script, at most a step a frame.
fn play(
    mut commands: Commands,
    mut script: ResMut<Script>,
    mut hands: Hands,
    (stage, table): (Res<Stage>, Res<Table>),
    (motion, current, study): (Res<Motion>, Res<CurrentGame>, Res<Study>),
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let Some(step) = script.step() else {
        exit.write(AppExit::Success);
        return Ok(());
    };
    let done = match step {
        Step::Do(action) => hands.act(action).map(|()| true)?,
        Step::Wait(frames) => script.waited > frames,
        Step::Until(is_so) => is_so(&study),
        // The states follow a frame behind, and small motions a little longer.
        Step::Settle => {
            let changes = stage.is_changed() || current.is_changed();
            script.waited > 15 && motion.shown().is_none() && !changes
        }
        Step::Shot(name) => script
            .shot(&mut commands)
            .is_some_and(|shot| script.save(&shot, name, &mut exit)),
        Step::Frame(unseen) => {
            script.frame(&mut commands, &stage, table.scale());
            !script.asked && script.waited > unseen
        }
        Step::Strip(name) => {
            let strip = Shot::strip(&std::mem::take(&mut script.frames), 6);
            script.save(&strip, name, &mut exit)
        }
    };
    if done {
        script.now = None;
    }
    Ok(())
}

impl Script {
    /// The step to go on with, for one frame more.
    fn step(&mut self) -> Option<Step> {
        if self.now.is_none() {
            self.waited = 0;
            self.now = self.steps.next();
        }
        self.waited += 1;
        self.now.clone()
    }

    /// The picture that was asked for, once it is there; asks for one if none has been.
    fn shot(&mut self, commands: &mut Commands) -> Option<Shot> {
        if !self.asked {
            self.asked = true;
            let arrives = Arc::clone(&self.arrives);
            commands.spawn(Screenshot::primary_window()).observe(
                move |captured: On<ScreenshotCaptured>| {
                    if let Ok(mut arrives) = arrives.lock() {
                        *arrives = Shot::of(&captured.image);
                    }
                },
            );
            return None;
        }
        let shot = self.arrives.lock().ok()?.take()?;
        self.asked = false;
        Some(shot)
    }

    /// Asks once for a picture of the board, and keeps it when it is there.
    fn frame(&mut self, commands: &mut Commands, stage: &Stage, scale: f32) {
        if self.waited > 1 && !self.asked {
            return;
        }
        if let Some(shot) = self.shot(commands) {
            let (origin, side) = (stage.geometry.origin, stage.geometry.side());
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let [left, top, side] = [origin.x, origin.y, side].map(|at| (at * scale) as usize);
            self.frames.push(shot.part(left, top, side, side));
        }
    }

    /// Saves a picture; a folder that can't be written ends the program with a failure.
    fn save(&self, shot: &Shot, name: &str, exit: &mut MessageWriter<AppExit>) -> bool {
        let path = self.folder.join(format!("{name}.png"));
        if let Err(error) = shot.save(&path) {
            error!("{}: {error}", path.display());
            exit.write(AppExit::error());
        }
        true
    }
}
