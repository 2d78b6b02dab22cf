/** What a text says of itself: who wrote it, and who has read it. */
import { isSpaceless, type LanguageCode } from '../../i18n/languages.ts';
import { formatDate, type Translate } from '../../i18n/messages.ts';

export type ProvenanceData = {
  changed: string;
  author: string;
  drafted: 'ai' | 'person';
  review: 'unreviewed' | 'not-clinical' | { by: string; role: string; date: string };
  translation: 'original' | 'machine' | { readBy: string; date: string };
};

function reviewText(t: Translate, review: ProvenanceData['review'], language: LanguageCode): string {
  if (review === 'unreviewed') return t('status_unreviewed');
  if (review === 'not-clinical') return t('status_not_clinical');
  return t('status_reviewed', { name: review.by, role: review.role, date: formatDate(review.date, language) });
}

/** @returns the sentences as one text; where no spaces are written, none stand between them */
export const provenanceText = (sentences: readonly string[], language: LanguageCode): string =>
  sentences.join(isSpaceless(language) ? '' : ' ');

/** @returns what must be known before reading: that nobody in care, or no native speaker, has read the text yet */
export const stateSentences = (t: Translate, { review, translation }: ProvenanceData): string[] => [
  ...(review === 'unreviewed' ? [t('status_unreviewed')] : []),
  ...(translation === 'machine' ? [t('status_machine')] : []),
];

/** @returns the sentences in the reader's language, in their order */
export function provenanceSentences(t: Translate, data: ProvenanceData, language: LanguageCode): string[] {
  return [
    t(data.drafted === 'ai' ? 'status_ai' : 'status_person'),
    reviewText(t, data.review, language),
    ...(data.translation === 'machine' ? [t('status_machine')] : []),
    ...(typeof data.translation === 'object'
      ? [`${t('status_native_read')} (${data.translation.readBy}, ${formatDate(data.translation.date, language)})`]
      : []),
    ...(data.review === 'not-clinical' ? [] : [t('status_letter')]),
  ];
}
