//! What `web/page.js` can do, by name; each is explained there.

use wasm_bindgen::prelude::wasm_bindgen;

// The page's script lies beside the folder that wasm-bindgen writes.
#[wasm_bindgen(raw_module = "../page.js")]
extern "C" {
    #[wasm_bindgen(js_name = openEngine)]
    pub(super) fn open_engine();
    #[wasm_bindgen(js_name = postToEngine)]
    pub(super) fn post_to_engine(job: &str);
    #[wasm_bindgen(js_name = hearEngine)]
    pub(super) fn hear_engine() -> Option<String>;
    #[wasm_bindgen(js_name = engineFailure)]
    pub(super) fn engine_failure() -> Option<String>;
    #[wasm_bindgen(js_name = hasWorkers)]
    pub(super) fn has_workers() -> bool;
    #[wasm_bindgen(js_name = chance)]
    pub(super) fn chance() -> f64;
    #[wasm_bindgen(js_name = asksForReducedMotion)]
    pub(super) fn asks_for_reduced_motion() -> bool;
    #[wasm_bindgen(js_name = wakeIn)]
    pub(super) fn wake_in(milliseconds: f64);
    #[wasm_bindgen(js_name = wokenBy)]
    pub(super) fn woken_by(wake: wasm_bindgen::JsValue);
    #[wasm_bindgen(js_name = tellScene)]
    pub(super) fn tell_scene(json: &str);
    #[wasm_bindgen(js_name = nextOrder)]
    pub(super) fn next_order() -> Option<String>;
    #[wasm_bindgen(js_name = tellOrderError)]
    pub(super) fn tell_order_error(reason: &str);
    #[wasm_bindgen(js_name = say)]
    pub(super) fn say(text: &str);
    #[wasm_bindgen(js_name = name)]
    pub(super) fn name(title: &str, language: &str);
    #[wasm_bindgen(js_name = drawn)]
    pub(super) fn drawn();
    #[wasm_bindgen(js_name = giveFile)]
    pub(super) fn give_file(name: &str, bytes: &[u8]);
    #[wasm_bindgen(js_name = askForFile)]
    pub(super) fn ask_for_file(purpose: &str, kinds: &str, most: f64);
    #[wasm_bindgen(js_name = put)]
    pub(super) fn put(text: &str);
    #[wasm_bindgen(js_name = wasPut)]
    pub(super) fn was_put() -> Option<bool>;
    #[wasm_bindgen(js_name = askForCopied)]
    pub(super) fn ask_for_copied();
    #[wasm_bindgen(js_name = wasRefused)]
    pub(super) fn was_refused() -> bool;
    #[wasm_bindgen(js_name = keepsGame)]
    pub(super) fn keeps_game(kept: bool);
    #[wasm_bindgen(js_name = isFirst)]
    pub(super) fn is_first() -> bool;
    #[wasm_bindgen(js_name = chosenName)]
    pub(super) fn chosen_name(purpose: &str) -> Option<String>;
    #[wasm_bindgen(js_name = chosenFile)]
    pub(super) fn chosen_file(purpose: &str) -> Option<Vec<u8>>;
    #[wasm_bindgen(js_name = share)]
    pub(super) fn share();
    #[wasm_bindgen(js_name = wasShared)]
    pub(super) fn was_shared() -> Option<bool>;
    #[wasm_bindgen(js_name = beginAnew)]
    pub(super) fn begin_anew();
    #[wasm_bindgen(js_name = tellPlace)]
    pub(super) fn tell_place(name: &str, x: Option<f32>, y: Option<f32>);
    #[wasm_bindgen(js_name = askForLine)]
    pub(super) fn ask_for_line(name: &str, label: &str, text: &str);
    #[wasm_bindgen(js_name = writtenLine)]
    pub(super) fn written_line(name: &str) -> Option<String>;
}
