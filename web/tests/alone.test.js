// What works without the game: what the page says instead of it, and the engine in its worker.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blank, picture, PAGE, sound } from './browser.js';

/** Opens the page and gives what it says instead of the game. */
async function told(t, settings, prepare = async () => {}) {
  const page = await blank(t, settings);
  await prepare(page);
  await page.goto(PAGE);
  await page.waitForFunction(() => document.getElementById('word').textContent);
  return page;
}

const word = (page) => page.textContent('#word');

test('a browser without WebAssembly is told so', async (t) => {
  const page = await told(t, { before: () => { WebAssembly.validate = () => false; } });
  assert.match(await word(page), /WebAssembly/);
  await picture(page, 'no-wasm');
});

test('a browser without WebGL 2 is told so, in its language', async (t) => {
  const page = await told(t, { locale: 'es-AR', before: () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  } });
  assert.match(await word(page), /WebGL 2/);
  assert.match(await word(page), /navegador/);
});

test('a failed download is told, with a way to try again', async (t) => {
  const page = await told(t, {}, (page) => page.route('**/game/*', (route) => route.abort()));
  assert.match(await word(page), /download/);
  assert.ok(await page.isVisible('#again'));
});

for (const script of ['start.js', 'page.js']) {
  test(`so is one of ${script}, without which nothing runs`, async (t) => {
    const page = await told(t, {}, (page) => page.route(`**/${script}`, (route) => route.abort()));
    assert.match(await word(page), /download/);
    assert.ok(await page.isVisible('#again'));
    assert.ok(await page.isHidden('#progress'));
  });
}

/** The game's script is this one, and its module a megabyte of nothing: so many bytes. */
async function replaced(page, script) {
  const length = 2 ** 20;
  const module = Buffer.concat([
    // The module's head, and that of a part which means nothing: its length in groups of seven bits, an empty name.
    Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 0, 0x80, 0x80, 0x40]), Buffer.alloc(length),
  ]);
  await page.route('**/game/damas_bg.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: module }));
  await page.route('**/game/damas.js', script);
  return module.length;
}

test('a game that cannot begin is told', async (t) => {
  const body = 'export default async () => { throw new WebAssembly.LinkError("no memory"); };';
  const script = (route) => route.fulfill({ contentType: 'text/javascript', body });
  const page = await told(t, {}, (page) => replaced(page, script));
  assert.match(await word(page), /went wrong/);
  assert.ok(await page.isVisible('#again'));
  assert.ok(await page.isHidden('#progress'));
});

test('the bar shows how much has been downloaded', async (t) => {
  const page = await blank(t);
  // Nothing comes of the game's script: the page goes on loading.
  const bytes = await replaced(page, () => {});
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.waitForFunction((bytes) => {
    const bar = document.getElementById('progress');
    const all = Number(document.querySelector('script[data-bytes]')?.dataset.bytes) || 30e6;
    return bar?.position > 0 && Math.abs(bar.value - bytes / all) < 1e-6;
  }, bytes);
  assert.ok(await page.isVisible('#progress'));
  assert.equal(await word(page), '');
  sound(page);
});

test('a page from a file says that it needs a server', async (t) => {
  const page = await blank(t);
  await page.goto(new URL('../../dist/web/index.html', import.meta.url).href);
  assert.match(await word(page), /server/);
});

/** A page that has nothing but the page's script. */
async function scripted(t) {
  const page = await blank(t);
  await page.route('**/alone.html', (route) => route.fulfill({
    contentType: 'text/html', body: '<p id="said"></p><canvas id="damas"></canvas>',
  }));
  await page.goto(`${PAGE}alone.html`);
  await page.evaluate(async () => {
    globalThis.damasPage = await import('./page.js');
    /** Asks the engine and waits for its next word. */
    globalThis.ask = (job) => new Promise((done) => {
      damasPage.wokenBy(() => done([damasPage.hearEngine(), damasPage.engineFailure()]));
      if (job) damasPage.postToEngine(JSON.stringify(job));
    });
  });
  return page;
}

const JOB = { number: 7, rules: 'frisian', moves: ['32-28'], move_ms: 300 };

test('the engine answers from its worker, and what it cannot do too', async (t) => {
  const page = await scripted(t);
  await page.evaluate(() => damasPage.openEngine());
  const [answer] = await page.evaluate((job) => ask(job), JOB);
  const told = JSON.parse(answer);
  assert.equal(told.number, 7);
  assert.match(told.move, /^\d+-\d+$/);
  assert.ok(told.depth > 3 && told.nodes > 1000, answer);
  const [refusal] = await page.evaluate((job) => ask({ ...job, rules: 'chess' }), JOB);
  assert.match(JSON.parse(refusal).error, /chess/);
  sound(page);
});

test('another worker takes the place of one that thinks too long, and old answers are lost', async (t) => {
  const page = await scripted(t);
  const [answer] = await page.evaluate(async (job) => {
    damasPage.openEngine();
    damasPage.postToEngine(JSON.stringify({ ...job, number: 1, move_ms: 600_000 }));
    damasPage.openEngine();
    return ask({ ...job, number: 2 });
  }, JOB);
  assert.equal(JSON.parse(answer).number, 2);
  sound(page);
});

test('a worker that cannot be loaded is told', async (t) => {
  const page = await scripted(t);
  await page.route('**/damas-worker_bg.wasm', (route) => route.abort());
  const [answer, failure] = await page.evaluate(() => {
    damasPage.openEngine();
    return ask({ number: 1, rules: 'frisian' });
  });
  assert.equal(answer, undefined);
  assert.ok(failure);
});
