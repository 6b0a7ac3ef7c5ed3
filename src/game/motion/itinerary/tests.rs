//! The itinerary, read frame by frame.

use super::*;

/// 42x31x33x13x2 of LOOK.md: diagonal, across, along, diagonal, and a crown.
fn capture_of_four() -> Journey {
    let at = |row: f32, column: f32| Vec2::new(column + 0.5, row + 0.5);
    Journey {
        stops: vec![at(8., 3.), at(6., 1.), at(6., 5.), at(2., 5.), at(0., 3.)],
        victims: vec![at(7., 2.), at(6., 3.), at(4., 5.), at(1., 4.)],
        crowns: true,
        dropped: false,
        height: 0.0,
    }
}

/// A frame every 5 ms until it is over.
fn frames(itinerary: &Itinerary) -> Vec<Glimpse> {
    let step = Duration::from_millis(5);
    let mut frames = vec![itinerary.at(Duration::ZERO)];
    for frame in 1..2000 {
        if frames.last().is_some_and(|last| last.done) {
            break;
        }
        frames.push(itinerary.at(step * frame));
    }
    frames
}

#[test]
fn the_piece_visits_every_landing_in_order_without_a_jump() {
    let journey = capture_of_four();
    let frames = frames(&Itinerary::new(&journey, Pace::Normal));
    let mut next = 0;
    for glimpse in &frames {
        if next < journey.stops.len() && glimpse.place.distance(journey.stops[next]) < 0.05 {
            next += 1;
        }
    }
    assert_eq!(next, journey.stops.len(), "stops visited in order");
    for pair in frames.windows(2) {
        assert!(
            pair[0].place.distance(pair[1].place) < 0.2,
            "a jump near {:?}",
            pair[0].place
        );
        assert!(
            (pair[0].height - pair[1].height).abs() < 0.12,
            "a bounce near {:?}",
            pair[0].place
        );
    }
}

#[test]
fn ghosts_stay_until_the_move_ends_and_leave_together() {
    let frames = frames(&Itinerary::new(&capture_of_four(), Pace::Normal));
    for glimpse in &frames {
        let leaving: Vec<f32> = glimpse
            .victims
            .iter()
            .map(|victim| victim.leaving)
            .collect();
        assert!(
            leaving
                .iter()
                .all(|&share| (share - leaving[0]).abs() < 1e-6),
            "all together: {leaving:?}"
        );
        if leaving[0] > 0.0 {
            assert_eq!(glimpse.landings, 4, "nobody leaves before the last landing");
            assert!(glimpse.victims.iter().all(|victim| victim.ghost >= 1.0));
        }
    }
    let order: Vec<usize> = (0..4)
        .map(|victim| {
            frames
                .iter()
                .position(|glimpse| glimpse.victims[victim].ghost > 0.0)
                .unwrap()
        })
        .collect();
    assert!(
        order.is_sorted() && order[0] < order[3],
        "in the order they are jumped: {order:?}"
    );
    assert!(
        frames
            .last()
            .unwrap()
            .victims
            .iter()
            .all(|victim| victim.leaving >= 1.0)
    );
}

#[test]
fn the_crown_comes_after_the_removal() {
    let frames = frames(&Itinerary::new(&capture_of_four(), Pace::Normal));
    let crowning: Vec<_> = frames
        .iter()
        .filter(|glimpse| glimpse.crown.is_some())
        .collect();
    assert!(
        crowning
            .iter()
            .all(|glimpse| glimpse.victims[0].leaving >= 1.0)
    );
    let petals: Vec<u8> = crowning
        .iter()
        .map(|glimpse| glimpse.crown.unwrap().petals)
        .collect();
    assert!(
        petals.is_sorted() && petals.last() == Some(&6),
        "{petals:?}"
    );
}

#[test]
fn paces_scale_and_none_is_at_once() {
    let journey = capture_of_four();
    let normal = Itinerary::new(&journey, Pace::Normal).total().as_secs_f32();
    let cases = [
        ("slow", Pace::Slow, 1.6),
        ("fast", Pace::Fast, 0.55),
        ("none", Pace::None, 0.0),
    ];
    for (case, pace, factor) in cases {
        let total = Itinerary::new(&journey, pace).total().as_secs_f32();
        assert!(
            (total - normal * factor).abs() < 0.01,
            "{case}: {total} s of {normal} s"
        );
    }
    let glimpse = Itinerary::new(&journey, Pace::None).at(Duration::ZERO);
    assert!(glimpse.done && glimpse.place == journey.stops[4]);
}

