/** A question as groups of ways in which each of its words may be found. Every engine reads the same groups. */
import { isSpaceless } from '../../i18n/languages.ts';
import type { Analyzer } from './analyzer.ts';
import type { Lexicon } from './lexicon.ts';
import { fold, normalize, tidied } from './words.ts';

/** One way in which a word may be found. */
export type Way = {
  /** Of each list one term must be there: several lists for a compound or a phrase. */
  all: string[][];
  /** Whether a term may go on beyond what was typed. */
  isPrefix: boolean;
  weight: number;
};

/** The ways of one word. */
export type Group = { word: string; ways: Way[] };

/** Words of a question beyond which none is looked for, so that a pasted page costs no more than a long sentence. */
const mostGroups = 32;

/** What a way of finding counts, beside the word itself. Tuned on the questions of tests/search marked "tune". */
const weights = {
  exact: 1,
  folded: 0.7,
  part: 0.5,
  prefix: 0.35,
  synonym: 0.6,
  alike: 0.4,
  edge: 0.2,
  form: 0.1,
} as const;

/** Shortest beginning of a word that is looked for, in letters. */
const shortestPrefix = 3;

const exact = (stem: string): string => `=${stem}`;

/** Most words of a phrase that means the same as another. */
const longestPhrase = 4;

const keyOf = (words: readonly string[], analyzer: Analyzer): string =>
  words.map((word) => analyzer.root(analyzer.stem(word))).join(' ');

/** @returns a question's words that say something, settled phrases together; all of them where none does */
function unitsOf(query: string, analyzer: Analyzer, { phrase, stopwords, synonyms }: Lexicon): string[][] {
  const wordsIn = (text: string) => analyzer.words(text).map(({ text: word }) => word);
  const telling = (words: string[]) => words.filter((word) => !stopwords.has(normalize(word, analyzer.language)));
  if (phrase) {
    // The odd pieces are the phrases themselves.
    const pieces = tidied(query, analyzer.language).split(phrase);
    const words = pieces.flatMap((piece, index) => (index % 2 === 0 ? telling(wordsIn(piece)) : [piece]));
    return (words.length > 0 ? words : wordsIn(query)).map((word) => [word]);
  }
  const all = wordsIn(query);
  const words = telling(all).length > 0 ? telling(all) : all;
  const units: string[][] = [];
  for (let at = 0; at < words.length; at += units.at(-1)?.length ?? 1) {
    const starts = Array.from({ length: longestPhrase - 1 }, (_, index) => words.slice(at, at + longestPhrase - index));
    const phrase = starts.find((one) => synonyms.has(keyOf(one, analyzer)));
    units.push(phrase ?? words.slice(at, at + 1));
  }
  return units;
}

const folded = (word: string, analyzer: Analyzer) => fold(normalize(word, analyzer.language), analyzer.language);
const rooted = (root: string): string => `~${root}`;

/** @returns terms of a stem and of every single word that means the same */
const meanings = (stem: string, analyzer: Analyzer, { synonyms }: Lexicon): string[] => [
  exact(stem),
  ...(synonyms.get(analyzer.root(stem)) ?? []).flatMap((roots) => (roots.length === 1 ? roots.map(rooted) : [])),
];

const synonymWays = (key: string, { synonyms }: Lexicon): Way[] =>
  (synonyms.get(key) ?? []).map((roots) => ({
    all: roots.map((root) => [rooted(root)]),
    isPrefix: false,
    weight: weights.synonym,
  }));

