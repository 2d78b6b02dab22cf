/** What is known of a language beside its texts (content/search), in the form in which an index keeps it. */
import type { EntryData } from '../../../content/store.ts';

type Written = EntryData<'searchLexicon'>;

export type LanguageData = Pick<
  Written,
  'letters' | 'spellings' | 'compounds' | 'affixes' | 'crisisPhrases' | 'falsePositives'
> & {
  stemmer: Exclude<Written['stemmer'], object> | undefined;
  stopwords: readonly string[];
  synonyms: readonly (readonly string[])[];
};

/** Returns what an index keeps; where a language gives a reason for having no words, it has none. */
export const languageDataOf = (written: Written): LanguageData => ({
  letters: written.letters,
  spellings: written.spellings,
  compounds: written.compounds,
  affixes: written.affixes,
  stemmer: typeof written.stemmer === 'string' ? written.stemmer : undefined,
  stopwords: Array.isArray(written.stopwords) ? written.stopwords : [],
  synonyms: Array.isArray(written.synonyms) ? written.synonyms : [],
  crisisPhrases: written.crisisPhrases,
  falsePositives: written.falsePositives,
});
