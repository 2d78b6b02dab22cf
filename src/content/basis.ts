/** Tracks which Swedish a translation was made from, part by part, to show when the Swedish has changed since. */
import { createHash } from 'node:crypto';
import type { LanguageCode } from '../i18n/languages.ts';
import { type Part, partsOf } from './parts.ts';
import type { Content, Entry } from './store.ts';

/** Hex digits of a hash: enough to tell the parts of one page and their versions apart. */
const printLength = 6;

const printOf = ({ words, links }: Part): string =>
  createHash('sha256')
    // The signs that a part names aren't part of its wording.
    .update([words, ...links.filter((url) => !url.startsWith('sign:'))].join('\n'))
    .digest('hex')
    .slice(0, printLength);

/** Returns the hashes of a text's parts, in the format of `content/translations/basis.json`. */
export const basisOf = (swedish: Entry<'caregiver'>): string => partsOf(swedish).map(printOf).join(' ');

export type OlderPart = {
  /** The translation's file. */
  file: string;
  language: LanguageCode;
  id: string;
  line: number;
  /** The current Swedish part. */
  swedish: string;
};

/** Returns the parts of translations whose Swedish has changed since they were last compared with it. */
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
