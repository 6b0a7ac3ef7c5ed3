// The game as people play it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  button, drawn, game, MOTION, opened, PAGE, picture, press, rest, said, scene, scrolledDown, sound,
} from './browser.js';
import { launched } from './launch.js';

/** White takes four pieces and is crowned. */
const CAPTURE_OF_FOUR = 'W:W22,38,42,29:B8,9,17,23,26,32,37';

test('with the mouse', async (t) => {
  const page = await opened(t, MOTION);

  await t.test('the title comes up, named, in the language of the browser', async () => {
    assert.equal((await scene(page)).screen, 'Menu');
    assert.match(await page.title(), /Damas/);
    assert.equal(await page.getAttribute('html', 'lang'), 'en');
    await picture(page, 'title');
    sound(page);
  });

  await t.test('a scripted game for two', async () => {
    await game(page, {});
    await picture(page, 'start');
    await page.evaluate(() => {
      globalThis.heard = [];
      damas.on('said', (text) => heard.push(text));
    });
    for (const [from, to, turn] of [[32, 28, 'black'], [19, 23, 'white'], [28, 19, 'black']]) {
      await press(page, from);
      await press(page, to);
      await rest(page, { turn });
    }
    const { moves } = await scene(page, { moving: false });
    assert.deepEqual(moves.slice(0, 2), ['32-28', '19-23']);
    assert.match(moves[2], /^28x/);
    const heard = await page.evaluate(() => globalThis.heard.join('\n'));
    assert.match(heard, /32-28/);
    assert.match(heard, /28x19/);
    sound(page);
  });

  await t.test('the keyboard alone', async () => {
    await game(page, {});
    await page.keyboard.type('32-28');
    await page.keyboard.press('Enter');
    await rest(page, { moves: ['32-28'] });
    sound(page);
  });

  await t.test('a capture of four, by its first and last square', async () => {
    await game(page, { fen: CAPTURE_OF_FOUR });
    await press(page, 42);
    await picture(page, 'chosen');
    await press(page, 2);
    const { moves, fen } = await rest(page, { turn: 'black' });
    assert.equal(moves.length, 1);
    assert.match(moves[0], /^42x/);
    assert.match(fen, /K2\b/);
    await picture(page, 'captured');
    sound(page);
  });

  await t.test('a capture with two ways to its end asks which', async () => {
    await game(page, { rules: 'international', fen: 'W:WK4:B13,20,32,37' });
    await press(page, 4);
    await press(page, 15);
    assert.equal((await scene(page)).moves.length, 0, 'nothing is played unasked');
    await page.waitForFunction(() => /27|31|38|42/.test(document.getElementById('said').textContent));
    await picture(page, 'which-way');
    for (const square of [27, 38, 15]) {
      if ((await scene(page)).moves.length === 0) await press(page, square);
    }
    const { moves, fen } = await rest(page, { turn: 'black' });
    assert.equal(moves.length, 1);
    assert.equal(fen, 'B:WK15:B37', 'the way by 27 and 38, which spares the man on 37');
    sound(page);
  });

  await t.test('what is refused is said', async () => {
    await game(page, { fen: 'W:W49,K30,K21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15' });
    await press(page, 36);
    await page.waitForFunction(() => document.getElementById('said').textContent.length > 10);
    await picture(page, 'refused');
    sound(page);
  });

  await t.test('the game goes on after a reload', async () => {
    await game(page, { moves: '32-28 19-23' });
    await press(page, 28);
    await press(page, 19);
    const before = await rest(page, { turn: 'black' });
    await page.reload();
    await drawn(page);
    await scene(page, { moves: before.moves, fen: before.fen });
    sound(page);
  });
});

