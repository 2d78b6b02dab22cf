/** What a reader can say yes or no to, and the shape of the answer (specification, section 3: cookie consent). */

import type { LanguageCode } from './i18n/languages.ts';

/** What needs a yes, each by itself: the counter of visits, and each host whose player a page may hold. */
export const purposes = ['matomo', 'soundcloud', 'youtube', 'svt_play', 'ur_play', 'acast'] as const;
export type Purpose = (typeof purposes)[number];

export const consentVersion = 1;

/** The record in the preferences (`cookies`): a yes or no for each purpose, whether the banner is answered, a version. */
export type Consent = Record<Purpose, boolean> & { hide: boolean; v: number };

/**
 * Reads a stored record.
 * @param stored what the preferences hold; none, or one of another version, is no answer at all
 */
export function readConsent(stored: Record<string, unknown> | undefined): Consent {
  const known = stored?.['v'] === consentVersion ? stored : {};
  const answers = Object.fromEntries(purposes.map((purpose) => [purpose, known[purpose] === true]));
  return { ...(answers as Record<Purpose, boolean>), hide: known['hide'] === true, v: consentVersion };
}

/**
 * Where the page about cookies is; the settings on it, where something is asked; its language where the words around it
 * are in another.
 */
export type CookiesPage = {
  title: string;
  path: string;
  settings?: string | undefined;
  language?: LanguageCode | undefined;
};
