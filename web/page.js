// What lies between the game and its page: the worker, what the page is told, window.damas.
//
// The game (src/game/page/door.rs) calls the functions that are exported here by name. A page, a
// test or a teacher uses `window.damas`, at the end.

import { copy } from './carry.js';

export * from './carry.js';

/** Wakes the game where it sleeps. */
export let wake = () => {};

/** The game leaves that function. */
export function wokenBy(wakeGame) { wake = wakeGame; }

/** Wakes the game after so many milliseconds. */
export function wakeIn(milliseconds) { setTimeout(() => wake(), milliseconds); }

/** A number from 0 to 1 that nobody can foretell. */
export function chance() {
  return crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
}

/** Whether the system asks that little moves. */
export function asksForReducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// --- One tab of several --------------------------------------------------------------------

/** So long another tab may take to let go: the one that is being reloaded does so late. */
const PATIENCE = 2000;

let first = true;

/** Finds out whether Damas is open in another tab; until this one is left, it counts as open here. */
export async function claim() {
  // Where tabs can't see one another each is the first: on pages without https, and where storage is blocked.
  if (!navigator.locks) return;
  const taken = () => { first = false; };
  await new Promise((known) => {
    const hold = () => {
      known();
      return new Promise(() => {});
    };
    const signal = AbortSignal.timeout(PATIENCE);
    navigator.locks.request('damas-frisonas', { signal }, hold).catch((error) => {
      if (error.name === 'TimeoutError' || error.name === 'AbortError') taken();
      known();
    });
  });
}

/** Whether no other tab has it open. */
export function isFirst() { return first; }

// --- The engine's worker -------------------------------------------------------------------

let worker = null;
let answers = [];
let failures = [];

export function hasWorkers() { return typeof Worker === 'function'; }

/** Starts a worker in place of the last one, whose answers are lost. */
export function openEngine() {
  worker?.terminate();
  [worker, answers, failures] = [null, [], []];
  try {
    const started = new Worker(new URL('engine.js', import.meta.url), { type: 'module' });
    const heard = (list, text) => {
      if (started === worker) {
        list.push(text);
        wake();
      }
    };
    started.onmessage = ({ data }) => heard(answers, data);
    started.onmessageerror = () => heard(failures, 'a message that cannot be read');
    started.onerror = (event) => {
      event.preventDefault();
      heard(failures, event.message ?? 'it cannot be loaded');
    };
    worker = started;
  } catch (error) {
    failures.push(String(error));
  }
}

export function postToEngine(job) { worker?.postMessage(job); }
export function hearEngine() { return answers.shift(); }
export function engineFailure() { return failures.shift(); }

// --- What the page is told -----------------------------------------------------------------

let scene = null;
let orders = [];
const events = new EventTarget();

function happened(type, detail) { events.dispatchEvent(new CustomEvent(type, { detail })); }

/** The game as it is now; `src/game/page/scene.rs` says what its fields mean. */
export function tellScene(json) {
  const before = scene;
  scene = Object.freeze(JSON.parse(json));
  happened('change', scene);
  if (before && isPlayed(before, scene)) happened('move', scene.moves.at(-1));
  if (scene.result && !before?.result) happened('end', scene.result);
}

/** Whether a move was added to the game that is being played; one that is opened or gone through has other moves too. */
function isPlayed(before, now) {
  const told = ({ screen, rules, start, moves }) => [screen, rules, start, ...moves].join('\n');
  const earlier = { ...now, moves: now.moves.slice(0, -1) };
  return now.screen === 'Playing' && now.moves.length > 0 && told(before) === told(earlier);
}

/** Speaks to those who can't see the board. */
export function say(text) {
  document.getElementById('said').textContent = text;
  happened('said', text);
}

/** The page's title, in which language. */
export function name(title, language) {
  document.title = title;
  document.documentElement.lang = language;
}

/** The first frames are on the canvas. */
export function drawn() { happened('drawn'); }

/** The next thing that the page asks for, as JSON. */
export function nextOrder() { return orders.shift(); }

/** Where the middle of a button is, from the canvas's upper left corner; without `x` it can't be seen. */
export function tellPlace(name, x, y) { happened('place', { name, x, y }); }

/** The last thing that was asked for can't be done. */
export function tellOrderError(reason) { happened('refused', reason); }

