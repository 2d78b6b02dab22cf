/** The server in its own process, as deployed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../../src/config.ts';

/** How long to wait for something to happen, in ms. */
const maxWait = 60_000;

/**
 * Waits until a condition holds.
 * @param most how long to wait, in ms
 * @throws Error if it does not hold within that time
 */
export async function until(isSo: () => boolean | Promise<boolean>, most = maxWait): Promise<void> {
  const limit = performance.now() + most;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error(`It did not happen within ${most / 1000} s.`);
    await setTimeout(20);
  }
}

export type Started = {
  url: string;
  child: ChildProcess;
  /** Returns the output so far. */
  log: () => string;
  /** Resolves with the exit code once the process has ended by itself. */
  ended: Promise<number | null>;
  /** Sends SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>;
};

/** How a shell starts the server. A test may put something in front of this, or replace its logs. */
const plainly = 'exec "$0" "$@"';

/**
 * Starts the server on any free port, without a limit on searches.
 * @param settings environment variables that add to the defaults or override them
 * @param shell how a shell starts it, with a limit or another place for its log
 * @returns the server once it reports that it is ready, or has ended
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
