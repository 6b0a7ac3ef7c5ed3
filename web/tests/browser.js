// One Chromium for all tests of a file, and pages in it that keep what goes wrong in them.

import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launched } from './launch.js';

/** Where the pages are served, each in a folder of its own. */
export const HOST = process.env.DAMAS_HOST ?? 'http://127.0.0.1:8080/';

/** The game's page. */
export const PAGE = `${HOST}web/`;

/** Nothing here takes that long, except on a machine that does much else: tests wait for states, not for times. */
const PATIENCE = 240_000;

const PICTURES = fileURLToPath(new URL('../../dist/web-pictures/', import.meta.url));

let browser;

before(async () => {
  browser = await launched();
  await mkdir(PICTURES, { recursive: true });
});

after(() => browser?.close());

/** For the settings of a page on which pieces travel; without it they fade, since every frame is drawn by the processor. */
export const MOTION = { reducedMotion: 'no-preference' };

/** A page of this test that hasn't been anywhere yet; `before` runs in it ahead of its own scripts. */
export async function blank(t, { before, ...settings } = {}) {
  const usual = { viewport: { width: 1280, height: 720 }, locale: 'en-GB', reducedMotion: 'reduce' };
  const context = await browser.newContext({ ...usual, ...settings });
  // What goes on in it would slow all later tests down.
  t.after(() => context.close());
  return tab(context, before);
}

/** Another tab of a browser, which hasn't been anywhere yet. */
export async function tab(context, before) {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.faults = [];
  page.on('console', (message) => message.type() === 'error' && page.faults.push(message.text()));
  page.on('pageerror', (error) => page.faults.push(String(error)));
  await page.addInitScript(listen);
  if (before) await page.addInitScript(before);
  return page;
}

/** For `before`: every worker can be got at, with all that is asked of it. */
export function watchWorkers() {
  const Native = globalThis.Worker;
  globalThis.workers = [];
  globalThis.Worker = class extends Native {
    constructor(...settings) {
      super(...settings);
      globalThis.workers.push(this);
      this.jobs = [];
    }

    postMessage(text) {
      this.jobs.push(JSON.parse(text));
      super.postMessage(text);
    }
  };
}

/** Runs ahead of the page's scripts: all that is said is kept. */
function listen() {
  globalThis.everSaid = '';
  document.addEventListener('DOMContentLoaded', () => {
    const said = document.getElementById('said');
    if (said) new MutationObserver(() => { everSaid += `${said.textContent}\n`; }).observe(said, { childList: true });
  });
}

/** Waits until something like this has been said since the page was loaded, or since `hush`. */
export function said(page, pattern) {
  return page.waitForFunction((source) => new RegExp(source).test(globalThis.everSaid), pattern.source);
}

/** Forgets what has been said. */
export function hush(page) {
  return page.evaluate(() => { globalThis.everSaid = ''; });
}

/** A page of this test with the game on it, drawn. */
export async function opened(t, { hash = '', ...settings } = {}) {
  const page = await blank(t, settings);
  await page.goto(PAGE + hash);
  await drawn(page);
  return page;
}

/** Waits until the board is there. */
export function drawn(page) {
  return page.waitForFunction(() => document.getElementById('cover').hidden && damas.scene());
}

/** The scene, once it is as `expected` says. */
export async function scene(page, expected = {}) {
  const seen = await page.waitForFunction((expected) => {
    const now = globalThis.damas?.scene();
    const same = (key) => JSON.stringify(now[key]) === JSON.stringify(expected[key]);
    return now && Object.keys(expected).every(same) && now;
  }, expected);
  return seen.jsonValue();
}

/** Opens a game and waits until it stands there. */
export async function game(page, told) {
  await page.evaluate((told) => new Promise((done) => {
    const moves = told.moves?.split(' ') ?? [];
    // The game writes the pieces in an order of its own.
    const pieces = (fen) => fen.split(':').map((part) => part[0] + part.slice(1).split(',').sort()).join(':');
    const stands = ({ screen, rules, start, moves: played, black }) => screen === 'Playing'
      && rules === (told.rules ?? 'frisian')
      && (black === 'machine') === Boolean(told.black)
      && (!told.fen || pieces(start) === pieces(told.fen))
      // A machine that has White may have moved already.
      && (played.length === moves.length || told.white)
      && moves.every((move, ply) => played[ply] === move);
    const end = damas.on('change', (scene) => stands(scene) && done(end()));
    damas.open(told);
  }), told);
  return rest(page, { screen: 'Playing' });
}

/** The scene, once it is so, nothing moves and the board has stopped gliding. */
export async function rest(page, expected = {}) {
  await scene(page, { moving: false, ...expected });
  return until(page, async () => {
    const place = () => JSON.stringify(damas.scene().board);
    const before = place();
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, 150));
    return place() === before && damas.scene();
  });
}

/** What `look` finds in the page, once it finds anything. */
export async function until(page, look, about) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const found = await page.evaluate(look, about);
    if (found) return found;
    await page.waitForTimeout(100);
  }
  throw new Error(`nothing is found of ${about ?? 'it'}`);
}

/** The scene once the machine has replied to White's first move. */
export async function replied(page) {
  await page.waitForFunction(() => damas.scene().moves.length === 2);
  return rest(page, { turn: 'white', thinking: false });
}

/** Waits until the game has seen what was done: what is asked next is asked of the game after it. */
export async function seen(page) {
  const frames = page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  // A page that begins anew has no frames any more.
  await frames.catch((error) => assert.match(String(error), /context was destroyed|navigation/));
}

/** Clicks there with the mouse, or touches it with a finger. */
async function touch(page, x, y, finger) {
  if (finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await seen(page);
}

/** Clicks a square with the mouse, or touches it with a finger. */
export async function press(page, number, { finger = false } = {}) {
  const { x, y } = await page.evaluate((number) => damas.square(number), number);
  await touch(page, x, y, finger);
}

/** Presses a button of the game by its name, once it can be seen and has come to rest. */
export async function button(page, name, { finger = false } = {}) {
  const { x, y } = await until(page, async (name) => {
    const before = await damas.control(name);
    await new Promise((done) => setTimeout(done, 120));
    const after = await damas.control(name);
    return before && after && before.x === after.x && before.y === after.y && after;
  }, name);
  await touch(page, x, y, finger);
}

/** Scrolls a dialog to its end, once it is there and lies still. */
export async function scrolledDown(page, overlay) {
  const { width, height } = page.viewportSize();
  await rest(page, { overlay });
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 3000);
  // The wheel is heard a few frames later.
  await rest(page, { overlay });
}

/** Keeps a picture of the page, for people to look at. */
export function picture(page, name) {
  return page.screenshot({ path: `${PICTURES}${name}.png` });
}

/** Nothing went wrong in the page. */
export function sound(page) { assert.deepEqual(page.faults, []); }
