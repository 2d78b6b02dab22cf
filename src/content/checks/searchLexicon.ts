/**
 * Checks that every language with content has the words that its search needs. The schema requires a stemmer, or the
 * reason why there is none.
 */
import type { LanguageCode } from '../../i18n/languages.ts';
import type { Problem } from '../problem.ts';
import { type PageEntry, pagesOf } from '../site.ts';
import type { Content, Entry } from '../store.ts';

/** Returns words for pages and questions that the language doesn't have, and caregiver pages without search words. */
function checkPages(content: Content): Problem[] {
  return content.searchLexicon.flatMap((entry) => {
    const own = (texts: readonly (PageEntry | Entry<'faq'>)[]) =>
      texts.filter(({ language }) => language === entry.language).map(({ data }) => data.id);
    const known = { pages: new Set(own(pagesOf(content))), questions: new Set(own(content.faq)) };
    const unknown = (['pages', 'questions'] as const).flatMap((field) =>
      Object.keys(entry.data[field])
        .filter((id) => !known[field].has(id))
        .map((id) => ({
          file: entry.file,
          line: entry.lineOf([field, id]),
          message: `${field}.${id}: the language has none with this id. Take these words out, or correct the id.`,
        })),
    );
    const bare = own(content.caregiver)
      .filter((id) => !(id in entry.data.pages))
      .map((id) => ({
        file: entry.file,
        line: entry.lineOf(['pages']),
        message: `pages: the caregiver page ${id} has no words by which people look for it. Write some.`,
      }));
    return [...unknown, ...bare];
  });
}

/** Returns languages with pages but no lexicon, and what is wrong with the words for pages. */
export function checkSearchLexicon(content: Content): Problem[] {
  const languages = new Set<LanguageCode>(pagesOf(content).map(({ language }) => language));
  const known = new Set(content.searchLexicon.map(({ language }) => language));
  const missing = [...languages]
    .filter((language) => !known.has(language))
    .map((language) => ({
      file: `content/search/${language}.json`,
      line: 1,
      message:
        'This file is missing: the language has texts, and search needs its stopwords and synonyms. Write it, with {"none": "the reason"} for what it has not.',
    }));
  return [...missing, ...checkPages(content)];
}
