/** Synonymous words and phrases, by their roots. */
import { isSpaceless } from '../../../i18n/languages.ts';
import type { Analyzer } from './analyzer.ts';
import type { LanguageData } from './languageData.ts';
import type { SurfaceRow } from './vocabulary.ts';

type Groups = LanguageData['synonyms'];

/** The synonyms of each phrase, as roots. The key is the roots of the phrase, joined with spaces. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What `createSynonyms` needs in addition to the groups. */
type Tools = { analyzer: Analyzer; stopwords: ReadonlySet<string>; rootOf: (word: string) => string };

export function createSynonyms(groups: Groups, { analyzer, stopwords, rootOf }: Tools): Synonyms {
  const isWithoutSpaces = isSpaceless(analyzer.language);
  const rootsOf = (phrase: string) => {
    const words = analyzer.words(phrase).map(({ text }) => text);
    const telling = words.filter((word) => !stopwords.has(analyzer.normalize(word)));
    // Segmentation without spaces is unreliable: without its stop words, a phrase might mean nothing.
    return (telling.length > 0 && !isWithoutSpaces ? telling : words).map(rootOf);
  };
  const synonyms = new Map<string, string[][]>();
  const add = (key: string, phrases: string[][]) => synonyms.set(key, [...(synonyms.get(key) ?? []), ...phrases]);
  for (const group of groups) {
    const phrases = new Map(group.map(rootsOf).map((roots) => [roots.join(' '), roots]));
    for (const key of phrases.keys())
      add(
        key,
        [...phrases].filter(([other]) => other !== key).map(([, roots]) => roots),
      );
    if (!isWithoutSpaces) continue;
    // Add the unsegmented phrase too, as `spacelessPhrases` finds it in a question.
    for (const phrase of group) {
      const key = analyzer.nativeRoot(analyzer.stem(phrase));
      if (!phrases.has(key)) add(key, [...phrases.values()]);
    }
  }
  return synonyms;
}

/** Returns the synonym phrases by their first root. Empty for languages without spaces. */
export function phrasesByFirstRoot(synonyms: Synonyms, { language }: Analyzer): ReadonlyMap<string, string[][]> {
  if (isSpaceless(language)) return new Map();
  const phrases = [...synonyms.values()].flat().filter((roots) => roots.length > 1);
  const unique = new Map(phrases.map((roots) => [roots.join(' '), [...roots]]));
  return Map.groupBy(unique.values(), ([first = '']) => first);
}

/** Returns a pattern for synonym phrases in text without spaces, the longest first, or `undefined`. */
export function spacelessPhrasePattern(groups: Groups, { language, stripMarks }: Analyzer): RegExp | undefined {
  if (!isSpaceless(language)) return undefined;
  const written = groups.flat().filter((phrase) => phrase.length > 1 && /^[\p{L}\p{M}\p{N}]+$/u.test(phrase));
  const phrases = [...new Set(written.flatMap((phrase) => [phrase, stripMarks(phrase)]))];
  if (phrases.length === 0) return undefined;
  return new RegExp(`(${phrases.sort((a, b) => b.length - a.length).join('|')})`, 'u');
}

/** Returns the synonyms that are single words, so that a mistyped synonym is recognized too. */
export const synonymSurfaces = (groups: Groups, analyzer: Analyzer): SurfaceRow[] =>
  groups.flat().flatMap((phrase): SurfaceRow[] => {
    const [word, ...more] = analyzer.words(phrase);
    if (!word || more.length > 0) return [];
    return [[analyzer.bare(word.text), [analyzer.stem(word.text)], word.text]];
  });
