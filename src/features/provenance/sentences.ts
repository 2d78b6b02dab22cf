/** What a text says of itself: who wrote it, and who has read it. */
import type { LanguageCode } from '../../i18n/languages.ts';
import { formatDate, type Translate } from '../../i18n/messages.ts';

export type ProvenanceData = {
  changed: string;
  author: string;
  drafted: 'ai' | 'person';
  review: 'unreviewed' | 'not-clinical' | { by: string; role: string; date: string };
  translation: 'original' | 'machine' | 'native-read';
};

function reviewText(t: Translate, review: ProvenanceData['review'], language: LanguageCode): string {
  if (review === 'unreviewed') return t('status_unreviewed');
  if (review === 'not-clinical') return t('status_not_clinical');
  return t('status_reviewed', { name: review.by, role: review.role, date: formatDate(review.date, language) });
}

/** @returns the sentences in the reader's language, in their order */
export function provenanceSentences(t: Translate, data: ProvenanceData, language: LanguageCode): string[] {
  return [
    t(data.drafted === 'ai' ? 'status_ai' : 'status_person'),
    reviewText(t, data.review, language),
    ...(data.translation === 'machine' ? [t('status_machine')] : []),
    ...(data.translation === 'native-read' ? [t('status_native_read')] : []),
    ...(data.review === 'not-clinical' ? [] : [t('status_letter')]),
  ];
}
