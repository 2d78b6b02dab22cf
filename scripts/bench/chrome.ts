/** Runs Chromium for audits, each time with a new profile. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumArguments, findChromium } from '../chromium.ts';

/**
 * Returns the path of Chromium.
 * @throws Error that says what to do if there is none
 */
export function requireChromium(): string {
  const program = findChromium();
  if (!program) throw new Error('Chromium is missing. npm run setup installs it; CHROMIUM_PATH names another.');
  if (!existsSync(program)) throw new Error(`There is no ${program}, which CHROMIUM_PATH names.`);
  return program;
}

/** Starts Chromium, calls `use` with its remote debugging port, and ends Chromium when `use` settles. */
export async function withChromium<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'tryggve-bench-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(requireChromium(), [...chromiumArguments, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let printed = '';
      child.stderr.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(printed);
        if (found) resolve(Number(found[1]));
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`Chromium does not start:\n${printed.slice(-2000)}`)));
    });
    return await use(port);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
