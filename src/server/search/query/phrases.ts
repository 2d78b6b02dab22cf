/** Terms of several words: `"` a phrase of the synonyms whose words stand close together, `^` a whole title. */
import type { Words } from '../language/resources.ts';

/** Most words of a phrase that means the same as another. */
export const longestPhrase = 4;
/** How far on the next word of a phrase may stand: "put you to sleep". */
const reach = 3;

/** Returns the term of words that stand together, by their roots. */
export const phraseTerm = (roots: readonly string[]): string => `"${roots.join(' ')}`;
const titleTerm = (roots: readonly string[]): string => `^${roots.join(' ')}`;

/** Returns whether a term is one of several words; no word begins so. */
export const isPhraseTerm = (term: string): boolean => /^["^]/u.test(term);

/** Returns the roots of a phrase that was looked for, or nothing where the term is of another kind. */
export const rootsOfTerm = (term: string): string[] => (term.startsWith('"') ? term.slice(1).split(' ') : []);

/** Returns the places of a phrase's words from a place on, or nothing where it does not stand there. */
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

/** Returns the terms of several words that a text has, each as often as it stands there. */
export function termsOfText(text: string, isTitle: boolean, { analyzer, lexicon }: Words): string[] {
  const terms = text.split('\n').flatMap((line) => {
    const roots = analyzer.words(line).map((word) => lexicon.rootOf(word.text));
    return roots.flatMap((root, at) =>
      (lexicon.phrases.get(root) ?? []).filter((phrase) => placesOf(phrase, roots, at)).map(phraseTerm),
    );
  });
  return isTitle ? [...terms, ...titleTerms(text, { analyzer, lexicon })] : terms;
}

/** Returns the term of a whole title or question; nothing for a long one, which nobody types. */
export function titleTerms(text: string, { analyzer, lexicon }: Words): string[] {
  const words = analyzer.words(text).map((word) => word.text);
  const telling = words.filter((word) => !lexicon.stopwords.has(analyzer.normalize(word)));
  const roots = telling.map(lexicon.rootOf);
  return roots.length > 0 && roots.length <= longestPhrase ? [titleTerm(roots)] : [];
}
