/** MiniSearch in the server: one index for each language, built with the site and only loaded at start. */
import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from 'minisearch';
import { contentTypes, type ContentType, type SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { type Analyzer, createAnalyzer } from './analyzer.ts';
import type { EngineResult, LanguageKnowledge, SearchEngine, SearchRequest } from './engine.ts';
import { type Group, groupsOf, type Lexicon, widened, wordsOfQuery } from './query.ts';
import { collectVocabulary, createLikeness, commonStems } from './vocabulary.ts';
import { normalize } from './words.ts';

/** How much a field counts. */
const boosts = { title: 6, tags: 2, preamble: 2.5, body: 1 } as const;
type Field = keyof typeof boosts;
const fields = Object.keys(boosts) as Field[];

/** Hits that are much worse than the best are chance. */
const leastOfBest = 0.1;
/** How much it counts to have all of the words rather than some. */
const coverageCounts = 2;

/** What a language knows beside its texts (content/search). */
export type SearchWords = {
  stopwords: readonly string[];
  synonyms: readonly (readonly string[])[];
  crisis: readonly string[];
  harmless: readonly string[];
};

/** What the build writes and the server loads. */
export type StoredIndex = {
  records: SearchRecord[];
  vocabulary: [string, number][];
  surfaces: [string, string[]][];
  words: SearchWords;
  index: AsPlainObject;
};

type Stored = { objectID: string } & Record<Field, string>;

const storedOf = ({ objectID, title, tags, preamble, body }: SearchRecord): Stored => ({
  objectID,
  title,
  tags: tags.join('\n'),
  preamble,
  body,
});

function optionsOf(analyzer: Analyzer, vocabulary: ReadonlyMap<string, number>): Options<Stored> {
  return {
    idField: 'objectID',
    fields,
    tokenize: (text) => analyzer.words(text).map((word) => word.text),
    processTerm: (word) => analyzer.terms(word, vocabulary),
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  };
}

/** @returns the index of one language's records, to be stored */
export function buildIndex(language: LanguageCode, records: SearchRecord[], words: SearchWords): StoredIndex {
  const analyzer = createAnalyzer(language);
  const { vocabulary, surfaces } = collectVocabulary(records, analyzer);
  const index = new MiniSearch<Stored>(optionsOf(analyzer, vocabulary));
  index.addAll(records.map(storedOf));
  return { records, vocabulary: [...vocabulary], surfaces: [...surfaces], words, index: index.toJSON() };
}

function synonymsOf(groups: SearchWords['synonyms'], analyzer: Analyzer): Map<string, string[][]> {
  const synonyms = new Map<string, string[][]>();
  for (const group of groups) {
    const stems = group.map((phrase) => analyzer.words(phrase).map(({ text }) => analyzer.stem(text)));
    for (const one of stems) {
      const key = one.join(' ');
      const others = stems.filter((other) => other.join(' ') !== key);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

const scaled = (weight: number) =>
  Object.fromEntries(fields.map((field) => [field, boosts[field] * weight])) as Record<Field, number>;

/** A record may have any of the groups; how many of them it has is counted afterwards. */
const queryOf = (groups: readonly Group[]): Query => ({
  combineWith: 'OR',
  queries: groups.flatMap(({ ways }) =>
    ways.map(({ all, isPrefix, weight }) => ({
      combineWith: 'AND',
      queries: all.map((terms) => ({ combineWith: 'OR', queries: terms })),
      prefix: isPrefix,
      boost: scaled(weight),
    })),
  ),
});

/** @returns whether a record that has these terms has the group */
function hasGroup({ ways }: Group, terms: readonly string[]): boolean {
  return ways.some(({ all, isPrefix }) =>
    all.every((any) => any.some((term) => terms.some((found) => (isPrefix ? found.startsWith(term) : found === term)))),
  );
}

type Found = { results: SearchResult[]; isApproximate: boolean };
type Loaded = { search: (query: string) => Found; byId: Map<string, SearchRecord> };

function load(language: LanguageCode, stored: StoredIndex, { analyzer, vocabulary }: LanguageKnowledge): Loaded {
  const index = MiniSearch.loadJS<Stored>(stored.index, optionsOf(analyzer, vocabulary));
  const common = commonStems(vocabulary, stored.records.length);
  const synonyms = synonymsOf(stored.words.synonyms, analyzer);
  const lexicon: Lexicon = {
    has: (stem) => vocabulary.has(stem) || synonyms.has(stem),
    stopwords: new Set(stored.words.stopwords.map((word) => normalize(word, language))),
    synonyms,
    alike: createLikeness(new Map(stored.surfaces)),
  };

  function search(query: string): Found {
    const words = wordsOfQuery(query, analyzer, lexicon);
    const all = groupsOf(words, analyzer, lexicon);
    // A word that stands nearly everywhere tells nothing beside one that does not.
    const telling = all.filter(({ word }) => !common.has(analyzer.stem(word)));
    const chosen = telling.length > 0 ? telling : all;
    if (chosen.length === 0) return { results: [], isApproximate: false };
    const plain = index.search(queryOf(chosen));
    const groups = chosen.map((group) =>
      plain.some(({ terms }) => hasGroup(group, terms)) ? group : widened(group, analyzer, lexicon),
    );
    const isWidened = groups.some((group) => !chosen.includes(group));
    const counted = (isWidened ? index.search(queryOf(groups)) : plain).map((result) => {
      const count = groups.filter((group) => hasGroup(group, result.terms)).length;
      return { result, count, score: result.score * (count / groups.length) ** coverageCounts };
    });
    counted.sort((a, b) => b.score - a.score);
    const isApproximate = isWidened || !counted.some(({ count }) => count === groups.length);
    const least = (counted[0]?.score ?? 0) * leastOfBest;
    return { results: counted.filter(({ score }) => score >= least).map(({ result }) => result), isApproximate };
  }

  return { search, byId: new Map(stored.records.map((record) => [record.objectID, record])) };
}

/** @returns what the indexes say of their languages */
export const knowledgeOf = (
  indexes: ReadonlyMap<LanguageCode, StoredIndex>,
): ReadonlyMap<LanguageCode, LanguageKnowledge> =>
  new Map(
    [...indexes].map(([language, { vocabulary, words }]) => [
      language,
      { analyzer: createAnalyzer(language), vocabulary: new Map(vocabulary), need: words },
    ]),
  );

/**
 * @param knowledge the same as the service's, so that each word is analysed and remembered once
 * @returns the engine over the loaded indexes; a language without one has no hits
 */
export function createEmbeddedEngine(
  indexes: ReadonlyMap<LanguageCode, StoredIndex>,
  knowledge = knowledgeOf(indexes),
): SearchEngine {
  const loaded = new Map(
    [...indexes].flatMap(([language, stored]): [LanguageCode, Loaded][] => {
      const known = knowledge.get(language);
      return known ? [[language, load(language, stored, known)]] : [];
    }),
  );
  return {
    name: 'minisearch',
    search({ locale, query, contentType, page, hitsPerPage }: SearchRequest): Promise<EngineResult> {
      const language = loaded.get(locale);
      const { results, isApproximate } = language?.search(query) ?? { results: [], isApproximate: false };
      const all = results.flatMap(({ id, score }) => {
        const record = language?.byId.get(String(id));
        return record ? [{ record, score }] : [];
      });
      const facets = Object.fromEntries(
        contentTypes.map((type) => [type, all.filter(({ record }) => record.contentType === type).length]),
      ) as Record<ContentType, number>;
      const wanted = contentType ? all.filter(({ record }) => record.contentType === contentType) : all;
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
