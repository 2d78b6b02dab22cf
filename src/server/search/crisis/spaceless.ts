/** Crisis phrases where no spaces part words: looked for as they stand, since a segmenter cuts them apart. */
import type { Analyzer } from '../language/analyzer.ts';
import { collapseRepeats } from '../normalize/letters.ts';
import { type CrisisDetector, type CrisisWords, type Phrase, readPhrase } from './phrases.ts';

/** How many signs may stand in a gap. */
const longestGap = 6;

/** Returns the detector of a language without spaces. */
export function createSpacelessDetector(
  { normalize, stripMarks }: Analyzer,
  { crisisPhrases, falsePositives }: CrisisWords,
): CrisisDetector {
  const tight = (text: string) => stripMarks(collapseRepeats(normalize(text))).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const phrases = crisisPhrases.map(readPhrase);
  const alones = new Set(phrases.flatMap(({ runs, isAlone }) => (isAlone ? [tight(runs.join(''))] : [])));
  const patternOf = (list: readonly Phrase<string>[]) => {
    const pattern = list.map(({ runs }) => runs.map(tight).join(`.{0,${longestGap}}`)).join('|');
    return new RegExp(pattern || '(?!)', 'gu');
  };
  const crisis = patternOf(phrases.filter(({ isAlone }) => !isAlone));
  const falsePositive = patternOf(falsePositives.map(readPhrase));
  return {
    detectCrisis(query) {
      const typed = tight(query).replace(falsePositive, '\n');
      return alones.has(typed) || typed.search(crisis) >= 0;
    },
    withoutFalsePositives: (query) =>
      tight(query).search(falsePositive) >= 0 ? tight(query).split(falsePositive) : [query],
  };
}
