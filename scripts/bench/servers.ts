/** Starts the servers under measurement, each in its own process. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ports, settings } from './settings.ts';
import type { BuiltSite } from './site.ts';

export type Running = { name: string; url: string; pid: number; stop: () => Promise<void> };

type Start = {
  name: string;
  script: string;
  args?: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
};

/** Shell script that lowers the limit of open files if `OPEN_FILES` is set, then replaces itself with the server. */
const limitFiles = '[ -z "$OPEN_FILES" ] || ulimit -n "$OPEN_FILES"; exec "$0" "$@"';

/** Timeout in ms until a server prints its address. */
const startMs = 30_000;

const address = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/;

/** The tests start nginx as `nginx`, which Debian installs in /usr/sbin: on root's PATH only. */
const pathWithSystem = () => `${process.env['PATH'] ?? ''}${path.delimiter}/usr/sbin`;

/** Starts a server that prints its address once it listens. @throws Error with its output if it ends before that */
async function start({ name, script, args = [], cwd, env }: Start): Promise<Running> {
  const child = spawn('sh', ['-c', limitFiles, process.execPath, script, ...args], {
    cwd,
    env: { ...env, PATH: pathWithSystem() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = address.exec(printed);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${name} ended at once: ${printed.trim()}`)));
    setTimeout(() => reject(new Error(`${name} said no address in ${startMs / 1000} s.`)), startMs).unref();
  }).catch(async (error: unknown) => {
    if (child.kill('SIGTERM')) await ended;
    throw error;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { name, url, pid: child.pid ?? 0, stop };
}

/** Starts our own server, in the same way as `npm run serve`. */
export const startOwn = ({ folder, contentDir, outDir }: BuiltSite): Promise<Running> =>
  start({
    name: 'own server',
    script: 'src/server/main.ts',
    cwd: folder,
    env: { ...settings(contentDir, outDir), PORT: String(ports.own) },
  });

/** Timeout in ms for a build and a start together. */
const firstAnswerMs = 600_000;

/** Runs `npm start`, and resolves to the seconds until `/healthz` answers 200. Stops the server afterwards. */
export async function firstAnswer(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isWhole = () =>
    fetch(`http://127.0.0.1:${env['PORT']}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isWhole())) {
    if (child.exitCode !== null || performance.now() - began > firstAnswerMs)
      throw new Error('npm start gives no site.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/**
 * Starts our own server, and waits until search is ready. Rate limiting is off unless `more` sets it, since all clients
 * of a benchmark may share one address.
 * @param more settings in addition to those of every server
 */
export async function startSearch(
  { folder, contentDir, outDir }: BuiltSite,
  name: string,
  more: NodeJS.ProcessEnv,
): Promise<Running> {
  const began = performance.now();
  const server = await start({
    name,
    script: 'src/server/main.ts',
    cwd: folder,
    env: { ...settings(contentDir, outDir), PORT: '0', SEARCH_RATE: '0', ...more },
  });
  while ((await fetch(`${server.url}/healthz`)).status !== 200) {
    if (performance.now() - began > startMs) {
      await server.stop();
      throw new Error(`${name} was not ready in ${startMs / 1000} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return server;
}

/** Starts nginx with deploy/nginx.conf, on the same build. It would pass requests below /api to our own server. */
export const startNginxServer = ({ folder, contentDir, outDir }: BuiltSite): Promise<Running> =>
  start({
    name: 'nginx',
    script: path.resolve('scripts/bench/nginx.ts'),
    args: [String(ports.own)],
    cwd: folder,
    env: settings(contentDir, outDir),
  });

/** Starts the @astrojs/node server of the same site (scripts/bench/standalone.ts). */
export const startStandalone = ({ folder, contentDir }: BuiltSite, outDir: string): Promise<Running> =>
  start({
    name: '@astrojs/node',
    script: path.join(outDir, '.server/entry.mjs'),
    cwd: folder,
    env: { ...settings(contentDir, outDir), PORT: String(ports.standalone) },
  });

/** The kernel's clock ticks per second (USER_HZ): 100 on every Linux that Node runs on. */
const ticks = 100;

/**
 * Returns the processor seconds that a process and its descendants have used so far, or `undefined` if the system has
 * no /proc.
 */
export function cpuSecondsOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name, in parentheses, may contain spaces. User and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = (Number(fields[11]) + Number(fields[12])) / ticks;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + (cpuSecondsOf(Number(child)) ?? 0), own);
  } catch {
    return undefined;
  }
}
