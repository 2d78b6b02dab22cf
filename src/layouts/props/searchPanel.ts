/**
 * Data of the search panel in a language: for its page, for its overlay, and for the server that answers without
 * scripts.
 */
import { mainMenuOf } from '../../content/menus.ts';
import { getSearchRecords, getSite } from '../../content/queries.ts';
import { typesIn } from '../../content/searchRecords.ts';
import { exampleQueriesOf } from '../../content/suggestions.ts';
import { searchCopy } from '../../features/search/searchCopy.ts';
import { copyOf } from '../../i18n/copy.ts';
import { isSiteLanguage, langAttributes, type LanguageCode } from '../../i18n/languages.ts';
import { languagePrefix, searchPath } from '../../i18n/paths.ts';
import type { SearchIslandProps } from '../../compose/Search.island.tsx';

/** Returns the props of the search panel before the first query, the same for page and overlay. */
export function searchPanelProps(language: LanguageCode): SearchIslandProps {
  const site = getSite();
  return {
    copy: copyOf(language, searchCopy),
    locale: language,
    dir: langAttributes(language).dir,
    path: searchPath(language),
    prefix: languagePrefix(language),
    types: typesIn(getSearchRecords(), language),
    examples: exampleQueriesOf(site, language),
    categories: (isSiteLanguage(language) ? mainMenuOf(site, language) : []).map(({ id, title, path }) => ({
      id,
      title,
      path,
    })),
  };
}
