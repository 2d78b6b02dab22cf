/** A start that cannot be complete: one line says what is wrong, and pages are served if there are any. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { freePort } from './nginx.ts';
import { type Started, startServer, until } from './process.ts';
import { ask } from './raw.ts';

const { outDir } = readConfig();
let server: Started;
const folders: string[] = [];
afterEach(async () => {
  await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Folders that the server reads when it starts. */
const read = ['.search', '.server', 'data'];

/** Returns a copy of the built site whose indexes, policy, redirects and top-level pages can be damaged. */
function copyOfSite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-site-'));
  folders.push(folder);
  for (const name of readdirSync(outDir).filter((entry) => !read.includes(entry)))
    symlinkSync(path.resolve(outDir, name), path.join(folder, name));
  for (const name of read) cpSync(path.join(outDir, name), path.join(folder, name), { recursive: true });
  // The modules that render search resolve their packages from where they really are.
  for (const name of readdirSync(path.join(outDir, '.server')).filter((entry) => entry.endsWith('.mjs'))) {
    rmSync(path.join(folder, '.server', name));
    symlinkSync(path.resolve(outDir, '.server', name), path.join(folder, '.server', name));
  }
  return folder;
}

/** Changes the data in a JSON file. */
function change(file: string, by: (data: never) => unknown): void {
  writeFileSync(file, JSON.stringify(by(JSON.parse(readFileSync(file, 'utf8')) as never)));
}

/** Replaces a file by a symlink that leads nowhere. */
function relink(file: string): void {
  rmSync(file);
  symlinkSync('/nowhere/tand.html', file);
}

/** A line of a stack trace, or of a printed object. */
const trace = /^\s+at |node:internal|^\s*\w+: /m;

describe('[#275] a site whose index', { timeout: 120_000 }, () => {
  it.each([
    ['is missing', 'languages.json', (folder: string) => rmSync(folder, { recursive: true })],
    ['lost a file', 'sv.index.json', (folder: string) => rmSync(path.join(folder, 'sv.index.json'))],
    ['is cut short', 'ar.language.json', (folder: string) => truncateSync(path.join(folder, 'ar.language.json'), 999)],
    [
      'has a number for words',
      'sv.language.json',
      (folder: string) => change(path.join(folder, 'sv.language.json'), (data: object) => ({ ...data, vocabulary: 5 })),
    ],
    [
      'names no language',
      'languages.json',
      (folder: string) => writeFileSync(path.join(folder, 'languages.json'), '[]'),
    ],
    [
      'leaves languages out',
      'languages.json',
      (folder: string) => writeFileSync(path.join(folder, 'languages.json'), '["sv","en"]'),
    ],
  ])('%s is not ready and says which file, until it is whole again', async (_what, file, harm) => {
    const folder = copyOfSite();
    harm(path.join(folder, '.search'));
    server = await startServer({ OUT_DIR: folder });
    expect(server.log()).toContain(path.join(folder, '.search', file));
    expect(server.log()).toContain('Run npm run build.');
    expect(server.log().trim().split('\n')).toHaveLength(2);
    expect(server.log()).not.toMatch(trace);
    const health = await ask(server.url, '/healthz');
    expect([health.status, (JSON.parse(health.body.toString()) as { search: object }).search]).toEqual([
      503,
      { engine: 'minisearch', ready: false },
    ]);
    expect((await ask(server.url, '/api/search?locale=sv&q=narkos')).status).toBe(503);
    expect((await ask(server.url, '/tand')).status).toBe(200);
    const page = await ask(server.url, '/sok?q=narkos');
    expect([page.status, page.body.toString().includes('116111')]).toEqual([503, true]);
    cpSync(path.join(outDir, '.search'), path.join(folder, '.search'), { recursive: true });
    server.child.kill('SIGHUP');
    await until(async () => (await ask(server.url, '/healthz')).status === 200);
    expect((await ask(server.url, '/api/search?locale=sv&q=narkos')).status).toBe(200);
  });
});

