/** Where the browser of the tests is. */
import { existsSync } from 'node:fs';
import { readConfig } from '../src/config.ts';

/** Chromium without windows, a package of its own in Debian: the same pages in less than half the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

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

/** Finds the first program that `CHROMIUM_PATH` names, or that is there; nothing where none is. */
const findFirst = (places: readonly string[]): string | undefined =>
  readConfig().chromiumPath ?? places.find((place) => existsSync(place));

/** Returns the whole browser, as readers have it: for measurements, pictures and what it keeps of its reader. */
export const findChromium = (): string | undefined => findFirst(chromiumPlaces);

/** Returns what the tests run in: the headless shell, else any Chromium. */
export const findTestBrowser = (): string | undefined => findFirst([headlessShell, ...chromiumPlaces]);

/** Returns whether the tests run in another browser than they could, and so for twice as long. */
export const lacksHeadlessShell = (): boolean => findFirst([headlessShell]) === undefined;

/** Sandboxed processes can't be started by root; the rest keeps Chromium from asking hosts that tests must not reach. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
