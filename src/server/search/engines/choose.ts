/** Which engine searches: a setting (SEARCH_ENGINE). */
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
  /** Questions that it works on at a time, and how many of one network among them (fairQueue.ts). */
  concurrency: { atOnce: number; ofOne: number };
  /** Made anew whenever the built site is loaded anew. */
  create: (resources: Resources, outDir: string) => SearchEngine;
  /** Returns what is wrong with an engine that can't answer, and what to do, in one line. */
  explain: (error: unknown) => string;
  /** Lets go of what all its engines share. */
  close?: () => Promise<void>;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const embedded: EngineChoice = {
  name: 'minisearch',
  // A search can't be interrupted: a second question would wait in the thread, where none can overtake it.
  concurrency: { atOnce: 1, ofOne: 1 },
  create: (resources, outDir) =>
    engineOver(
      new Map(
        [...resources].map(([language, known]) => [language, loadIndex(readIndex(outDir, language), known)] as const),
      ),
    ),
  explain: messageOf,
};

/** As many as there are connections to a database (postgres/pool.ts); half of them for one network. */
const concurrencyElsewhere = { atOnce: 10, ofOne: 5 } as const;

/** Returns Algolia; a failure to reach it is reported to the reader at once. */
const algoliaWith = (settings: AlgoliaSettings, options?: AlgoliaOptions): EngineChoice => ({
  name: 'algolia',
  concurrency: concurrencyElsewhere,
  create: (resources) => createAlgoliaEngine(settings, resources, options),
  explain: messageOf,
});

/** Returns PostgreSQL at an address; its connections outlive each load, since questions may be under way. */
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

/** Returns a setting. @throws Error that names it where it is missing */
function needed(value: string | undefined, engine: string, name: string): string {
  if (value === undefined) throw new Error(`SEARCH_ENGINE is ${engine}, which needs ${name}.`);
  return value;
}

/** Returns where the database is. @throws Error where it is not set */
export const databaseOf = ({ searchEngine }: Pick<Config, 'searchEngine'>): string =>
  needed(searchEngine.databaseUrl, 'postgres', 'DATABASE_URL, the address of the database');

/** Returns how Algolia is reached, to search or to write. @throws Error where a setting is missing */
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

/** Returns the engine of the settings. @throws Error that names a setting that it lacks */
export function chooseEngine(config: Pick<Config, 'siteEnv' | 'searchEngine'>): EngineChoice {
  const { name } = config.searchEngine;
  if (name === 'postgres') return postgresAt(databaseOf(config));
  if (name === 'algolia') return algoliaWith(algoliaOf(config, 'search'));
  return embedded;
}