test('with a finger on a phone', async (t) => {
  const page = await opened(t, { ...MOTION, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const tap = (square) => press(page, square, { finger: true });

  await t.test('the canvas fills the frame and no more', async () => {
    await rest(page);
    const size = await page.evaluate(() => {
      const canvas = document.getElementById('damas');
      const { width, height } = canvas.getBoundingClientRect();
      return [width, height, canvas.width, canvas.height, document.documentElement.scrollWidth];
    });
    assert.deepEqual(size, [360, 640, 360, 640, 360]);
  });

  await t.test('a scripted game', async () => {
    await game(page, {});
    await tap(32);
    await tap(28);
    await rest(page, { moves: ['32-28'] });
    await tap(19);
    await tap(23);
    await rest(page, { moves: ['32-28', '19-23'] });
    await picture(page, 'phone');
    sound(page);
  });

  await t.test('a position is written with the phone\'s own keyboard', async () => {
    await button(page, 'menu', { finger: true });
    await button(page, 'menu new', { finger: true });
    await button(page, 'more', { finger: true });
    await scrolledDown(page, 'NewGame');
    await button(page, 'position', { finger: true });
    await page.waitForSelector('#line:not([hidden])');
    await page.fill('#line input', 'W:W6:B1');
    await picture(page, 'phone-line');
    await page.click('#line button');
    await page.waitForSelector('#line', { state: 'hidden' });
    await rest(page);
    await picture(page, 'phone-line-written');
    await button(page, 'position', { finger: true });
    await page.waitForSelector('#line:not([hidden])');
    await page.touchscreen.tap(2, 638);
    await page.waitForSelector('#line', { state: 'hidden' });
    assert.equal(await page.evaluate(() => document.activeElement.id), 'damas', 'who touches something else calls it off');
    sound(page);
  });

  await t.test('a turned phone', async () => {
    await game(page, {});
    await page.setViewportSize({ width: 640, height: 360 });
    await rest(page);
    const fits = await page.evaluate(() => {
      const { left, top, square, columns } = damas.scene().board;
      return left >= 0 && top >= 0 && left + square * columns <= innerWidth && top + square * columns <= innerHeight;
    });
    assert.ok(fits);
    await picture(page, 'phone-turned');
    sound(page);
  });
});

test('on a fine screen every pixel is drawn', async (t) => {
  // What Chromium emulates for a page leaves the pixels of a canvas's box out: here the whole browser has such a screen.
  const browser = await launched('--force-device-scale-factor=2', '--window-size=640,640');
  const page = await (await browser.newContext({ viewport: null })).newPage();
  page.setDefaultTimeout(240_000);
  await page.goto(PAGE);
  await drawn(page);
  await page.waitForFunction(() => {
    const { width, height } = document.getElementById('damas');
    return width === 2 * innerWidth && height === 2 * innerHeight;
  });
  await picture(page, 'fine-screen');
  await browser.close();
});

test('a link is a whole game', async (t) => {
  const page = await opened(t, { hash: '#rules=international&moves=32-28_19-23' });
  const told = await scene(page, { screen: 'Playing' });
  assert.deepEqual([told.rules, told.moves], ['international', ['32-28', '19-23']]);
  assert.equal(new URL(page.url()).hash, '', 'whoever reloads goes on with their own game');
  const link = await page.evaluate(() => damas.link());
  await page.evaluate((link) => { location.hash = new URL(link).hash.replace('19-23', '18-23'); }, link);
  await scene(page, { moves: ['32-28', '18-23'] });
  sound(page);
});

test('whoever opens a link keeps the game that they were playing', async (t) => {
  const page = await opened(t);
  await game(page, { moves: '34-30 20-24' });
  await page.goto('about:blank');
  await page.goto(`${PAGE}#rules=international&moves=32-28_19-23`);
  await drawn(page);
  await scene(page, { screen: 'Playing', moves: ['32-28', '19-23'] });
  await page.waitForFunction(() => localStorage.getItem('damas-frisonas/1/games.pdn')?.includes('34-30 20-24'));
  sound(page);
});

test('a link that leads nowhere is told, and the game is there', async (t) => {
  const page = await opened(t, { hash: '#rules=frisian&moves=32-28_32-28' });
  await said(page, /holds no game/);
  assert.equal((await scene(page)).screen, 'Menu');
  await picture(page, 'link-senseless');
  sound(page);
});
