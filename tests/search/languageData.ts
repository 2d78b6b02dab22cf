/** What is known of languages, for tests: as content/search has it, or next to nothing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { searchLexicon } from '../../src/content/kinds/searchLexicon.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { createAnalyzer } from '../../src/server/search/language/analyzer.ts';
import { type LanguageData, languageDataOf } from '../../src/server/search/language/languageData.ts';

/** Returns what content/search has of a language. */
export const languageData = (code: LanguageCode): LanguageData =>
  languageDataOf(
    searchLexicon.schema.parse(JSON.parse(readFileSync(path.join('content/search', `${code}.json`), 'utf8'))),
  );

export const analyzerOf = (code: LanguageCode) => createAnalyzer(code, languageData(code));

/** The data of a language that has no resources. */
export const emptyData: LanguageData = {
  ...{ letters: '', spellings: [], compounds: false, stemmer: undefined, affixes: undefined },
  ...{ stopwords: [], synonyms: [], crisisPhrases: [], falsePositives: [] },
};
