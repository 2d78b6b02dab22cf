/**
 * `npm run index`: uploads the built site's search index to the configured engine. Safe to run and repeat at any time:
 * readers see either the old index or the complete new one.
 */
import { readConfig } from '../src/config.ts';
import { fillAlgolia } from '../src/server/search/engines/algolia/fill.ts';
import { algoliaOf, databaseOf } from '../src/server/search/engines/choose.ts';
import { explainDatabase } from '../src/server/search/engines/postgres/errors.ts';
import { fillDatabase } from '../src/server/search/engines/postgres/fill.ts';
import { BuildProblem } from '../src/server/builtFile.ts';
import { indexedLanguages, readIndexes } from '../src/server/search/store.ts';

/** Resolves to a message that says what went wrong and what to do, or to `undefined`. */
async function run(): Promise<string | undefined> {
  const config = readConfig();
  const { outDir, searchEngine } = config;
  const tell = (line: string) => console.log(line);
  if (searchEngine.name === 'minisearch') {
    tell('Nothing to do: SEARCH_ENGINE is minisearch, whose index is a part of the built site.');
    return;
  }
  // Fail on a missing or damaged build before contacting the engine.
  indexedLanguages(outDir);
  if (searchEngine.name === 'algolia') {
    const settings = algoliaOf(config, 'write');
    try {
      return await fillAlgolia(settings, readIndexes(outDir), tell).then(() => undefined);
    } catch (error) {
      if (error instanceof BuildProblem) throw error;
      // Print only the message: the rest of the error contains the request with its key.
      return `Algolia failed: ${error instanceof Error ? error.message : 'unknown error'}`;
    }
  }
  const url = databaseOf(config);
  try {
    return await fillDatabase(url, readIndexes(outDir), tell).then(() => undefined);
  } catch (error) {
    // A damaged index file is not the database's fault.
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
