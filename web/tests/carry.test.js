// What is carried away from the page and to it: a link to the game, everything in a file.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import {
  button, drawn, game, opened, picture, press, rest, said, scene, scrolledDown, sound, until,
} from './browser.js';

const MOVES = ['32-28', '19-23'];
/** All that is kept once somebody has played and studied. */
const NAMES = ['game', 'games.pdn', 'settings', 'study'];
/** What browsers keep is under such names. */
const PREFIX = 'damas-frisonas/1/';

/** Opens the settings from the title; the last of them may lie further down. */
async function settings(page) {
  await button(page, 'Settings');
  await scrolledDown(page, 'Settings');
}

test('the menu copies a link, and whoever opens it has the game', async (t) => {
  const page = await opened(t, { viewport: { width: 360, height: 640 }, permissions: ['clipboard-read', 'clipboard-write'] });
  await game(page, { rules: 'international', moves: MOVES.join(' ') });
  await button(page, 'menu');
  await rest(page, { overlay: 'Menu' });
  await picture(page, 'menu');
  await button(page, 'menu share');
  await said(page, /link to this game is copied/);
  await picture(page, 'link-copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, await page.evaluate(() => damas.link()));
  const friend = await opened(t, { hash: new URL(link).hash });
  const { rules, moves } = await scene(friend, { screen: 'Playing' });
  assert.deepEqual([rules, moves], ['international', MOVES]);
  sound(page);
  sound(friend);
});

test('a link is copied where the clipboard is out of reach, too', async (t) => {
  const page = await opened(t, { before: () => {
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

/** Plays, studies and chooses a little, so that everything is there that can be kept. */
async function live(page, played, studied) {
  await button(page, 'Settings');
  await button(page, 'pace 0');
  await page.keyboard.press('Escape');
  await scene(page, { overlay: 'Closed', pace: 'none' });
  await button(page, 'Analysis');
  await rest(page, { screen: 'Analysing' });
  for (const square of studied) await press(page, square);
  await rest(page, { moves: [studied.join('-')] });
  await button(page, 'study menu');
  await button(page, 'menu leave study');
  await rest(page, { screen: 'Menu' });
  await game(page, { moves: played });
  await game(page, {});
  await until(page, (keys) => keys.every((key) => localStorage.getItem(key)), NAMES.map((name) => PREFIX + name));
}

/** What a browser keeps under this name. */
const kept = (page, name) => page.evaluate((key) => localStorage.getItem(key), PREFIX + name);

/** Chooses a file where the settings ask for one. */
async function open(page, file) {
  const asked = page.waitForEvent('filechooser');
  await button(page, 'OpenEverything');
  await (await asked).setFiles(file);
}

/** Chooses a file and says yes to taking everything from it. */
async function take(page, file) {
  await open(page, file);
  await scene(page, { overlay: 'TakeEverything' });
  await button(page, 'yes');
}

/** Takes everything from a file, with which the page begins anew. */
async function taken(page, file) {
  await page.evaluate(() => { globalThis.before = true; });
  await take(page, file);
  await page.waitForFunction(() => !globalThis.before);
  await drawn(page);
}

test('everything goes into a file and out of it, into another browser', async (t) => {
  const page = await opened(t);
  await live(page, '31-27 17-21', [33, 29]);
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
  const buffer = await readFile(await (await saved).path());
  const file = { name: 'damas.json', mimeType: 'application/json', buffer };
  const { damas, texts } = JSON.parse(buffer);
  assert.deepEqual(Object.keys(texts).sort(), NAMES);
  sound(page);
  // What still draws takes the other page's processor.
  await page.context().close();

  const other = await opened(t);
  await live(other, '34-30 20-24', [32, 27]);
  await other.reload();
  await drawn(other);
  await scene(other, { moves: ['34-30', '20-24'] });
  await settings(other);
  await open(other, { name: 'game.pdn', mimeType: 'text/plain', buffer: Buffer.from('1. 32-28 *') });
  await said(other, /isn’t one that Damas has saved/);
  await picture(other, 'file-senseless');
  await open(other, file);
  await rest(other, { overlay: 'TakeEverything' });
  await picture(other, 'file-asked');
  await button(other, 'no');
  await scene(other, { overlay: 'Closed', moves: ['34-30', '20-24'] });
  assert.doesNotMatch(await kept(other, 'game'), /32-28/, 'who says no keeps what was there');
  await settings(other);
  // Twice, and then a part of it: no game is there twice, and nothing goes for not being in the file.
  const part = JSON.stringify({ damas, texts: { settings: texts.settings } });
  for (const next of [file, file, { ...file, buffer: Buffer.from(part) }]) {
    await taken(other, next);
    await scene(other, { moves: MOVES });
    const games = await kept(other, 'games.pdn');
    for (const played of [/34-30 20-24/g, /31-27 17-21/g]) assert.equal(games.match(played)?.length, 1, games);
    assert.match(await kept(other, 'study'), /33-29/);
    await settings(other);
  }
  assert.match(await kept(other, 'study.previous'), /3[23]-2[79]/, 'what was there before lies beside it');
  sound(other);
});

test('where there is no room for everything from a file, nothing of it is kept', async (t) => {
  const page = await opened(t, { before: () => {
    const { setItem } = Storage.prototype;
    globalThis.room = true;
    Storage.prototype.setItem = function set(key, text) {
      if (room || !key.endsWith('/study')) return setItem.call(this, key, text);
      room = true;
      throw new DOMException('full', 'QuotaExceededError');
    };
  } });
  await live(page, '34-30 20-24', [32, 27]);
  await page.reload();
  await drawn(page);
  await settings(page);
  const before = await Promise.all(['games.pdn', 'study'].map((name) => kept(page, name)));
  const texts = {
    game: await kept(page, 'game'), 'games.pdn': '[Event "other"]\n\n1. 31-27 17-21 *\n\n', study: '1. 33-29 *\n',
  };
  await page.evaluate(() => { room = false; });
  const buffer = Buffer.from(JSON.stringify({ damas: 1, texts }));
  await take(page, { name: 'damas.json', mimeType: 'application/json', buffer });
  await said(page, /Nothing can be kept here/);
  assert.deepEqual(await Promise.all(['games.pdn', 'study'].map((name) => kept(page, name))), before);
  sound(page);
});

test('where nothing can be kept a file is still written, and its game opened', async (t) => {
  const block = () => {
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
  };
  const page = await opened(t, { before: block });
  await game(page, { moves: MOVES.join(' ') });
  await button(page, 'menu');
  await button(page, 'menu settings');
  await scrolledDown(page, 'Settings');
  const saved = page.waitForEvent('download');
  await button(page, 'SaveEverything');
  const file = await (await saved).path();
  const other = await opened(t, { before: block });
  await settings(other);
  await take(other, file);
  await scene(other, { screen: 'Playing', moves: MOVES });
  sound(other);
});
