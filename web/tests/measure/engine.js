// How fast the engine thinks in a browser's worker beside this machine's own, and how long each level takes.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { launched } from '../launch.js';

/** Rounds in turns, of which the middle one counts. */
const ROUNDS = 5;
/** Moves of each level. */
const MOVES = Number(process.env.DAMAS_MOVES ?? 200);
/** In the browser it must be this part of its speed outside. */
const LEAST = 1 / 3;
/** What a level says it takes at most, and what lies between the worker's answer and the page, in ms. */
const SAYS = 1000;
const WAY = 50;

const POSITIONS = [
  { rules: 'frisian', moves: [] },
  { rules: 'frisian', moves: ['32-28', '19-23', '28x19', '14x23', '37-32', '10-14'] },
  { rules: 'international', moves: ['32-28', '18-23', '38-32'] },
];

/** The engine in a worker of the browser. */
async function inBrowser() {
  const browser = await launched();
  const page = await browser.newPage();
  const place = `${process.env.DAMAS_HOST}engine/`;
  await page.route('**/alone.html', (route) => route.fulfill({ contentType: 'text/html', body: '<p id="said"></p>' }));
  await page.goto(`${place}alone.html`);
  await page.evaluate(async () => {
    const { openEngine, wokenBy, postToEngine, hearEngine, engineFailure } = await import('./page.js');
    let done;
    wokenBy(() => done([hearEngine(), engineFailure()]));
    openEngine();
    globalThis.ask = (job) => new Promise((heard) => {
      const began = performance.now();
      done = ([answer, failure]) => heard({ ms: performance.now() - began, answer, failure });
      postToEngine(job);
    });
  });
  const ask = async (job) => {
    const { ms, answer, failure } = await page.evaluate((job) => ask(job), JSON.stringify(job));
    if (failure) throw new Error(failure);
    return { ms, answer: JSON.parse(answer) };
  };
  return { ask, close: () => browser.close() };
}

/** The engine of this machine, a job a line. */
function outside() {
  const worker = spawn(process.env.DAMAS_WORKER, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: worker.stdout })[Symbol.asyncIterator]();
  const ask = async (job) => {
    const began = performance.now();
    worker.stdin.write(`${JSON.stringify(job)}\n`);
    const { value } = await lines.next();
    return { ms: performance.now() - began, answer: JSON.parse(value) };
  };
  return { ask, close: () => worker.stdin.end() };
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const middle = (values) => sorted(values)[Math.floor(values.length / 2)];
const percentile = (values, part) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** Thousands of positions a second over a fixed number of them. */
async function speed({ ask }, game) {
  let [nodes, ms] = [0, 0];
  for (const position of POSITIONS) {
    const told = await ask({ number: 1, game, nodes: 700_000, lines: 1, ...position });
    nodes += told.answer.nodes;
    ms += told.ms;
  }
  return nodes / ms;
}

/** Milliseconds of each move of games that a level plays with itself; its time where it has one. */
async function times({ ask }, level) {
  const taken = [];
  for (let game = 1; taken.length < MOVES; game += 1) {
    const moves = [];
    while (taken.length < MOVES && moves.length < 160) {
      const limits = level === 8 ? { move_ms: SAYS } : { nodes: 40_000 };
      const job = { number: taken.length, game: 1000 * level + game, rules: 'frisian', moves, skill: level, seed: 17 * game, ...limits };
      const { ms, answer } = await ask(job);
      if (!answer.move) break;
      taken.push(ms);
      moves.push(answer.move);
    }
  }
  return taken;
}

const browser = await inBrowser();
const native = outside();
// Nobody's first job counts: code and tables come with it.
for (const engine of [browser, native]) await engine.ask({ number: 0, rules: 'frisian', nodes: 100_000 });

const speeds = { browser: [], native: [] };
for (let round = 1; round <= ROUNDS; round += 1) {
  speeds.native.push(await speed(native, round));
  speeds.browser.push(await speed(browser, round));
}
const [here, there] = [middle(speeds.browser), middle(speeds.native)];
const verdict = (kept) => (kept ? 'kept' : 'MISSED');
console.log(`thousand positions a second    browser ${here.toFixed(0)}, this machine ${there.toFixed(0)}: ratio ${(here / there).toFixed(2)}`
  + `  at least ${LEAST.toFixed(2)}: ${verdict(here / there >= LEAST)}`);

console.log(`\nms for a move, ${MOVES} of each level    browser: middle, p99, longest    this machine: middle, p99, longest`);
for (let level = 1; level <= 8; level += 1) {
  const told = [];
  let kept = true;
  for (const engine of [browser, native]) {
    const taken = await times(engine, level);
    const p99 = percentile(taken, 0.99);
    kept &&= p99 <= SAYS + WAY;
    told.push([middle(taken), p99, Math.max(...taken)].map((ms) => ms.toFixed(1).padStart(8)).join(''));
  }
  console.log(`level ${level}    ${told.join('    ')}  p99 at most ${SAYS} and ${WAY} on its way: ${verdict(kept)}`);
}
await browser.close();
native.close();
