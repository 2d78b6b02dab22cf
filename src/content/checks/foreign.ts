/** Checks that no Swedish or English is left in texts of other languages. */
import { isSiteLanguage, type LanguageCode, languageOf, siteLanguages } from '../../i18n/languages.ts';
import { entriesOf } from '../entries.ts';
import { kinds } from '../kinds/index.ts';
import { type Part, partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';

/** Words below which a part isn't checked: it may be a name. */
const minWords = 4;
/** Share of another language's words above which a part counts as being in that language. */
const maxForeign = 0.5;
/** Number of a language's 21 pages on which a word must occur to be its own, even if another language has it too. */
const ownPages = 3;
/** Maximum share of Latin letters in a text of another script. Names of services are in Latin letters. */
const maxLatin = 0.5;
/** Letters below which the script of a part isn't checked: it may be a name alone, such as the welcome page's title. */
const minLetters = 40;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns the words of each language, with the number of caregiver pages that contain each. */
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
    if (other === language || found.length < minWords) continue;
    const foreign = found.filter((word) => (theirs?.get(word) ?? 0) >= 2 && (own?.get(word) ?? 0) < ownPages);
    if (foreign.length > found.length * maxForeign)
      return `looks ${languageOf(other).englishName} (${foreign.slice(0, 5).join(', ')})`;
  }
  const letters = count(part.words, /\p{L}/gu);
  const isLatin = languageOf(language).script === 'Latn';
  if (!isLatin && letters >= minLetters && count(part.words, /\p{Script=Latin}/gu) > letters * maxLatin)
    return 'is mostly in Latin letters';
  return undefined;
}

/** Returns parts in the wrong language. */
export function checkForeign(content: Content): Problem[] {
  const pages = wordPages(content);
  // Swedish is the reference for kinds in every language. In other kinds, Swedish and English both are.
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
