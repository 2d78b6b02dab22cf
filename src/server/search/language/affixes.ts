/**
 * Light stemming by a language's lists of beginnings and endings. Words and questions lose the same, and what is
 * written in full counts more (`~` in analyzer.ts), so that a letter too many off does little harm.
 */
import { type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import type { Normalizer } from '../normalize/normalizer.ts';
import { replaceAll } from '../normalize/replacements.ts';
import type { LanguageData } from './languageData.ts';
import type { Stem } from './stemmers.ts';

type Affixes = NonNullable<LanguageData['affixes']>;

/** Returns a stemmer that takes off the longest beginning, and of each list the longest ending. */
export function createAffixStemmer(
  language: LanguageCode,
  { beginnings, endings, least, rewrites }: Affixes,
  { stripMarks }: Pick<Normalizer, 'stripMarks'>,
): Stem {
  /** Also as they are typed without marks. */
  const longestFirst = (affixes: readonly string[]) =>
    [...new Set(affixes.flatMap((affix) => [affix, stripMarks(affix)]))].sort((a, b) => b.length - a.length);
  const [first, lists] = [longestFirst(beginnings), endings.map(longestFirst)];
  const replacements = rewrites.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);
  // Arabic keyboards write several letters in two ways.
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
