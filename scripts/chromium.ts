/** Where the browser of the tests is. */
import { existsSync } from 'node:fs';
import { readConfig } from '../src/config.ts';

/** The usual places, most common first. */
export const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns the program that `CHROMIUM_PATH` names, else the first of the usual places; nothing where there is none */
export function findChromium(): string | undefined {
  const { chromiumPath } = readConfig();
  return chromiumPath ?? chromiumPlaces.find((place) => existsSync(place));
}

/** Sandboxed processes can't be started by root; the rest keeps Chromium from asking hosts that tests must not reach. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
