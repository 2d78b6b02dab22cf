/** Finds the browser for tests and measurements. */
import { existsSync } from 'node:fs';
import { readConfig } from '../src/config.ts';

/** Chromium's headless shell, a separate package in Debian. It needs less than half the CPU time for the same pages. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Usual install locations, most common first. */
export const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns `CHROMIUM_PATH` if set, otherwise the first program that exists, or `undefined`. */
const findFirst = (places: readonly string[]): string | undefined =>
  readConfig().chromiumPath ?? places.find((place) => existsSync(place));

/** Returns full Chromium, as readers have it: for measurements, screenshots, and tests of the data that it stores. */
export const findChromium = (): string | undefined => findFirst(chromiumPlaces);

/** Returns the browser for tests: the headless shell, or otherwise any Chromium. */
export const findTestBrowser = (): string | undefined => findFirst([headlessShell, ...chromiumPlaces]);

/** Returns whether the headless shell is missing. The tests then take twice as long. */
export const lacksHeadlessShell = (): boolean => findFirst([headlessShell]) === undefined;

/** Root can't start sandboxed processes; the other flags keep Chromium from contacting hosts during tests. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
