//! A script that is played in the real window, with a picture of each state.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::PrimaryWindow;

use super::action::{Action, Hands};
use super::pictures::Shot;
use crate::game::analysis::Study;
use crate::game::board::Stage;
use crate::game::board::table::Table;
use crate::game::flow::Flow;
use crate::game::motion::Motion;
use crate::game::referee::CurrentGame;
use crate::game::window;

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
    /// Pictures are named so from now on, with a dash and their own name after it.
    Of(&'static str),
    /// A frame of the strip, and after it so many that are not seen.
    Frame(u32),
    Strip(&'static str),
}

#[derive(Resource)]
pub(super) struct Script {
    folder: PathBuf,
    /// What goes before the names of pictures.
    of: &'static str,
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
            of: "",
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
    app.add_systems(First, keep_the_keyboard)
        .add_systems(Update, play.in_set(Flow::Gather))
        .add_systems(Last, never_rest.after(window::pace_drawing));
}

/// On a screen that nobody sees nobody gives the window the keyboard, and what has it there would look
/// as if it hadn't.
fn keep_the_keyboard(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    if !window.focused {
        window.focused = true;
    }
}

/// A scripted game takes its time in frames, so every frame is drawn.
fn never_rest(mut settings: ResMut<bevy::winit::WinitSettings>) {
    *settings = bevy::winit::WinitSettings::continuous();
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
        Step::Of(name) => {
            script.of = name;
            true
        }
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
        let dash = if self.of.is_empty() { "" } else { "-" };
        let path = self.folder.join(format!("{}{dash}{name}.png", self.of));
        if let Err(error) = shot.save(&path) {
            error!("{}: {error}", path.display());
            exit.write(AppExit::error());
        }
        true
    }
}
