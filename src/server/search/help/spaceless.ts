/** Finds phrases of help cards in languages without spaces, as substrings, since a segmenter may split them. */
import { cardsOf, type Rule } from '../../../search/helpRules.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { collapseRepeats } from '../normalize/letters.ts';
import { type HelpDetector, type HelpWords, readPhrase, readPhrases } from './phrases.ts';

/** Characters of languages without spaces. */
export const spacelessScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const pieces = new RegExp(`(?:(?!${spacelessScripts.source})[^])+|(?:${spacelessScripts.source}|[^\\p{L}])+`, 'gu');

/** Maximum number of characters in a gap. */
const maxGap = 6;

export function createSpacelessDetector(
  { normalize, stripMarks }: Analyzer,
  words: HelpWords,
  rules: readonly Rule[],
): HelpDetector {
  const tight = (text: string) => stripMarks(collapseRepeats(normalize(text))).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const sourceOf = (runs: readonly string[]) => runs.map(tight).join(`.{0,${maxGap}}`);
  /** Checks for the plain runs first: the pattern is slow, and rarely are all runs present. */
  const finderOf = (runs: readonly string[]) => {
    const texts = runs.map(tight);
    const pattern = texts.length > 1 ? new RegExp(sourceOf(runs), 'u') : undefined;
    return (typed: string) => texts.every((text) => typed.includes(text)) && (pattern?.test(typed) ?? true);
  };
  const phrases = readPhrases(words);
  const alones = phrases.flatMap(({ group, parts, isAlone }) =>
    isAlone ? [{ group, typed: tight(parts.flat().join('')) }] : [],
  );
  /** By the first character of their first run. */
  const anywhere = Map.groupBy(
    phrases.flatMap(({ group, parts, isAlone }) => {
      const [[first = ''] = []] = parts;
      return isAlone ? [] : [{ group, sign: tight(first).slice(0, 1), finders: parts.map(finderOf) }];
    }),
    ({ sign }) => sign,
  );
  const falsePositives = words.falsePositives.map((text) => sourceOf(readPhrase(text).parts[0] ?? []));
  const falsePositive = new RegExp(falsePositives.join('|') || '(?!)', 'gu');
  return {
    detectCards(query) {
      const typed = tight(query).replace(falsePositive, '\n');
      const groups = new Set<string>();
      for (const sign of new Set(typed.split('')))
        for (const { group, finders } of anywhere.get(sign) ?? [])
          if (!groups.has(group) && finders.every((isIn) => isIn(typed))) groups.add(group);
      for (const { group, typed: whole } of alones) if (typed === whole) groups.add(group);
      return cardsOf(rules, groups);
    },
    // Adjacent text in another script is in another language, and keeps its spaces.
    withoutFalsePositives: (query) =>
      tight(query).search(falsePositive) < 0
        ? [query]
        : (query.match(pieces) ?? []).flatMap((piece) =>
            spacelessScripts.test(piece) ? tight(piece).split(falsePositive) : [piece],
          ),
  };
}
