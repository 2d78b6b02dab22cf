import { maxWordLength } from '../normalize/words.ts';

/** Maximum number of cached words, none of them very long, so that input can't fill the memory. */
const maxKept = 5000;

/** Returns a memoized function of words. Its cache is cleared when full, and long words are not cached. */
export function memoizeWords<Value>(compute: (word: string) => Value): (word: string) => Value {
  const kept = new Map<string, Value>();
  return (word) => {
    const found = kept.get(word);
    if (found !== undefined) return found;
    const value = compute(word);
    if (kept.size >= maxKept) kept.clear();
    if (word.length <= maxWordLength) kept.set(word, value);
    return value;
  };
}

/** Returns a function that computes its value on first call, so that startup need not wait for 31 languages. */
export function lazy<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
