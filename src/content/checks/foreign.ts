/** No Swedish or English is left inside another language's text. */
import { isSiteLanguage, type LanguageCode, languageOf, siteLanguages } from '../../i18n/languages.ts';
import { entriesOf } from '../entries.ts';
import { kinds } from '../kinds/index.ts';
import { type Part, partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';

/** A part of fewer words may be a name. */
const leastWords = 4;
/** Share of another language's words beyond which a part is in that language. */
const mostForeign = 0.5;
/** On how many of a language's 21 pages a word stands that is its own, whatever other language has it too. */
const ownPages = 3;
/** Largest share of Latin letters in a text of another script; names of services are in Latin. */
const mostLatin = 0.5;
/** Shorter parts may be a name alone, as the welcome page's title is. */
const leastLetters = 40;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words of each language, with the number of its caregiver pages on which each stands. */
function wordPages(content: Content): Map<LanguageCode, Map<string, number>> {
  const pages = new Map<LanguageCode, Map<string, number>>();
  for (const entry of content.caregiver) {
    const counts = pages.get(entry.language) ?? new Map<string, number>();
    pages.set(entry.language, counts);
    for (const word of new Set(partsOf(entry).flatMap(({ words }) => wordsIn(words))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return pages;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function foreignIn(part: Part, language: LanguageCode, pages: ReturnType<typeof wordPages>): string | undefined {
  const found = wordsIn(part.words);
  const own = pages.get(language);
  for (const other of siteLanguages) {
    const theirs = pages.get(other);
    if (other === language || found.length < leastWords) continue;
    const foreign = found.filter((word) => (theirs?.get(word) ?? 0) >= 2 && (own?.get(word) ?? 0) < ownPages);
    if (foreign.length > found.length * mostForeign)
      return `looks ${languageOf(other).englishName} (${foreign.slice(0, 5).join(', ')})`;
  }
  const letters = count(part.words, /\p{L}/gu);
  const isLatin = languageOf(language).script === 'Latn';
  if (!isLatin && letters >= leastLetters && count(part.words, /\p{Script=Latin}/gu) > letters * mostLatin)
    return 'is mostly in Latin letters';
  return undefined;
}

/** Returns parts in the wrong language. */
export function checkForeign(content: Content): Problem[] {
  const pages = wordPages(content);
  // Swedish is what the others are held against; what is not in every language has two of its own.
  const texts = entriesOf(content).filter(({ kind, language }) =>
    kinds[kind].isInEveryLanguage ? language !== 'sv' : !isSiteLanguage(language),
  );
  return texts.flatMap((entry) =>
    partsOf(entry).flatMap((part): Problem[] => {
      const found = foreignIn(part, entry.language, pages);
      return found
        ? [
            {
              file: entry.file,
              line: part.line,
              message: `This part ${found}. Translate it: "${part.words.slice(0, 60)}".`,
            },
          ]
        : [];
    }),
  );
}
