/** What is known of a language beside its texts (content/search), in the form in which an index keeps it. */
import type { HelpData } from '../../../content/help.ts';
import type { EntryData } from '../../../content/store.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';

type Written = EntryData<'searchLexicon'>;

/** By which words help cards are known. */
type PhraseLists = NonNullable<HelpData['phrases'][LanguageCode]>;

export type LanguageData = Pick<Written, 'letters' | 'spellings' | 'compounds' | 'affixes'> &
  PhraseLists & {
    stemmer: Exclude<Written['stemmer'], object> | undefined;
    stopwords: readonly string[];
    synonyms: readonly (readonly string[])[];
  };

/** Returns what an index keeps; where a language gives a reason for having no words, it has none. */
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
