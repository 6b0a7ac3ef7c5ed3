// The game where it is not at home: blocked storage, frames, bad networks, lost graphics.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  blank, button, drawn, game, MOTION, opened, picture, press, PAGE, replied, rest, said, scene, sound, tab,
} from './browser.js';

test('a download that failed can be tried again', async (t) => {
  const page = await blank(t);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(PAGE);
  await page.waitForFunction(() => document.getElementById('word').textContent);
  await page.unroute('**/*.wasm');
  await page.click('#again');
  await drawn(page);
});

test('with storage blocked the game goes on', async (t) => {
  const page = await opened(t, { before: () => {
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
  } });
  await game(page, {});
  await press(page, 32);
  await press(page, 28);
  await rest(page, { moves: ['32-28'] });
  await said(page, /Nothing can be kept here/);
  sound(page);
});

/** Takes the graphics away, and loads the page anew as it proposes. */
async function loseGraphics(page) {
  await page.evaluate(() => {
    document.getElementById('damas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await page.waitForFunction(() => !document.getElementById('cover').hidden);
  assert.match(await page.textContent('#word'), /reload/);
  await picture(page, 'graphics-lost');
  await page.evaluate(() => { globalThis.before = true; });
  await page.click('#again');
  await page.waitForFunction(() => !globalThis.before);
  await drawn(page);
}

test('with storage blocked a game goes on after a reload that the page proposes', async (t) => {
  const page = await opened(t, { before: () => {
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
  } });
  await game(page, { rules: 'international', moves: '32-28 19-23', black: 3 });
  await said(page, /Nothing can be kept here/);
  await loseGraphics(page);
  const { rules, black, blackLevel } = await scene(page, { screen: 'Playing', moves: ['32-28', '19-23'] });
  assert.deepEqual([rules, black, blackLevel], ['international', 'machine', 3]);
});

test('with storage full the game goes on', async (t) => {
  const page = await opened(t, { before: () => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  } });
  await game(page, {});
  await press(page, 32);
  await press(page, 28);
  await rest(page, { moves: ['32-28'] });
  await said(page, /can’t be kept/);
  await picture(page, 'storage-full');
  sound(page);
});

test('of two tabs the second says that nothing of it is kept, and the first loses nothing', async (t) => {
  const first = await opened(t);
  await game(first, { moves: '32-28 19-23' });
  const second = await tab(first.context());
  await second.goto(PAGE);
  await drawn(second);
  await said(second, /open already/);
  await picture(second, 'second-tab');
  await game(second, { moves: '31-27' });
  sound(second);
  await first.reload();
  await drawn(first);
  await scene(first, { moves: ['32-28', '19-23'] });
  assert.doesNotMatch(await first.evaluate(() => everSaid), /open already/, 'a tab is not in its own way');
  sound(first);
  await first.close();
  await second.reload();
  await drawn(second);
  await scene(second, { moves: ['32-28', '19-23'] });
  assert.doesNotMatch(await second.evaluate(() => everSaid), /open already/, 'now it is the only one');
});

test('it asks its host for nothing that is not there', async (t) => {
  const page = await blank(t);
  const missed = [];
  page.on('response', (response) => response.status() >= 400 && missed.push(response.url()));
  page.on('requestfailed', (request) => missed.push(request.url()));
  await page.goto(PAGE);
  await drawn(page);
  await game(page, { black: 1 });
  await page.evaluate(() => damas.play('32-28'));
  await replied(page);
  const response = await page.request.get(`${PAGE}nothing.js`);
  assert.equal(response.status(), 403, 'the host is as strict as itch is');
  assert.deepEqual(missed, []);
});

test('in a hidden tab nothing is drawn, and the reply is there when it is seen again', async (t) => {
  const page = await opened(t, { before: () => {
    // What a browser does to a hidden tab.
    const request = globalThis.requestAnimationFrame.bind(globalThis);
    const held = [];
    let hidden = false;
    globalThis.requestAnimationFrame = (call) => (hidden ? held.push(call) : request(call));
    for (const [key, value] of [['hidden', () => hidden], ['visibilityState', () => (hidden ? 'hidden' : 'visible')]]) {
      Object.defineProperty(document, key, { get: value });
    }
    globalThis.hide = (now) => {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
      if (!hidden) held.splice(0).forEach(request);
    };
  } });
  await game(page, { black: 8 });
  await page.evaluate(() => {
    damas.play('32-28');
    return new Promise((done) => damas.on('move', done));
  });
  await page.evaluate(() => hide(true));
  await page.waitForTimeout(3000);
  await page.evaluate(() => hide(false));
  const { moves } = await replied(page);
  assert.equal(moves.length, 2);
  sound(page);
});

test('in a frame it takes the keyboard when it is touched', async (t) => {
  const page = await blank(t);
  await page.route('**/outside.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: '<body style="margin:0"><input id="other" autofocus><iframe src="index.html" width="360" height="560"></iframe>',
  }));
  await page.goto(`${PAGE}outside.html`);
  const frame = page.frames().find((frame) => frame.url().endsWith('index.html')) ?? page.frames()[1];
  await frame.waitForFunction(() => document.getElementById('cover').hidden);
  await page.focus('#other');
  await page.frameLocator('iframe').locator('#damas').click({ position: { x: 180, y: 280 } });
  assert.equal(await frame.evaluate(() => document.activeElement.id), 'damas');
  assert.ok(await frame.evaluate(() => document.hasFocus()));
  const size = await frame.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  assert.deepEqual(size, [360, 560], 'no scroll bars');
  sound(page);
});

