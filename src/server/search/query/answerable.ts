/** Which searches have an answer, asked of the search itself. */
import type { SearchRecord } from '../../../content/searchRecords.ts';
import type { EntryData } from '../../../content/store.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';
import { createEmbeddedEngine } from '../engines/embedded/engine.ts';
import { buildIndex } from '../engines/embedded/buildIndex.ts';
import { languageDataOf } from '../language/languageData.ts';

/**
 * Returns the queries that find something without a guess.
 * @param queries searches in one language
 * @param records of the language
 * @param words what content/search has of the language
 */
export async function answerable(
  queries: readonly string[],
  locale: LanguageCode,
  records: SearchRecord[],
  words: EntryData<'searchWords'>,
): Promise<string[]> {
  const engine = createEmbeddedEngine(new Map([[locale, buildIndex(locale, records, languageDataOf(words))]]));
  const found = await Promise.all(queries.map((query) => engine.search({ locale, query, page: 1, hitsPerPage: 1 })));
  return queries.filter((_, at) => (found[at]?.nbHits ?? 0) > 0 && found[at]?.isApproximate === false);
}
