// Games and positions that come from elsewhere and go there: pasted, chosen, dropped, saved, copied.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { button, drawn, game, hush, opened, picture, press, rest, said, scene, scrolledDown, seen, sound, until } from './browser.js';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const GAME = '[White "Ann"] [Black "Ben"] [GameType "40"] [Result "2-0"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n';
const OTHER = '[White "Cas"] [Black "Dirk"] [GameType "40"] [Result "1-1"]\n1. 31-27 {to the edge} 19-99 1-1\n';
const MOVES = ['32-28', '19-23', '28x19', '14x23'];

/** Pastes a text, as people do. */
async function paste(page, text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press('Control+v');
  await seen(page);
}

/** What is in the clipboard, once there is anything else than before. */
async function copied(page, deed) {
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  await deed();
  return until(page, async () => {
    const text = await navigator.clipboard.readText();
    return text !== 'nothing' && text;
  });
}

/** Chooses a file where the game asks for one. */
async function choose(page, name, text) {
  const asked = page.waitForEvent('filechooser');
  await button(page, 'open file');
  await (await asked).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** The file that comes of this. */
async function saved(page, deed) {
  const download = page.waitForEvent('download');
  await deed();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('what is pasted', async (t) => {
  const page = await opened(t, CLIPBOARD);

  await t.test('if it makes no sense, that is told', async () => {
    await paste(page, 'good morning');
    await said(page, /neither a game nor a position/);
    assert.equal((await scene(page)).overlay, 'Closed');
    sound(page);
  });

  await t.test('is a position for a new game', async () => {
    await paste(page, 'W:W31,32:BK5');
    await scene(page, { overlay: 'NewGame' });
    await rest(page);
    await picture(page, 'pasted-position');
    await button(page, 'play chosen');
    const { start } = await scene(page, { screen: 'Playing', overlay: 'Closed' });
    assert.equal(start, 'W:W31,32:BK5');
    sound(page);
  });

  await t.test('is a game that goes on the board', async () => {
    await paste(page, GAME);
    await scene(page, { overlay: 'Games' });
    await rest(page);
    await picture(page, 'pasted-game');
    await button(page, 'put on board');
    await rest(page, { screen: 'Playing', moves: MOVES });
    sound(page);
  });

  await t.test('is for the line that somebody writes', async () => {
    await game(page, {});
    await button(page, 'menu');
    await button(page, 'menu new');
    await button(page, 'more');
    await scrolledDown(page, 'NewGame');
    await button(page, 'position');
    await page.keyboard.press('Control+a');
    await paste(page, 'W:W6:B1');
    await rest(page, { overlay: 'NewGame' });
    await picture(page, 'pasted-line');
    const text = await copied(page, async () => {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+c');
    });
    assert.equal(text, 'W:W6:B1');
    await button(page, 'play chosen');
    await scene(page, { screen: 'Playing', start: 'W:W6:B1' });
    sound(page);
  });
});

test('a button pastes, for who has no keys for it', async (t) => {
  const page = await opened(t, { ...CLIPBOARD, viewport: { width: 360, height: 640 }, hasTouch: true });
  await button(page, 'MyGames', { finger: true });
  await rest(page, { overlay: 'Games' });
  await page.evaluate((text) => navigator.clipboard.writeText(text), GAME);
  await button(page, 'paste', { finger: true });
  await button(page, 'put on board', { finger: true });
  await rest(page, { screen: 'Playing', moves: MOVES });
  await picture(page, 'pasted-by-button');
  sound(page);
});

test('where nothing can be pasted the button says so', async (t) => {
  const page = await opened(t, { before: () => {
    navigator.clipboard.readText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  } });
  await button(page, 'MyGames');
  await button(page, 'paste');
  await said(page, /Nothing to paste/);
  await rest(page, { overlay: 'Games' });
  await picture(page, 'nothing-to-paste');
  sound(page);
});

test('a file that is chosen is a list of games, kept as they are', async (t) => {
  const page = await opened(t);
  await button(page, 'MyGames');
  await choose(page, 'cup.pdn', GAME + OTHER);
  await button(page, 'game 1');
  await rest(page);
  await picture(page, 'chosen-file');
  const { name, text } = await saved(page, () => button(page, 'save all'));
  assert.equal(name, 'cup.pdn');
  for (const part of ['Ann', 'Dirk', '{to the edge}', '19-99']) assert.ok(text.includes(part), part);
  await button(page, 'game 0');
  await button(page, 'analyse game');
  const { moves } = await rest(page, { screen: 'Analysing' });
  assert.deepEqual(moves, []);
  await button(page, 'study on');
  await scene(page, { moves: ['32-28'] });
  sound(page);
});

test('a file that is dropped on the page is opened, one that is no such thing is told', async (t) => {
  const page = await opened(t);
  const drop = (name, text, times = 1) => page.evaluate(([name, text, times]) => {
    const data = new DataTransfer();
    data.items.add(new File([text.repeat(times)], name));
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    document.getElementById('damas').dispatchEvent(drop);
  }, [name, text, times]);
  await drop('picture.png', '\u0000\u0001\u0002PNG');
  await said(page, /neither a game nor a position in picture\.png/);
  await hush(page);
  await drop('large.pdn', 'x', 33 * 2 ** 20);
  await said(page, /large\.pdn is too large/);
  // What a browser does with a folder.
  await page.evaluate(() => {
    const unreadable = { arrayBuffer: () => Promise.reject(new Error('a folder')) };
    const folder = { name: 'folder', slice: () => unreadable };
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [folder] } });
    document.getElementById('damas').dispatchEvent(drop);
  });
  await said(page, /neither a game nor a position in folder/);
  await drop('game.pdn', GAME);
  await scene(page, { overlay: 'Games' });
  await button(page, 'put on board');
  await rest(page, { screen: 'Playing', moves: MOVES });
  sound(page);
});

