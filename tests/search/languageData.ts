/** Language data for tests: as content/search has it, or almost none. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { helpWords } from '../../src/content/kinds/helpWords.ts';
import { searchLexicon } from '../../src/content/kinds/searchLexicon.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { createAnalyzer } from '../../src/server/search/language/analyzer.ts';
import { type LanguageData, languageDataOf } from '../../src/server/search/language/languageData.ts';

const read = (folder: string, code: LanguageCode): unknown =>
  JSON.parse(readFileSync(path.join('content', folder, `${code}.json`), 'utf8'));

/** Returns what content/search and content/help hold for a language. */
export const languageData = (code: LanguageCode): LanguageData =>
  languageDataOf(searchLexicon.schema.parse(read('search', code)), helpWords.schema.parse(read('help/words', code)));

export const analyzerOf = (code: LanguageCode) => createAnalyzer(code, languageData(code));

/** The data of a language without resources. */
export const emptyData: LanguageData = {
  ...{ letters: '', spellings: [], compounds: false, stemmer: undefined, affixes: undefined },
  ...{ stopwords: [], synonyms: [], groups: {}, falsePositives: [] },
};
