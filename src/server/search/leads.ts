/** Which searches lead somewhere, asked of the search itself. */
import type { LanguageCode } from '../../i18n/languages.ts';
import type { SearchEngine } from './engine.ts';

/**
 * @param queries searches in one language
 * @param engine holds the language's index
 * @returns those that find something without a guess
 */
export async function leadingSomewhere(
  queries: readonly string[],
  locale: LanguageCode,
  engine: SearchEngine,
): Promise<string[]> {
  const found = await Promise.all(queries.map((query) => engine.search({ locale, query, page: 1, hitsPerPage: 1 })));
  return queries.filter((_, at) => (found[at]?.nbHits ?? 0) > 0 && found[at]?.isApproximate === false);
}
