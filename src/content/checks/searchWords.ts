/** Every language that has content has the words that its search needs, and says so where it has no stemmer. */
import type { LanguageCode } from '../../i18n/languages.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';

/** @returns languages with texts and without words for search */
export function checkSearchWords(content: Content): Problem[] {
  const languages = new Set<LanguageCode>([...content.page, ...content.caregiver].map(({ language }) => language));
  const known = new Set(content.searchWords.map(({ language }) => language));
  return [...languages]
    .filter((language) => !known.has(language))
    .map((language) => ({
      file: `content/search/${language}.json`,
      line: 1,
      message:
        'This file is missing: the language has texts, and search needs its stopwords, synonyms and words of need. Write it, with {"none": "the reason"} for what it has not.',
    }));
}
