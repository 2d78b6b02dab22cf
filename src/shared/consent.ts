/** The purposes that need consent, and the stored record of the answer [#172]. */

import type { LanguageCode } from '../i18n/languages.ts';

/** Purposes with separate consent: visit statistics, and each host whose player a page may embed. */
export const purposes = ['matomo', 'soundcloud', 'youtube', 'svt_play', 'ur_play', 'acast'] as const;
export type Purpose = (typeof purposes)[number];

export const consentVersion = 1;

/**
 * The record in the preferences (`cookies`): an answer for each purpose, whether the banner has been answered, and a
 * version.
 */
export type Consent = Record<Purpose, boolean> & { hide: boolean; v: number };

/**
 * Reads a stored record.
 * @param stored the record in the preferences; a missing record or one of another version counts as unanswered
 */
export function readConsent(stored: Record<string, unknown> | undefined): Consent {
  const known = stored?.['v'] === consentVersion ? stored : {};
  const answers = Object.fromEntries(purposes.map((purpose) => [purpose, known[purpose] === true]));
  return { ...(answers as Record<Purpose, boolean>), hide: known['hide'] === true, v: consentVersion };
}

/**
 * The page about cookies. `settings` is the address of its settings, if anything needs consent. `language` is set if
 * the surrounding text is in another language.
 */
export type CookiesPage = {
  title: string;
  path: string;
  settings?: string | undefined;
  language?: LanguageCode | undefined;
};