it('a build for production names the settings that it needs, and leaves the last site be', () => {
  const env = { ...process.env, SITE_ENV: 'production', SITE_URL: 'https://tryggve.example', CONTACT_EMAIL: '' };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'A build for production needs CONTACT_EMAIL: see docs/how-to/deploy.md.\n']);
  expect(existsSync(path.join(outDir, 'index.html'))).toBe(true);
});

describe('a built site that is not whole', { timeout: 120_000 }, () => {
  it.each([
    ['.server/policy.json', 'is cut short or damaged', (file: string) => truncateSync(file, 20)],
    ['.server/policy.json', 'is cut short or damaged', (file: string) => writeFileSync(file, '[]')],
    ['data/routes.json', 'is cut short or damaged', (file: string) => truncateSync(file, 99)],
    ['data/routes.json', 'is cut short or damaged', (file: string) => writeFileSync(file, '[{}]')],
    ['500.html.br', 'is missing', (file: string) => rmSync(file)],
    ['tand.html', 'leads to a file that is missing', relink],
  ])('whose %s %s is named in one line', async (name, what, harm) => {
    const folder = copyOfSite();
    const file = path.join(folder, name);
    harm(file);
    server = await startServer({ OUT_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.log()).toBe(`${file} ${what}. Run npm run build.\n`);
  });

  it('is served on as far as it was read: an error page needs no disk', async () => {
    const folder = copyOfSite();
    server = await startServer({ OUT_DIR: folder });
    for (const name of readdirSync(folder).filter((entry) => /^(tand|500|404)\.html/.test(entry)))
      rmSync(path.join(folder, name));
    const { status, headers, body } = await ask(server.url, '/tand');
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('<h1');
    expect(server.log()).toMatch(/^Error \(ENOENT\)\n +at /m);
    expect((await ask(server.url, '/finns-inte')).body.toString()).toContain('Ooops!');
    expect((await ask(server.url, '/en')).status).toBe(200);
  });
});

describe('a log that can not be written', { timeout: 120_000 }, () => {
  it.each([
    ['errors', '2>/dev/full'],
    ['both', '>/dev/full 2>&1'],
  ])('ends nothing: %s', async (_what, redirection) => {
    const folder = copyOfSite();
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}`;
    // The server cannot say so itself, since its output fails.
    server = await startServer({ OUT_DIR: folder, PORT }, `echo ready at ${url}; exec "$0" "$@" ${redirection}`);
    const isThere = () =>
      ask(url, '/healthz').then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(isThere);
    rmSync(path.join(folder, 'tand.html'));
    // Each response is an error to log.
    for (let time = 0; time < 3; time++) expect((await ask(url, '/tand')).status).toBe(500);
    expect(await isThere()).toBe(true);
  });
});

describe('a limit on open files', { timeout: 120_000 }, () => {
  it('below the connections that are set lowers these, and says so', async () => {
    server = await startServer({}, 'ulimit -n 300; exec "$0" "$@"');
    expect(server.log()).toContain(
      'The system lets 300 files be open (ulimit -n): 86 connections are taken at a time, not 5000.',
    );
    expect((await ask(server.url, '/tand')).status).toBe(200);
  });
});

describe('a start', { timeout: 120_000 }, () => {
  it.each([
    ['wrong settings', { PORT: 'abc', TRUST_PROXY: '0.0.0.0/0' }, /^Wrong settings: PORT: .+; TRUST_PROXY: .+$/],
    [
      'a setting that its engine lacks',
      { SEARCH_ENGINE: 'postgres' },
      /^SEARCH_ENGINE is postgres, which needs DATABASE_URL.+$/,
    ],
    ['no built site', { OUT_DIR: 'nowhere' }, /^nowhere holds no built site\. Run npm run build first\.$/],
  ])('with %s fails with one line', async (_what, settings, line) => {
    server = await startServer(settings);
    expect(await server.ended).toBe(1);
    expect(server.log().trim()).toMatch(line);
  });

  it('on a port that is taken fails with one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    server = await startServer({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.log().trim()).toBe(`Port ${port} is taken. Choose another, as in PORT=4322 npm start.`);
    other.close();
  });
});
