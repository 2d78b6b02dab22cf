/** Chooses the search engine by the setting SEARCH_ENGINE. */
import type { Config } from '../../../config.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';
import type { LanguageResources } from '../language/resources.ts';
import { readIndex } from '../store.ts';
import { type AlgoliaOptions, type AlgoliaSettings, indexNameOf } from './algolia/client.ts';
import { createAlgoliaEngine } from './algolia/engine.ts';
import { engineOver } from './embedded/engine.ts';
import { loadIndex } from './embedded/loadIndex.ts';
import type { SearchEngine } from './engine.ts';
import { NotIndexed } from './postgres/ask.ts';
import { createPostgresEngine } from './postgres/engine.ts';
import { explainDatabase } from './postgres/errors.ts';
import { createPool } from './postgres/pool.ts';

type Resources = ReadonlyMap<LanguageCode, LanguageResources>;

export type EngineChoice = {
  name: string;
  /** Concurrent searches, and how many of them for one network (fairQueue.ts). */
  concurrency: { atOnce: number; ofOne: number };
  /** Called at each load of the built site. */
  create: (resources: Resources, outDir: string) => SearchEngine;
  /** Returns one line that says why the engine can't answer, and what to do. */
  explain: (error: unknown) => string;
  /** Releases what the created engines share. */
  close?: () => Promise<void>;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const embedded: EngineChoice = {
  name: 'minisearch',
  // A search can't be interrupted: a second one would queue inside the thread, beyond the reach of the fair queue.
  concurrency: { atOnce: 1, ofOne: 1 },
  create: (resources, outDir) =>
    engineOver(
      new Map(
        [...resources].map(([language, known]) => [language, loadIndex(readIndex(outDir, language), known)] as const),
      ),
    ),
  explain: messageOf,
};

/** As many searches as the pool has connections (postgres/pool.ts); half of them for one network. */
const concurrencyElsewhere = { atOnce: 10, ofOne: 5 } as const;

/** Returns Algolia. It has no startup check: a failure to reach it shows in the answer to the reader. */
const algoliaWith = (settings: AlgoliaSettings, options?: AlgoliaOptions): EngineChoice => ({
  name: 'algolia',
  concurrency: concurrencyElsewhere,
  create: (resources) => createAlgoliaEngine(settings, resources, options),
  explain: messageOf,
});

/** Returns PostgreSQL at a URL. Its pool is kept across reloads, since searches may be in progress. */
export function postgresAt(url: string): EngineChoice {
  let pool: ReturnType<typeof createPool> | undefined;
  return {
    name: 'postgres',
    concurrency: concurrencyElsewhere,
    create: (resources) => createPostgresEngine((pool ??= createPool(url)), resources),
    explain: (error) => (error instanceof NotIndexed ? error.message : explainDatabase(error, url)),
    close: async () => pool?.end(),
  };
}

/** Returns a required setting. @throws Error naming it if it is missing */
function needed(value: string | undefined, engine: string, name: string): string {
  if (value === undefined) throw new Error(`SEARCH_ENGINE is ${engine}, which needs ${name}.`);
  return value;
}

/** Returns the database URL. @throws Error if it is not set */
export const databaseOf = ({ searchEngine }: Pick<Config, 'searchEngine'>): string =>
  needed(searchEngine.databaseUrl, 'postgres', 'DATABASE_URL, the address of the database');

/** Returns the Algolia settings, with the key for searching or writing. @throws Error if a setting is missing */
export function algoliaOf(
  { siteEnv, searchEngine }: Pick<Config, 'siteEnv' | 'searchEngine'>,
  may: 'search' | 'write',
) {
  const { appId, searchKey, adminKey, region } = searchEngine.algolia;
  return {
    appId: needed(appId, 'algolia', 'ALGOLIA_APP_ID, the id of its application'),
    apiKey:
      may === 'search'
        ? needed(searchKey, 'algolia', 'ALGOLIA_SEARCH_KEY, a key that may search')
        : needed(adminKey, 'algolia', 'ALGOLIA_ADMIN_KEY, a key that may write'),
    indexName: indexNameOf(siteEnv),
    region,
  };
}

/** Returns the configured engine. @throws Error naming a setting that it needs and that is missing */
export function chooseEngine(config: Pick<Config, 'siteEnv' | 'searchEngine'>): EngineChoice {
  const { name } = config.searchEngine;
  if (name === 'postgres') return postgresAt(databaseOf(config));
  if (name === 'algolia') return algoliaWith(algoliaOf(config, 'search'));
  return embedded;
}
