/** Which searches lead somewhere, asked of the search itself. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { EntryData } from '../../content/store.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { buildIndex, createEmbeddedEngine } from './embedded.ts';
import { indexWordsOf } from './store.ts';

/**
 * @param queries searches in one language
 * @param records of the language
 * @param words what search knows of the language beside its texts
 * @returns those that find something without a guess
 */
export async function leadingSomewhere(
  queries: readonly string[],
  locale: LanguageCode,
  records: SearchRecord[],
  words: EntryData<'searchWords'>,
): Promise<string[]> {
  const engine = createEmbeddedEngine(new Map([[locale, buildIndex(locale, records, indexWordsOf(words))]]));
  const found = await Promise.all(queries.map((query) => engine.search({ locale, query, page: 1, hitsPerPage: 1 })));
  return queries.filter((_, at) => (found[at]?.nbHits ?? 0) > 0 && found[at]?.isApproximate === false);
}
