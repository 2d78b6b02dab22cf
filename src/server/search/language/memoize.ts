import { longestWord } from '../normalize/words.ts';

/** Words that are kept at the most, none of them very long: what is typed must not fill the memory. */
const mostKept = 5000;

/** Returns the same function, which computes a word that comes again only once, unless very many others came between. */
export function memoizeWords<Value>(compute: (word: string) => Value): (word: string) => Value {
  const kept = new Map<string, Value>();
  return (word) => {
    const found = kept.get(word);
    if (found !== undefined) return found;
    const value = compute(word);
    if (kept.size >= mostKept) kept.clear();
    if (word.length <= longestWord) kept.set(word, value);
    return value;
  };
}

/** Returns a function that computes its value when it is first asked: a start need not wait for 31 languages. */
export function lazy<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
