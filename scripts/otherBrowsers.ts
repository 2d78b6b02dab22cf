/** Finds the browsers of the smoke tests (tests/smoke): Firefox, and WebKit with its driver and a screen to draw on. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of the first of these programs that is on PATH. */
export const findProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));

export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');
export const findWebKitDriver = (): string | undefined => findProgram('WebKitWebDriver');
export const findXvfb = (): string | undefined => findProgram('Xvfb');
