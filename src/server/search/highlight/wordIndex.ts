/** Index of the distinct words in all texts highlighted so far, from term to words. */
import type { Words } from '../language/resources.ts';
import { addTo } from '../lists.ts';

/** Key of the prefix lookup: the term's marker and two letters, which every searched prefix has (query/clauses.ts). */
const beginningOf = (term: string) => term.slice(0, 3);

export type HighlightingWords = Pick<Words, 'analyzer'> & { lexicon: Pick<Words['lexicon'], 'rootOf'> };

/** Creates an empty index, which grows as texts are segmented. */
export function createWordIndex({ analyzer, lexicon }: HighlightingWords) {
  const numbers = new Map<string, number>();
  const numbersOfTerm = new Map<string, number[]>();
  const termsByBeginning = new Map<string, string[]>();
  const roots: string[] = [];

  return {
    /** Returns the word's number, and adds the word if it is new. */
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
    /** Returns an array by word number: 1 if the word has one of the terms, or a term with one of the prefixes. */
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
