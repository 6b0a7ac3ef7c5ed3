// What is carried away from the page and to it: a link to the game, everything in a file.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { button, drawn, game, opened, picture, press, rest, said, scene, scrolledDown, sound } from './browser.js';

const MOVES = ['32-28', '19-23'];

/** Opens the settings from the title; the last of them may lie further down. */
async function settings(page) {
  await button(page, 'Settings');
  await scrolledDown(page, 'Settings');
}

test('the menu copies a link, and whoever opens it has the game', async () => {
  const page = await opened({ viewport: { width: 360, height: 640 }, permissions: ['clipboard-read', 'clipboard-write'] });
  await game(page, { rules: 'international', moves: MOVES.join(' ') });
  await button(page, 'menu');
  await rest(page, { overlay: 'Menu' });
  await picture(page, 'menu');
  await button(page, 'menu share');
  await said(page, /link to this game is copied/);
  await picture(page, 'link-copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, await page.evaluate(() => damas.link()));
  const friend = await opened({ hash: new URL(link).hash });
  const { rules, moves } = await scene(friend, { screen: 'Playing' });
  assert.deepEqual([rules, moves], ['international', MOVES]);
  sound(page);
  sound(friend);
});

test('a link is copied where the clipboard is out of reach, too', async () => {
  const page = await opened({ before: () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = (command) => {
      globalThis.copied = command === 'copy' && document.activeElement.value;
      return true;
    };
  } });
  await game(page, { moves: MOVES.join(' ') });
  await button(page, 'menu');
  await button(page, 'menu share');
  await said(page, /link to this game is copied/);
  assert.match(await page.evaluate(() => copied), /#rules=frisian&fen=.*moves=32-28_19-23$/);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'damas', 'the game has the keyboard again');
  sound(page);
});

test('everything goes into a file and out of it, into another browser', async () => {
  const page = await opened();
  await game(page, {});
  for (const [from, to] of [[32, 28], [19, 23]]) {
    await press(page, from);
    await press(page, to);
    await rest(page);
  }
  await page.reload();
  await drawn(page);
  await settings(page);
  const saved = page.waitForEvent('download');
  await button(page, 'SaveEverything');
  const file = await (await saved).path();
  assert.deepEqual(Object.keys(JSON.parse(await readFile(file, 'utf8')).texts).sort(), ['game', 'settings']);
  sound(page);

  const other = await opened();
  assert.deepEqual((await scene(other)).moves, []);
  await settings(other);
  const open = async (path) => {
    const asked = other.waitForEvent('filechooser');
    await button(other, 'OpenEverything');
    await (await asked).setFiles(path);
  };
  await open({ name: 'game.pdn', mimeType: 'text/plain', buffer: Buffer.from('1. 32-28 *') });
  await said(other, /isn’t one that Damas has saved/);
  await picture(other, 'file-senseless');
  await other.evaluate(() => { globalThis.before = true; });
  await open(file);
  await other.waitForFunction(() => !globalThis.before);
  await drawn(other);
  await scene(other, { moves: MOVES });
  sound(other);
});

test('where nothing can be kept a file is still written, and its game opened', async () => {
  const block = () => {
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
  };
  const page = await opened({ before: block });
  await game(page, { moves: MOVES.join(' ') });
  await button(page, 'menu');
  await button(page, 'menu settings');
  await scrolledDown(page, 'Settings');
  const saved = page.waitForEvent('download');
  await button(page, 'SaveEverything');
  const file = await (await saved).path();
  const other = await opened({ before: block });
  await settings(other);
  const asked = other.waitForEvent('filechooser');
  await button(other, 'OpenEverything');
  await (await asked).setFiles(file);
  await scene(other, { screen: 'Playing', moves: MOVES });
  sound(other);
});
