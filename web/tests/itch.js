// The pictures of the page on itch.io, taken from the game itself: cover, icon, screenshots, a short animation.

import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import gifenc from 'gifenc';
import { launched } from './launch.js';

const PLACE = fileURLToPath(new URL('../../dist/itch/', import.meta.url));
const PAGE = `${process.env.DAMAS_HOST}web/`;
/** Two kings are worth more than three men: what is tried is refused, and why is shown. */
const REFUSED = 'W:W49,K30,K21,27,32,34,35,36,40,45,48,50:BK42,K43,20,14,18,1,2,3,4,5,9,15';
/** White takes four pieces in four directions and is crowned. */
const CAPTURE = 'W:W22,38,42,29:B8,9,17,23,26,32,37';
const OPENING = '32-28 19-23 28x19 14x23 37-32 10-14 41-37 14-19 34-30 20-24';
/** The animation: its frames, and what lies between two of them, in ms. */
const FRAMES = 44;
const STEP = 60;

const browser = await launched();
await mkdir(PLACE, { recursive: true });

/** The game in a window of this size, with time that only goes on when it is told to. */
async function opened(width, height, game) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(PAGE + (game ? `#${new URLSearchParams(game)}` : ''));
  await page.waitForFunction(() => document.getElementById('cover').hidden);
  if (game) await page.waitForFunction(() => damas.scene().screen === 'Playing' && !damas.scene().moving);
  await page.waitForTimeout(2500);
  return page;
}

const press = async (page, number) => {
  const { x, y } = await page.evaluate((number) => damas.square(number), number);
  await page.mouse.click(x, y);
};

async function keep(page, name) {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${PLACE}${name}.png` });
  await page.context().close();
}

await copyFile(new URL('../icon.png', import.meta.url), `${PLACE}icon.png`);
await keep(await opened(630, 500), 'cover');
await keep(await opened(1280, 720, { rules: 'frisian', moves: OPENING.replaceAll(' ', '_'), black: '5' }), 'screenshot-1');

const refused = await opened(1280, 720, { fen: REFUSED });
await press(refused, 36);
await keep(refused, 'screenshot-2');

const ways = await opened(1280, 720, { rules: 'international', fen: 'W:WK4:B13,20,32,37' });
await press(ways, 4);
await press(ways, 15);
await keep(ways, 'screenshot-3');

/** The pixels of a picture, which the browser itself unpacks. */
async function pixels(page, picture) {
  const numbers = await page.evaluate(async (packed) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${packed}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return btoa(text);
  }, picture.toString('base64'));
  return new Uint8Array(Buffer.from(numbers, 'base64'));
}

/** A capture of four, in frames that lie as far apart as on a fast machine. */
async function animation() {
  const { GIFEncoder, quantize, applyPalette } = gifenc;
  const page = await opened(480, 640, { fen: CAPTURE });
  const blank = await (await browser.newContext()).newPage();
  await press(page, 42);
  await page.waitForTimeout(1500);
  const { left, top, square, columns } = await page.evaluate(() => damas.scene().board);
  const side = Math.round(square * columns);
  const clip = { x: Math.round(left), y: Math.round(top), width: side, height: side };
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  const gif = GIFEncoder();
  await page.evaluate(() => damas.play(damas.legalMoves().find((move) => /^42x/.test(move))));
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.clock.runFor(STEP);
    const rgba = await pixels(blank, await page.screenshot({ clip }));
    const palette = quantize(rgba, 256);
    const last = frame === FRAMES - 1;
    gif.writeFrame(applyPalette(rgba, palette), side, side, { palette, delay: last ? 1500 : STEP });
  }
  gif.finish();
  await writeFile(`${PLACE}capture.gif`, gif.bytes());
}

await animation();
await browser.close();
