//! How fast moves are generated: leaves a second of the move tree, one thread.
//!
//! The deep rows of tests/data/perft.tsv that `cargo test` leaves out are counted here, and
//! checked: `cargo bench --no-default-features`.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use damas::notation::fen;
use damas::rules::Rules;
use damas::rules::perft::{self, Leaves};

/// Speed from the starts and from a middle game with kings.
fn speed(criterion: &mut Criterion) {
    let many_kings = "W:W12,18,21,K27,29,31,K39,K42:BK17,K22,25,K28,40,K43,K49";
    let cases = [
        ("frisian", Rules::Frisian, "W:W31-50:B1-20", 8, 2_825_779),
        ("frisian kings", Rules::Frisian, many_kings, 6, 16_166),
        (
            "international",
            Rules::International,
            "W:W31-50:B1-20",
            8,
            6_483_961,
        ),
        ("spanish", Rules::Spanish, "W:W1-12:B21-32", 9, 3_860_866),
    ];
    let mut group = criterion.benchmark_group("perft");
    group
        .sample_size(20)
        .measurement_time(Duration::from_secs(5));
    for (name, rules, text, depth, nodes) in cases {
        let position = fen::read(rules, text).expect("a position of the vectors");
        group.throughput(Throughput::Elements(nodes));
        for leaves in [Leaves::Bulk, Leaves::Made] {
            let id = BenchmarkId::new(format!("{leaves:?}"), name);
            group.bench_function(id, |bencher| {
                bencher.iter(|| {
                    let counted = perft::count(black_box(&position), depth, leaves);
                    assert_eq!(counted, nodes, "{name}");
                });
            });
        }
    }
    group.finish();
}

/// The deepest rows of the vectors, each once.
fn deep(_: &mut Criterion) {
    let table = include_str!("../tests/data/perft.tsv");
    for row in table.lines().filter(|row| !row.starts_with('#')).skip(1) {
        let columns: Vec<_> = row.split('\t').collect();
        let [rules, name, text, depth, nodes, _] = columns[..] else {
            panic!("a row has six columns: {row}");
        };
        let nodes: u64 = nodes.parse().expect("a number of leaves");
        if nodes <= 25_000_000 {
            continue;
        }
        let rules = rules.parse().expect("a rule set");
        let position = fen::read(rules, text).expect("a position of the vectors");
        let counted = perft::count(&position, depth.parse().expect("a depth"), Leaves::Bulk);
        assert_eq!(counted, nodes, "{row}");
        println!("{rules}, {name}, depth {depth}: {nodes} leaves, right");
    }
}

criterion_group!(benches, deep, speed);
criterion_main!(benches);
