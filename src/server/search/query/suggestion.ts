/** "Did you mean": the query with each unknown word replaced by the most similar word in the texts. */
import { isSpaceless } from '../../../i18n/languages.ts';
import type { Words } from '../language/resources.ts';
import type { Word } from '../normalize/words.ts';

/** Minimum similarity (0 to 1) of a suggested word. Less similar words exist, but are not what was meant. */
const minSimilarity = 0.6;
/** Maximum number of unknown words. A query with more is not a typo, and would take long to compare. */
const maxUnknown = 5;

/**
 * Returns the corrected query, with words spelled as in the texts, or `undefined` if no unknown word has a similar one.
 * @param query as typed, if no record has all of its words
 */
export function suggestionOf(query: string, known: Words): string | undefined {
  const { analyzer } = known;
  const text = isSpaceless(analyzer.language) ? analyzer.fixLookAlikes(query) : query;
  const words = analyzer.words(text);
  const isKnown = words.map((word) => isKnownWord(word.text, known));
  if (isKnown.filter((one) => !one).length > maxUnknown) return undefined;
  let suggestion = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    if (isKnown[at]) continue;
    const meant = maxSimilar(spansAround(words, at, analyzer), text, known);
    if (!meant || meant.start < done) continue;
    suggestion += text.slice(done, meant.start) + meant.written;
    done = meant.end;
  }
  suggestion += text.slice(done);
  return done === 0 ? undefined : suggestion;
}

/** Returns whether the texts have a word, in some form, or both parts of it if it is a compound. */
function isKnownWord(word: string, { analyzer, lexicon }: Words): boolean {
  const normalized = analyzer.normalize(word);
  return (
    /^\p{N}/u.test(word) ||
    lexicon.stopwords.has(normalized) ||
    lexicon.has(analyzer.stem(word)) ||
    lexicon.hasNative(analyzer.nativeRoot(analyzer.stem(word))) ||
    lexicon.stemsOf(analyzer.stripMarks(normalized)).length > 0 ||
    analyzer.parts(word, lexicon.has).length > 0
  );
}

type Span = { start: number; end: number };

/**
 * Returns the word's span. In a language without spaces, also returns spans with up to two neighbours on each side,
 * since a mistyped word is segmented arbitrarily.
 */
function spansAround(words: readonly Word[], at: number, { language }: Words['analyzer']): Span[] {
  const reach = isSpaceless(language) ? [0, 1, 2] : [0];
  return reach.flatMap((before) =>
    reach.flatMap((after) => {
      const [first, last] = [words[at - before], words[at + after]];
      return first && last ? [{ start: first.start, end: last.end }] : [];
    }),
  );
}

/** Returns the most similar word for any of the spans; the longest span wins a tie. */
function maxSimilar(
  spans: readonly Span[],
  text: string,
  { analyzer: { bare }, lexicon }: Words,
): (Span & { written: string }) | undefined {
  const found = spans.flatMap(({ start, end }) => {
    const typed = bare(text.slice(start, end));
    const [best] = lexicon.similar(typed);
    if (!best || best.similarity < minSimilarity) return [];
    // A prefix of a word needs no correction.
    if (bare(best.written).startsWith(typed)) return [];
    return [{ start, end, written: best.written, similarity: best.similarity }];
  });
  return found.sort((a, b) => b.similarity - a.similarity || b.end - b.start - (a.end - a.start))[0];
}
