/** The search's files: what the server finds by, and what the search box suggests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpData } from '../../src/content/help.ts';
import { searchRecords } from '../../src/content/searchRecords.ts';
import type { Site } from '../../src/content/site.ts';
import { suggestionsOf } from '../../src/content/suggestions.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { createEmbeddedEngine } from '../../src/server/search/engines/embedded/engine.ts';
import { answerable } from '../../src/server/search/query/answerable.ts';
import { readIndexes, writeIndexes } from '../../src/server/search/store.ts';

/**
 * Writes the indexes, and for each language `/data/suggestions/{language}.json`: suggestions that find something, or
 * all of them where the language has no index.
 * @param folder where a built site is, or will be
 */
export async function writeSearch(site: Site, folder: string): Promise<void> {
  writeIndexes(searchRecords(site), site.content.searchLexicon, helpData(site), folder);
  const suggestions = new Map(languageCodes.map((language) => [language, suggestionsOf(site, language)]));
  for (const [language, index] of readIndexes(folder)) {
    const engine = createEmbeddedEngine(new Map([[language, index]]));
    suggestions.set(language, await answerable(suggestions.get(language) ?? [], language, engine));
  }
  const target = path.join(folder, 'data/suggestions');
  mkdirSync(target, { recursive: true });
  for (const [language, texts] of suggestions)
    writeFileSync(path.join(target, `${language}.json`), JSON.stringify(texts));
}
