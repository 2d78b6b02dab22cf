/** What is known of one language's words beside their endings: which stand in the texts, mean the same, or are alike. */
import { isSpaceless } from '../../i18n/languages.ts';
import type { Analyzer, Vocabulary } from './analyzer.ts';
import { foldOthers } from './letters.ts';
import { createLikeness, type Likeness, once } from './likeness.ts';
import { commonStems, type SurfaceRow } from './vocabulary.ts';
import { fold, foldedWord, normalize } from './words.ts';

/** What a language knows beside its texts (content/search). */
export type SearchWords = {
  stopwords: readonly string[];
  synonyms: readonly (readonly string[])[];
  crisis: readonly string[];
  harmless: readonly string[];
};

export type Lexicon = Likeness & {
  /** @returns whether a stem stands in the texts, or means the same as one that does */
  has: (stem: string) => boolean;
  /** @returns the stem of a word; the word itself where its stem is a stop word (mens, men) */
  stem: (word: string) => string;
  /** @returns the root of a word, by which phrases are compared; own letters count */
  rootOf: (word: string) => string;
  /** @returns whether a text has a word with this root, or one that begins like this; own letters count */
  knows: (root: string, beginning?: string) => boolean;
  stopwords: ReadonlySet<string>;
  /** Stems that stand nearly everywhere and tell nothing beside one that does not. */
  common: ReadonlySet<string>;
  /** By the roots of a phrase, joined with a space: what means the same, as roots. */
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Phrases of the synonyms by their first root; nothing where no spaces part words. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Phrases that are looked for before a question is cut into words, where no spaces do it; nothing elsewhere. */
  phrase: RegExp | undefined;
};

/** What a lexicon is made of; the stored index of a language has it. */
export type LexiconSource = {
  /** How many records the language has. */
  count: number;
  surfaces: readonly SurfaceRow[];
  words: SearchWords;
};

/** @returns by the roots of a phrase, joined with a space, the phrases that mean the same */
function synonymsOf(
  groups: SearchWords['synonyms'],
  analyzer: Analyzer,
  stopwords: ReadonlySet<string>,
  rootOf: Lexicon['rootOf'],
): Map<string, string[][]> {
  const rootsOf = (phrase: string) => {
    const words = analyzer.words(phrase).map(({ text }) => text);
    const telling = words.filter((word) => !stopwords.has(normalize(word, analyzer.language)));
    // A phrase without spaces is cut by chance, so that what is left of it would mean nothing.
    return (telling.length > 0 && !isSpaceless(analyzer.language) ? telling : words).map(rootOf);
  };
  const synonyms = new Map<string, string[][]>();
  for (const group of groups) {
    const phrases = new Map(group.map(rootsOf).map((roots) => [roots.join(' '), roots]));
    for (const key of phrases.keys()) {
      const others = [...phrases].filter(([other]) => other !== key).map(([, roots]) => roots);
      // A phrase is also known as it is typed without marks; a single word could then be another.
      const keys = key.includes(' ') ? new Set([key, fold(key, analyzer.language)]) : [key];
      for (const one of keys) synonyms.set(one, [...(synonyms.get(one) ?? []), ...others]);
    }
    if (!isSpaceless(analyzer.language)) continue;
    // Whole as well, as it is cut out of a question.
    for (const phrase of group) {
      const key = analyzer.strict(analyzer.stem(phrase));
      if (!phrases.has(key)) synonyms.set(key, [...(synonyms.get(key) ?? []), ...phrases.values()]);
    }
  }
  return synonyms;
}

/** @returns what finds the phrases of the synonyms in a text without spaces, the longest first */
function phraseOf(groups: SearchWords['synonyms'], analyzer: Analyzer): RegExp | undefined {
  if (!isSpaceless(analyzer.language)) return undefined;
  const written = groups.flat().filter((phrase) => phrase.length > 1 && /^[\p{L}\p{M}\p{N}]+$/u.test(phrase));
  const phrases = [...new Set(written.flatMap((phrase) => [phrase, fold(phrase, analyzer.language)]))];
  if (phrases.length === 0) return undefined;
  return new RegExp(`(${phrases.sort((a, b) => b.length - a.length).join('|')})`, 'u');
}

/** @returns single words of the synonyms that stand in no text: somebody may mistype those too */
function surfacesOf(groups: SearchWords['synonyms'], analyzer: Analyzer): SurfaceRow[] {
  return groups.flat().flatMap((phrase): SurfaceRow[] => {
    const [word, ...more] = analyzer.words(phrase);
    if (!word || more.length > 0) return [];
    return [[foldedWord(word.text, analyzer.language), [analyzer.stem(word.text)], word.text]];
  });
}

/** @returns the phrases of the synonyms by their first root */
function phrasesOf(synonyms: ReadonlyMap<string, readonly (readonly string[])[]>, { language }: Analyzer) {
  if (isSpaceless(language)) return new Map<string, string[][]>();
  const all = [...synonyms.values()].flat().filter((roots) => roots.length > 1);
  const unique = new Map(all.map((roots) => [roots.join(' '), [...roots]]));
  return Map.groupBy(unique.values(), ([first = '']) => first);
}

/** @returns what tells whether a root, or the beginning of a word, is in the texts with its own letters */
function knownRoots(vocabulary: Vocabulary, { strict, language }: Analyzer): Lexicon['knows'] {
  const roots = once(() => new Set([...vocabulary.keys()].map(strict)));
  const words = once(() => [...new Set([...vocabulary.keys()].map((stem) => foldOthers(stem, language)))]);
  return (root, beginning) =>
    roots().has(root) || (beginning !== undefined && words().some((word) => word.startsWith(beginning)));
}

/** @returns what is known of a language's words, for every engine */
export function createLexicon(analyzer: Analyzer, vocabulary: Vocabulary, source: LexiconSource): Lexicon {
  const { synonyms: groups } = source.words;
  const stopwords = new Set(source.words.stopwords.map((word) => normalize(word, analyzer.language)));
  const stem = (word: string) => {
    const short = analyzer.stem(word);
    return stopwords.has(short) ? normalize(word, analyzer.language) : short;
  };
  const rootOf = (word: string) => analyzer.strict(stem(word));
  const synonyms = synonymsOf(groups, analyzer, stopwords, rootOf);
  return {
    has: (one) => vocabulary.has(one) || synonyms.has(analyzer.strict(one)),
    stem,
    rootOf,
    knows: knownRoots(vocabulary, analyzer),
    stopwords,
    common: commonStems(vocabulary, source.count),
    synonyms,
    phrases: phrasesOf(synonyms, analyzer),
    phrase: phraseOf(groups, analyzer),
    // What stands in the texts goes before a synonym of the same letters.
    ...createLikeness(() => [...surfacesOf(groups, analyzer), ...source.surfaces], analyzer.language),
  };
}