test('where the browser takes the graphics away, a reload brings the game back', async (t) => {
  const page = await opened(t);
  await game(page, { moves: '32-28 19-23' });
  await loseGraphics(page);
  await scene(page, { moves: ['32-28', '19-23'] });
});

test('a system that asks for little motion is obeyed until the player says otherwise', async (t) => {
  const page = await opened(t, MOTION);
  await scene(page, { pace: 'normal' });
  for (const [reducedMotion, pace] of [['reduce', 'reduced'], ['no-preference', 'normal'], ['reduce', 'reduced']]) {
    await page.emulateMedia({ reducedMotion });
    await page.reload();
    await drawn(page);
    await scene(page, { pace });
  }
  await button(page, 'Settings');
  await button(page, 'reduced motion');
  await scene(page, { pace: 'normal' });
  await page.reload();
  await drawn(page);
  await scene(page, { pace: 'normal' });
  sound(page);
});

test('sound begins with the first press', async (t) => {
  const page = await opened(t, { before: () => {
    const Native = globalThis.AudioContext;
    // Neither a device nor the browser's own mind plays a part: it is silent until it is resumed.
    globalThis.AudioContext = class extends Native {
      resumed = 0;

      get state() { return this.resumed ? 'running' : 'suspended'; }

      resume() {
        this.resumed += 1;
        return Promise.resolve();
      }
    };
  } });
  await page.evaluate(() => { globalThis.context = new AudioContext(); });
  const resumed = (touch) => page.evaluate((touch) => {
    context.resumed = 0;
    // winit listens at the window too, and reads the key.
    const kind = touch === 'keydown' ? KeyboardEvent : PointerEvent;
    for (let time = 0; time < 2; time += 1) dispatchEvent(new kind(touch));
    return context.resumed;
  }, touch);
  // Which of them a browser takes for a gesture is its own choice.
  for (const touch of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown']) {
    assert.equal(await resumed(touch), 1, touch);
  }
  assert.equal(await resumed('pointermove'), 0);
  await page.mouse.click(5, 5);
  assert.equal(await page.evaluate(() => context.resumed), 1);
  sound(page);
});

test('of keys and the mouse it takes what the game needs, and leaves the rest to the browser', async (t) => {
  const page = await opened(t);
  const taken = (kind, type, settings) => page.evaluate(([kind, type, settings]) => {
    const event = new globalThis[kind](type, { bubbles: true, cancelable: true, ...settings });
    document.getElementById('damas').dispatchEvent(event);
    return event.defaultPrevented;
  }, [kind, type, settings]);
  assert.ok(await taken('MouseEvent', 'contextmenu', { button: 2 }), 'no menu of the browser');
  assert.ok(await taken('WheelEvent', 'wheel', { deltaY: 1 }), 'no page that scrolls');
  const key = (key, settings) => taken('KeyboardEvent', 'keydown', { key, ...settings });
  for (const name of ['Tab', 'Backspace', ' ', 'ArrowDown', 'PageDown']) assert.ok(await key(name), name);
  for (const name of ['F5', 'F12']) assert.ok(!await key(name), name);
  for (const letter of ['s', 'o', 'a']) assert.ok(await key(letter, { ctrlKey: true }), `Control+${letter}`);
  for (const letter of ['r', 'v']) assert.ok(!await key(letter, { ctrlKey: true }), `Control+${letter}`);
  sound(page);
});

test('a move is told where one is played, not where a longer game is opened', async (t) => {
  const page = await opened(t);
  await page.evaluate(() => {
    globalThis.played = [];
    damas.on('move', (move) => played.push(move));
  });
  await game(page, { moves: '32-28 19-23' });
  await game(page, { moves: '32-28 19-23 28x19 14x23' });
  await page.evaluate(() => damas.play('37-32'));
  await rest(page, { turn: 'black' });
  assert.deepEqual(await page.evaluate(() => played), ['37-32']);
  sound(page);
});
