// The analysis in a browser: its worker can't be interrupted, so it is asked for a little at a time.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { button, game, opened, picture, press, rest, scene, sound, watchWorkers } from './browser.js';

/** No job of an analysis may take longer, in ms: the next must begin soon. */
const STRETCH = 250;

/** What the analysis has found of this game, once it has looked so deep. */
async function found(page, moves, depth) {
  const seen = await page.waitForFunction(([moves, depth]) => {
    const now = damas.scene();
    return JSON.stringify(now.moves) === JSON.stringify(moves) && now.analysis?.depth >= depth && now;
  }, [moves, depth]);
  const now = await seen.jsonValue();
  assert.ok(now.legal.includes(now.analysis.lines[0].moves[0]), JSON.stringify(now.analysis));
  return now.analysis;
}

test('the analysis in its worker', async (t) => {
  const page = await opened(t, { before: watchWorkers });
  const jobs = () => page.evaluate(() => workers.flatMap((worker) => worker.jobs));

  await t.test('looks deeper and deeper, a stretch at a time', async () => {
    await button(page, 'Analysis');
    await found(page, [], 6);
    await picture(page, 'analysis');
    const asked = await jobs();
    assert.ok(asked.length > 2 && asked.every(({ lines }) => lines > 0), JSON.stringify(asked));
    assert.ok(asked.every(({ move_ms: time, nodes }) => time <= STRETCH || nodes <= 200_000), JSON.stringify(asked));
    assert.equal(await page.evaluate(() => workers.length), 1);
    sound(page);
  });

  await t.test('follows what is played and goes back', async () => {
    for (const [from, to, moves] of [[32, 28, ['32-28']], [19, 23, ['32-28', '19-23']]]) {
      await press(page, from);
      await press(page, to);
      await found(page, moves, 4);
    }
    await button(page, 'study back');
    await found(page, ['32-28'], 4);
    assert.equal(await page.evaluate(() => workers.length), 1, 'no worker had to be put away');
    sound(page);
  });

  await t.test('tells three lines where three are wanted', async () => {
    await button(page, 'lines 2');
    await page.waitForFunction(() => damas.scene().analysis?.lines.length === 3);
    await rest(page);
    await picture(page, 'analysis-lines');
    sound(page);
  });

  await t.test('ends when it is left', async () => {
    await button(page, 'study menu');
    await button(page, 'menu leave study');
    await rest(page, { screen: 'Menu', thinking: false });
    const before = (await jobs()).length;
    await page.waitForTimeout(6 * STRETCH);
    assert.equal((await jobs()).length, before);
    sound(page);
  });

  await t.test('gives way to the machine', async () => {
    await game(page, { white: 8 });
    await page.waitForFunction(() => damas.scene().moves.length === 1);
    sound(page);
  });
});

test('without workers the analysis goes on in slices, and the page lives', async (t) => {
  const page = await opened(t, { before: () => { delete globalThis.Worker; } });
  await button(page, 'Analysis');
  await found(page, [], 4);
  await press(page, 32);
  await press(page, 28);
  await found(page, ['32-28'], 4);
  sound(page);
});

/** Black's third move loses a man. */
const BLUNDER = '32-28 19-23 28x19 14x23 37-32 17-22 34-29';

test('the mistakes of a game are found and gone to', async (t) => {
  const page = await opened(t);
  await game(page, { moves: BLUNDER });
  await button(page, 'menu');
  await button(page, 'menu analyse');
  await rest(page, { screen: 'Analysing' });
  await button(page, 'mistakes');
  await button(page, 'find mistakes');
  await button(page, 'fault 1');
  await picture(page, 'mistakes');
  const { moves } = await rest(page, { overlay: 'Closed' });
  assert.deepEqual(moves, BLUNDER.split(' ').slice(0, moves.length));
  await picture(page, 'mistake');
  sound(page);
});
