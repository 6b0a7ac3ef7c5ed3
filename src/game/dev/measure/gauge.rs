//! The instrument: times of frames, and what the system says the program has used.

#![expect(
    clippy::disallowed_types,
    reason = "web_time's is std's outside a browser"
)]

use std::time::Duration;

use bevy::prelude::*;
use cpu_time::ThreadTime;
use web_time::Instant;

/// How long the idle window is watched.
const IDLE: Duration = Duration::from_secs(5);

/// The last capture comes to rest before it.
const SETTLE: Duration = Duration::from_secs(5);

/// What is being measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Phase {
    /// Nothing yet.
    #[default]
    Warm,
    /// Frames in which nothing moves.
    Rest,
    /// Frames of a multi-capture.
    Capture,
    /// Nobody asks for frames.
    Idle,
}

/// What was measured so far.
#[derive(Resource, Default)]
pub(super) struct Gauge {
    phase: Phase,
    frames: u32,
    /// The present frame is one to measure.
    pub(super) counts: bool,
    began: Option<Instant>,
    /// What this thread, on which all schedules run, had used by then.
    used: Option<Duration>,
    /// Since the program was started, ms.
    first_frame: f64,
    /// From one frame to the next, and the processor's of our schedules within it, ms.
    rest: Times,
    capture: Times,
}

#[derive(Default)]
struct Times {
    frames: Vec<f64>,
    ours: Vec<f64>,
}

impl Gauge {
    pub(super) fn phase(&self) -> Phase {
        self.phase
    }

    /// Frames since the start.
    pub(super) fn frames(&self) -> u32 {
        self.frames
    }

    /// Frames measured in this phase.
    pub(super) fn measured(&self) -> usize {
        match self.phase {
            Phase::Rest => self.rest.frames.len(),
            Phase::Capture => self.capture.frames.len(),
            Phase::Warm | Phase::Idle => 0,
        }
    }

    pub(super) fn enter(&mut self, phase: Phase) {
        (self.phase, self.counts) = (phase, false);
    }

    fn times(&mut self) -> Option<&mut Times> {
        match self.phase {
            Phase::Rest => Some(&mut self.rest),
            Phase::Capture => Some(&mut self.capture),
            Phase::Warm | Phase::Idle => None,
        }
    }

    pub(super) fn begin_frame(&mut self) {
        let now = Instant::now();
        self.frames += 1;
        if self.frames == 2 {
            // The first one is on its way to the screen.
            self.first_frame = process::age().unwrap_or_default();
        }
        self.used = used_by_thread();
        let took = self.began.replace(now).map(|began| now - began);
        if let (true, Some(took), Some(times)) = (self.counts, took, self.times()) {
            times.frames.push(millis(took));
        }
    }

    pub(super) fn end_frame(&mut self) {
        let ours = self.used.zip(used_by_thread());
        let ours = ours.map(|(before, now)| now.saturating_sub(before));
        if let (true, Some(ours), Some(times)) = (self.counts, ours, self.times()) {
            times.ours.push(millis(ours));
        }
    }

    /// Watches from a thread of its own, since nothing else may stir; then prints and ends all.
    #[expect(clippy::print_stdout, reason = "the chore reads it there")]
    pub(super) fn watch_idle(&self) {
        let (rest, capture) = (self.rest.medians(), self.capture.medians());
        let first_frame = self.first_frame;
        std::thread::spawn(move || {
            // The last frames are drawn, and letters settle.
            std::thread::sleep(SETTLE);
            let before = process::used().unwrap_or_default();
            std::thread::sleep(IDLE);
            let used = process::used().unwrap_or_default() - before;
            let line = serde_json::json!({
                "first_frame_ms": first_frame,
                "rest_frame_ms": rest.0,
                "rest_schedules_ms": rest.1,
                "capture_frame_ms": capture.0,
                "capture_schedules_ms": capture.1,
                "idle_cpu_percent": 100.0 * used / IDLE.as_secs_f64(),
                "memory_mb": process::memory().unwrap_or_default(),
            });
            println!("{line}");
            std::process::exit(0);
        });
    }
}

impl Times {
    fn medians(&self) -> (Option<f64>, Option<f64>) {
        (median(&self.frames), median(&self.ours))
    }
}

/// Processor time of this thread so far.
fn used_by_thread() -> Option<Duration> {
    Some(ThreadTime::try_now().ok()?.as_duration())
}

fn median(times: &[f64]) -> Option<f64> {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied()
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// What the system knows of this program; `None` where it doesn't say.
pub(in crate::game::dev) mod process {
    use std::fs;

    /// Ticks in a second, as Linux shows them to programs.
    const TICKS: f64 = 100.0;

    /// A number of /proc/self/stat, counted from the state, which is the third.
    fn stat(index: usize) -> Option<f64> {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        // The name before it may hold anything but its closing bracket last.
        let rest = &stat[stat.rfind(')')? + 2..];
        rest.split(' ').nth(index - 3)?.parse().ok()
    }

    /// Processor time used, s.
    pub(super) fn used() -> Option<f64> {
        Some((stat(14)? + stat(15)?) / TICKS)
    }

    /// Since it was started, ms.
    pub(super) fn age() -> Option<f64> {
        let up = fs::read_to_string("/proc/uptime").ok()?;
        let up: f64 = up.split(' ').next()?.parse().ok()?;
        Some((up - stat(22)? / TICKS) * 1_000.0)
    }

    /// Memory in use, MB.
    pub(in crate::game::dev) fn memory() -> Option<f64> {
        let status = fs::read_to_string("/proc/self/status").ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
        Some(kilobytes / 1_024.0)
    }
}

#[test]
fn the_median_is_the_one_in_the_middle() {
    assert_eq!(median(&[]), None);
    assert_eq!(median(&[3.0, 1.0, 2.0]), Some(2.0));
}

#[cfg(target_os = "linux")]
#[test]
fn the_system_tells_what_a_program_uses() {
    assert!(process::used().is_some_and(|seconds| seconds >= 0.0));
    assert!(process::age().is_some_and(|ms| ms >= 0.0));
    assert!(process::memory().is_some_and(|mb| mb > 1.0));
}
