//! What must hold for the table.

use super::*;

#[test]
fn every_system_has_every_need_or_it_comes_with_it() {
    for need in &NEEDS {
        for system in System::KNOWN {
            let named = format!("{} on {}", need.what, system.name());
            match need.source(&system).expect(&named) {
                Source::Comes => assert!(system.installer().is_none(), "{named}"),
                Source::ByHand(phrase) => assert!(!phrase.is_empty(), "{named}"),
                Source::Packages(packages) => {
                    assert!(system.installer().is_some(), "{named}: no installer");
                    assert!(!packages.is_empty(), "{named}");
                    assert!(packages.iter().all(|name| is_package_name(name)), "{named}");
                }
            }
        }
    }
}

#[test]
fn an_unknown_system_gets_no_packages() {
    let other = System::Other("Void".to_owned());
    assert!(NEEDS.iter().all(|need| need.source(&other).is_none()));
}

#[test]
fn no_need_stands_twice_and_each_has_a_sign() {
    for (index, need) in NEEDS.iter().enumerate() {
        assert!(!need.why.is_empty(), "{}", need.what);
        let twins = NEEDS[..index]
            .iter()
            .filter(|other| other.what == need.what || other.sign == need.sign);
        assert_eq!(twins.count(), 0, "{}", need.what);
        if let Sign::Program(names) | Sign::Libraries(names) = need.sign {
            assert!(!names.is_empty(), "{}", need.what);
        }
    }
}

fn is_package_name(name: &str) -> bool {
    !name.is_empty()
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "+-._".contains(c))
}
