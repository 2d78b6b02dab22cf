/**
 * Light stemming with a language's lists of prefixes and suffixes. Texts and questions lose the same affixes, and a
 * match of the full word counts more (`~` in analyzer.ts), so that removing a letter too many does little harm.
 */
import { type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import type { Normalizer } from '../normalize/normalizer.ts';
import { replaceAll } from '../normalize/replacements.ts';
import type { LanguageData } from './languageData.ts';
import type { Stem } from './stemmers.ts';

type Affixes = NonNullable<LanguageData['affixes']>;

/** Returns a stemmer that removes the longest prefix, and then the longest suffix of each list. */
export function createAffixStemmer(
  language: LanguageCode,
  { beginnings, endings, least, rewrites }: Affixes,
  { stripMarks }: Pick<Normalizer, 'stripMarks'>,
): Stem {
  /** Includes the affixes as typed without marks. */
  const byLengthDescending = (affixes: readonly string[]) =>
    [...new Set(affixes.flatMap((affix) => [affix, stripMarks(affix)]))].sort((a, b) => b.length - a.length);
  const [first, lists] = [byLengthDescending(beginnings), endings.map(byLengthDescending)];
  const replacements = rewrites.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);
  // Keyboards for Arabic script write several letters in two ways.
  const isFoldedFirst = languageOf(language).script === 'Arab';

  return (typed) => {
    const word = isFoldedFirst ? stripMarks(typed) : typed;
    const beginning = first.find((affix) => word.startsWith(affix) && word.length - affix.length > least) ?? '';
    const stem = lists.reduce((rest, list) => {
      const ending = list.find((affix) => rest.endsWith(affix) && rest.length - affix.length >= least) ?? '';
      return rest.slice(0, rest.length - ending.length);
    }, word.slice(beginning.length));
    return replaceAll(stem, replacements);
  };
}
