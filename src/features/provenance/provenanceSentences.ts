/** What a text says about itself: who wrote it, and who has read it. */
import { isSpaceless, type LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { formatDate } from '../../i18n/dates.ts';
import { fill } from '../../i18n/fill.ts';

export const stateCopy = ['status_unreviewed', 'status_machine', 'status_swedish'] as const;
export const sentencesCopy = [
  'status_unreviewed',
  'status_machine',
  'status_swedish',
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
  /** For a translation: the state of the Swedish text. */
  swedish?: Pick<ProvenanceData, 'drafted' | 'review'> | undefined;
  /** Shows parts of other texts once a question was asked. */
  answers?: boolean;
};

function reviewText(copy: SentencesCopy, review: ProvenanceData['review'], language: LanguageCode): string {
  if (review === 'unreviewed') return copy.status_unreviewed;
  if (review === 'not-clinical') return copy.status_not_clinical;
  return fill(copy.status_reviewed, { name: review.by, role: review.role, date: formatDate(review.date, language) });
}

/** Joins sentences, without spaces in languages that don't use them. */
export const provenanceText = (sentences: readonly string[], language: LanguageCode): string =>
  sentences.join(isSpaceless(language) ? '' : ' ');

/** Returns the state of a translation: that no native speaker has read it yet, and that its Swedish is a draft too. */
const translationSentences = (copy: Copy<typeof stateCopy>, { translation, swedish }: ProvenanceData): string[] => [
  ...(translation === 'machine' ? [copy.status_machine] : []),
  ...(swedish?.drafted === 'ai' && swedish.review === 'unreviewed' ? [copy.status_swedish] : []),
];

/** Returns what must be known before reading: that nobody in care, or no native speaker, has read the text yet. */
export const stateSentences = (copy: Copy<typeof stateCopy>, data: ProvenanceData): string[] => [
  ...(data.review === 'unreviewed' ? [copy.status_unreviewed] : []),
  ...translationSentences(copy, data),
];

/** Returns the sentences in the reader's language, in order. */
export function provenanceSentences(copy: SentencesCopy, data: ProvenanceData, language: LanguageCode): string[] {
  return [
    data.drafted === 'ai' ? copy.status_ai : copy.status_person,
    reviewText(copy, data.review, language),
    ...translationSentences(copy, data),
    ...(typeof data.translation === 'object'
      ? [`${copy.status_native_read} (${data.translation.readBy}, ${formatDate(data.translation.date, language)})`]
      : []),
    ...(data.review === 'not-clinical' ? [] : [copy.status_letter]),
  ];
}
