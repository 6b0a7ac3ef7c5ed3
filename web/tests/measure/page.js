// What the game's page costs beside one that does next to nothing, in turns, as ratios of one run.

import { launched } from '../launch.js';

/** Of so many rounds the middle one counts. */
const ROUNDS = 5;
/** How long work is counted for, in ms. */
const WATCH = 5000;
const HOST = process.env.DAMAS_HOST;

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const verdict = (kept) => (kept ? 'kept' : 'MISSED');

function tell(name, unit, ours, theirs, most) {
  const ratio = ours / theirs;
  const bound = most ? `  at most ${most} times: ${verdict(ratio <= most)}` : '';
  console.log(`${`${name}, ${unit}`.padEnd(46)} ${ours.toFixed(1).padStart(9)} ${theirs.toFixed(1).padStart(9)} ${ratio.toFixed(2).padStart(6)}${bound}`);
}

/** Runs ahead of a page's scripts: tells how many frames there were, and when the board stood there. */
function watch() {
  globalThis.frames = 0;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (call) => request((time) => {
    globalThis.frames += 1;
    call(time);
  });
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (document.getElementById('cover').hidden) globalThis.readyAt ??= performance.now();
    }).observe(document.getElementById('cover'), { attributes: true });
  });
}

async function opened(browser, path, before = () => {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await page.addInitScript(watch);
  await page.addInitScript(before);
  await page.goto(HOST + path);
  await page.waitForFunction(() => globalThis.readyAt);
  return page;
}

/** From an empty page to one where the first move can be made, in ms. */
async function ready(browser, path) {
  const page = await opened(browser, path);
  const ms = await page.evaluate(() => readyAt);
  await page.context().close();
  return ms;
}

/** The main thread's work for each frame while `busy` holds, in ms. */
async function work(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wanted) => metrics.find(({ name }) => name === wanted).value;
    return { tasks: value('TaskDuration'), frames: await page.evaluate(() => frames) };
  };
  const before = await now();
  await page.waitForTimeout(WATCH);
  const after = await now();
  return { ms: (1000 * (after.tasks - before.tasks)) / (after.frames - before.frames), frames: after.frames - before.frames };
}

/** A worker that never answers, and works all the time. */
function spin() {
  const Native = globalThis.Worker;
  const code = URL.createObjectURL(new Blob(['onmessage = () => { for (;;); };'], { type: 'text/javascript' }));
  globalThis.Worker = class extends Native {
    constructor() { super(code); }
  };
}

/** A worker that is asked for so much time that it thinks as long as it is watched. */
function ponder() {
  const Native = globalThis.Worker;
  globalThis.Worker = class extends Native {
    postMessage(text) { super.postMessage(JSON.stringify({ ...JSON.parse(text), move_ms: 60_000 })); }
  };
}

/** The game while its machine of level 8 thinks. */
async function thinking(browser, before) {
  const page = await opened(browser, 'web/#rules=frisian&black=8', before);
  await page.waitForFunction(() => damas.scene().screen === 'Playing' && !damas.scene().moving);
  await page.evaluate(() => damas.play('32-28'));
  await page.waitForFunction(() => damas.scene().thinking && !damas.scene().moving);
  await page.waitForTimeout(1500);
  const done = await work(page);
  await page.context().close();
  return done.ms;
}

/** The game while one move after the other is on its way. */
async function moving(browser) {
  const page = await opened(browser, 'web/#rules=frisian');
  await page.evaluate(() => {
    const go = () => {
      const { screen, moving, legal, result } = damas.scene();
      if (screen !== 'Playing' || moving) return;
      if (result || !legal.length) damas.open();
      else damas.play(legal[Math.floor(legal.length / 2)]);
    };
    damas.on('change', go);
    go();
  });
  await page.waitForTimeout(1500);
  const { ms, frames } = await work(page);
  await page.context().close();
  return { ms, frames };
}

const browser = await launched();
await ready(browser, 'reference/');
await ready(browser, 'web/#rules=frisian');
const found = { game: [], reference: [], thinks: [], spins: [], moving: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  found.reference.push(await ready(browser, 'reference/'));
  found.game.push(await ready(browser, 'web/#rules=frisian'));
  found.spins.push(await thinking(browser, spin));
  found.thinks.push(await thinking(browser, ponder));
}
for (let round = 0; round < 3; round += 1) found.moving.push((await moving(browser)).ms);
await browser.close();

console.log(`${''.padEnd(46)} ${'game'.padStart(9)} ${'beside'.padStart(9)} ${'ratio'.padStart(6)}`);
tell('ready to move (beside: almost empty page)', 'ms', middle(found.game), middle(found.reference), 1.5);
tell('frame while it thinks (beside: empty loop)', 'ms', middle(found.thinks), middle(found.spins), 1.2);
console.log(`${'frame while moves are shown, ms'.padEnd(46)} ${middle(found.moving).toFixed(1).padStart(9)}`);
