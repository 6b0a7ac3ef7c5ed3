//! The file of weights.

use super::*;

#[test]
fn a_file_holds_what_was_written() {
    for (board, kinds, lanes) in [
        (Board::Ten, 5, 64),
        (Board::Ten, 2, 0),
        (Board::Eight, 2, 32),
    ] {
        let weights = weights(board, kinds, lanes);
        assert_eq!(Weights::read(&weights.write()), Ok(weights));
    }
}

#[test]
fn what_is_no_weights_is_refused() {
    let whole = weights(Board::Ten, 5, 32).write();
    let changed = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] ^= byte;
        bytes
    };
    let read = |bytes: &[u8]| ReadWeights::new(bytes).unwrap_err();
    let (short, found) = (&whole[..whole.len() - 1], whole.len() - 1);
    assert_eq!(read(b""), WeightsError::NotWeights);
    assert_eq!(read(&whole[..10]), WeightsError::NotWeights);
    assert_eq!(read(&changed(0, 1)), WeightsError::NotWeights);
    assert_eq!(
        read(short),
        WeightsError::Length {
            found,
            expected: whole.len()
        }
    );
    assert_eq!(read(&changed(100, 1)), WeightsError::Damaged);
    assert_eq!(read(&changed(13, 0x80)), WeightsError::Damaged, "the scale");
    assert!(matches!(
        read(&changed(8, 1)),
        WeightsError::Shape { squares: 51, .. }
    ));
    assert!(matches!(
        read(&changed(9, 8)),
        WeightsError::Shape { kinds: 13, .. }
    ));
    assert!(matches!(
        read(&changed(10, 1)),
        WeightsError::Shape { lanes: 33, .. }
    ));
    for cut in 0..whole.len() {
        assert!(Weights::read(&whole[..cut]).is_err(), "{cut} bytes");
    }
}

#[test]
fn our_own_weights_can_be_read_and_are_small() {
    let mut bytes = 0;
    for rules in Rules::ALL {
        let weights = Weights::read(Trained::of(rules).file()).unwrap();
        assert_eq!(weights.board, rules.board(), "{rules}");
    }
    for game in [Trained::Frisian, Trained::International, Trained::Spanish] {
        bytes += game.file().len();
    }
    assert!(bytes <= 1 << 20, "{bytes} bytes");
}
