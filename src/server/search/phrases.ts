/** Terms of several words: `"` a phrase of the synonyms whose words stand close together, `^` a whole title. */
import type { Analyzer } from './analyzer.ts';
import type { Lexicon } from './lexicon.ts';
import { normalize } from './words.ts';

/** Most words of a phrase that means the same as another. */
export const longestPhrase = 4;
/** How far on the next word of a phrase may stand: "put you to sleep". */
const reach = 3;

export const phraseTerm = (roots: readonly string[]): string => `"${roots.join(' ')}`;
export const titleTerm = (roots: readonly string[]): string => `^${roots.join(' ')}`;

/** @returns the roots of a phrase that was looked for, or nothing where the term is of another kind */
export const rootsOfTerm = (term: string): string[] => (term.startsWith('"') ? term.slice(1).split(' ') : []);

/** @returns the places of a phrase's words from a place on, or nothing where it does not stand there */
export function placesOf(phrase: readonly string[], roots: readonly string[], from: number): number[] | undefined {
  if (roots[from] !== phrase[0]) return undefined;
  const places = [from];
  for (const root of phrase.slice(1)) {
    const last = places.at(-1) ?? from;
    const next = roots.indexOf(root, last + 1);
    if (next < 0 || next > last + reach) return undefined;
    places.push(next);
  }
  return places;
}

/** @returns the terms of several words that a text has, each as often as it stands there */
export function termsOfText(text: string, isTitle: boolean, analyzer: Analyzer, lexicon: Lexicon): string[] {
  const terms = text.split('\n').flatMap((line) => {
    const roots = analyzer.words(line).map((word) => lexicon.rootOf(word.text));
    return roots.flatMap((root, at) =>
      (lexicon.phrases.get(root) ?? []).filter((phrase) => placesOf(phrase, roots, at)).map(phraseTerm),
    );
  });
  return isTitle ? [...terms, ...titleTerms(text, analyzer, lexicon)] : terms;
}

/** @returns the term of a whole title or question; nothing for a long one, which nobody types */
export function titleTerms(text: string, analyzer: Analyzer, { stopwords, rootOf }: Lexicon): string[] {
  const words = analyzer.words(text).map((word) => word.text);
  const telling = words.filter((word) => !stopwords.has(normalize(word, analyzer.language)));
  const roots = telling.map(rootOf);
  return roots.length > 0 && roots.length <= longestPhrase ? [titleTerm(roots)] : [];
}
