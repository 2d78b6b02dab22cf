/** Data about a language in addition to its texts (content/search), in the form that an index stores. */
import type { HelpData } from '../../../content/help.ts';
import type { EntryData } from '../../../content/store.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';

type Written = EntryData<'searchLexicon'>;

/** Phrases that ask for help cards, and false positives. */
type PhraseLists = NonNullable<HelpData['phrases'][LanguageCode]>;

export type LanguageData = Pick<Written, 'letters' | 'spellings' | 'compounds' | 'affixes'> &
  PhraseLists & {
    stemmer: Exclude<Written['stemmer'], object> | undefined;
    stopwords: readonly string[];
    synonyms: readonly (readonly string[])[];
  };

/** Returns the data to store. Where a language gives a reason for having no words, the list is empty. */
export const languageDataOf = (
  written: Written,
  { groups, falsePositives }: PhraseLists = { groups: {}, falsePositives: [] },
): LanguageData => ({
  letters: written.letters,
  spellings: written.spellings,
  compounds: written.compounds,
  affixes: written.affixes,
  stemmer: typeof written.stemmer === 'string' ? written.stemmer : undefined,
  stopwords: Array.isArray(written.stopwords) ? written.stopwords : [],
  synonyms: Array.isArray(written.synonyms) ? written.synonyms : [],
  groups,
  falsePositives,
});
