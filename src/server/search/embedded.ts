/** MiniSearch in the server: one index for each language, built with the site and only loaded at start. */
import { createHash } from 'node:crypto';
import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from 'minisearch';
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { countTypes } from '../../search/contract.ts';
import { type Analyzer, createAnalyzer } from './analyzer.ts';
import type { EngineResult, LanguageKnowledge, SearchEngine, SearchRequest } from './engine.ts';
import { widened } from './guesses.ts';
import { knowledgeOf, type StoredKnowledge } from './knowledge.ts';
import { createLexicon, type Lexicon, type SearchWords } from './lexicon.ts';
import { termsOfText } from './phrases.ts';
import { type Group, groupsOf, mergedWays } from './query.ts';
import {
  bm25,
  boosts,
  coverageCounts,
  type Field,
  fields,
  fieldsOf,
  leastOfBest,
  leastOfBestGuess,
  questionsCount,
  wordsOf,
} from './ranking.ts';
import { collectVocabulary } from './vocabulary.ts';

/** What the build writes of a language. */
export type StoredRecords = { records: SearchRecord[]; index: AsPlainObject };
export type StoredIndex = StoredKnowledge & StoredRecords;

type Stored = { objectID: string } & Record<Field, string>;

const storedOf = (record: SearchRecord): Stored => ({ objectID: record.objectID, ...fieldsOf(record) });

function optionsOf(analyzer: Analyzer, vocabulary: ReadonlyMap<string, number>, lexicon: Lexicon): Options<Stored> {
  return {
    idField: 'objectID',
    fields,
    tokenize: (text, field) => [
      ...wordsOf(text, field as Field, analyzer),
      ...termsOfText(text, field === 'title', analyzer, lexicon),
    ],
    // No word begins as a term of several words does.
    processTerm: (word) => (/^["^]/u.test(word) ? word : analyzer.terms(word, vocabulary)),
    searchOptions: { bm25, tokenize: (term) => [term], processTerm: (term) => term },
  };
}

/** @returns the index of one language's records, to be stored */
export function buildIndex(language: LanguageCode, records: SearchRecord[], words: SearchWords): StoredIndex {
  const analyzer = createAnalyzer(language);
  const { vocabulary, surfaces } = collectVocabulary(records, analyzer);
  const lexicon = createLexicon(analyzer, vocabulary, { count: records.length, surfaces, words });
  const index = new MiniSearch<Stored>(optionsOf(analyzer, vocabulary, lexicon));
  index.addAll(records.map(storedOf));
  const stored = { records, vocabulary: [...vocabulary], surfaces, words, index: index.toJSON() };
  const version = createHash('sha256').update(JSON.stringify(stored)).digest('hex').slice(0, 16);
  return { version, count: records.length, ...stored };
}

const scaled = (weight: number) =>
  Object.fromEntries(fields.map((field) => [field, boosts[field] * weight])) as Record<Field, number>;

/** A record may have any of the groups; how many of them it has is counted afterwards. */
const queryOf = (groups: readonly Group[]): Query => ({
  combineWith: 'OR',
  queries: mergedWays(groups.flatMap(({ ways }) => ways)).map(({ all, isPrefix, weight }) => ({
    combineWith: 'AND',
    queries: all.map((terms) => ({ combineWith: 'OR', queries: terms })),
    prefix: isPrefix,
    boost: scaled(weight),
  })),
});

/** @returns whether a record that has these terms has the group */
function hasGroup({ ways }: Group, terms: readonly string[]): boolean {
  return ways.some(({ all, isPrefix }) =>
    all.every((any) => any.some((term) => terms.some((found) => (isPrefix ? found.startsWith(term) : found === term)))),
  );
}

type Found = { results: SearchResult[]; isApproximate: boolean };
export type LoadedLanguage = { search: (query: string) => Found; byId: Map<string, SearchRecord> };

/** @returns one language's index, ready for questions */
export function loadLanguage(stored: StoredRecords, knowledge: LanguageKnowledge): LoadedLanguage {
  const { analyzer, vocabulary, lexicon } = knowledge;
  const index = MiniSearch.loadJS<Stored>(stored.index, optionsOf(analyzer, vocabulary, lexicon));

  const byId = new Map(stored.records.map((record) => [record.objectID, record]));
  const kindCounts = (id: string) => (byId.get(id)?.contentType === 'faq' ? questionsCount : 1);

  function search(query: string): Found {
    const chosen = groupsOf(query, analyzer, lexicon);
    if (chosen.length === 0) return { results: [], isApproximate: false };
    const plain = index.search(queryOf(chosen));
    const groups = chosen.map((group) =>
      plain.some(({ terms }) => hasGroup(group, terms)) ? group : widened(group, analyzer, lexicon),
    );
    const isWidened = groups.some((group) => !chosen.includes(group));
    const counted = (isWidened ? index.search(queryOf(groups)) : plain).map((result) => {
      const count = groups.filter((group) => hasGroup(group, result.terms)).length;
      const coverage = (count / groups.length) ** coverageCounts;
      return { result, score: result.score * coverage * kindCounts(String(result.id)) };
    });
    counted.sort((a, b) => b.score - a.score);
    const isGuess = groups.every((group) => !chosen.includes(group));
    const least = (counted[0]?.score ?? 0) * (isGuess ? leastOfBestGuess : leastOfBest);
    return {
      results: counted.filter(({ score }) => score >= least).map(({ result }) => result),
      isApproximate: isWidened,
    };
  }

  return { search, byId };
}

/** @returns the engine over indexes that lie in a file or were just built, all at once */
export const createEmbeddedEngine = (
  indexes: ReadonlyMap<LanguageCode, StoredIndex>,
  knowledge = knowledgeOf(indexes),
): SearchEngine =>
  engineOver(
    new Map(
      [...indexes].flatMap(([language, stored]): [LanguageCode, LoadedLanguage][] => {
        const known = knowledge.get(language);
        return known ? [[language, loadLanguage(stored, known)]] : [];
      }),
    ),
  );

/** @returns the engine over the loaded indexes; a language without one has no hits */
export function engineOver(loaded: ReadonlyMap<LanguageCode, LoadedLanguage>): SearchEngine {
  return {
    name: 'minisearch',
    search({ locale, query, contentType, page, hitsPerPage }: SearchRequest): Promise<EngineResult> {
      const language = loaded.get(locale);
      const { results, isApproximate } = language?.search(query) ?? { results: [], isApproximate: false };
      const all = results.flatMap(({ id }) => language?.byId.get(String(id)) ?? []);
      const facets = countTypes((type) => all.filter((record) => record.contentType === type).length);
      const wanted = contentType ? all.filter((record) => record.contentType === contentType) : all;
      const start = (page - 1) * hitsPerPage;
      return Promise.resolve({
        hits: wanted.slice(start, start + hitsPerPage),
        nbHits: wanted.length,
        facets,
        terms: [...new Set(results.flatMap(({ terms }) => terms))],
        isApproximate,
      });
    },
  };
}
