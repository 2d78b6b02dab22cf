/** A real PostgreSQL for tests and measurements, in a temporary folder that is removed afterwards. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../http/nginx.ts';

const run = promisify(execFile);

/** Where Debian and Ubuntu install the programs of each version, which are not in PATH. */
const versions = '/usr/lib/postgresql';

/** The unprivileged user and group "nobody" of Debian's base system: PostgreSQL refuses to run as root. */
const nobody = 65_534;

/** How long a start may take, in ms. After a kill, PostgreSQL replays its log first. */
const startMs = 30_000;

/** Returns the program folder of the newest PostgreSQL, or `undefined`. */
export function findPostgres(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = installed.map((version) => path.join(versions, version, 'bin'));
  return [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

export type PostgresServer = {
  /** For DATABASE_URL. The user may do everything, and any password works. */
  url: string;
  /** Stops it and removes its folder. */
  stop: () => Promise<void>;
  /** Kills it without warning, as when a machine fails. */
  kill: () => void;
  /** Restarts it on the same port and data, whether it was killed or not. */
  restart: () => Promise<void>;
};

/**
 * Starts PostgreSQL on 127.0.0.1 at a free port. It does not wait for disks, so a crash of the machine would lose data.
 * @throws Error if PostgreSQL is not installed or does not start
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed. npm run setup installs it.');
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: nobody, gid: nobody } : {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-postgres-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  const data = path.join(folder, 'data');
  const options = ['--no-sync', '--auth=trust', '--username=tryggve', '--encoding=UTF8', '--locale=C.UTF-8'];
  await run(path.join(programs, 'initdb'), [...options, '-D', data], { ...user, cwd: folder });
  const port = await freePort();
  const url = `postgres://tryggve:secret@127.0.0.1:${port}/postgres`;
  const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const programArguments = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];

  let server: ChildProcess;
  const start = async () => {
    server = spawn(path.join(programs, 'postgres'), programArguments, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(server, url);
  };
  /** Kills its child processes too: they would live on for a while and keep a new server from starting. */
  const kill = () => {
    if (hasEnded(server)) return;
    const parts = `/proc/${server.pid}/task/${server.pid}/children`;
    const ids = existsSync(parts) ? readFileSync(parts, 'utf8').split(' ').filter(Boolean).map(Number) : [];
    server.kill('SIGKILL');
    for (const id of ids) {
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has already ended by itself.
      }
    }
  };
  const ended = () =>
    hasEnded(server) ? Promise.resolve() : new Promise<void>((resolve) => server.once('exit', () => resolve()));
  /** Also runs when this process exits, so that a failed test leaves nothing behind. */
  const cleanUp = () => {
    kill();
    // A killed process may write a last file after the folder was listed.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  };
  process.once('exit', cleanUp);
  await start();
  return {
    url,
    kill,
    async restart() {
      server.kill('SIGINT');
      await ended();
      await start();
    },
    async stop() {
      // PostgreSQL's "fast shutdown": it disconnects its clients and writes its data.
      server.kill('SIGINT');
      await ended();
      process.off('exit', cleanUp);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const limit = performance.now() + startMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (hasEnded(server) || performance.now() > limit) throw new Error(`PostgreSQL does not start:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
