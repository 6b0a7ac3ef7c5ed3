//! Steps downhill (Kingma and Ba 2014: Adam).

/// How much of the mean slope is kept from step to step.
const KEEP_MEAN: f32 = 0.9;
/// How much of the mean square is kept.
const KEEP_SQUARE: f32 = 0.999;
/// So that nothing is divided by zero.
const TINY: f32 = 1e-8;

/// What the steps so far have told about each number's slope.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Adam {
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
    pub(super) steps: u32,
}

impl Adam {
    pub(super) fn new(len: usize) -> Self {
        Self {
            mean: vec![0.0; len],
            square: vec![0.0; len],
            steps: 0,
        }
    }

    /// Moves each number against its slope, by about `rate`.
    pub(super) fn step(&mut self, numbers: &mut [f32], slopes: &[f32], rate: f32) {
        self.steps += 1;
        #[expect(clippy::cast_possible_wrap, reason = "far fewer than 2³¹ steps")]
        let steps = self.steps as i32;
        let rate = rate * (1.0 - KEEP_SQUARE.powi(steps)).sqrt() / (1.0 - KEEP_MEAN.powi(steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, &slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(moments) {
            *mean = KEEP_MEAN * *mean + (1.0 - KEEP_MEAN) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            *number -= rate * *mean / (square.sqrt() + TINY);
        }
    }
}
