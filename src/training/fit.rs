//! Fits weights to samples.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::Sample;
use super::adam::Adam;
use super::lessons::{Lessons, SCALES};
use super::model::{Layout, Model, cross_entropy, sigmoid};
use crate::ai::eval::weights::fnv;
use crate::rules::Rules;

/// What the last step's rate is of the first's.
const LAST_RATE: f32 = 0.01;
/// In so many samples it is measured what a man is worth.
const WEIGHED: usize = 50_000;

/// How to learn.
#[derive(Clone, Debug)]
pub struct Course {
    /// The game.
    pub rules: Rules,
    /// Width of the network: 0, 32, 64, 96 or 128; with 0 only the linear part learns.
    pub lanes: usize,
    /// How often everything is gone through.
    pub epochs: u32,
    /// Samples to a step.
    pub batch: usize,
    /// How far the first steps go.
    pub rate: f32,
    /// How much the score of the search counts, the rest being the result: 0–1.
    pub blend: f32,
    /// Centi-men per unit of log-odds.
    pub scale: u16,
    /// What chance begins with.
    pub seed: u64,
    /// How many threads learn.
    pub threads: usize,
}

/// How far learning has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Epochs done.
    pub epoch: u32,
    /// Mean loss of the epoch, in nats.
    pub learnt: f32,
    /// Mean loss of the samples kept back, as if only results counted.
    pub asked: f32,
}

/// Learning that is under way.
#[derive(Debug)]
pub struct Fit<'a> {
    course: &'a Course,
    lessons: &'a Lessons,
    model: Model,
    adam: Adam,
    epoch: u32,
    path: PathBuf,
}

