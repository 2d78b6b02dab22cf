/** No Swedish or English is left inside another language's text, and its settled words are the ones it uses. */
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { type Part, partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import type { Content, Entry } from '../store.ts';

/** Words that no other of our languages writes so, and that stand in nearly every sentence of theirs. */
const stopwords = {
  sv: new Set(['och', 'att', 'är', 'inte', 'för', 'från', 'också', 'när', 'något']),
  en: new Set(['the', 'and', 'you', 'your', 'with', 'when', 'what', 'this', 'that']),
} as const;
/** Two of them are no chance; one may be a name. */
const tooMany = 2;
/** Largest share of Latin letters in a text of another script; names of services are in Latin. */
const mostLatin = 0.5;
/** Shorter parts may be a name alone, as the welcome page's title is. */
const leastLetters = 40;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function foreignIn(part: Part, language: LanguageCode): string | undefined {
  const found = part.words.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const [name, set] of Object.entries(stopwords) as [LanguageCode, ReadonlySet<string>][]) {
    const hits = new Set(found.filter((word) => set.has(word)));
    if (name !== language && hits.size >= tooMany)
      return `looks ${languageOf(name).englishName} (${[...hits].join(', ')})`;
  }
  const letters = count(part.words, /\p{L}/gu);
  const isLatin = languageOf(language).script === 'Latn';
  if (!isLatin && letters >= leastLetters && count(part.words, /\p{Script=Latin}/gu) > letters * mostLatin)
    return 'is mostly in Latin letters';
  return undefined;
}

const shown = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('\u00ad', '');

/** @returns whether a word stands in the text, whatever its ending */
function stands(word: string, text: string): boolean {
  const stem = word.length > 5 ? Math.max(4, Math.ceil(word.length * 0.6)) : Math.min(word.length, 3);
  return text.includes(word.slice(0, stem));
}

/** Least share of the settled words, of those that the Swedish uses, that a language must be found to use. */
const leastTermsUsed = 0.75;

const waysToSay = (term: string): string[] =>
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

function checkTerms(content: Content): Problem[] {
  const textIn = (language: LanguageCode) =>
    content.caregiver
      .filter((entry) => entry.language === language)
      .flatMap((entry) => partsOf(entry).map(({ words }) => shown(words)))
      .join('\n');
  const swedish = content.terms.find(({ language }) => language === 'sv');
  if (!swedish) return [];
  const wanted = usedTerms(swedish.data, textIn('sv'));
  return content.terms.flatMap(({ language, data, file }): Problem[] => {
    const missing = Object.keys(swedish.data).filter((key) => !(key in data));
    if (missing.length > 0) return [{ file, line: 1, message: `Terms are missing: ${missing.join(', ')}. Add them.` }];
    const used = usedTerms(data, textIn(language));
    const unused = [...wanted].filter((key) => !used.has(key));
    return wanted.size > 0 && unused.length > (1 - leastTermsUsed) * wanted.size
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

/** @returns parts in the wrong language, and languages whose texts use other words than they have settled on */
export function checkForeign(content: Content): Problem[] {
  const texts: (Entry<'page'> | Entry<'caregiver'>)[] = [...content.page, ...content.caregiver];
  const parts = texts.flatMap((entry) =>
    partsOf(entry).flatMap((part): Problem[] => {
      const found = foreignIn(part, entry.language);
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
  return [...parts, ...checkTerms(content)];
}
