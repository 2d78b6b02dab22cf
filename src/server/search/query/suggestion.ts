/** "Did you mean": the question with each unknown word replaced by the most similar one of the texts. */
import { isSpaceless } from '../../../i18n/languages.ts';
import type { Words } from '../language/resources.ts';
import type { Word } from '../normalize/words.ts';

/** Least similarity (0 to 1) of a word that is offered; less similar ones are found, but not what was meant. */
const leastSimilarity = 0.6;
/** Most unknown words of a question that somebody mistyped; more are another text, and would take long to compare. */
const mostUnknown = 5;

/**
 * Returns a question in words of the texts as they are written there; nothing where none of its words has a similar one.
 * @param query what somebody typed, which no record has word for word
 */
export function suggestionOf(query: string, known: Words): string | undefined {
  const { analyzer } = known;
  const text = isSpaceless(analyzer.language) ? analyzer.fixLookAlikes(query) : query;
  const words = analyzer.words(text);
  const isKnown = words.map((word) => isKnownWord(word.text, known));
  if (isKnown.filter((one) => !one).length > mostUnknown) return undefined;
  let suggestion = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    if (isKnown[at]) continue;
    const meant = mostSimilar(spansAround(words, at, analyzer), text, known);
    if (!meant || meant.start < done) continue;
    suggestion += text.slice(done, meant.start) + meant.written;
    done = meant.end;
  }
  suggestion += text.slice(done);
  return done === 0 ? undefined : suggestion;
}

/** Returns whether a word stands in a text, in some form or as a compound of words that do. */
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

/** Returns the word, and where no spaces part words also with up to two neighbours: a mistyped word is cut by chance. */
function spansAround(words: readonly Word[], at: number, { language }: Words['analyzer']): Span[] {
  const reach = isSpaceless(language) ? [0, 1, 2] : [0];
  return reach.flatMap((before) =>
    reach.flatMap((after) => {
      const [first, last] = [words[at - before], words[at + after]];
      return first && last ? [{ start: first.start, end: last.end }] : [];
    }),
  );
}

/** Returns the most similar word for any of the spans, of equals the longest. */
function mostSimilar(
  spans: readonly Span[],
  text: string,
  { analyzer: { bare }, lexicon }: Words,
): (Span & { written: string }) | undefined {
  const found = spans.flatMap(({ start, end }) => {
    const typed = bare(text.slice(start, end));
    const [best] = lexicon.similar(typed);
    if (!best || best.similarity < leastSimilarity) return [];
    // The beginning of a word is found as it is.
    if (bare(best.written).startsWith(typed)) return [];
    return [{ start, end, written: best.written, similarity: best.similarity }];
  });
  return found.sort((a, b) => b.similarity - a.similarity || b.end - b.start - (a.end - a.start))[0];
}
