//! Files of many programs, which lie beside the checkout and aren't ours to copy. What is asked
//! of each is what its index says.

use std::path::PathBuf;

use damas::notation::pdn::{Command, Record, Remark, Replayed, Ruling, Style};
use damas::notation::{fen, pdn};
use damas::rules::{Ending, Rules, Side};

use super::show::{read, show_game};

/// A file's bytes, or `None`, said so, where the files are absent.
fn bytes(name: &str) -> Option<Vec<u8>> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../shared/pdn"]
        .iter()
        .collect();
    let found = std::fs::read(folder.join(name)).ok();
    if found.is_none() {
        println!("skipped: {name} is not beside the checkout");
    }
    found
}

fn replay_all(bytes: &[u8]) -> Vec<Replayed> {
    read(bytes)
        .into_iter()
        .map(|record| record.replay(None))
        .collect()
}

/// Files of our rule sets: the plies of each game, all of which are legal.
const OURS: [(&str, Rules, &[usize]); 19] = [
    ("01_kurnik_playok.pdn", Rules::International, &[126, 117]),
    (
        "02_dutch_semifinal_spaced_squares.pdn",
        Rules::International,
        &[105, 102],
    ),
    (
        "12_problem_fen_trailing_dot.pdn",
        Rules::International,
        &[13, 19, 7],
    ),
    (
        "14_problem_no_moves_only_result.pdn",
        Rules::International,
        &[0, 0, 0, 0],
    ),
    ("17_windragon_engine_log.pdn", Rules::International, &[152]),
    ("19_dutch_date_in_words.pdn", Rules::International, &[96]),
    ("21_wk2003.pdn", Rules::International, &[80, 93]),
    ("24_min_fen.pdn", Rules::International, &[0, 0, 0]),
    ("25_min_gameterminator.pdn", Rules::International, &[1]),
    ("26_min_linecomment.pdn", Rules::International, &[2]),
    ("27_min_movestrength.pdn", Rules::International, &[3]),
    ("29_min_unicode.pdn", Rules::International, &[2]),
    (
        "32_lidraughts_frisian_moves_only.pdn",
        Rules::Frisian,
        &[97, 70, 94, 33, 46, 69],
    ),
    (
        "35_pydraughts_gametype_only.pdn",
        Rules::International,
        &[95, 130, 133],
    ),
    ("38_pydraughts_frysk.pdn", Rules::Frysk, &[43, 47]),
    (
        "43_pydraughts_frisian_bare_list.txt",
        Rules::Frisian,
        &[122],
    ),
    ("90_derived_bom_crlf_frisian.pdn", Rules::Frisian, &[97]),
    ("92_derived_cr_only.pdn", Rules::Frisian, &[97]),
    ("93_derived_utf16le_bom.pdn", Rules::Frisian, &[97]),
];

#[test]
fn games_of_our_rules_are_legal_to_the_last_move() {
    for (name, rules, plies) in OURS {
        let Some(bytes) = bytes(name) else { continue };
        let games = replay_all(&bytes);
        let played = games
            .iter()
            .map(|replayed| replayed.game().unwrap().plies().len());
        assert_eq!(played.collect::<Vec<_>>(), plies, "{name}");
        for replayed in games {
            assert_eq!(replayed.ruling, Ruling::Ours(rules), "{name}");
            assert!(
                !replayed.record.has_errors(),
                "{name}: {:?}",
                replayed.record.faults
            );
            let odd = name.starts_with("24") && replayed.record.place.line == 1;
            assert_eq!(
                replayed.record.faults.is_empty(),
                !odd,
                "{name}: {:?}",
                replayed.record.faults
            );
            rebuilds(name, replayed);
        }
    }
}

/// Written in our style and read again it is the same game.
fn rebuilds(name: &str, mut replayed: Replayed) {
    replayed.tidy(&Style::default());
    let again = replay_all(pdn::write(&replayed.record).as_bytes());
    assert_eq!(again.len(), 1, "{name}");
    assert_eq!(again[0].game(), replayed.game(), "{name}");
}

/// Files of other rules: the moves of each game, which are kept.
const OTHERS: [(&str, &str, &[usize]); 11] = [
    (
        "04_italian_tags_italian_numbering.pdn",
        "Italian",
        &[75, 69],
    ),
    (
        "06_russian_colon_fen_numeric_moves_algebraic.pdn",
        "letters",
        &[61, 69],
    ),
    ("08_czech_full_path_algebraic.pdn", "letters", &[50, 44]),
    ("10_czech_clock_seconds.pdn", "letters", &[49, 40]),
    ("11_english_oca.pdn", "English", &[44, 52, 22]),
    ("15_comments_with_moves_inside.pdn", "English", &[9, 11, 7]),
    ("23_min_alphanumeric.pdn", "letters", &[1]),
    ("36_american_tab_separated.txt", "English", &[40]),
    ("41_hcheckers_russian_draw1.pdn", "Russian", &[1]),
    ("46_kcheckers_setup.pdn", "English", &[4]),
    ("48_draughtsmind_nested.pdn", "Brazilian", &[3]),
];

