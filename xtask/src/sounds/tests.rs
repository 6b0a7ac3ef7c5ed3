//! The waves as numbers: no clicks, no overload, all alike on every machine.

use super::recipes::RECIPES;
use super::synthesis::{RATE, Wave, decibels};

/// The mean pitch of a wave, in hertz: how often it goes through rest upwards, weighed by nothing.
fn crossings(wave: &Wave) -> usize {
    wave.0
        .windows(2)
        .filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0)
        .count()
}

#[test]
fn no_sound_clicks_at_its_ends_or_is_too_loud() {
    for (name, recipe) in RECIPES {
        let wave = recipe();
        let peak = wave.highest();
        assert!(peak <= decibels(-5.9), "{name} peaks at {peak}");
        assert!(peak >= decibels(-12.1), "{name} peaks at {peak}");
        // The first sample after rest, and the last before it.
        for end in [wave.0.first(), wave.0.last()] {
            let end = end.expect("a sound has samples").abs();
            assert!(end <= decibels(-90.0), "{name} ends at {end}");
        }
        // A click is a step; ours rise over a millisecond or more.
        let step = wave.0.windows(2).map(|pair| (pair[1] - pair[0]).abs());
        let steepest = step.fold(0.0, f64::max);
        assert!(steepest < 0.12, "{name} steps by {steepest}");
        let mean = wave.0.iter().sum::<f64>() / f64::from(u32::try_from(wave.0.len()).unwrap());
        assert!(mean.abs() < 0.003, "{name} stands off by {mean}");
    }
}

#[test]
fn sounds_are_short_and_have_rung_out() {
    for (name, recipe) in RECIPES {
        let wave = recipe();
        let seconds = f64::from(u32::try_from(wave.0.len()).unwrap()) / f64::from(RATE);
        assert!((0.1..=1.0).contains(&seconds), "{name} takes {seconds} s");
        // What the fade at the end cuts off can't be heard any more.
        let tail = wave.0.len() - usize::try_from(RATE).unwrap() * 3 / 100;
        let rest = Wave(wave.0[tail..].to_vec()).highest();
        assert!(
            rest < wave.highest() * decibels(-30.0),
            "{name} is cut at {rest}"
        );
    }
}

#[test]
fn a_recipe_always_makes_the_same_sound() {
    for (name, recipe) in RECIPES {
        assert_eq!(recipe(), recipe(), "{name}");
    }
}

#[test]
fn a_landing_is_brighter_than_a_capture_and_both_than_a_refusal() {
    let brightness = |name: &str| {
        let (_, recipe) = RECIPES
            .iter()
            .find(|(other, _)| *other == name)
            .expect(name);
        // In the first twentieth of a second, while all modes still ring.
        crossings(&Wave(recipe().0[..2205].to_vec()))
    };
    let (tap, take, refuse) = (brightness("tap"), brightness("take"), brightness("refuse"));
    assert!(tap > take && take > refuse, "{tap}, {take}, {refuse}");
}

#[test]
fn samples_become_sixteen_bits() {
    let wave = Wave(vec![0.0, 1.0, -1.0, 2.0]);
    assert_eq!(wave.bytes(), [0, 0, 0xFF, 0x7F, 0x01, 0x80, 0xFF, 0x7F]);
}
