//! A game played by script in the real window, with a picture of each state.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::pictures::Shot;
use crate::game::board::Stage;
use crate::game::board::table::{Flipped, Table};
use crate::game::flow::{Flow, Overlay, Screen};
use crate::game::input::SquareTouched;
use crate::game::interface::Words;
use crate::game::language::{Catalogue, Language};
use crate::game::messages::{GameWished, ResignWished, TakebackWished};
use crate::game::motion::Motion;
use crate::game::referee::CurrentGame;
use crate::game::seats::Seats;
use crate::game::window;
use crate::notation::fen;
use crate::rules::{Rules, Side, Square};

/// White takes four pieces, diagonally, across, along and diagonally again, and is crowned.
const CAPTURE_OF_FOUR: &str = "W:W22,38,42,29:B8,9,17,23,26,32,37";
/// One move more, and Black is shut in.
const SHUT_IN: &str = "W:WK3,27,31,32,33,37,38,41,44,47,49:B26,36";
/// Kings on both sides, two of which must be taken rather than three men.
const KINGS: &str = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";

/// One thing to do; the next waits until it is done.
#[derive(Clone, Debug)]
enum Step {
    Language(Language),
    Screen(Screen),
    /// Two people, so that nothing depends on how the machine plays.
    People(&'static str),
    /// White against the machine, from the start.
    Machine,
    Touch(u8),
    Overlay(Overlay),
    Flip,
    TakeBack,
    Resign(Side),
    /// So many frames go by.
    Wait(u32),
    /// Until nothing moves.
    Settle,
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
    pub(super) fn new(folder: PathBuf) -> Self {
        let steps = steps().into_iter();
        let arrives = Arc::default();
        Self {
            folder,
            steps,
            now: None,
            waited: 0,
            frames: Vec::new(),
            arrives,
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
fn steps() -> Vec<Step> {
    use Step::{Flip, Frame, Machine, Overlay as Dialog, People, Resign, Settle, Shot, Strip, TakeBack, Touch, Wait};
    let mut steps = vec![
        Step::Language(Language::English), Wait(20), Shot("title"),
        Step::Screen(Screen::Playing), Machine, Wait(10), Shot("gliding"), Settle, Shot("start"),
        Touch(32), Wait(8), Shot("selected"),
        Touch(28), Settle, Wait(2), Shot("thinking"), Wait(60), Settle, Shot("last-move"),
        TakeBack, Settle, Shot("taken-back"),
        People(KINGS), Settle, Wait(30), Shot("compulsory"),
        Touch(30), Wait(14), Shot("refused"),
        People(CAPTURE_OF_FOUR), Settle, Touch(42), Wait(8), Shot("capture-chosen"), Touch(2),
    ];
    steps.extend(std::iter::repeat_n(Frame(2), 24));
    steps.extend([
        Strip("capture-strip"), Settle, Shot("crowned"),
        People(CAPTURE_OF_FOUR), Settle, Touch(42), Touch(2), Wait(30), Shot("capturing"), Wait(20), Shot("captured"), Settle,
        Flip, Wait(4), Shot("flipped"), Flip, Dialog(Overlay::NewGame), Wait(14), Shot("new-game"),
        Dialog(Overlay::Closed), People(SHUT_IN), Settle, Touch(32), Touch(28), Settle, Wait(14), Shot("over"),
        People("W:W31-50:B1-20"), Settle, Resign(Side::Black), Wait(14), Shot("resigned"),
        Dialog(Overlay::Closed), Step::Language(Language::Frisian), Wait(4), Shot("frisian"),
        Step::Screen(Screen::Menu), Wait(40), Shot("title-again"),
    ]);
    steps
}

/// Does as many steps as one frame allows.
fn play(
    mut commands: Commands,
    mut script: ResMut<Script>,
    (stage, table): (Res<Stage>, Res<Table>),
    (motion, current): (Res<Motion>, Res<CurrentGame>),
    mut words: ResMut<Words>,
    mut flipped: ResMut<Flipped>,
    (mut screen, mut overlay): (ResMut<NextState<Screen>>, ResMut<NextState<Overlay>>),
    mut touched: MessageWriter<SquareTouched>,
    mut games: MessageWriter<GameWished>,
    mut take_back: MessageWriter<TakebackWished>,
    mut resign: MessageWriter<ResignWished>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    if script.now.is_none() {
        script.waited = 0;
        script.now = script.steps.next();
    }
    script.waited += 1;
    let Some(step) = script.now.clone() else {
        exit.write(AppExit::Success);
        return Ok(());
    };
    let done = match step {
        Step::Language(language) => {
            words.0 = Catalogue::new(language);
            true
        }
        Step::Screen(next) => {
            NextState::set_if_neq(&mut screen, next);
            true
        }
        Step::People(position) => {
            let start = fen::read(Rules::Frisian, position)?;
            games.write(GameWished {
                start,
                seats: Seats::two_people(),
            });
            true
        }
        Step::Machine => {
            let start = crate::rules::Position::start(Rules::Frisian);
            games.write(GameWished {
                start,
                seats: Seats::against_machine(Side::White),
            });
            true
        }
        Step::Touch(number) => {
            let square = Square::new(number).ok_or("no such square")?;
            touched.write(SquareTouched {
                square,
                dropped: false,
            });
            true
        }
        Step::Overlay(next) => {
            NextState::set_if_neq(&mut overlay, next);
            true
        }
        Step::Flip => {
            flipped.0 = !flipped.0;
            true
        }
        Step::TakeBack => {
            take_back.write(TakebackWished);
            true
        }
        Step::Resign(side) => {
            resign.write(ResignWished(side));
            true
        }
        Step::Wait(frames) => script.waited > frames,
        // The states follow a frame behind, and small motions a little longer.
        Step::Settle => {
            script.waited > 15
                && motion.shown().is_none()
                && !stage.is_changed()
                && !current.is_changed()
        }
        Step::Shot(name) => script
            .shot(&mut commands)
            .is_some_and(|shot| script.save(&shot, name, &mut exit)),
        Step::Frame(unseen) => {
            if (script.waited == 1 || script.asked)
                && let Some(shot) = script.shot(&mut commands)
            {
                let corner = stage.geometry.origin * table.scale();
                let side = stage.geometry.side() * table.scale();
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                let cut = shot.part(
                    corner.x as usize,
                    corner.y as usize,
                    side as usize,
                    side as usize,
                );
                script.frames.push(cut);
            }
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
