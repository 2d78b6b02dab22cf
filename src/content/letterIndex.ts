/** Lists every page of a language from A to Ö (or from alif to yā'), under its first letter. */
import { type LanguageCode, languageOf } from '../i18n/languages.ts';
import { type PageEntry, pathOf, type Site } from './site.ts';

/** Letters to keep that `Intl` would merge: it has no collation for Central Kurdish, where ئ isn't ي. */
const ownLetters: Partial<Record<LanguageCode, string>> = { ckb: 'ئ' };

/**
 * Returns the letter that a title is listed under. A letter with a diacritic is kept if the language counts it as a
 * letter (å in Swedish, ş in Turkish).
 */
const firstLetter = (title: string, language: LanguageCode): string => {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0]?.toLocaleUpperCase(language) ?? '#';
  const bare = letter.normalize('NFD')[0] ?? letter;
  const sameLetter = new Intl.Collator(languageOf(language).tag, { sensitivity: 'base' }).compare(letter, bare) === 0;
  return sameLetter && !ownLetters[language]?.includes(letter) ? bare : letter;
};

/** Articles that begin many titles and that nobody looks under. */
const leadingArticle: Partial<Record<LanguageCode, RegExp>> = { ar: /^ال/ };

/** Returns the letters that titles begin with, in the language's own order, each with its pages. */
export function letterIndexOf(site: Site, language: LanguageCode) {
  const collator = new Intl.Collator(languageOf(language).tag);
  const groups = new Map<string, PageEntry[]>();
  const article = leadingArticle[language];
  const sortTitle = ({ data }: PageEntry) => (article ? data.title.replace(article, '') : data.title);
  for (const entry of site.byPath.values()) {
    if (entry.language !== language) continue;
    const letter = firstLetter(sortTitle(entry), language);
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return [...groups]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([letter, entries]) => ({
      letter,
      anchor: `letter-${letter.codePointAt(0)?.toString(16)}`,
      pages: entries
        .sort((a, b) => collator.compare(sortTitle(a), sortTitle(b)))
        .map((entry) => ({
          id: entry.data.id,
          title: entry.data.title,
          path: pathOf(entry),
        })),
    }));
}
