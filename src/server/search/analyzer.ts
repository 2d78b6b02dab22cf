/**
 * Text as terms, the same at index and query time. A term's first letter says what it is: `=` a stem, `~` a stem
 * without marks and one with its language's own letters, `+` a part of a compound or a single Chinese or Japanese
 * character. The engines only match terms; all that is known of language is here.
 */
import { isSpaceless, type LanguageCode } from '../../i18n/languages.ts';
import { foldOthers } from './letters.ts';
import { lightStemmers, type Stem } from './lightStemmers.ts';
import { stemmers } from './stemmers.ts';
import { fold, longestWord, normalize, type Word, wordsIn } from './words.ts';

/** Shortest part of a compound, in letters; shorter ones are endings. */
const shortestPart = 3;
/** What Swedish, German and their kin put between the parts of a compound. */
const links = ['', 's', 'e', 'a', 'u', 'o', 'es', 'en', 'n'];

/** Languages that write compounds as one word; elsewhere a word in two known halves is chance. */
const compounding = new Set<LanguageCode>(['sv', 'da', 'nb', 'is', 'de', 'nl', 'fi', 'et', 'hu', 'el']);

export type Vocabulary = ReadonlyMap<string, number>;

export type Analyzer = {
  language: LanguageCode;
  /** @returns the words of a text with their places */
  words: (text: string) => Word[];
  /** @returns a word as it is compared: normalized, without its ending */
  stem: (word: string) => string;
  /** @returns a stem without marks, and without what a light stemmer takes off */
  root: (stem: string) => string;
  /** @returns the same, but with its language's own letters as they are */
  strict: (stem: string) => string;
  /** @returns the stems of a compound's two parts, or nothing */
  parts: (word: string, isKnown: (stem: string) => boolean) => string[];
  /** @returns the terms under which a word is found; parts only where a vocabulary is given */
  terms: (word: string, vocabulary?: Vocabulary) => string[];
};

/** Words that are remembered at the most, none of them very long: what is typed must not fill the memory. */
const mostRemembered = 5000;

/** @returns the same function, which computes a word that comes again only once, unless very many others came between */
export function remembered<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const value = compute(word);
    if (known.size >= mostRemembered) known.clear();
    if (word.length <= longestWord) known.set(word, value);
    return value;
  };
}

/**
 * @param word a whole word, since a stemmer may mistake the end of a last part for an ending (sövningsgas)
 * @param stem gives a part the form in which it is known
 * @returns the stems of the two parts of a compound of which both are known, longest first part first
 */
export function partsOfCompound(
  word: string,
  isKnown: (stem: string) => boolean,
  stem: (part: string) => string = (part) => part,
): string[] {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const [first, second] = [word.slice(0, at), stem(word.slice(at))];
    if (second.length < shortestPart || !isKnown(second)) continue;
    for (const link of links) {
      if (!first.endsWith(link) || first.length - link.length < shortestPart) continue;
      const part = stem(first.slice(0, first.length - link.length));
      if (part.length >= shortestPart && isKnown(part)) return [part, second];
    }
  }
  return [];
}

/** Least letters of a known beginning, and of an unknown end, of a compound. */
const shortestKnown = 4;
const shortestUnknown = 5;

/** @returns the stem of what follows the longest known beginning, so that what only ends compounds is found by itself (sjukhusclown) */
function unknownEndOf(
  word: string,
  isKnown: (stem: string) => boolean,
  stem: (part: string) => string = (part) => part,
): string[] {
  for (let at = word.length - shortestUnknown; at >= shortestKnown; at--)
    for (const link of links) {
      const first = word.slice(0, at);
      if (!first.endsWith(link) || first.length - link.length < shortestKnown) continue;
      if (isKnown(stem(first.slice(0, first.length - link.length)))) return [stem(word.slice(at))];
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
  const light = (lightStemmers as Partial<Record<LanguageCode, Stem>>)[language];
  const root = remembered((whole: string) => fold(light?.(whole) ?? whole, language));
  const strict = remembered((whole: string) => foldOthers(light?.(whole) ?? whole, language));
  const ownTerms = remembered((word: string) => {
    const whole = stem(word);
    const plain = normalize(word, language);
    const folded = [root(whole), fold(plain, language), strict(whole), foldOthers(plain, language)];
    const terms = new Set([`=${whole}`, ...folded.map((form) => `~${form}`)]);
    if (isSpaceless(language) && isHanOrKana.test(whole)) for (const sign of whole) terms.add(`+${sign}`);
    return [...terms];
  });
  const inCompounds =
    (find: typeof partsOfCompound) =>
    (word: string, isKnown: (stem: string) => boolean): string[] =>
      compounding.has(language) && word.length <= longestWord ? find(normalize(word, language), isKnown, stem) : [];
  const [parts, unknownEnd] = [inCompounds(partsOfCompound), inCompounds(unknownEndOf)];
  const termsWith = new WeakMap<Vocabulary, (word: string) => string[]>();
  function termsBy(vocabulary: Vocabulary): (word: string) => string[] {
    const known = termsWith.get(vocabulary);
    if (known) return known;
    const has = (part: string) => vocabulary.has(part);
    const terms = remembered((word: string) => {
      const both = parts(word, has);
      const pieces = both.length > 0 ? both : unknownEnd(word, has);
      return [...ownTerms(word), ...pieces.map((part) => `+${part}`)];
    });
    termsWith.set(vocabulary, terms);
    return terms;
  }
  return {
    language,
    words: (text) => wordsIn(text, language),
    stem,
    root,
    strict,
    parts,
    terms: (word, vocabulary) => (vocabulary ? termsBy(vocabulary) : ownTerms)(word),
  };
}
