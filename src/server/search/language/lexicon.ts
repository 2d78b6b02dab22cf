/** What is known of one language's words beside their endings: which stand in the texts, mean the same, or are similar. */
import { createFuzzyMatcher, type FuzzyMatcher } from '../fuzzy/fuzzyMatcher.ts';
import type { Analyzer } from './analyzer.ts';
import type { LanguageData } from './languageData.ts';
import { lazy } from './memoize.ts';
import {
  createSynonyms,
  phrasesByFirstRoot,
  spacelessPhrasePattern,
  synonymSurfaces,
  type Synonyms,
} from './synonyms.ts';
import { commonStems, type SurfaceRow, type Vocabulary } from './vocabulary.ts';

export type Lexicon = FuzzyMatcher & {
  /** Returns whether a stem stands in the texts, or means the same as one that does. */
  has: (stem: string) => boolean;
  /** Returns the stem of a word; the word itself where its stem is a stop word (mens, men). */
  stem: (word: string) => string;
  /** Returns the root of a word, by which phrases are compared; native letters count. */
  rootOf: (word: string) => string;
  /** Returns whether a text has a word with this root, or one that begins like this; native letters count. */
  hasNative: (root: string, beginning?: string) => boolean;
  stopwords: ReadonlySet<string>;
  /** Stems that stand nearly everywhere and tell nothing beside one that does not. */
  common: ReadonlySet<string>;
  synonyms: Synonyms;
  /** Phrases of the synonyms by their first root; nothing where no spaces part words. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Phrases that are looked for before a question is cut into words, where no spaces do it; nothing elsewhere. */
  spacelessPhrases: RegExp | undefined;
};

/** What a lexicon is made of; the stored index of a language has it. */
type LexiconSource = {
  /** How many records the language has. */ count: number;
  surfaces: readonly SurfaceRow[];
  data: Pick<LanguageData, 'stopwords' | 'synonyms'>;
};

/** Returns what tells whether a root, or the beginning of a word, is in the texts with its native letters. */
function nativeWords(vocabulary: Vocabulary, { nativeRoot, keepNativeLetters }: Analyzer): Lexicon['hasNative'] {
  const roots = lazy(() => new Set([...vocabulary.keys()].map(nativeRoot)));
  const words = lazy(() => [...new Set([...vocabulary.keys()].map(keepNativeLetters))]);
  return (root, beginning) =>
    roots().has(root) || (beginning !== undefined && words().some((word) => word.startsWith(beginning)));
}

/** Returns what is known of a language's words, for every engine. */
export function createLexicon(
  analyzer: Analyzer,
  vocabulary: Vocabulary,
  { count, surfaces, data }: LexiconSource,
): Lexicon {
  const stopwords = new Set(data.stopwords.map(analyzer.normalize));
  const stem = (word: string) => {
    const short = analyzer.stem(word);
    return stopwords.has(short) ? analyzer.normalize(word) : short;
  };
  const rootOf = (word: string) => analyzer.nativeRoot(stem(word));
  const synonyms = createSynonyms(data.synonyms, { analyzer, stopwords, rootOf });
  return {
    has: (one) => vocabulary.has(one) || synonyms.has(analyzer.nativeRoot(one)),
    stem,
    rootOf,
    hasNative: nativeWords(vocabulary, analyzer),
    stopwords,
    common: commonStems(vocabulary, count),
    synonyms,
    phrases: phrasesByFirstRoot(synonyms, analyzer),
    spacelessPhrases: spacelessPhrasePattern(data.synonyms, analyzer),
    // What stands in the texts goes before a synonym of the same letters.
    ...createFuzzyMatcher(() => [...synonymSurfaces(data.synonyms, analyzer), ...surfaces], analyzer.language),
  };
}