#[test]
fn games_of_other_rules_are_said_to_be_so_and_kept() {
    for (name, rules, plies) in OTHERS {
        let Some(bytes) = bytes(name) else { continue };
        let records = read(&bytes);
        let kept = records.iter().map(|record| record.line.plies.len());
        assert_eq!(kept.collect::<Vec<_>>(), plies, "{name}");
        for record in records {
            assert!(record.faults.is_empty(), "{name}: {:?}", record.faults);
            let replayed = record.replay(None);
            assert!(matches!(replayed.ruling, Ruling::Other(_)), "{name}");
            let fault = replayed.record.faults[0].to_string();
            assert!(
                replayed.record.has_errors() && fault.contains(rules),
                "{name}: {fault}"
            );
        }
    }
}

#[test]
fn every_file_is_written_back_whole() {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../shared/pdn"]
        .iter()
        .collect();
    let Ok(files) = std::fs::read_dir(&folder) else {
        return println!("skipped: the files are not beside the checkout");
    };
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    for name in names.filter(|name| name != "INDEX.md") {
        let records = read(&bytes(&name).unwrap());
        let text: String = records.iter().map(pdn::write).collect();
        let again: Vec<Record> = read(text.as_bytes());
        assert_eq!(again.len(), records.len(), "{name}");
        for (before, after) in records.iter().zip(&again) {
            let (before, after) = (show_game(before), show_game(after));
            // A game without a result is written with the one of PDN.
            assert!(
                after == before || after == format!("{before}*"),
                "{name}\n{before}\n{after}"
            );
        }
    }
}

/// The first game of a file.
fn first(name: &str) -> Option<Replayed> {
    Some(replay_all(&bytes(name)?).swap_remove(0))
}

#[test]
fn tags_and_comments_of_other_programs_are_kept() {
    if let Some(lidraughts) = first("33_lidraughts_frisian_headers.pdn") {
        let tags = &lidraughts.record.tags;
        assert_eq!(tags.get("Event"), Some("Qualifier Fryslân Open [4/4]"));
        assert_eq!(tags.get("WhiteRatingDiff"), Some("+9"));
        assert_eq!((tags.len(), lidraughts.record.faults.len()), (16, 0));
    }
    if let Some(log) = first("17_windragon_engine_log.pdn") {
        let comments: Vec<_> = log
            .record
            .line
            .plies
            .iter()
            .flat_map(|ply| &ply.remarks)
            .collect();
        assert_eq!(comments.len(), 153);
        let Remark::Comment(text) = comments[9] else {
            panic!("{:?}", comments[9])
        };
        let commands: Vec<_> = Command::all(text).collect();
        assert_eq!(commands[2], Command::Other("egt".into(), "0:0:9.56".into()));
    }
    if let Some(names) = first("29_min_unicode.pdn") {
        assert_eq!(names.record.tags.get("White"), Some("А Б"));
    }
    if let Some(line) = first("26_min_linecomment.pdn") {
        let is_kept = |text: &str| text.contains("International Draughts 10x10");
        assert!(matches!(&line.record.preamble[..], [Remark::Escape(text)] if is_kept(text)));
    }
}

#[test]
fn odd_files_are_read_as_they_are_meant() {
    if let Some(tutorial) = first("39_noamfav_tutorial1.pdn") {
        assert_eq!(fen::write(tutorial.game().unwrap().start()), "W:W33:B13");
        assert_eq!(tutorial.record.tags.get("isBot"), Some("0"));
        assert_eq!(tutorial.record.faults.len(), 1);
    }
    if let Some(nested) = first("31_min_nested_comment.pdn") {
        let faults: Vec<_> = nested
            .record
            .faults
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(
            faults[0].starts_with("line 1, column 46: this } closes no comment"),
            "{faults:?}"
        );
        assert_eq!(nested.game().unwrap().plies().len(), 3);
    }
    if let Some(unknown) = first("24_min_fen.pdn") {
        assert_eq!(
            fen::write(unknown.game().unwrap().start()),
            "W:W11,13,29:B2,4,22"
        );
        assert!(
            unknown.record.faults[0]
                .to_string()
                .contains("the side to move is unknown")
        );
    }
}

#[test]
fn small_files_are_read_to_the_letter() {
    if let Some(strength) = first("27_min_movestrength.pdn") {
        let remarks = strength
            .record
            .line
            .plies
            .iter()
            .map(|ply| &ply.remarks[..]);
        let glyphs = remarks.filter(|remarks| matches!(remarks, [Remark::Glyph(_)]));
        assert_eq!(glyphs.count(), 2);
    }
    if let Some(russian) = first("37_pydraughts_russian.pdn") {
        let ruling = russian.ruling.to_string();
        assert_eq!(ruling, "Russian draughts (GameType 25)");
        // The tag and the moves of this file don't agree.
        assert_eq!(russian.record.faults.len(), 2);
    }
    if let Some(bytes) = bytes("32_lidraughts_frisian_moves_only.pdn") {
        let outcome = replay_all(&bytes)[2].game().unwrap().outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.ending),
            (Some(Side::Black), Ending::NoPieces)
        );
    }
}

#[test]
fn one_game_in_other_encodings_is_the_same() {
    for copy in [
        "90_derived_bom_crlf_frisian.pdn",
        "92_derived_cr_only.pdn",
        "93_derived_utf16le_bom.pdn",
    ] {
        if let (Some(copy), Some(first)) = (first(copy), first("33_lidraughts_frisian_headers.pdn"))
        {
            assert_eq!(copy.record.tags, first.record.tags);
            assert_eq!(copy.game(), first.game());
        }
    }
}
