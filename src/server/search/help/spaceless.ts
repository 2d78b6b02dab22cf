/** Phrases of help cards where no spaces part words: looked for as they stand, since a segmenter cuts them apart. */
import type { Analyzer } from '../language/analyzer.ts';
import { collapseRepeats } from '../normalize/letters.ts';
import { type HelpDetector, type HelpWords, readPhrase, readPhrases } from './phrases.ts';

/** How many signs may stand in a gap. */
const longestGap = 6;

/** Returns the detector of a language without spaces. */
export function createSpacelessDetector({ normalize, stripMarks }: Analyzer, words: HelpWords): HelpDetector {
  const tight = (text: string) => stripMarks(collapseRepeats(normalize(text))).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const sourceOf = (runs: readonly string[]) => runs.map(tight).join(`.{0,${longestGap}}`);
  /** A part without a gap is looked for as it is, which is fast. */
  const finderOf = (runs: readonly string[]) => {
    const [only = '', ...others] = runs.map(tight);
    if (others.length === 0) return (typed: string) => typed.includes(only);
    const pattern = new RegExp(sourceOf(runs), 'u');
    return (typed: string) => pattern.test(typed);
  };
  const phrases = readPhrases(words);
  const alones = phrases.flatMap(({ card, parts, isAlone }) =>
    isAlone ? [{ card, typed: tight(parts.flat().join('')) }] : [],
  );
  const anywhere = phrases.flatMap(({ card, parts, isAlone }) =>
    isAlone ? [] : [{ card, finders: parts.map(finderOf) }],
  );
  const falsePositives = words.falsePositives.map((text) => sourceOf(readPhrase(text).parts[0] ?? []));
  const falsePositive = new RegExp(falsePositives.join('|') || '(?!)', 'gu');
  return {
    detectCards(query) {
      const typed = tight(query).replace(falsePositive, '\n');
      const cards = new Set<string>();
      for (const { card, finders } of anywhere)
        if (!cards.has(card) && finders.every((isIn) => isIn(typed))) cards.add(card);
      for (const { card, typed: whole } of alones) if (typed === whole) cards.add(card);
      return cards;
    },
    withoutFalsePositives: (query) =>
      tight(query).search(falsePositive) >= 0 ? tight(query).split(falsePositive) : [query],
  };
}
