/** Checks that the numbers, links and negations of a translation are those of its Swedish, part by part. */
import type { LanguageCode } from '../../i18n/languages.ts';
import { translationsOf } from '../entries.ts';
import { numbersIn, swedishNumberWords } from '../numbers.ts';
import { type Part, partsOf } from '../parts.ts';
import type { Problem } from '../problem.ts';
import { pagesOf } from '../site.ts';
import type { Content } from '../store.ts';
import { wordPattern } from './wordPattern.ts';

/** Removes the anchor from a link to a page: anchors come from headings, which are in the page's own language. */
const withoutHeading = (link: string) => (link.startsWith('page:') ? link.replace(/#.*/, '') : link);

const list = (values: readonly (string | number)[]) => [...new Set(values)].join(', ');

/** Describes the numbers that a text lacks or adds compared with its Swedish. */
export function otherNumbers(swedish: string, own: string): string[] {
  const wanted = numbersIn(swedish);
  const found = numbersIn(own);
  const lost = wanted.filter((number) => !found.includes(number));
  const more = found.filter((number) => !wanted.includes(number));
  const inWords = more.length > 0 ? swedishNumberWords(swedish) : [];
  const added = more.filter((number) => !inWords.includes(number));
  return [
    ...(lost.length > 0 ? [`lacks the number ${list(lost)}`] : []),
    ...(added.length > 0 ? [`has the number ${list(added)}, which the Swedish has not`] : []),
  ];
}

/** Patterns that find negations in Swedish and in the language of the translation. */
type Negations = { swedish: RegExp; own: RegExp };

/**
 * Describes how a part differs from its Swedish.
 * @param exists whether the language has the target of a link
 */
function differences(swedish: Part, part: Part, no: Negations, exists: (link: string) => boolean): string[] {
  const targets = part.links.map(withoutHeading);
  const links = swedish.links.filter((link) => exists(link) && !targets.includes(withoutHeading(link)));
  const isLost = no.swedish.test(swedish.words) && !no.own.test(part.words);
  return [
    ...otherNumbers(swedish.words, part.words),
    ...(links.length > 0 ? [`lacks the link to ${list(links)}`] : []),
    ...(isLost ? ['has lost a "not"'] : []),
  ];
}

/** Returns parts that differ from the Swedish without a note that explains it, and notes that explain nothing. */
export function checkMeaning(content: Content): Problem[] {
  const pages = new Set(pagesOf(content).map(({ data, language }) => `${data.id} ${language}`));
  const notes = content.translationNotes.flatMap(({ data, file }) =>
    data.map((note) => ({ ...note, file, isUsed: false })),
  );
  const patterns = new Map(
    // Broad on purpose: a word too many lets one lost "not" pass, but a word too few rejects a correct sentence.
    content.searchLexicon.map(({ language, data }) => [language, wordPattern(data.negations)]),
  );
  // `checkSearchLexicon` reports languages without a lexicon.
  const patternOf = (language: LanguageCode) => patterns.get(language) ?? /(?:)/u;
  const problems = translationsOf(content).flatMap(({ entry: text, original }): Problem[] => {
    if (!original) return [];
    const parts = partsOf(text);
    // `checkTranslations` reports missing parts.
    if (parts.length !== partsOf(original).length) return [];
    const no = { swedish: patternOf('sv'), own: patternOf(text.language) };
    const exists = (link: string) =>
      !link.startsWith('page:') || pages.has(`${/^page:([a-z0-9]+)/.exec(link)?.[1]} ${text.language}`);
    return partsOf(original).flatMap((swedish, index): Problem[] => {
      const part = parts[index];
      if (!part) return [];
      const found = differences(swedish, part, no, exists);
      const note = notes.find(
        ({ language, page, swedish: start }) =>
          language === text.language && page === text.data.id && swedish.words.startsWith(start),
      );
      if (note) note.isUsed ||= found.length > 0;
      if (found.length === 0 || note) return [];
      return [
        {
          file: text.file,
          line: part.line,
          message: `This part ${found.join(', and ')}. The Swedish: "${swedish.words.slice(0, 60)}…". Correct it, or explain it in content/translations/notes.json.`,
        },
      ];
    });
  });
  const idle = notes
    .filter(({ isUsed }) => !isUsed)
    .map(({ file, language, page, swedish }): Problem => ({
      file,
      line: 1,
      message: `The note on ${language} ${page} "${swedish}" explains nothing any longer. Remove it.`,
    }));
  return [...problems, ...idle];
}
