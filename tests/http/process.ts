/** The server in a process of its own, as it is deployed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../../src/config.ts';

/** How long something may take until it happens, in ms. */
const longestWait = 60_000;

/** Waits until something is so. @throws Error where it is not within the time, in ms */
export async function until(isSo: () => boolean | Promise<boolean>, most = longestWait): Promise<void> {
  const limit = performance.now() + most;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error(`It did not happen within ${most / 1000} s.`);
    await setTimeout(20);
  }
}

export type Started = {
  url: string;
  child: ChildProcess;
  /** What it has printed so far. */
  log: () => string;
  /** Resolves with the exit code once it has ended by itself. */
  ended: Promise<number | null>;
  /** Sends SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>;
};

/** As a shell starts it; in front of it, or in place of its logs, a test may put something else. */
const plainly = 'exec "$0" "$@"';

/**
 * Starts it on any free port, without a limit on searches.
 * @param settings variables beside those, or in place of them
 * @param shell how a shell starts it, with a limit or another place for its log
 * @returns the server once it says that it is ready, or has ended
 */
export async function startServer(settings: Record<string, string> = {}, shell = plainly): Promise<Started> {
  const unset = { SEARCH_ENGINE: '', DATABASE_URL: '', ALGOLIA_APP_ID: '' };
  const env = { ...process.env, ...unset, OUT_DIR: readConfig().outDir, PORT: '0', SEARCH_RATE: '0', ...settings };
  const args = ['-c', shell, process.execPath, 'src/server/main.ts'];
  const child = spawn('sh', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  await until(() => /ready at/.test(log) || child.exitCode !== null);
  return { url: /ready at (\S+)/.exec(log)?.[1] ?? '', child, log: () => log, ended, stop };
}

/** Returns how many files and connections a process has open. */
export const descriptorsOf = ({ child }: Started): number => readdirSync(`/proc/${child.pid}/fd`).length;
