/** What a text says of itself: who wrote it, and who has read it. */
import { isSpaceless, type LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { formatDate } from '../../i18n/dates.ts';
import { fill } from '../../i18n/fill.ts';

export const stateCopy = ['status_unreviewed', 'status_machine', 'status_swedish'] as const;
export const sentencesCopy = [
  'status_unreviewed',
  'status_machine',
  'status_ai',
  'status_person',
  'status_reviewed',
  'status_not_clinical',
  'status_native_read',
  'status_letter',
] as const;

type SentencesCopy = Copy<typeof sentencesCopy>;

export type ProvenanceData = {
  changed: string;
  author: string;
  drafted: 'ai' | 'person';
  review: 'unreviewed' | 'not-clinical' | { by: string; role: string; date: string };
  translation: 'original' | 'machine' | { readBy: string; date: string };
};

function reviewText(copy: SentencesCopy, review: ProvenanceData['review'], language: LanguageCode): string {
  if (review === 'unreviewed') return copy.status_unreviewed;
  if (review === 'not-clinical') return copy.status_not_clinical;
  return fill(copy.status_reviewed, { name: review.by, role: review.role, date: formatDate(review.date, language) });
}

/** Returns the sentences as one text; where no spaces are written, none stand between them. */
export const provenanceText = (sentences: readonly string[], language: LanguageCode): string =>
  sentences.join(isSpaceless(language) ? '' : ' ');

/**
 * Returns what must be known before reading: that nobody in care, or no native speaker, has read the text yet; of a
 * translation also that the Swedish beside it is a draft too.
 */
export const stateSentences = (
  copy: Copy<typeof stateCopy>,
  { review, translation }: ProvenanceData,
  swedish?: ProvenanceData,
): string[] => [
  ...(review === 'unreviewed' ? [copy.status_unreviewed] : []),
  ...(translation === 'machine' ? [copy.status_machine] : []),
  ...(swedish?.drafted === 'ai' && swedish.review === 'unreviewed' ? [copy.status_swedish] : []),
];

/** Returns the sentences in the reader's language, in their order. */
export function provenanceSentences(copy: SentencesCopy, data: ProvenanceData, language: LanguageCode): string[] {
  return [
    data.drafted === 'ai' ? copy.status_ai : copy.status_person,
    reviewText(copy, data.review, language),
    ...(data.translation === 'machine' ? [copy.status_machine] : []),
    ...(typeof data.translation === 'object'
      ? [`${copy.status_native_read} (${data.translation.readBy}, ${formatDate(data.translation.date, language)})`]
      : []),
    ...(data.review === 'not-clinical' ? [] : [copy.status_letter]),
  ];
}
