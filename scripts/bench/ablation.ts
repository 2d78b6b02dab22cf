/** What each part of search is worth: the labelled questions with one part at a time turned off. */
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { indexRecords } from '../../src/server/search/engines/embedded/buildIndex.ts';
import { engineOver } from '../../src/server/search/engines/embedded/engine.ts';
import type { SearchEngine } from '../../src/server/search/engines/engine.ts';
import { loadIndex } from '../../src/server/search/engines/embedded/loadIndex.ts';
import { type Analyzer, createAnalyzer } from '../../src/server/search/language/analyzer.ts';
import type { LanguageData } from '../../src/server/search/language/languageData.ts';
import { createLexicon, type Lexicon } from '../../src/server/search/language/lexicon.ts';
import { collectVocabulary } from '../../src/server/search/language/vocabulary.ts';
import { type Ranking, ranking, type Weights } from '../../src/server/search/query/ranking.ts';
import type { SearchRecord } from '../../src/content/searchRecords.ts';
import {
  answersOf,
  buildCorpus,
  type Corpus,
  findWith,
  type Question,
  questions,
  scoreOf,
} from '../../tests/search/evaluate.ts';
import { figure, table } from './figures.ts';
import type { Part } from './part.ts';

/** What is done without a part, at each place where search is put together. */
type Ablation = {
  data?: (data: LanguageData) => Partial<LanguageData>;
  record?: (record: SearchRecord) => Partial<SearchRecord>;
  analyzer?: (analyzer: Analyzer) => Partial<Analyzer>;
  lexicon?: (lexicon: Lexicon) => Partial<Lexicon>;
  ranking?: Partial<Ranking>;
};

const withWeights = (weights: Partial<Weights>): Ablation => ({
  ranking: { weights: { ...ranking.weights, ...weights } },
});

const ablations: Record<string, Ablation> = {
  nothing: {},
  'words of pages': { record: () => ({ words: [] }) },
  synonyms: { data: () => ({ synonyms: [] }) },
  'synonyms of several words': {
    data: ({ synonyms }) => ({
      synonyms: synonyms.map((group) => group.filter((phrase) => !phrase.includes(' '))),
    }),
  },
  'phrases of synonyms as a whole': { lexicon: () => ({ phrases: new Map() }) },
  'phrases where no spaces part words': { lexicon: () => ({ spacelessPhrases: undefined }) },
  'stop words': { data: () => ({ stopwords: [] }) },
  'words that stand nearly everywhere': { lexicon: () => ({ common: new Set() }) },
  stemmers: { data: () => ({ stemmer: undefined }) },
  affixes: { data: () => ({ affixes: undefined }) },
  'native letters': { data: () => ({ letters: '' }) },
  'spellings of a language': { data: () => ({ spellings: [] }) },
  compounds: { data: () => ({ compounds: false }) },
  'single signs of Chinese and Japanese': {
    analyzer: ({ terms }) => ({ terms: (word) => terms(word).filter((term) => !term.startsWith('+')) }),
  },
  'similar words (fuzzy matching)': { lexicon: () => ({ similar: () => [] }) },
  'the very form of a similar word': withWeights({ form: 0 }),
  'edges: known beginning or end of a word': withWeights({ edge: 0 }),
  prefixes: withWeights({ prefix: 0 }),
  'whole titles': withWeights({ title: 0 }),
  'words without marks or endings': withWeights({ folded: 0 }),
  'coverage: how many of the words a record has': { ranking: { coveragePower: 0 } },
  'questions of the list counting less': { ranking: { faqWeight: 1 } },
  'cutting weak hits off': { ranking: { leastOfBest: 0, leastOfBestGuess: 0 } },
};

/** Returns one language's index and what reads questions for it, both without a part. */
function loadWithout(language: LanguageCode, all: readonly SearchRecord[], own: LanguageData, part: Ablation) {
  const data = { ...own, ...part.data?.(own) };
  const records = all.map((record) => ({ ...record, ...part.record?.(record) }));
  const whole = createAnalyzer(language, data);
  const analyzer = { ...whole, ...part.analyzer?.(whole) };
  const { vocabulary, surfaces } = collectVocabulary(records, analyzer);
  const full = createLexicon(analyzer, vocabulary, { count: records.length, surfaces, data });
  const lexicon = { ...full, ...part.lexicon?.(full) };
  const index = indexRecords(records, { analyzer, lexicon });
  return { stored: { records, index }, language: { analyzer, lexicon, ranking } };
}

type Loaded = ReadonlyMap<LanguageCode, ReturnType<typeof loadWithout>>;

function loadAllWithout(part: Ablation, { records, words }: Corpus): Loaded {
  const byLanguage = Map.groupBy(records, ({ locale }) => locale);
  return new Map([...words].map(([code, data]) => [code, loadWithout(code, byLanguage.get(code) ?? [], data, part)]));
}

const engineFor = (loaded: Loaded, part: Ablation) =>
  engineOver(
    new Map(
      [...loaded].map(([code, { stored, language }]) => [
        code,
        loadIndex(stored, { ...language, ranking: { ...ranking, ...part.ranking } }),
      ]),
    ),
  );

const sets = ['fresh', 'hold', 'older', 'tune'] as const satisfies Question['set'][];

async function scoresOf(engine: SearchEngine, all: Map<LanguageCode, Question[]>): Promise<string[]> {
  const scores = [];
  for (const set of sets) scores.push(scoreOf(await answersOf(all, set, findWith(engine))));
  return scores.map(({ recall, mrr }) => `${figure(recall, 4)} / ${figure(mrr, 4)}`);
}

export const ablationPart: Part = {
  name: 'ablation',
  title: 'What each part of search is worth',
  async run() {
    const [corpus, all] = [buildCorpus(), questions()];
    const whole = loadAllWithout({}, corpus);
    const rows: string[][] = [];
    for (const [name, part] of Object.entries(ablations)) {
      // Numbers that rank are read with each question: the index is the same.
      const isInIndex = Boolean(part.data ?? part.record ?? part.analyzer ?? part.lexicon);
      const engine = engineFor(isInIndex ? loadAllWithout(part, corpus) : whole, part);
      rows.push([name, ...(await scoresOf(engine, all))]);
      console.log(rows.at(-1)?.join(' · '));
    }
    const note =
      'Recall@5 / MRR of the embedded engine on the labelled questions, with one part turned off at a time; the first row has all of them. One question is worth 0.005 of recall on "fresh", 0.004 on "hold" and 0.002 on "tune". A part that moves nothing here stays only where a test asks for it, since the questions name what is to be found and not what is to be left out: weak hits, the letters of crisis phrases, words that share letters and mean something else.';
    return { markdown: [table(['Without', ...sets], rows), note].join('\n\n'), aims: [] };
  },
};
