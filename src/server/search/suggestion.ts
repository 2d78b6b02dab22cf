/** "Did you mean": the question with each word that nothing has replaced by the one of the texts that is most like it. */
import { isSpaceless } from '../../i18n/languages.ts';
import type { Analyzer } from './analyzer.ts';
import type { Lexicon } from './lexicon.ts';
import { fold, foldedWord, normalize, tidied, type Word } from './words.ts';

/** Least likeness (0 to 1) of a word that is offered; words less alike are found, but not what was meant. */
const leastMeant = 0.6;
/** Most unknown words of a question that somebody mistyped; more are another text, and would take long to compare. */
const mostUnknown = 5;

/**
 * @param query what somebody typed, which nothing has word for word
 * @returns it in words of the texts as they are written there, or nothing where no word has one that is like it
 */
export function suggestionOf(query: string, analyzer: Analyzer, lexicon: Lexicon): string | undefined {
  const text = isSpaceless(analyzer.language) ? tidied(query, analyzer.language) : query;
  const words = analyzer.words(text);
  const isKnown = words.map((word) => isKnownWord(word.text, analyzer, lexicon));
  if (isKnown.filter((one) => !one).length > mostUnknown) return undefined;
  let suggestion = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    if (isKnown[at]) continue;
    const meant = likestOf(spansAround(words, at, analyzer), text, analyzer, lexicon);
    if (!meant || meant.start < done) continue;
    suggestion += text.slice(done, meant.start) + meant.written;
    done = meant.end;
  }
  suggestion += text.slice(done);
  return done === 0 ? undefined : suggestion;
}

/** @returns whether a word stands in a text, in some form or as a compound of words that do */
function isKnownWord(word: string, analyzer: Analyzer, lexicon: Lexicon): boolean {
  const plain = normalize(word, analyzer.language);
  return (
    /^\p{N}/u.test(word) ||
    lexicon.stopwords.has(plain) ||
    lexicon.has(analyzer.stem(word)) ||
    lexicon.knows(analyzer.strict(analyzer.stem(word))) ||
    lexicon.same(fold(plain, analyzer.language)).length > 0 ||
    analyzer.parts(word, lexicon.has).length > 0
  );
}

type Span = { start: number; end: number };

/** @returns the word, and where no spaces part words also with up to two neighbours: a mistyped word is cut by chance */
function spansAround(words: readonly Word[], at: number, { language }: Analyzer): Span[] {
  const reach = isSpaceless(language) ? [0, 1, 2] : [0];
  return reach.flatMap((before) =>
    reach.flatMap((after) => {
      const [first, last] = [words[at - before], words[at + after]];
      return first && last ? [{ start: first.start, end: last.end }] : [];
    }),
  );
}

/** @returns the likest word for any of the spans, of equals the longest */
function likestOf(
  spans: readonly Span[],
  text: string,
  { language }: Analyzer,
  { alike }: Lexicon,
): (Span & { written: string }) | undefined {
  const found = spans.flatMap(({ start, end }) => {
    const folded = foldedWord(text.slice(start, end), language);
    const [likest] = alike(folded);
    if (!likest || likest.likeness < leastMeant) return [];
    // The beginning of a word is found as it is.
    if (foldedWord(likest.written, language).startsWith(folded)) return [];
    return [{ start, end, written: likest.written, likeness: likest.likeness }];
  });
  return found.sort((a, b) => b.likeness - a.likeness || b.end - b.start - (a.end - a.start))[0];
}
