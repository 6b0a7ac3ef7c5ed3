// The Chromium of the tests and of what measures: without a graphics card, drawn by its own processor code.

import { chromium } from 'playwright-core';

/** `more` are further switches of its command line. */
export function launched(...more) {
  return chromium.launch({
    executablePath: process.env.DAMAS_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
      '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
      ...more,
    ],
  });
}
