/** Which Swedish a translation was made from, part by part, so that it shows when the Swedish has moved on. */
import { createHash } from 'node:crypto';
import type { LanguageCode } from '../i18n/languages.ts';
import { type Part, partsOf } from './parts.ts';
import type { Content, Entry } from './store.ts';

/** Letters of a print: enough to tell the parts of one page and their versions apart. */
const printLength = 6;

const printOf = ({ words, links }: Part): string =>
  createHash('sha256')
    // Which signs a part tells is no matter of its words.
    .update([words, ...links.filter((url) => !url.startsWith('sign:'))].join('\n'))
    .digest('hex')
    .slice(0, printLength);

/** Returns the prints of a text's parts, as `content/translations/basis.json` keeps them. */
export const basisOf = (swedish: Entry<'caregiver'>): string => partsOf(swedish).map(printOf).join(' ');

export type OlderPart = {
  /** The translation's file. */
  file: string;
  language: LanguageCode;
  id: string;
  line: number;
  /** The Swedish part as it is now. */
  swedish: string;
};

/** Returns the parts of translations whose Swedish has changed since somebody last held them against it. */
export function olderParts(content: Content): OlderPart[] {
  const kept = content.sourceHashes[0]?.data ?? {};
  const originals = new Map(
    content.caregiver.filter(({ language }) => language === 'sv').map((entry) => [entry.data.id, entry]),
  );
  return content.caregiver.flatMap((entry): OlderPart[] => {
    const original = originals.get(entry.data.id);
    if (!original || original === entry) return [];
    const prints = kept[entry.language]?.[entry.data.id]?.split(' ') ?? [];
    return partsOf(original).flatMap((part, index): OlderPart[] =>
      prints[index] === printOf(part)
        ? []
        : [
            {
              file: entry.file,
              language: entry.language,
              id: entry.data.id,
              line: partsOf(entry)[index]?.line ?? 1,
              swedish: part.words,
            },
          ],
    );
  });
}
