/** Which engine searches: a setting. Each is made of what is known of the languages. */
import type { Config } from '../../config.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { type AlgoliaOptions, type AlgoliaSettings, createAlgoliaEngine, indexNameOf } from './algolia.ts';
import { engineOver, loadLanguage } from './embedded.ts';
import type { LanguageKnowledge, SearchEngine } from './engine.ts';
import { createPool, createPostgresEngine, NotIndexed } from './postgres.ts';
import { explainDatabase } from './postgresErrors.ts';
import { readIndex } from './store.ts';

type Knowledge = ReadonlyMap<LanguageCode, LanguageKnowledge>;

export type EngineChoice = {
  name: string;
  /** Questions that it works on at a time, and how many of one network among them (turns.ts). */
  turns: { atOnce: number; ofOne: number };
  /** Made anew whenever the built site is loaded anew. */
  create: (knowledge: Knowledge, outDir: string) => SearchEngine;
  /** @returns what is wrong with an engine that can't answer, and what to do, in one line */
  explain: (error: unknown) => string;
  /** Lets go of what all that were made have in common. */
  close?: () => Promise<void>;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const embedded: EngineChoice = {
  name: 'minisearch',
  // It works in one go: a second question would wait in its thread, where none can go before it.
  turns: { atOnce: 1, ofOne: 1 },
  create: (knowledge, outDir) =>
    engineOver(
      new Map(
        [...knowledge].map(
          ([language, known]) => [language, loadLanguage(readIndex(outDir, language), known)] as const,
        ),
      ),
    ),
  explain: messageOf,
};

/** As many as there are connections to a database (postgres.ts); half of them for one network. */
const turnsElsewhere = { atOnce: 10, ofOne: 5 } as const;

/** @returns Algolia; a failure to reach it is told to who asks, so that nothing is waited for */
export const algoliaWith = (settings: AlgoliaSettings, options?: AlgoliaOptions): EngineChoice => ({
  name: 'algolia',
  turns: turnsElsewhere,
  create: (knowledge) => createAlgoliaEngine(settings, knowledge, options),
  explain: messageOf,
});

/** @returns PostgreSQL at an address; its connections outlive each load, since questions may be under way */
export function postgresAt(url: string): EngineChoice {
  let pool: ReturnType<typeof createPool> | undefined;
  return {
    name: 'postgres',
    turns: turnsElsewhere,
    create: (knowledge) => createPostgresEngine((pool ??= createPool(url)), knowledge),
    explain: (error) => (error instanceof NotIndexed ? error.message : explainDatabase(error, url)),
    close: async () => pool?.end(),
  };
}

/** @throws Error that names a setting without which the engine can't be asked */
function needed(value: string | undefined, engine: string, name: string): string {
  if (value === undefined) throw new Error(`SEARCH_ENGINE is ${engine}, which needs ${name}.`);
  return value;
}

/** @returns where the database is. @throws Error where it is not set */
export const databaseOf = ({ searchEngine }: Pick<Config, 'searchEngine'>): string =>
  needed(searchEngine.databaseUrl, 'postgres', 'DATABASE_URL, the address of the database');

/** @returns how Algolia is reached, to search or to write. @throws Error where a setting is missing */
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

/** @returns the engine of the settings. @throws Error that names a setting that it lacks */
export function chooseEngine(config: Pick<Config, 'siteEnv' | 'searchEngine'>): EngineChoice {
  const { name } = config.searchEngine;
  if (name === 'postgres') return postgresAt(databaseOf(config));
  if (name === 'algolia') return algoliaWith(algoliaOf(config, 'search'));
  return embedded;
}
