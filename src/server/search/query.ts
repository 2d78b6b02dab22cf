/** A question as groups of ways in which each of its words may be found. Every engine reads the same groups. */
import { isSpaceless, languageOf } from '../../i18n/languages.ts';
import type { Analyzer } from './analyzer.ts';
import type { Lexicon } from './lexicon.ts';
import { foldOthers } from './letters.ts';
import { longestPhrase, phraseTerm, titleTerms } from './phrases.ts';
import { foldedWord, normalize, tidied } from './words.ts';

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

/** @returns the ways with equal ones as one, which counts what they count together: none is looked for twice */
export function mergedWays(ways: readonly Way[]): Way[] {
  const merged = new Map<string, Way>();
  for (const way of ways) {
    const key = JSON.stringify([way.all, way.isPrefix]);
    merged.set(key, { ...way, weight: way.weight + (merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()];
}

/** Words of a question beyond which none is looked for, so that a pasted page costs no more than a long sentence. */
const mostGroups = 32;

/** What a way of finding counts, beside the word itself. Tuned on the questions of tests/search marked "tune". */
export const weights = {
  exact: 1,
  folded: 0.7,
  part: 0.5,
  prefix: 0.35,
  synonym: 0.6,
  phrase: 0.3,
  title: 3,
  alike: 0.4,
  edge: 0.2,
  form: 0.1,
} as const;

/** Shortest beginning of a word that is looked for, in letters. */
const shortestPrefix = 3;
/** The same of a stem, where more was typed. */
const shortestStem = 5;

const exact = (stem: string): string => `=${stem}`;

/** @returns a question's words that say something, settled phrases together; all of them where none does */
function unitsOf(query: string, analyzer: Analyzer, lexicon: Lexicon): string[][] {
  const { phrase, stopwords, synonyms } = lexicon;
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
    const phrase = starts.find((one) => synonyms.has(one.map(lexicon.rootOf).join(' ')));
    units.push(phrase ?? words.slice(at, at + 1));
  }
  return units;
}

export const rooted = (root: string): string => `~${root}`;

/** @returns terms of a stem and of every single word that means the same */
export const meanings = (stem: string, analyzer: Analyzer, { synonyms }: Lexicon): string[] => [
  exact(stem),
  ...(synonyms.get(analyzer.strict(stem)) ?? []).flatMap((roots) => (roots.length === 1 ? roots.map(rooted) : [])),
];

/** A phrase that means the same counts where it stands as a whole, and less than a word: its words are everyday ones. */
const synonymWays = (key: string, { synonyms, phrases }: Lexicon): Way[] =>
  (synonyms.get(key) ?? []).map((roots) => {
    const isWhole = phrases.has(roots[0] ?? '') && roots.length > 1;
    return {
      all: isWhole ? [[phraseTerm(roots)]] : roots.map((root) => [rooted(root)]),
      isPrefix: false,
      weight: isWhole ? weights.phrase : weights.synonym,
    };
  });

/** @returns a word's root and the word, with its own letters where the texts have such a word, else without marks */
function formsOf(word: string, stem: string, analyzer: Analyzer, lexicon: Lexicon): { root: string; surface: string } {
  const strict = {
    root: analyzer.strict(stem),
    surface: foldOthers(normalize(word, analyzer.language), analyzer.language),
  };
  const surface = foldedWord(word, analyzer.language);
  const isMarked = strict.surface !== surface;
  return isMarked && lexicon.knows(strict.root, strict.surface) ? strict : { root: analyzer.root(stem), surface };
}

export const tellingStems = (stems: readonly string[], { stopwords }: Lexicon) =>
  stems.filter((stem) => !stopwords.has(stem));

/** @returns whether words that begin so may be meant; what a stemmer left of a typed word must be long to tell */
function isBeginning(letters: string, typed: string, { language }: Analyzer): boolean {
  // The Arabic article with a letter or two begins half of all words.
  if (languageOf(language).script === 'Arab') return letters.length >= (letters.startsWith('ال') ? 5 : 4);
  return letters.length >= (letters.length < typed.length ? shortestStem : shortestPrefix);
}

function waysOf(word: string, analyzer: Analyzer, lexicon: Lexicon): Way[] {
  const stem = lexicon.stem(word);
  const { root, surface } = formsOf(word, stem, analyzer, lexicon);
  const parts = analyzer.parts(word, lexicon.has);
  // A stemmer needs the marks: typed without them, the word has the stem of the one that has them.
  const stems = lexicon.has(stem) ? [stem] : [...new Set([stem, ...tellingStems(lexicon.same(surface), lexicon)])];
  // A whole word of so few letters begins words of all kinds (hår, hård).
  const mayGoOn = surface.length > shortestPrefix || !lexicon.has(stem);
  const one = (term: string, weight: number, isPrefix = false): Way => ({ all: [[term]], isPrefix, weight });
  // Without spaces, a word is cut in other places in other sentences: its signs find it all the same.
  const signs = isSpaceless(analyzer.language) && stem.length > 1 ? [...stem].map((sign) => [`+${sign}`]) : [];
  const pieces = signs.length > 0 ? analyzer.words(word).map(({ text }) => [exact(analyzer.stem(text))]) : [];
  return [
    ...(signs.length > 0 ? [{ all: signs, isPrefix: false, weight: weights.part }] : []),
    ...(pieces.length > 1 ? [{ all: pieces, isPrefix: false, weight: weights.exact }] : []),
    one(exact(stem), weights.exact),
    one(rooted(root), weights.folded),
    one(rooted(surface), weights.folded),
    one(`+${stem}`, weights.part),
    ...(mayGoOn && isBeginning(stem, word, analyzer) ? [one(exact(stem), weights.prefix, true)] : []),
    ...(mayGoOn && isBeginning(surface, surface, analyzer) ? [one(rooted(surface), weights.prefix, true)] : []),
    ...(parts.length > 0
      ? [{ all: parts.map((part) => meanings(part, analyzer, lexicon)), isPrefix: false, weight: weights.part }]
      : []),
    ...parts.map((part) => ({ all: [meanings(part, analyzer, lexicon)], isPrefix: false, weight: weights.edge })),
    ...stems.slice(1).map((other) => one(exact(other), weights.folded)),
    ...[...new Set(stems.map(analyzer.strict))].flatMap((key) => synonymWays(key, lexicon)),
  ];
}

/** @returns the ways of several words that are known as one phrase */
const waysOfPhrase = (words: readonly string[], analyzer: Analyzer, lexicon: Lexicon): Way[] => [
  { all: words.map((word) => [exact(analyzer.stem(word))]), isPrefix: false, weight: weights.exact },
  ...synonymWays(words.map(lexicon.rootOf).join(' '), lexicon),
];

/** @returns a group for each word that tells something, or for each settled phrase */
export function groupsOf(query: string, analyzer: Analyzer, lexicon: Lexicon): Group[] {
  const units = unitsOf(query, analyzer, lexicon);
  // A word that stands nearly everywhere tells nothing beside one that does not.
  const telling = units.filter((unit) => !lexicon.common.has(analyzer.stem(unit.join(' '))));
  const title = titleTerms(query, analyzer, lexicon).map((term) => ({
    all: [[term]],
    isPrefix: false,
    weight: weights.title,
  }));
  return (telling.length > 0 ? telling : units).slice(0, mostGroups).map((unit) => {
    const [word = '', ...more] = unit;
    const ways = more.length > 0 ? waysOfPhrase(unit, analyzer, lexicon) : waysOf(word, analyzer, lexicon);
    return { word: unit.join(' '), ways: [...ways, ...title] };
  });
}

/** @returns what marks the words of a hit, where an engine does not tell by which terms it was found */
export function termsOf(groups: readonly Group[]): { terms: string[]; prefixes: string[] } {
  const ways = groups.flatMap((group) => group.ways);
  const termsWhere = (wanted: boolean) => [
    ...new Set(ways.flatMap(({ all, isPrefix }) => (isPrefix === wanted ? all.flat() : []))),
  ];
  return { terms: termsWhere(false), prefixes: termsWhere(true) };
}
