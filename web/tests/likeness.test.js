// The page looks like the window on the desktop, whose pictures `cargo xtask` leaves in dist/desktop.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { blank, game, HOST, MOTION, opened, picture, press, rest, sound } from './browser.js';

const CAPTURE_OF_FOUR = 'W:W22,38,42,29:B8,9,17,23,26,32,37';
/** Pixels are compared by blocks of this side, by their mean colour: letters may lie a fraction of a pixel elsewhere. */
const BLOCK = 12;
/** How far a block's mean may be off, of 255; and how far all of them on average. */
const FARTHEST = 24;
const AVERAGE = 1;

/** How far two pictures differ, block by block; `null` where their sizes do. */
async function difference(page, [one, other]) {
  return page.evaluate(async ({ pictures, BLOCK }) => {
    const unpack = async (packed) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${packed}`)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = await Promise.all(pictures.map(unpack));
    if (a.width !== b.width || a.height !== b.height) return null;
    let [farthest, sum, blocks, place] = [0, 0, 0, ''];
    for (let top = 0; top + BLOCK <= a.height; top += BLOCK) {
      for (let left = 0; left + BLOCK <= a.width; left += BLOCK) {
        const means = [a, b].map(({ data, width }) => {
          const mean = [0, 0, 0];
          for (let y = top; y < top + BLOCK; y += 1) {
            for (let x = left; x < left + BLOCK; x += 1) {
              for (let c = 0; c < 3; c += 1) mean[c] += data[4 * (y * width + x) + c] / BLOCK ** 2;
            }
          }
          return mean;
        });
        const off = Math.max(...means[0].map((mean, c) => Math.abs(mean - means[1][c])));
        if (off > farthest) [farthest, place] = [off, `${left},${top}`];
        sum += off;
        blocks += 1;
      }
    }
    return { farthest, place, average: sum / blocks };
  }, { pictures: [one, other].map((bytes) => bytes.toString('base64')), BLOCK });
}

/** Runs ahead of the page's scripts: nobody hears it, so that no sound holds a picture up. */
function mute() {
  localStorage.setItem('damas-frisonas/1/settings', JSON.stringify({ version: 1, loudness: { volume: 0.8, muted: true } }));
}

/** A picture of the page once nothing moves on it any more: so many in a row are alike. */
async function still(page, name, wanted = 3) {
  let [last, alike] = [await picture(page, name), 1];
  for (let looks = 0; alike < wanted && looks < 100; looks += 1) {
    // The last letters and small motions come a little later.
    await page.waitForTimeout(400);
    const next = await picture(page, name);
    alike = next.equals(last) ? alike + 1 : 1;
    last = next;
  }
  return last;
}

const WINDOWS = [
  { name: '1280x720', settings: { viewport: { width: 1280, height: 720 } } },
  { name: '360x640', settings: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } },
];

for (const { name, settings } of WINDOWS) {
  test(`${name} looks as on the desktop`, async (t) => {
    const page = await opened(t, { ...MOTION, ...settings, before: mute });
    const judge = await blank(t);
    await judge.goto(HOST);
    const compare = async (state) => {
      await rest(page);
      const ours = await still(page, `${name}-${state}`);
      const theirs = await readFile(new URL(`../../dist/desktop/${name}/${state}.png`, import.meta.url));
      const found = await difference(judge, [ours, theirs]);
      const told = `${state}: ${JSON.stringify(found)}`;
      assert.ok(found && found.farthest <= FARTHEST && found.average <= AVERAGE, told);
    };
    const finger = Boolean(settings.hasTouch);
    const touch = async (square) => {
      await press(page, square, { finger });
      if (!finger) await page.mouse.move(2, 2);
    };
    await game(page, {});
    await compare('start');
    await game(page, { fen: CAPTURE_OF_FOUR });
    await touch(42);
    await compare('chosen');
    await touch(2);
    await rest(page, { turn: 'black' });
    await compare('crowned');
    sound(page);
  });
}
