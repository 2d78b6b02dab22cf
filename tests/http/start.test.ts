/** A start that can't be whole: one line says what is wrong, and pages are served where there are some. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Started, startServer, until } from './process.ts';
import { ask } from './raw.ts';

const { outDir } = readConfig();
let server: Started;
const folders: string[] = [];
afterEach(async () => {
  await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Returns a copy of the built site whose indexes can be harmed. */
function copyOfSite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-site-'));
  folders.push(folder);
  for (const name of readdirSync(outDir).filter((entry) => entry !== '.search'))
    symlinkSync(path.resolve(outDir, name), path.join(folder, name));
  cpSync(path.join(outDir, '.search'), path.join(folder, '.search'), { recursive: true });
  return folder;
}

/** A line of a stack trace, or of an object that was printed. */
const trace = /^\s+at |node:internal|^\s*\w+: /m;

describe('[#275] a site whose index', { timeout: 120_000 }, () => {
  it.each([
    ['is missing', 'languages.json', (folder: string) => rmSync(folder, { recursive: true })],
    ['lost a file', 'sv.index.json', (folder: string) => rmSync(path.join(folder, 'sv.index.json'))],
    ['is cut short', 'ar.language.json', (folder: string) => truncateSync(path.join(folder, 'ar.language.json'), 999)],
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
