/** Builds one language's index, to be stored with the site. */
import { createHash } from 'node:crypto';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { createAnalyzer } from '../../language/analyzer.ts';
import type { LanguageData } from '../../language/languageData.ts';
import { createLexicon } from '../../language/lexicon.ts';
import type { StoredLanguage, Words } from '../../language/resources.ts';
import { collectVocabulary } from '../../language/vocabulary.ts';
import { type IndexedRecord, indexedRecord, optionsOf } from './miniSearch.ts';

export type StoredRecords = { records: SearchRecord[]; index: AsPlainObject };
export type StoredIndex = StoredLanguage & StoredRecords;

function indexRecords(records: readonly SearchRecord[], words: Words): AsPlainObject {
  const index = new MiniSearch<IndexedRecord>(optionsOf(words));
  index.addAll(records.map(indexedRecord));
  return index.toJSON();
}

/** Builds a language's index and vocabulary. `version` is a hash of everything in them. */
export function buildIndex(language: LanguageCode, records: SearchRecord[], data: LanguageData): StoredIndex {
  const analyzer = createAnalyzer(language, data);
  const { vocabulary, surfaces } = collectVocabulary(records, analyzer);
  const lexicon = createLexicon(analyzer, vocabulary, { count: records.length, surfaces, data });
  const index = indexRecords(records, { analyzer, lexicon });
  const stored = { records, vocabulary: [...vocabulary], surfaces, data, index };
  const version = createHash('sha256').update(JSON.stringify(stored)).digest('hex').slice(0, 16);
  return { version, count: records.length, ...stored };
}
