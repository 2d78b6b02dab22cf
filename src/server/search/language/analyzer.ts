/**
 * Turns text into terms, in the same way at index and query time. The first character of a term says what it is: `=` a
 * stem, `~` a stem or whole word without marks, with or without its language's own letters, `+` a single Chinese or
 * Japanese character. The engines only match terms; all knowledge about a language's words is here.
 */
import { isSpaceless, type LanguageCode } from '../../../i18n/languages.ts';
import { createNormalizer, type Normalizer } from '../normalize/normalizer.ts';
import { maxWordLength, type Word, wordsIn } from '../normalize/words.ts';
import { createAffixStemmer } from './affixes.ts';
import { splitCompound } from './compounds.ts';
import type { LanguageData } from './languageData.ts';
import { memoizeWords } from './memoize.ts';
import { stemmers } from './stemmers.ts';

export type Analyzer = Normalizer & {
  language: LanguageCode;
  /** Returns the words of a text with their positions. */
  words: (text: string) => Word[];
  /** Returns the form of a word for comparison: normalized, without its ending. */
  stem: (word: string) => string;
  /** Returns a stem without marks, and without the affixes in the language's own lists. */
  root: (stem: string) => string;
  /** Returns the same, but keeps the language's own letters. */
  nativeRoot: (stem: string) => string;
  /** Returns the stems of a compound's two parts, or an empty array. */
  parts: (word: string, isKnown: (stem: string) => boolean) => string[];
  /** Returns the terms under which a word is indexed and found. */
  terms: (word: string) => string[];
};

type AnalyzerData = Pick<LanguageData, 'letters' | 'spellings' | 'compounds' | 'stemmer' | 'affixes'>;

const isHanOrKana = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]+$/u;

/** Returns the analyzer of a language. It caches words, so keep one for as long as its index. */
export function createAnalyzer(language: LanguageCode, data: Partial<AnalyzerData>): Analyzer {
  const normalizer = createNormalizer(language, data);
  const { normalize, stripMarks, keepNativeLetters } = normalizer;
  const stemmer = data.stemmer && stemmers[data.stemmer];
  const stem = memoizeWords((word) => {
    const whole = normalize(word);
    // If next to nothing is left, the stemmer has mistaken a short word for an ending.
    const stemmed = stemmer?.(whole) ?? whole;
    return stemmed.length >= 2 ? stemmed : whole;
  });
  const light = data.affixes && createAffixStemmer(language, data.affixes, normalizer);
  const root = memoizeWords((whole) => stripMarks(light?.(whole) ?? whole));
  const nativeRoot = memoizeWords((whole) => keepNativeLetters(light?.(whole) ?? whole));

  const terms = memoizeWords((word) => {
    const [short, whole] = [stem(word), normalize(word)];
    const forms = [root(short), stripMarks(whole), nativeRoot(short), keepNativeLetters(whole)];
    const signs = isSpaceless(language) && isHanOrKana.test(short) ? [...short] : [];
    return [...new Set([`=${short}`, ...forms.map((form) => `~${form}`), ...signs.map((sign) => `+${sign}`)])];
  });

  const parts: Analyzer['parts'] = (word, isKnown) =>
    data.compounds && word.length <= maxWordLength ? splitCompound(normalize(word), isKnown, stem) : [];

  return {
    ...normalizer,
    language,
    words: (text) => wordsIn(text, language),
    stem,
    root,
    nativeRoot,
    parts,
    terms,
  };
}
