/** Which searches have an answer, asked of the search itself. */
import type { LanguageCode } from '../../../i18n/languages.ts';
import type { SearchEngine } from '../engines/engine.ts';

/**
 * Returns the queries that find something without a guess.
 * @param queries searches in one language
 * @param engine holds the language's index
 */
export async function answerable(
  queries: readonly string[],
  locale: LanguageCode,
  engine: SearchEngine,
): Promise<string[]> {
  const found = await Promise.all(queries.map((query) => engine.search({ locale, query, page: 1, hitsPerPage: 1 })));
  return queries.filter((_, at) => (found[at]?.nbHits ?? 0) > 0 && found[at]?.isApproximate === false);
}
