//! What of a refused attempt can be shown.

use damas::notation::fen;
use damas::rules::{CaptureRoute, Refusal, Rules, Square};

#[test]
fn an_attempt_that_is_refused_can_still_be_shown() {
    // 30 could take three men; the two kings that 49 takes are worth more.
    let fen = "W:W49,30,21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15";
    let position = fen::read(Rules::Frisian, fen).unwrap();
    let square = |number| Square::new(number).unwrap();
    let refusal = position.explain(square(30), square(17));
    let Some(Refusal::BetterCapture { tried, .. }) = refusal else {
        panic!("{refusal:?}");
    };
    let numbers = |route: CaptureRoute| {
        let all = |squares: Vec<Square>| squares.into_iter().map(Square::number).collect();
        let told: (Vec<u8>, Vec<u8>) = (all(route.landings), all(route.taken));
        told
    };
    let way = (vec![10, 19, 17], vec![20, 14, 18]);
    for to in [Some(square(17)), None] {
        let route = position.attempted_route(square(30), to, tried.victims);
        assert_eq!(route.map(numbers), Some(way.clone()), "to {to:?}");
    }
    let elsewhere = position.attempted_route(square(30), Some(square(28)), tried.victims);
    assert_eq!(elsewhere, None, "it can't end there");
    let nobody = position.attempted_route(square(22), None, tried.victims);
    assert_eq!(nobody, None, "an empty square");
}
