/** Terms of several words: `"` marks a phrase from the synonyms, with its words close together, `^` a whole title. */
import type { Words } from '../language/resources.ts';

/** Maximum number of words in a phrase or title term. */
export const maxPhraseLength = 4;
/** Maximum distance in words from one word of a phrase to the next, as in "put you to sleep". */
const reach = 3;

/** Returns the term of a phrase, given its words' roots. */
export const phraseTerm = (roots: readonly string[]): string => `"${roots.join(' ')}`;
const titleTerm = (roots: readonly string[]): string => `^${roots.join(' ')}`;

/** Returns whether a term is a phrase or title term. No word begins with these characters. */
export const isPhraseTerm = (term: string): boolean => /^["^]/u.test(term);

/** Returns the roots of a phrase term, or an empty list for other terms. */
export const rootsOfTerm = (term: string): string[] => (term.startsWith('"') ? term.slice(1).split(' ') : []);

/** Returns the positions of a phrase that begins at `from`, or `undefined` if it does not. */
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

/** Returns a text's phrase and title terms, once per occurrence. */
export function termsOfText(text: string, isTitle: boolean, { analyzer, lexicon }: Words): string[] {
  const terms = text.split('\n').flatMap((line) => {
    const roots = analyzer.words(line).map((word) => lexicon.rootOf(word.text));
    return roots.flatMap((root, at) =>
      (lexicon.phrases.get(root) ?? []).filter((phrase) => placesOf(phrase, roots, at)).map(phraseTerm),
    );
  });
  return isTitle ? [...terms, ...titleTerms(text, { analyzer, lexicon })] : terms;
}

/** Returns the term of a whole title or query, or an empty list if it is too long for anyone to type. */
export function titleTerms(text: string, { analyzer, lexicon }: Words): string[] {
  const words = analyzer.words(text).map((word) => word.text);
  const telling = words.filter((word) => !lexicon.stopwords.has(analyzer.normalize(word)));
  const roots = telling.map(lexicon.rootOf);
  return roots.length > 0 && roots.length <= maxPhraseLength ? [titleTerm(roots)] : [];
}
