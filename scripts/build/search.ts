/** Writes the search files: the server's indexes, and the search box's suggestions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HelpData, helpData } from '../../src/content/help.ts';
import type { SearchRecord } from '../../src/content/searchRecords.ts';
import type { Site } from '../../src/content/site.ts';
import { suggestionsOf } from '../../src/content/suggestions.ts';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';
import { createEmbeddedEngine } from '../../src/server/search/engines/embedded/engine.ts';
import { answerable } from '../../src/server/search/query/answerable.ts';
import { readIndexes, writeIndexes } from '../../src/server/search/store.ts';

/** Input for the search files, as plain data that can be posted to a worker thread. */
export type SearchInput = {
  records: readonly SearchRecord[];
  words: Parameters<typeof writeIndexes>[1];
  help: HelpData;
  suggestions: ReadonlyMap<LanguageCode, string[]>;
};

/** Collects the input for the search files. */
export const searchInput = (site: Site, records: readonly SearchRecord[]): SearchInput => ({
  records,
  words: site.content.searchLexicon.map(({ language, data }) => ({ language, data })),
  help: helpData(site),
  suggestions: new Map(languageCodes.map((language) => [language, suggestionsOf(site, language)])),
});

/**
 * Writes the indexes, and `/data/suggestions/{language}.json` for each language [#89]. Drops suggestions that find
 * nothing, unless the language has no index to check them against.
 * @param folder of the built site
 */
export async function writeSearch({ records, words, help, ...input }: SearchInput, folder: string): Promise<void> {
  writeIndexes(records, words, help, folder);
  const suggestions = new Map(input.suggestions);
  for (const [language, index] of readIndexes(folder)) {
    const engine = createEmbeddedEngine(new Map([[language, index]]));
    suggestions.set(language, await answerable(suggestions.get(language) ?? [], language, engine));
  }
  const target = path.join(folder, 'data/suggestions');
  mkdirSync(target, { recursive: true });
  for (const [language, texts] of suggestions)
    writeFileSync(path.join(target, `${language}.json`), JSON.stringify(texts));
}