function order(what) {
  orders.push(JSON.stringify(what));
  wake();
}

// --- A game in a link ----------------------------------------------------------------------

const LINKED = ['rules', 'fen', 'moves', 'white', 'black'];

/** The game that the page's address tells, if it tells one. */
export function openLink() {
  const told = new URLSearchParams(location.hash.slice(1));
  const game = Object.fromEntries(LINKED.filter((key) => told.has(key)).map((key) => [key, told.get(key)]));
  if (game.moves) game.moves = game.moves.replaceAll('_', ' ');
  if (!('rules' in game || 'fen' in game || 'moves' in game)) return;
  order({ open: game });
  forgetLink();
}

/** Whoever reloads the page later goes on with their own game, not with the link's. */
function forgetLink() { history.replaceState(null, '', location.href.split('#')[0]); }

/** Loads the page anew, with what is kept by now. */
export function beginAnew() { location.reload(); }

let kept = true;

/** Whether the browser keeps the game on the board. */
export function keepsGame(now) { kept = now; }

/** Loads the page anew, with the game that was on the board: one that isn't kept goes by the page's address. */
export function goOn() {
  if (scene && !kept) {
    const seats = { white: scene.whiteLevel ?? scene.white, black: scene.blackLevel ?? scene.black };
    history.replaceState(null, '', link(seats));
  }
  beginAnew();
}

/** A link to the game; `more` is told with it. */
function link(more = {}) {
  const told = new URLSearchParams({ rules: scene.rules, fen: scene.start, ...more });
  if (scene.moves.length) told.set('moves', scene.moves.join('_'));
  return `${location.href.split('#')[0]}#${told}`;
}

let shared = [];

/** Copies a link to the game; `wasShared` knows whether that was possible. */
export async function share() {
  shared.push(await copy(link()));
  wake();
}

export function wasShared() { return shared.shift(); }

// --- window.damas --------------------------------------------------------------------------

/**
 * The game, for tests, tools and teachers.
 *
 * Events (`damas.on('move', call)`): `drawn` once the board is there; `change` with the new scene;
 * `move` with a move that is played; `said` with what is said to those who can't see; `refused` with the reason
 * why something that was asked for can't be done; `end` with the result.
 */
globalThis.damas = Object.freeze({
  /** All that is told, at once: screen, rules, fen, turn, moves, legal, thinking, moving, pace, analysis, board… */
  scene: () => scene,
  /** The position as FEN. */
  position: () => scene?.fen,
  /** The legal moves, as a PDN file has them. */
  legalMoves: () => scene?.legal ?? [],
  /** Plays a move for the side to move. */
  play: (move) => order({ play: move }),
  /** Opens a game: { rules, fen, moves, white, black }, where a player is 'person', 'machine' or a level. */
  open: (game = {}) => order({ open: Object.fromEntries(Object.entries(game).map(([k, v]) => [k, String(v)])) }),
  /** Takes back up to the player's own last move. */
  takeBack: () => order('takeBack'),
  /** A link to the game, which tells all of it. */
  link: () => link(),
  /** The middle of a square in the window, in CSS pixels. */
  square: (number) => {
    const { left, top, square, columns, flipped } = scene.board;
    const half = columns / 2;
    let row = Math.floor((number - 1) / half);
    let column = 2 * ((number - 1) % half) + (row % 2 ? 0 : 1);
    if (flipped) [row, column] = [columns - 1 - row, columns - 1 - column];
    const canvas = document.getElementById('damas').getBoundingClientRect();
    return {
      x: canvas.left + left + (column + 0.5) * square,
      y: canvas.top + top + (row + 0.5) * square,
    };
  },
  /** The middle of a button in the window, in CSS pixels, by its name in the game's code ('undo', 'menu share'); null
   *  where it can't be seen. */
  control: (wanted) => new Promise((done) => {
    const end = damas.on('place', ({ name, x, y }) => {
      if (name !== wanted) return;
      end();
      const canvas = document.getElementById('damas').getBoundingClientRect();
      done(x === undefined ? null : { x: canvas.left + x, y: canvas.top + y });
    });
    order({ find: wanted });
  }),
  /** Calls back at each event of this kind; gives a function that ends it. */
  on: (type, call) => {
    const listen = ({ detail }) => call(detail);
    events.addEventListener(type, listen);
    return () => events.removeEventListener(type, listen);
  },
});