function waysOf(word: string, analyzer: Analyzer, lexicon: Lexicon): Way[] {
  const stem = analyzer.stem(word);
  const surface = folded(word, analyzer);
  const parts = analyzer.parts(word, lexicon.has);
  // A stemmer needs the marks: typed without them, the word has the stem of the one that has them.
  const stems = lexicon.has(stem) ? [stem] : [...new Set([stem, ...lexicon.same(surface)])];
  const one = (term: string, weight: number, isPrefix = false): Way => ({ all: [[term]], isPrefix, weight });
  // Without spaces, a word is cut in other places in other sentences: its signs find it all the same.
  const signs = isSpaceless(analyzer.language) && stem.length > 1 ? [...stem].map((sign) => [`+${sign}`]) : [];
  const pieces = signs.length > 0 ? analyzer.words(word).map(({ text }) => [exact(analyzer.stem(text))]) : [];
  return [
    ...(signs.length > 0 ? [{ all: signs, isPrefix: false, weight: weights.part }] : []),
    ...(pieces.length > 1 ? [{ all: pieces, isPrefix: false, weight: weights.exact }] : []),
    one(exact(stem), weights.exact),
    one(rooted(analyzer.root(stem)), weights.folded),
    one(`~${surface}`, weights.folded),
    one(`+${stem}`, weights.part),
    ...(surface.length >= shortestPrefix
      ? [one(exact(stem), weights.prefix, true), one(`~${surface}`, weights.prefix, true)]
      : []),
    ...(parts.length > 0
      ? [{ all: parts.map((part) => meanings(part, analyzer, lexicon)), isPrefix: false, weight: weights.part }]
      : []),
    ...parts.map((part) => ({ all: [meanings(part, analyzer, lexicon)], isPrefix: false, weight: weights.edge })),
    ...stems.slice(1).map((other) => one(exact(other), weights.folded)),
    ...[...new Set(stems.map(analyzer.root))].flatMap((root) => synonymWays(root, lexicon)),
  ];
}

/** @returns the ways of several words that are known as one phrase */
const waysOfPhrase = (words: readonly string[], analyzer: Analyzer, lexicon: Lexicon): Way[] => [
  { all: words.map((word) => [exact(analyzer.stem(word))]), isPrefix: false, weight: weights.exact },
  ...synonymWays(keyOf(words, analyzer), lexicon),
];

/** @returns a group for each word that tells something, or for each settled phrase */
export function groupsOf(query: string, analyzer: Analyzer, lexicon: Lexicon): Group[] {
  const groups = unitsOf(query, analyzer, lexicon).map(([word = '', ...more]) =>
    more.length > 0
      ? { word: [word, ...more].join(' '), ways: waysOfPhrase([word, ...more], analyzer, lexicon) }
      : { word, ways: waysOf(word, analyzer, lexicon) },
  );
  // A word that stands nearly everywhere tells nothing beside one that does not.
  const telling = groups.filter(({ word }) => !lexicon.common.has(analyzer.stem(word)));
  return (telling.length > 0 ? telling : groups).slice(0, mostGroups);
}

/** @returns what marks the words of a hit, where an engine does not tell by which terms it was found */
export function termsOf(groups: readonly Group[]): { terms: string[]; prefixes: string[] } {
  const ways = groups.flatMap((group) => group.ways);
  const termsWhere = (wanted: boolean) => [
    ...new Set(ways.flatMap(({ all, isPrefix }) => (isPrefix === wanted ? all.flat() : []))),
  ];
  return { terms: termsWhere(false), prefixes: termsWhere(true) };
}

/** Shortest known beginning or end of an unknown compound, in letters. */
const shortestEdge = 4;

/** @returns the longest known beginning and end of a word that is unknown as a whole */
function edgesOf(stem: string, { has }: Lexicon): string[] {
  const pieces = (cut: (length: number) => string) => {
    for (let length = stem.length - 2; length >= shortestEdge; length--) if (has(cut(length))) return [cut(length)];
    return [];
  };
  return [...pieces((length) => stem.slice(0, length)), ...pieces((length) => stem.slice(-length))];
}

/** @returns the group with words like its own added, for one that nothing has */
export const widened = ({ word, ways }: Group, analyzer: Analyzer, lexicon: Lexicon): Group => ({
  word,
  ways: [
    ...ways,
    ...lexicon.alike(folded(word, analyzer)).flatMap(({ written, stems, likeness }) => [
      {
        all: [stems.flatMap((stem) => meanings(stem, analyzer, lexicon))],
        isPrefix: false,
        weight: weights.alike * likeness ** 2,
      },
      // The very form that was meant, before its other forms.
      { all: [[rooted(folded(written, analyzer))]], isPrefix: false, weight: weights.form * likeness ** 2 },
    ]),
    ...edgesOf(analyzer.stem(word), lexicon).map((edge) => ({
      all: [meanings(edge, analyzer, lexicon)],
      isPrefix: false,
      weight: weights.edge,
    })),
  ],
});