test('a game is saved as a file, which opens again', async (t) => {
  const page = await opened(t);
  await game(page, {});
  await press(page, 32);
  await press(page, 28);
  await rest(page, { moves: ['32-28'] });
  await button(page, 'menu');
  const file = await saved(page, () => button(page, 'menu save game'));
  assert.match(file.name, /^damas-\d{4}-\d\d-\d\d\.pdn$/);
  assert.match(file.text, /1\. 32-28 \*/);
  await said(page, /Saved/);
  await rest(page, { overlay: 'Closed' });
  const again = await saved(page, () => page.keyboard.press('Control+s'));
  assert.match(again.text, /1\. 32-28 \*/);
  await game(page, { moves: '31-27' });
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  await (await asked).setFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) });
  await scene(page, { overlay: 'Games' });
  await button(page, 'put on board');
  await rest(page, { screen: 'Playing', moves: ['32-28'] });
  sound(page);
});

test('games that were played are kept, and looked at later', async (t) => {
  const page = await opened(t);
  await game(page, { moves: MOVES.join(' ') });
  await game(page, { moves: '31-27 17-21' });
  await page.reload();
  await drawn(page);
  await button(page, 'MyGames');
  await rest(page, { overlay: 'Games' });
  await button(page, 'game 0');
  await picture(page, 'own-games');
  await button(page, 'put on board');
  await rest(page, { screen: 'Playing', moves: MOVES });
  sound(page);
});

test('where the browser refuses to copy, that is told', async (t) => {
  const page = await opened(t, { before: () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  } });
  await button(page, 'Analysis');
  await rest(page, { screen: 'Analysing' });
  await button(page, 'study menu');
  await button(page, 'menu copy fen');
  await said(page, /nothing was copied/);
  sound(page);
});

test('the analysis gives what it has to the clipboard, and the editor takes it', async (t) => {
  const page = await opened(t, CLIPBOARD);
  await button(page, 'Analysis');
  await rest(page, { screen: 'Analysing' });
  await press(page, 32);
  await press(page, 28);
  const { fen } = await rest(page, { moves: ['32-28'] });
  const copy = (what) => copied(page, async () => {
    await button(page, 'study menu');
    await button(page, `menu ${what}`);
  });
  assert.equal(await copy('copy fen'), fen);
  assert.match(await copy('copy pdn'), /1\. 32-28 \*/);
  await button(page, 'set up');
  await rest(page, { screen: 'Editor' });
  await button(page, 'fen');
  await page.keyboard.press('Control+a');
  await paste(page, 'B:W31,32:BK5');
  await page.keyboard.press('Enter');
  await rest(page);
  await picture(page, 'editor');
  await button(page, 'analyse this');
  await scene(page, { screen: 'Analysing', fen: 'B:W31,32:BK5' });
  sound(page);
});
