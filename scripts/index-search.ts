/**
 * `npm run index`: puts the search index of the built site where the engine of the settings looks for it. Safe to run
 * at any time and again: readers see the former index or the new one, whole.
 */
import { readConfig } from '../src/config.ts';
import { fillAlgolia } from '../src/server/search/engines/algolia/fill.ts';
import { algoliaOf, databaseOf } from '../src/server/search/engines/choose.ts';
import { explainDatabase } from '../src/server/search/engines/postgres/errors.ts';
import { fillDatabase } from '../src/server/search/engines/postgres/fill.ts';
import { BuildProblem } from '../src/server/builtFile.ts';
import { indexedLanguages, readIndexes } from '../src/server/search/store.ts';

/** Returns what went wrong and what to do, or nothing. */
async function run(): Promise<string | undefined> {
  const config = readConfig();
  const { outDir, searchEngine } = config;
  const tell = (line: string) => console.log(line);
  if (searchEngine.name === 'minisearch') {
    tell('Nothing to do: SEARCH_ENGINE is minisearch, whose index is a part of the built site.');
    return;
  }
  // Told before anything is asked of an engine.
  indexedLanguages(outDir);
  if (searchEngine.name === 'algolia') {
    const settings = algoliaOf(config, 'write');
    try {
      return await fillAlgolia(settings, readIndexes(outDir), tell).then(() => undefined);
    } catch (error) {
      if (error instanceof BuildProblem) throw error;
      // Of the whole error only this: the rest holds the request with its key.
      return `Algolia failed: ${error instanceof Error ? error.message : 'unknown error'}`;
    }
  }
  const url = databaseOf(config);
  try {
    return await fillDatabase(url, readIndexes(outDir), tell).then(() => undefined);
  } catch (error) {
    // A broken index file is no failure of the database.
    if (error instanceof BuildProblem || error instanceof TypeError) throw error;
    return explainDatabase(error, url);
  }
}

try {
  const problem = await run();
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
