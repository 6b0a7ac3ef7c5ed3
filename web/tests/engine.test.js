// The machine in its worker, and what becomes of the game when that goes wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, opened, press, replied, scene, sound, watchWorkers } from './browser.js';

/** White has moved and the machine, at full strength, thinks. */
async function thinking(page) {
  await game(page, { black: 8 });
  await page.evaluate(() => damas.play('32-28'));
  await page.waitForFunction(() => damas.scene().thinking && workers.at(-1).jobs.length > 0);
}

test('the machine in its worker', async (t) => {
  const page = await opened(t, { before: watchWorkers });

  await t.test('it replies', async () => {
    await thinking(page);
    const { moves } = await replied(page);
    assert.equal(moves.length, 2);
    assert.equal(await page.evaluate(() => workers.length), 1);
    sound(page);
  });

  await t.test('a move taken back while it thinks stays taken back', async () => {
    await thinking(page);
    await page.evaluate(() => damas.takeBack());
    await scene(page, { moves: [], thinking: false });
    // Whatever it was thinking about is answered before this is.
    await page.evaluate(() => damas.play('31-27'));
    const { moves } = await replied(page);
    assert.equal(moves[0], '31-27');
    assert.equal(moves.length, 2);
    sound(page);
  });

  await t.test('fifty games begun while it thinks leave it well', async () => {
    await page.evaluate(async () => {
      for (let game = 0; game < 50; game += 1) {
        damas.open({ white: 8 });
        await new Promise((done) => setTimeout(done, 20));
      }
    });
    const { moves } = await scene(page, { turn: 'black', thinking: false });
    assert.equal(moves.length, 1);
    sound(page);
  });

  await t.test('a worker that crashes is replaced, and the reply comes', async () => {
    await thinking(page);
    const before = await page.evaluate(() => {
      workers.at(-1).terminate();
      workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'killed', cancelable: true }));
      return workers.length;
    });
    const { moves } = await replied(page);
    assert.equal(moves.length, 2);
    assert.ok(await page.evaluate(() => workers.length) > before);
    sound(page);
  });

  await t.test('so is one that dies without a word', async () => {
    await thinking(page);
    await page.evaluate(() => workers.at(-1).terminate());
    const { moves } = await replied(page);
    assert.equal(moves.length, 2);
    sound(page);
  });
});

test('where moves take no time the turn passes after a reply, and nobody has to wake the game', async (t) => {
  const page = await opened(t, { before: () => {
    localStorage.setItem('damas-frisonas/1/settings', JSON.stringify({ version: 1, pace: 'none' }));
  } });
  await game(page, { black: 1 });
  await page.evaluate(() => {
    globalThis.moving = [];
    damas.on('change', (scene) => scene.moves.length === 2 && moving.push(scene.moving));
    damas.play('32-28');
  });
  // By itself a window at rest looks once a minute what there is to do.
  const passed = () => moving.includes(true) && !moving.at(-1);
  await page.waitForFunction(passed, null, { timeout: 28_000, polling: 500 });
  sound(page);
});

test('without workers the machine thinks on the page', async (t) => {
  const page = await opened(t, { before: () => { delete globalThis.Worker; } });
  await game(page, { black: 1 });
  await press(page, 32);
  await press(page, 28);
  const { moves } = await replied(page);
  assert.equal(moves.length, 2);
  sound(page);
});

test('so it does where the worker cannot be loaded', async (t) => {
  const page = await opened(t, { before: () => {
    const Native = globalThis.Worker;
    globalThis.Worker = class extends Native {
      constructor(url, ...settings) { super(new URL('nothing.js', url), ...settings); }
    };
  } });
  await game(page, { black: 1 });
  await page.evaluate(() => damas.play('32-28'));
  const { moves } = await replied(page);
  assert.equal(moves.length, 2);
});
