/** The name under which readers know the publisher of a source. */
import type { PublicSource } from '../../content/facts.ts';
import type { LanguageCode } from '../../i18n/languages.ts';

/** Returns a publisher's name and, if known, its language. English readers get the English name if there is one. */
export const publisherIn = (
  { publisher, publisherInEnglish, publisherLanguage }: PublicSource,
  language: LanguageCode,
): { name: string; language: LanguageCode | undefined } =>
  language === 'en' && publisherInEnglish !== undefined
    ? { name: publisherInEnglish, language }
    : { name: publisher, language: publisherLanguage };