impl<'a> Fit<'a> {
    /// Takes up what the file at `path` keeps, or begins anew where there is none.
    ///
    /// # Errors
    ///
    /// It can't be read, or keeps what was begun by another course or from other lessons.
    pub fn new(course: &'a Course, lessons: &'a Lessons, path: &Path) -> io::Result<Self> {
        let layout = Layout::of(course.rules, course.lanes);
        let mut chance = ChaCha8Rng::seed_from_u64(course.seed);
        let mut fit = Self {
            course,
            lessons,
            model: Model::new(layout, &mut chance),
            adam: Adam::new(layout.len()),
            epoch: 0,
            path: path.to_owned(),
        };
        match fs::read(path) {
            Ok(bytes) => fit.take_up(&bytes)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        Ok(fit)
    }

    /// Goes through everything once more, and keeps what was learnt in the file; `None` when the
    /// course is over.
    pub fn epoch(&mut self) -> io::Result<Option<Progress>> {
        if self.epoch >= self.course.epochs {
            return Ok(None);
        }
        let mut order: Vec<usize> = (0..self.lessons.learn.len()).collect();
        let mut chance = ChaCha8Rng::seed_from_u64(self.course.seed);
        chance.set_stream(u64::from(self.epoch) + 1);
        order.shuffle(&mut chance);
        let (mut loss, batches) = (0.0, order.len().div_ceil(self.course.batch));
        for (number, batch) in order.chunks(self.course.batch).enumerate() {
            let rate = self.rate(number, batches);
            loss += f64::from(self.step(batch, rate));
        }
        self.epoch += 1;
        // Never half of it, whenever this is broken off.
        let mut fresh = self.path.clone().into_os_string();
        fresh.push(".new");
        fs::write(&fresh, self.to_bytes())?;
        fs::rename(&fresh, &self.path)?;
        Ok(Some(Progress {
            epoch: self.epoch,
            learnt: mean(loss, order.len()),
            asked: self.ask(),
        }))
    }

    /// The file of weights of what was learnt so far, in which a man is worth a hundred centi-men.
    pub fn weights(&self) -> Vec<u8> {
        self.model.weights(self.unit()).write()
    }

    /// Centi-men per unit of log-odds, so that in half of some samples a man less costs more than
    /// a hundred and in half of them less (a mean would say how dear the few are whose loss lets
    /// much be captured); that of the course where nothing is known of it.
    fn unit(&self) -> u16 {
        let Lessons { learn, ask, .. } = self.lessons;
        let samples = if ask.is_empty() { learn } else { ask };
        let cost = |sample: &Sample| {
            let less = sample.without_a_man()?;
            Some(self.model.odds(sample) - self.model.odds(&less))
        };
        let every = (samples.len() / WEIGHED).max(1);
        let mut costs: Vec<f32> = samples.iter().step_by(every).filter_map(cost).collect();
        costs.sort_by(f32::total_cmp);
        match costs.get(costs.len() / 2) {
            Some(&man) if man > 0.0 => {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a cast from floating point saturates"
                )]
                let unit = (100.0 / man).round() as u16;
                unit.clamp(*SCALES.start(), *SCALES.end())
            }
            _ => self.course.scale,
        }
    }

    /// The rate of a step: half a cosine from the first to the last.
    #[expect(clippy::cast_precision_loss, reason = "a part of the way")]
    fn rate(&self, step: usize, steps: usize) -> f32 {
        let epochs = self.course.epochs as f32;
        let way = (self.epoch as f32 + step as f32 / steps as f32) / epochs;
        let cosine = f32::midpoint(1.0, (way * std::f32::consts::PI).cos());
        self.course.rate * (LAST_RATE + (1.0 - LAST_RATE) * cosine)
    }

    /// One step; gives the sum of the losses.
    fn step(&mut self, batch: &[usize], rate: f32) -> f32 {
        let share = batch.len().div_ceil(self.course.threads.max(1));
        let (model, this) = (&self.model, &*self);
        let parts: Vec<(f32, Vec<f32>)> = thread::scope(|scope| {
            let learn = |part: &[usize]| {
                let mut slopes = vec![0.0; model.numbers.len()];
                let loss = part
                    .iter()
                    .map(|&index| this.learn(index, &mut slopes))
                    .sum();
                (loss, slopes)
            };
            let threads: Vec<_> = batch
                .chunks(share)
                .map(|part| scope.spawn(move || learn(part)))
                .collect();
            let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
            // A thread that panicked has said so; what it learnt is missing.
            joined.filter_map(Result::ok).collect()
        });
        let mut slopes = vec![0.0; self.model.numbers.len()];
        #[expect(clippy::cast_precision_loss, reason = "a batch is small")]
        let one = 1.0 / batch.len() as f32;
        let mut loss = 0.0;
        for (part, its) in parts {
            loss += part;
            slopes
                .iter_mut()
                .zip(its)
                .for_each(|(sum, slope)| *sum += slope * one);
        }
        self.adam.step(&mut self.model.numbers, &slopes, rate);
        self.model.clamp();
        loss
    }

    fn learn(&self, index: usize, slopes: &mut [f32]) -> f32 {
        let sample = &self.lessons.learn[index];
        let score = sigmoid(f32::from(sample.score) / f32::from(self.course.scale));
        let blend = self.course.blend;
        let target = blend * score + (1.0 - blend) * sample.points.value();
        self.model.learn(sample, target, slopes)
    }

    fn ask(&self) -> f32 {
        let ask = &self.lessons.ask;
        let loss = |sample: &Sample| {
            f64::from(cross_entropy(
                self.model.odds(sample),
                sample.points.value(),
            ))
        };
        mean(ask.iter().map(loss).sum(), ask.len())
    }

    /// Tells what is learnt here from what another course would make of other lessons.
    fn plan(&self) -> u64 {
        let course = Course {
            threads: 0,
            ..self.course.clone()
        };
        fnv(format!("{course:?} {:x}", self.lessons.sum).as_bytes())
    }

    /// What [`Self::new`] takes up: the plan, epoch, steps, and the numbers with their moments.
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.plan().to_le_bytes().to_vec();
        bytes.extend(self.epoch.to_le_bytes());
        bytes.extend(self.adam.steps.to_le_bytes());
        for numbers in [&self.model.numbers, &self.adam.mean, &self.adam.square] {
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    fn take_up(&mut self, bytes: &[u8]) -> io::Result<()> {
        let other = || {
            let why = "it keeps what was begun by another course or from other samples: remove it";
            io::Error::new(io::ErrorKind::InvalidData, why)
        };
        let (plan, rest) = bytes.split_first_chunk().ok_or_else(other)?;
        let (words, rest) = rest.as_chunks::<4>();
        let len = self.model.numbers.len();
        let [epoch, steps, numbers @ ..] = words else {
            return Err(other());
        };
        let fits = numbers.len() == 3 * len && rest.is_empty();
        if u64::from_le_bytes(*plan) != self.plan() || !fits {
            return Err(other());
        }
        self.epoch = u32::from_le_bytes(*epoch);
        self.adam.steps = u32::from_le_bytes(*steps);
        let places = [
            &mut self.model.numbers,
            &mut self.adam.mean,
            &mut self.adam.square,
        ];
        for (place, words) in places.into_iter().zip(numbers.chunks(len)) {
            for (number, word) in place.iter_mut().zip(words) {
                *number = f32::from_le_bytes(*word);
            }
        }
        Ok(())
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "a mean to a few digits"
)]
fn mean(sum: f64, count: usize) -> f32 {
    (sum / count.max(1) as f64) as f32
}
