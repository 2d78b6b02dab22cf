/** The indexing command: what it says when it fails, and what the database holds whatever happens to it. */
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { readConfig } from '../../src/config.ts';
import type { SearchRecord } from '../../src/content/searchRecords.ts';
import { buildIndex, type StoredIndex } from '../../src/server/search/engines/embedded/buildIndex.ts';
import type { SearchEngine } from '../../src/server/search/engines/engine.ts';
import { createResources } from '../../src/server/search/language/resources.ts';
import { createPostgresEngine } from '../../src/server/search/engines/postgres/engine.ts';
import { createPool } from '../../src/server/search/engines/postgres/pool.ts';
import { fillDatabase } from '../../src/server/search/engines/postgres/fill.ts';
import { record } from './fixture.ts';
import { emptyData } from './languageData.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

let postgres: PostgresServer;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await startPostgres();
  pool = createPool(postgres.url);
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

const { outDir } = readConfig();
const unset = { SEARCH_ENGINE: '', DATABASE_URL: '', ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_KEY: '' };

/** Resolves with the command's exit code and its output. */
const run = (settings: Record<string, string>) =>
  new Promise<{ code: number | string; text: string }>((resolve) => {
    const env = { ...process.env, ...unset, OUT_DIR: outDir, ...settings };
    execFile(process.execPath, ['scripts/index-search.ts'], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    );
  });

describe('the command', () => {
  const at = (url: string) => ({ SEARCH_ENGINE: 'postgres', DATABASE_URL: url });

  it.each([
    ['no address', { SEARCH_ENGINE: 'postgres' }, 'needs DATABASE_URL'],
    ['an address of something else', at('mysql://user:hemligt@127.0.0.1/x'), 'must be the address of a PostgreSQL'],
    ['nobody there', at('postgres://user:hemligt@127.0.0.1:9/x'), 'Is PostgreSQL started'],
    ['no such host', at('postgres://user:hemligt@nowhere.invalid/x'), 'no such host'],
    ['no built site', { ...at('postgres://user:hemligt@127.0.0.1:9/x'), OUT_DIR: 'nowhere' }, 'npm run build'],
    ['no key', { SEARCH_ENGINE: 'algolia', ALGOLIA_APP_ID: 'APP' }, 'needs ALGOLIA_ADMIN_KEY'],
  ])('with %s says what to do, and no password', async (_name, settings, expected) => {
    const { code, text } = await run(settings);
    expect([code, text.includes(expected)], text).toEqual([1, true]);
    expect(text).not.toContain('hemligt');
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('with no such database says how to make it', async () => {
    const { code, text } = await run(at(postgres.url.replace(/postgres$/, 'nodatabase')));
    expect([code, text.includes('createdb')], text).toEqual([1, true]);
  });

  it('has nothing to do for the embedded engine', async () => {
    expect(await run({})).toMatchObject({ code: 0, text: expect.stringContaining('Nothing to do') as string });
  });

  it('fills an empty database, also twice at once, and then changes nothing', async () => {
    const both = await Promise.all([run(at(postgres.url)), run(at(postgres.url))]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const again = await run(at(postgres.url));
    expect(again.text).toMatch(/sv: as it was/);
    expect(again.text).not.toMatch(/Applied|records/);
    const { rows } = await pool.query('select name from search_migrations');
    expect(rows).toEqual([{ name: '0001-search.sql' }]);
  });
});

describe('an index', () => {
  const words = emptyData;
  const versionOf = (text: string, more: SearchRecord[] = []) =>
    buildIndex('sv', [record('sv', 'one', 'Spruta', { body: text }), ...more], words);
  const fill = (stored: StoredIndex) => fillDatabase(postgres.url, [['sv', stored]]);
  /** Resolves with the texts that a process finds which was started with this build. */
  const seenBy = (stored: StoredIndex) => seenIn(engineOf(stored));
  const engineOf = (stored: StoredIndex) =>
    createPostgresEngine(pool, new Map([['sv', createResources('sv', stored)]] as const));
  const seenIn = async (engine: SearchEngine) => {
    const { hits } = await engine.search({ locale: 'sv', query: 'spruta', page: 1, hitsPerPage: 20 });
    return hits.map(({ body }) => body);
  };

  it('is put in by one command after another, however many start at once on an empty database', async () => {
    await pool.query('create database fresh');
    const fresh = postgres.url.replace(/postgres$/, 'fresh');
    const fills = Array.from({ length: 8 }, (_, at) => fillDatabase(fresh, [['sv', versionOf(`text ${at % 3}`)]]));
    expect(await Promise.allSettled(fills)).toEqual(fills.map(() => ({ status: 'fulfilled', value: undefined })));
  });

  it('of the former build is there for processes that still have that build, and one older is not', async () => {
    const [first, second, third] = [versionOf('första'), versionOf('andra'), versionOf('tredje')];
    await fill(first);
    await fill(second);
    expect([await seenBy(first), await seenBy(second)]).toEqual([['första'], ['andra']]);
    // Not indexed yet, so it uses the newest index.
    expect(await seenBy(third)).toEqual(['andra']);
    await fill(third);
    expect([await seenBy(first), await seenBy(second), await seenBy(third)]).toEqual([
      ['tredje'],
      ['andra'],
      ['tredje'],
    ]);
    // Back to the former build, whose index is the newest again.
    await fill(second);
    expect(await seenBy(first)).toEqual(['andra']);
  });

  it('is what a process shows that already showed another, also where the database was made anew', async () => {
    const engine = engineOf(versionOf('vilken som helst'));
    const makeAnew = () => pool.query('truncate search_indexes restart identity cascade');
    await makeAnew();
    await fill(versionOf('en'));
    expect(await seenIn(engine)).toEqual(['en']);
    await fill(versionOf('två'));
    expect(await seenIn(engine)).toEqual(['två']);
    // In the new database, this version has the same number as the first one had.
    await makeAnew();
    await fill(versionOf('tre'));
    expect(await seenIn(engine)).toEqual(['tre']);
  });

  it('that can not be put in leaves the former as it was', async () => {
    const good = versionOf('bra');
    await fill(good);
    // PostgreSQL's text type cannot hold NUL.
    const broken = versionOf('trasig', [record('sv', 'a\0b', 'Trasig')]);
    await expect(fill(broken)).rejects.toThrow();
    expect(await seenBy(broken)).toEqual(['bra']);
  });

  it('of a language that the site has no more is dropped', async () => {
    const english = buildIndex('en', [record('en', 'one', 'Needle')], words);
    await fillDatabase(postgres.url, new Map([['en', english]]));
    const { rows } = await pool.query('select distinct language from search_indexes');
    expect(rows).toEqual([{ language: 'en' }]);
  });
});
