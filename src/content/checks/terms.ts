/** Checks that each language uses the words that its translators have settled on (content/terms). */
import type { LanguageCode } from '../../i18n/languages.ts';
import { partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns a text in the form used to compare words: NFC, lower case, without soft hyphens. */
export const shown = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('\u00ad', '');

/** Returns whether a text contains a word, whatever its ending. */
function stands(word: string, text: string): boolean {
  const stem = word.length > 5 ? Math.max(4, Math.ceil(word.length * 0.6)) : Math.min(word.length, 3);
  return text.includes(word.slice(0, stem));
}

/** Minimum share of the settled words, of those that the Swedish texts use, that the texts of a language must use. */
const minTermsUsed = 0.75;

/** Returns the synonyms in a term, in lower case. Commas separate them; notes are in brackets. */
export const waysToSay = (term: string): string[] =>
  shown(term)
    .split(/[,;:/()،؛、，；（）]/)
    .map((way) => way.trim())
    .filter(Boolean);

const usedTerms = (terms: Record<string, string>, text: string): Set<string> =>
  new Set(
    Object.entries(terms)
      .filter(([, term]) => waysToSay(term).some((way) => way.split(/\s+/).every((word) => stands(word, text))))
      .map(([key]) => key),
  );

/** Returns languages that lack a term, or whose texts use other words than the settled ones. */
export function checkTerms(content: Content): Problem[] {
  const textIn = (language: LanguageCode) =>
    content.caregiver
      .filter((entry) => entry.language === language)
      .flatMap((entry) => partsOf(entry).map(({ words }) => shown(words)))
      .join('\n');
  const swedish = content.termBase.find(({ language }) => language === 'sv');
  if (!swedish) return [];
  const wanted = usedTerms(swedish.data, textIn('sv'));
  return content.termBase.flatMap(({ language, data, file }): Problem[] => {
    const missing = Object.keys(swedish.data).filter((key) => !(key in data));
    if (missing.length > 0) return [{ file, line: 1, message: `Terms are missing: ${missing.join(', ')}. Add them.` }];
    const used = usedTerms(data, textIn(language));
    const unused = [...wanted].filter((key) => !used.has(key));
    return wanted.size > 0 && unused.length > (1 - minTermsUsed) * wanted.size
      ? [
          {
            file,
            line: 1,
            message: `The pages don't use these words: ${unused.join(', ')}. Settle on the words that they use, or use these.`,
          },
        ]
      : [];
  });
}
