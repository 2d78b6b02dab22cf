/**
 * Text as terms, the same at index and query time. A term's first letter says what it is: `=` a stem, `~` a stem
 * without marks, `+` a part of a compound. The engines only match terms; all that is known of language is here.
 */
import { isSpaceless, type LanguageCode } from '../../i18n/languages.ts';
import { stemmers } from './stemmers.ts';
import { fold, normalize, type Word, wordsIn } from './words.ts';

/** Shortest part of a compound, in letters; shorter ones are endings. */
const shortestPart = 3;
/** What Swedish, German and their kin put between the parts of a compound. */
const links = ['', 's', 'e', 'a', 'u', 'o', 'es', 'en', 'n'];

export type Vocabulary = ReadonlyMap<string, number>;

export type Analyzer = {
  language: LanguageCode;
  /** @returns the words of a text with their places */
  words: (text: string) => Word[];
  /** @returns a word as it is compared: normalized, without its ending */
  stem: (word: string) => string;
  /** @returns the terms under which a word is found; parts only where a vocabulary is given */
  terms: (word: string, vocabulary?: Vocabulary) => string[];
};

const remembered = <Value>(compute: (key: string) => Value): ((key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
};

/** @returns the two parts of a compound of which both are known stems, longest first part first */
export function partsOfCompound(stem: string, isKnown: (stem: string) => boolean): string[] {
  for (let at = stem.length - shortestPart; at >= shortestPart; at--) {
    const [first, second] = [stem.slice(0, at), stem.slice(at)];
    if (!isKnown(second)) continue;
    for (const link of links) {
      if (!first.endsWith(link)) continue;
      const part = first.slice(0, first.length - link.length);
      if (part.length >= shortestPart && isKnown(part)) return [part, second];
    }
  }
  return [];
}

const isHanOrKana = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]+$/u;

/** @returns the analyzer of a language; it remembers words, so that one should live as long as its index */
export function createAnalyzer(language: LanguageCode): Analyzer {
  const stemmer = stemmers[language];
  const stem = remembered((word: string) => {
    const plain = normalize(word, language);
    // A stemmer that leaves next to nothing has mistaken a short word for an ending.
    const stemmed = stemmer?.(plain) ?? plain;
    return stemmed.length >= 2 ? stemmed : plain;
  });
  const ownTerms = remembered((word: string) => {
    const root = stem(word);
    const surface = fold(normalize(word, language), language);
    const terms = new Set([`=${root}`, `~${fold(root, language)}`, `~${surface}`]);
    if (isSpaceless(language) && isHanOrKana.test(root)) for (const sign of root) terms.add(`+${sign}`);
    return [...terms];
  });
  return {
    language,
    words: (text) => wordsIn(text, language),
    stem,
    terms: (word, vocabulary) =>
      vocabulary
        ? [...ownTerms(word), ...partsOfCompound(stem(word), (part) => vocabulary.has(part)).map((part) => `+${part}`)]
        : ownTerms(word),
  };
}
