/** The different words of the texts that were highlighted so far, and which of them have a term. */
import type { Words } from '../language/resources.ts';
import { addTo } from '../lists.ts';

/** So few letters that every prefix that is looked for has them (query/clauses.ts). */
const beginningOf = (term: string) => term.slice(0, 3);

export type HighlightingWords = Pick<Words, 'analyzer'> & { lexicon: Pick<Words['lexicon'], 'rootOf'> };

/** Returns an index of words that grows as texts are read. */
export function createWordIndex({ analyzer, lexicon }: HighlightingWords) {
  const numbers = new Map<string, number>();
  const numbersOfTerm = new Map<string, number[]>();
  const termsByBeginning = new Map<string, string[]>();
  const roots: string[] = [];

  return {
    /** Returns the number of a word, the same each time. */
    numberOf(word: string): number {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(word, number);
      roots.push(lexicon.rootOf(word));
      for (const term of analyzer.terms(word)) {
        if (!numbersOfTerm.has(term)) addTo(termsByBeginning, beginningOf(term), term);
        addTo(numbersOfTerm, term, number);
      }
      return number;
    },
    rootOf: (number: number): string => roots[number] ?? '',
    /** Returns for each word's number 1 where it has one of the terms, or one that begins like a prefix. */
    wordsWith({ terms, prefixes = [] }: { terms: string[]; prefixes?: string[] }): Uint8Array {
      const found = new Uint8Array(numbers.size);
      const add = (having: readonly number[] = []) => {
        for (const number of having) found[number] = 1;
      };
      for (const term of terms) add(numbersOfTerm.get(term));
      for (const prefix of prefixes)
        for (const term of termsByBeginning.get(beginningOf(prefix)) ?? [])
          if (term.startsWith(prefix)) add(numbersOfTerm.get(term));
      return found;
    },
  };
}
