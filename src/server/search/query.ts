/** A question as groups of ways in which each of its words may be found. Every engine reads the same groups. */
import { isSpaceless } from '../../i18n/languages.ts';
import { type Analyzer, partsOfCompound } from './analyzer.ts';
import { fold, normalize } from './words.ts';

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

/** What a way of finding counts, beside the word itself. Tuned on the questions of tests/search marked "tune". */
const weights = { exact: 1, folded: 0.7, part: 0.5, prefix: 0.35, synonym: 0.6, alike: 0.4, edge: 0.2 } as const;

/** Shortest beginning of a word that is looked for, in letters. */
const shortestPrefix = 3;

export type Lexicon = {
  /** @returns whether a stem stands in the texts, or means the same as one that does */
  has: (stem: string) => boolean;
  stopwords: ReadonlySet<string>;
  /** By stems joined with a space: what means the same, as stems. */
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** @returns stems of words like a mistyped one, with how alike they are from 0 to 1 */
  alike: (word: string) => { stem: string; likeness: number }[];
};

const exact = (stem: string): string => `=${stem}`;

/** @returns the words of a question that say something; all of them where none does */
export function wordsOfQuery(query: string, analyzer: Analyzer, { stopwords }: Lexicon): string[] {
  const words = analyzer.words(query).map(({ text }) => text);
  const telling = words.filter((word) => !stopwords.has(normalize(word, analyzer.language)));
  return telling.length > 0 ? telling : words;
}

const folded = (word: string, analyzer: Analyzer) => fold(normalize(word, analyzer.language), analyzer.language);

/** @returns terms of a stem and of every single word that means the same */
const meanings = (stem: string, { synonyms }: Lexicon): string[] => [
  exact(stem),
  ...(synonyms.get(stem) ?? []).flatMap((stems) => (stems.length === 1 ? stems.map(exact) : [])),
];

function waysOf(word: string, analyzer: Analyzer, lexicon: Lexicon): Way[] {
  const stem = analyzer.stem(word);
  const surface = folded(word, analyzer);
  const parts = partsOfCompound(stem, lexicon.has);
  const one = (term: string, weight: number, isPrefix = false): Way => ({ all: [[term]], isPrefix, weight });
  // Without spaces, a word is cut in other places in other sentences: its signs find it all the same.
  const signs = isSpaceless(analyzer.language) && stem.length > 1 ? [...stem].map((sign) => [`+${sign}`]) : [];
  return [
    ...(signs.length > 0 ? [{ all: signs, isPrefix: false, weight: weights.part }] : []),
    one(exact(stem), weights.exact),
    one(`~${fold(stem, analyzer.language)}`, weights.folded),
    one(`~${surface}`, weights.folded),
    one(`+${stem}`, weights.part),
    ...(surface.length >= shortestPrefix
      ? [one(exact(stem), weights.prefix, true), one(`~${surface}`, weights.prefix, true)]
      : []),
    ...(parts.length > 0
      ? [{ all: parts.map((part) => meanings(part, lexicon)), isPrefix: false, weight: weights.part }]
      : []),
    ...(lexicon.synonyms.get(stem) ?? []).map((stems) => ({
      all: stems.map((other) => [exact(other)]),
      isPrefix: false,
      weight: weights.synonym,
    })),
  ];
}

/** @returns a group for each word, or for each settled phrase of two */
export function groupsOf(words: readonly string[], analyzer: Analyzer, lexicon: Lexicon): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = [words[at], words[at + 1]];
    const stems = next === undefined ? [] : [analyzer.stem(word), analyzer.stem(next)];
    const meaning = lexicon.synonyms.get(stems.join(' '));
    if (next !== undefined && meaning) {
      const phrases = [stems, ...meaning];
      const ways = phrases.map((phrase, index) => ({
        all: phrase.map((stem) => [exact(stem)]),
        isPrefix: false,
        weight: index === 0 ? weights.exact : weights.synonym,
      }));
      groups.push({ word: `${word} ${next}`, ways });
      at++;
    } else groups.push({ word, ways: waysOf(word, analyzer, lexicon) });
  }
  return groups;
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
    ...lexicon.alike(folded(word, analyzer)).map(({ stem, likeness }) => ({
      all: [[exact(stem)]],
      isPrefix: false,
      weight: weights.alike * likeness ** 2,
    })),
    ...edgesOf(analyzer.stem(word), lexicon).map((edge) => ({
      all: [meanings(edge, lexicon)],
      isPrefix: false,
      weight: weights.edge,
    })),
  ],
});
