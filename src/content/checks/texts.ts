/** Checks that texts are easy enough to read, and never repeated. shapes.ts checks what they must answer. */
import { isSiteLanguage, type SiteLanguage } from '../../i18n/languages.ts';
import { type AnyEntry, entriesOf } from '../entries.ts';
import { fieldsNamed, ownFields } from '../entryFields.ts';
import { plainText } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import { countWords, lix } from '../readability.ts';
import { audienceOf } from '../site.ts';
import type { Content } from '../store.ts';
import { checkRepeats } from './repeats.ts';

/** Caregiver pages are read in a waiting room, on a phone. */
const maxCaregiverWords = 750;
/** Maximum LIX of Swedish texts, by audience (decisions, part 5). */
const highestLix = { child: 30, teen: 40, caregiver: 40, everyone: 40 } as const;

/** Placeholder phrases that promise a text instead of being one. */
const emptyWords: Record<SiteLanguage, RegExp> = {
  sv: /lorem ipsum|kommer (snart|inom kort)|under uppbyggnad/i,
  en: /lorem ipsum|coming soon|under construction/i,
};

/** Returns the text of an entry: preamble, the fields of its kind and the body, one paragraph per line. */
export const ownText = (entry: AnyEntry): string =>
  [
    ...[...fieldsNamed(entry, 'preamble'), ...ownFields(entry)].map(({ text }) => text),
    ...fieldsNamed(entry, 'leavesOut', 'scripted').map(({ text }) => plainText(text)),
    plainText(entry.body),
  ]
    .filter(Boolean)
    .join('\n');

/**
 * Checks Swedish and English only: other lengths follow from the Swedish, and words are counted differently in each
 * language.
 */
function checkLength(entry: AnyEntry): Problem[] {
  if (entry.kind !== 'caregiver' || !isSiteLanguage(entry.language)) return [];
  const words = countWords(ownText(entry), entry.language);
  const message = `The text has ${words} words. A caregiver page has at most ${maxCaregiverWords}.`;
  return words > maxCaregiverWords ? [{ file: entry.file, line: entry.bodyLine, message }] : [];
}

function checkReading(entry: AnyEntry): Problem[] {
  if (entry.language !== 'sv') return [];
  const limit = highestLix[audienceOf(entry)];
  const value = Math.round(lix(ownText(entry)));
  return value > limit
    ? [
        {
          file: entry.file,
          line: entry.bodyLine,
          message: `LIX is ${value}; ${limit} is the most for these readers. Shorten sentences, and swap long words.`,
        },
      ]
    : [];
}

function checkEmptyWords(entry: AnyEntry): Problem[] {
  const pattern = emptyWords[entry.language === 'sv' ? 'sv' : 'en'];
  const found = pattern.exec(ownText(entry));
  return found
    ? [
        {
          file: entry.file,
          line: entry.bodyLine,
          message: `"${found[0]}" promises a text. Write what there is today, and what helps now.`,
        },
      ]
    : [];
}

/** Returns texts that are too long, too hard to read, mere placeholders, or repeated. */
export function checkTexts(content: Content): Problem[] {
  return [
    ...entriesOf(content).flatMap((entry) => [
      ...checkLength(entry),
      ...checkReading(entry),
      ...checkEmptyWords(entry),
    ]),
    ...checkRepeats(content),
  ];
}
