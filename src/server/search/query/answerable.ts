/** Finds out which queries have results, by running them. */
import type { LanguageCode } from '../../../i18n/languages.ts';
import type { SearchEngine } from '../engines/engine.ts';

/**
 * Resolves to the queries that find something without guesses.
 * @param queries in one language
 * @param engine has that language's index
 */
export async function answerable(
  queries: readonly string[],
  locale: LanguageCode,
  engine: SearchEngine,
): Promise<string[]> {
  const found = await Promise.all(queries.map((query) => engine.search({ locale, query, page: 1, hitsPerPage: 1 })));
  return queries.filter((_, at) => (found[at]?.nbHits ?? 0) > 0 && found[at]?.isApproximate === false);
}
