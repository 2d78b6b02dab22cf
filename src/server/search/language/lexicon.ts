/** What is known of one language's words besides endings: which are in the texts, are synonyms, or are similar. */
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
  /** Returns whether a stem occurs in the texts or has synonyms. */
  has: (stem: string) => boolean;
  /** Returns the stem of a word, or the word itself if its stem is a stop word (mens, men). */
  stem: (word: string) => string;
  /** Returns the root of a word, by which phrases are compared. Keeps native letters. */
  rootOf: (word: string) => string;
  /** Returns whether the texts have a word with this root or beginning, native letters included. */
  hasNative: (root: string, beginning?: string) => boolean;
  stopwords: ReadonlySet<string>;
  /** Stems that occur in nearly every record, and say nothing next to a rarer one. */
  common: ReadonlySet<string>;
  synonyms: Synonyms;
  /** Synonym phrases by their first root. Empty for languages without spaces. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** In languages without spaces, matches phrases before a question is segmented into words; else `undefined`. */
  spacelessPhrases: RegExp | undefined;
};

/** The source of a lexicon, which is part of a language's stored index. */
type LexiconSource = {
  /** Number of records in the language. */ count: number;
  surfaces: readonly SurfaceRow[];
  data: Pick<LanguageData, 'stopwords' | 'synonyms'>;
};

/** Returns `hasNative` for a vocabulary. Builds its lists on first use. */
function nativeWords(vocabulary: Vocabulary, { nativeRoot, keepNativeLetters }: Analyzer): Lexicon['hasNative'] {
  const roots = lazy(() => new Set([...vocabulary.keys()].map(nativeRoot)));
  const words = lazy(() => [...new Set([...vocabulary.keys()].map(keepNativeLetters))]);
  return (root, beginning) =>
    roots().has(root) || (beginning !== undefined && words().some((word) => word.startsWith(beginning)));
}

/** Returns the lexicon of a language, which all engines share. */
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
    // The texts come last, so that their spelling wins over that of a synonym with the same letters.
    ...createFuzzyMatcher(() => [...synonymSurfaces(data.synonyms, analyzer), ...surfaces], analyzer.language),
  };
}
