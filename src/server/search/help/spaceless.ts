/** Phrases of help cards where no spaces part words: looked for as they stand, since a segmenter cuts them apart. */
import { cardsOf, type Rule } from '../../../search/helpRules.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { collapseRepeats } from '../normalize/letters.ts';
import { type HelpDetector, type HelpWords, readPhrase, readPhrases } from './phrases.ts';

/** Signs of languages without spaces. */
export const spacelessScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const pieces = new RegExp(`(?:(?!${spacelessScripts.source})[^])+|(?:${spacelessScripts.source}|[^\\p{L}])+`, 'gu');

/** How many signs may stand in a gap. */
const longestGap = 6;

/** Returns the detector of a language without spaces. */
export function createSpacelessDetector(
  { normalize, stripMarks }: Analyzer,
  words: HelpWords,
  rules: readonly Rule[],
): HelpDetector {
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
  const alones = phrases.flatMap(({ group, parts, isAlone }) =>
    isAlone ? [{ group, typed: tight(parts.flat().join('')) }] : [],
  );
  const anywhere = phrases.flatMap(({ group, parts, isAlone }) =>
    isAlone ? [] : [{ group, finders: parts.map(finderOf) }],
  );
  const falsePositives = words.falsePositives.map((text) => sourceOf(readPhrase(text).parts[0] ?? []));
  const falsePositive = new RegExp(falsePositives.join('|') || '(?!)', 'gu');
  return {
    detectCards(query) {
      const typed = tight(query).replace(falsePositive, '\n');
      const groups = new Set<string>();
      for (const { group, finders } of anywhere)
        if (!groups.has(group) && finders.every((isIn) => isIn(typed))) groups.add(group);
      for (const { group, typed: whole } of alones) if (typed === whole) groups.add(group);
      return cardsOf(rules, groups);
    },
    // What stands beside it in letters is another language's, and keeps its spaces.
    withoutFalsePositives: (query) =>
      tight(query).search(falsePositive) < 0
        ? [query]
        : (query.match(pieces) ?? []).flatMap((piece) =>
            spacelessScripts.test(piece) ? tight(piece).split(falsePositive) : [piece],
          ),
  };
}
