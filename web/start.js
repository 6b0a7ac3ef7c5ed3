// From an empty page to the game: what the browser must have, the download, and a sentence where
// something is missing.

import { words } from './words.js';
import { claim, goOn, openLink } from './page.js';

const part = (id) => document.getElementById(id);
const [canvas, cover, progress, word, again] = ['damas', 'cover', 'progress', 'word', 'again'].map(part);
const said = words();

/** Puts a sentence over the board, with a button that loads the page anew. What went wrong first is told, not what
 *  came of it. */
function stop(sentence) {
  if (word.textContent) return;
  cover.hidden = false;
  progress.hidden = true;
  word.textContent = sentence;
  again.textContent = said.reload;
  again.hidden = false;
  again.focus();
}

again.onclick = goOn;

/** A function with one SIMD instruction: whether the browser knows it. */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

function lacking() {
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(SIMD)) return said.noWasm;
  const trial = document.createElement('canvas').getContext('webgl2');
  if (!trial) return said.noWebGL;
  // A browser has few contexts: this one is given back.
  trial.getExtension('WEBGL_lose_context')?.loseContext();
  return null;
}

/** Downloads and counts what arrives: the server may compress, so its own number is no help. */
async function download(url, bytes) {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const reader = response.body.getReader();
  const counted = new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      progress.value += value.length / bytes;
      controller.enqueue(value);
    },
  });
  return new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
}

/** Browsers let sound begin only after a touch: each context that the game makes waits for one. */
function letSoundBegin() {
  const Native = globalThis.AudioContext;
  if (!Native) return;
  const contexts = [];
  globalThis.AudioContext = class extends Native {
    constructor(...settings) {
      super(...settings);
      contexts.push(this);
    }
  };
  const resume = () => contexts.filter(({ state }) => state === 'suspended').forEach((context) => context.resume());
  for (const touch of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown']) {
    addEventListener(touch, resume, { capture: true, passive: true });
  }
}

/** Keys that scroll a page or move about in it belong to the game, and with Control those that mark all, save and open;
 *  reloading and pasting don't. */
const OURS = new Set([
  ' ', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Backspace', '/', "'",
]);
const OURS_WITH_CONTROL = new Set(['a', 's', 'o']);

function takeInput() {
  const keep = (event) => event.preventDefault();
  canvas.addEventListener('contextmenu', keep);
  canvas.addEventListener('wheel', keep, { passive: false });
  canvas.addEventListener('keydown', (event) => {
    const ours = event.ctrlKey || event.metaKey ? OURS_WITH_CONTROL : OURS;
    if (ours.has(event.key) && !event.altKey) keep(event);
  });
  // In a frame the page around has the keyboard until this one takes it.
  const focus = () => {
    globalThis.focus();
    canvas.focus({ preventScroll: true });
  };
  canvas.addEventListener('pointerdown', focus);
  canvas.addEventListener('pointerenter', () => document.hasFocus() || focus());
}

/** What goes wrong while the game runs is told. */
function watch() {
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    stop(said.lost);
  });
  // After these the game is gone: it panicked, or there is no memory left. It goes on after others.
  const deadly = [WebAssembly.RuntimeError, WebAssembly.LinkError, WebAssembly.CompileError, RangeError];
  const fault = (reason) => deadly.some((kind) => reason instanceof kind) && stop(said.fault);
  addEventListener('error', ({ error }) => fault(error));
  addEventListener('unhandledrejection', ({ reason }) => fault(reason));
}

async function start() {
  const missing = lacking();
  if (missing) return stop(missing);
  letSoundBegin();
  takeInput();
  const bytes = Number(document.querySelector('script[data-bytes]').dataset.bytes) || 30e6;
  let wasm, init;
  try {
    [{ default: init }, wasm] = await Promise.all([
      import('./game/damas.js'),
      WebAssembly.compileStreaming(download(new URL('game/damas_bg.wasm', import.meta.url), bytes)),
      claim(),
    ]);
  } catch (error) {
    console.warn(error);
    return stop(said.noDownload);
  }
  progress.removeAttribute('value');
  watch();
  damas.on('drawn', () => {
    cover.hidden = true;
    canvas.focus({ preventScroll: true });
  });
  openLink();
  addEventListener('hashchange', openLink);
  try {
    await init({ module_or_path: wasm });
  } catch (error) {
    console.error(error);
    stop(said.fault);
  }
}

start();
