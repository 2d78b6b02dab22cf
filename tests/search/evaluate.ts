/** How well search answers the labelled questions of `queries/`, with any way of searching. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { helpData } from '../../src/content/help.ts';
import { type SearchRecord, searchRecords } from '../../src/content/searchRecords.ts';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { buildIndex, type StoredIndex } from '../../src/server/search/engines/embedded/buildIndex.ts';
import type { SearchEngine } from '../../src/server/search/engines/engine.ts';
import { fieldsOf } from '../../src/server/search/query/ranking.ts';
import { type LanguageData, languageDataOf } from '../../src/server/search/language/languageData.ts';

export type Question = {
  q: string;
  /**
   * Ids of the correct pages; `faq:ID` for a question of the list, `word:ID` for an explained word, `clip:ID` and
   * `video:ID`.
   */
  ids: string[];
  kind: string;
  /**
   * `tune` may be read while working on the engine; `hold` is only scored; `fresh` was written by others before a round
   * of work, not read, and scored once after it; `older` was written by others from pages of an older version than the
   * one searched; `own` came with the page that it asks for.
   */
  set: 'tune' | 'hold' | 'fresh' | 'older' | 'own';
};

export const questions = (): Map<LanguageCode, Question[]> =>
  new Map(
    readdirSync('tests/search/queries').map((file) => [
      path.basename(file, '.json') as LanguageCode,
      JSON.parse(readFileSync(path.join('tests/search/queries', file), 'utf8')) as Question[],
    ]),
  );

/** Returns the ids of the records that a question accepts. */
export const accepted = ({ ids }: Question, language: LanguageCode): string[] =>
  ids.map((id) => `${/^(?:faq|word|clip|video):/u.test(id) ? id.replace(':', '-') : `page-${id}`}-${language}`);

export type Corpus = {
  records: SearchRecord[];
  words: Map<LanguageCode, LanguageData>;
  indexes: Map<LanguageCode, StoredIndex>;
};

/** Returns the real site's records, and its indexes as the server gets them: from a file. */
export function buildCorpus(): Corpus {
  const site = buildSite(loadContent('content').content);
  const records = searchRecords(site);
  const help = helpData(site);
  const words = new Map(
    site.content.searchLexicon.map(({ language, data }) => [language, languageDataOf(data, help.phrases[language])]),
  );
  const indexes = new Map(
    [...words].map(([language, own]) => {
      const ofLanguage = records.filter(({ locale }) => locale === language);
      const index = buildIndex(language, ofLanguage, own);
      return [language, JSON.parse(JSON.stringify(index)) as StoredIndex];
    }),
  );
  return { records, words, indexes };
}

/** Resolves with the ids of the records found, best first. */
export type Find = (language: LanguageCode, query: string) => Promise<string[]>;

/** Returns a search for the first page of an engine's hits. */
export const findWith =
  (engine: SearchEngine): Find =>
  async (locale, query) => {
    const { hits } = await engine.search({ locale, query, page: 1, hitsPerPage: 20 });
    return hits.map(({ objectID }) => objectID);
  };

/** Returns a search with MiniSearch as it comes, with the settings that its documentation shows. */
export function findWithStock(records: readonly SearchRecord[]): Find {
  const byLanguage = Map.groupBy(records, ({ locale }) => locale);
  const indexes = new Map(
    [...byLanguage].map(([language, own]) => {
      const index = new MiniSearch({ idField: 'objectID', fields: ['title', 'tags', 'preamble', 'body'] });
      index.addAll(own.map((record) => ({ objectID: record.objectID, ...fieldsOf(record) })));
      return [language, index];
    }),
  );
  return (language, query) => {
    const found = indexes.get(language)?.search(query, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }) ?? [];
    return Promise.resolve(found.map(({ id }) => String(id)));
  };
}

export type Answer = { language: LanguageCode; found: string[]; right: string[] };

/** Returns what was found for each question of a set. */
export async function answersOf(
  all: ReadonlyMap<LanguageCode, readonly Question[]>,
  set: Question['set'],
  find: Find,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [language, list] of all) {
    for (const question of list.filter((one) => one.set === set))
      answers.push({ language, found: await find(language, question.q), right: accepted(question, language) });
  }
  return answers;
}

export type Score = {
  count: number;
  /** Share of the questions with a correct answer among the first five. */
  recall: number;
  /** Mean of 1 / rank of the first correct answer. */
  mrr: number;
};

/** @param answers for each question the records found, best first, and those that are correct */
export function scoreOf(answers: readonly { found: string[]; right: string[] }[]): Score {
  const places = answers.map(({ found, right }) => found.findIndex((id) => right.includes(id)) + 1);
  const share = (sum: number) => sum / Math.max(1, places.length);
  return {
    count: places.length,
    recall: share(places.filter((place) => place >= 1 && place <= 5).length),
    mrr: share(places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0)),
  };
}