#[test]
fn a_piece_put_down_by_hand_does_not_go_back() {
    let end = capture_of_four().stops[4];
    let stops = vec![end + Vec2::splat(0.3), end];
    let journey = Journey {
        stops,
        dropped: true,
        height: LIFTED,
        ..capture_of_four()
    };
    let frames = frames(&Itinerary::new(&journey, Pace::Normal));
    assert!(
        frames
            .iter()
            .all(|glimpse| glimpse.place.distance(end) < 0.5)
    );
    assert!(
        frames
            .last()
            .unwrap()
            .victims
            .iter()
            .all(|victim| victim.leaving >= 1.0)
    );
}

#[test]
fn a_quiet_move_takes_180_ms_and_stays_low() {
    let journey = Journey {
        stops: vec![Vec2::new(3.5, 6.5), Vec2::new(4.5, 5.5)],
        victims: vec![],
        crowns: false,
        dropped: false,
        height: 0.0,
    };
    let itinerary = Itinerary::new(&journey, Pace::Normal);
    assert_eq!(itinerary.total(), pace::QUIET);
    assert!(
        frames(&itinerary)
            .iter()
            .all(|glimpse| glimpse.height <= 0.351)
    );
}

#[test]
fn every_beat_comes_once_and_in_order_however_long_a_frame_is() {
    use Beat::{Crowned, Landed, Taken};
    let expected = [
        Taken(1),
        Landed,
        Taken(2),
        Landed,
        Taken(3),
        Landed,
        Taken(4),
        Landed,
        Crowned,
    ];
    for frame in [1, 7, 16, 50, 333, 10_000].map(Duration::from_millis) {
        let itinerary = Itinerary::new(&capture_of_four(), Pace::Normal);
        let (mut beats, mut told, mut now) = (Vec::new(), None, Duration::ZERO);
        while told.is_none_or(|told| told < itinerary.total()) {
            beats.extend(itinerary.beats(told, now));
            (told, now) = (Some(now), now + frame);
        }
        assert_eq!(beats, expected, "a frame every {frame:?}");
    }
}

#[test]
fn without_animation_all_beats_are_in_the_first_frame() {
    let itinerary = Itinerary::new(&capture_of_four(), Pace::None);
    let count = |told| itinerary.beats(told, Duration::from_millis(16)).count();
    assert_eq!(count(None), 9);
    assert_eq!(count(Some(Duration::from_millis(16))), 0);
}

#[test]
fn a_piece_put_down_by_hand_lands_once() {
    let journey = Journey {
        stops: vec![Vec2::new(3.4, 0.6), Vec2::new(3.5, 0.5)],
        dropped: true,
        ..capture_of_four()
    };
    let itinerary = Itinerary::new(&journey, Pace::Normal);
    let beats: Vec<Beat> = itinerary.beats(None, itinerary.total()).collect();
    let landings = beats.iter().filter(|beat| **beat == Beat::Landed).count();
    let victims = beats.iter().filter(|beat| matches!(beat, Beat::Taken(_)));
    assert_eq!((landings, victims.count()), (1, 4), "{beats:?}");
}

#[test]
fn with_reduced_motion_nothing_moves_and_all_is_shown_in_order() {
    let journey = capture_of_four();
    let itinerary = Itinerary::new(&journey, Pace::Reduced);
    let frames = frames(&itinerary);
    // Four fades, half a one for the last ghost to be seen, one for the ghosts to leave, one for
    // the second disc.
    let expected = pace::FADE * 6 + pace::FADE / 2;
    let off = itinerary.total().abs_diff(expected);
    assert!(off.as_millis() == 0, "{:?}", itinerary.total());
    for glimpse in &frames {
        assert!(
            journey.stops.contains(&glimpse.place),
            "on a square: {:?}",
            glimpse.place
        );
        assert!(glimpse.height.abs() < 1e-6, "no arc");
        if let Some(crown) = glimpse.crown {
            assert_eq!((crown.fall, crown.petals, crown.rays), (0.0, 6, 0.0));
        }
    }
    let faded: Vec<Vec2> = frames
        .iter()
        .filter_map(|glimpse| glimpse.fading)
        .map(|fading| fading.from)
        .collect();
    let mut in_order = faded.clone();
    in_order.dedup();
    assert_eq!(in_order, journey.stops[..4], "from each square in turn");
    let ghosts = |glimpse: &Glimpse| {
        let ghosts = glimpse.victims.iter();
        ghosts.filter(|victim| victim.ghost > 0.0).count()
    };
    let counts: Vec<usize> = frames.iter().map(ghosts).collect();
    assert!(
        counts.is_sorted() && counts.contains(&1) && counts.contains(&3),
        "{counts:?}"
    );
}
