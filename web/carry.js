// What players carry to the page and away from it: files, what is pasted and copied, a line written on a phone.
//
// The game calls these functions by way of page.js, which hands them on.

import { wake } from './page.js';

// --- Files and the clipboard ---------------------------------------------------------------

/** Gives the player a file of this name to keep. */
export function giveFile(name, bytes) {
  const href = URL.createObjectURL(new Blob([bytes]));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Browsers read it a while after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Names and bytes of files by what they were chosen for. */
const chosen = new Map();

/** Keeps a file, no more of it than `most`, until the game takes it. */
async function take(purpose, file, most) {
  if (!file) return;
  // A folder can't be read, nor a file that has gone: there is nothing in it then, which the game tells.
  const bytes = await file.slice(0, most).arrayBuffer().catch(() => []);
  chosen.set(purpose, { name: file.name, bytes: new Uint8Array(bytes) });
  wake();
}

/** Lets the player choose a file for a purpose; of one that is longer than `most` only the beginning is read. */
export function askForFile(purpose, kinds, most) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: kinds });
  // Safari on phones forgets what isn't in the document.
  input.hidden = true;
  document.body.append(input);
  input.oncancel = () => input.remove();
  input.onchange = () => {
    take(purpose, input.files[0], most + 1);
    input.remove();
  };
  input.click();
}

// What is dropped on the page is a file of games, whatever its name; the game reads no more of it than it may.
const MOST_DROPPED = 32 * 2 ** 20 + 1;
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  take('games', event.dataTransfer?.files[0], MOST_DROPPED);
});

// What is pasted while nobody writes is a game or a position.
addEventListener('paste', (event) => {
  if (event.target instanceof Element && event.target.matches('input, textarea')) return;
  paste(event.clipboardData?.getData('text') ?? '');
});

// At once: what is typed next comes after it.
function paste(text) {
  if (!text) return;
  chosen.set('pasted', { name: '', bytes: new TextEncoder().encode(text).subarray(0, MOST_DROPPED) });
  wake();
}

let refusals = 0;

/** Asks for what was copied: a phone has no keys for it. `wasRefused` knows when nothing came of it. */
export async function askForCopied() {
  // Without a secure context there is no such thing, and a frame of another site may be kept from it.
  const text = await Promise.resolve(navigator.clipboard?.readText?.()).catch(() => '');
  if (text) paste(text);
  else refusals += 1;
  wake();
}

export function wasRefused() {
  if (refusals === 0) return false;
  refusals -= 1;
  return true;
}

/** The name of the file that was chosen for a purpose and waits. */
export function chosenName(purpose) { return chosen.get(purpose)?.name; }

/** The bytes of that file, once. */
export function chosenFile(purpose) {
  const bytes = chosen.get(purpose)?.bytes;
  chosen.delete(purpose);
  return bytes;
}

/** Puts a text into the clipboard; whether the browser let us. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // In a frame of another site the clipboard may be out of reach; what is selected can be copied there all the same.
    const area = Object.assign(document.createElement('textarea'), { value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    document.getElementById('damas').focus({ preventScroll: true });
    return done;
  }
}

const copies = [];

/** Puts a text into the clipboard for the game; `wasPut` knows whether that was possible. */
export async function put(text) {
  copies.push(await copy(text));
  wake();
}

export function wasPut() { return copies.shift(); }

// --- A line written with a phone's keyboard ------------------------------------------------

let fingers = false;

/** Closes the line that is being written, if there is one. */
let callOff = () => {};

// Who touches something else calls the line off. That the field has lost the keyboard is no sign of it: the touch that
// asked for the line, and a look into another program, take it too.
addEventListener('pointerdown', ({ pointerType, target }) => {
  fingers = pointerType === 'touch';
  if (!target.closest?.('#line')) callOff();
}, { capture: true });

const written = new Map();

/** Lets the player write a line above the game, where they use their fingers; `writtenLine` has it then. */
export function askForLine(name, label, text) {
  const form = document.getElementById('line');
  if (!fingers || !form) return;
  const field = form.elements.text;
  const close = () => {
    callOff = () => {};
    form.hidden = true;
    document.getElementById('damas').focus({ preventScroll: true });
    wake();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    written.set(name, field.value);
    close();
  };
  form.onkeydown = ({ key }) => key === 'Escape' && close();
  field.setAttribute('aria-label', label);
  [field.placeholder, field.value] = [label, text];
  callOff = close;
  form.hidden = false;
  field.focus();
}

/** What was written in the line of this name, once. */
export function writtenLine(name) {
  const text = written.get(name);
  written.delete(name);
  return text;
}
