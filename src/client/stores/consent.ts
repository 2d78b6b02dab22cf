/** What the reader has said yes to: a part of the preferences, in step between tabs. */
import { type Consent, type Purpose, purposes, readConsent } from '../../shared/consent.ts';
import { getPreferences, onPreferences, setPreferences } from './preferences.ts';

/** Returns the reader's answers; before the first one, no to all. */
export const getConsent = (): Consent => readConsent(getPreferences().cookies);

/** Tells whether the reader has said yes to a purpose. */
export const hasConsent = (purpose: Purpose): boolean => getConsent()[purpose];

const store = (consent: Consent): void => void setPreferences({ cookies: consent });

/** Stores a whole answer: yes to these, no to all others. The banner has its answer. */
export function setConsent(granted: readonly Purpose[]): void {
  const answers = Object.fromEntries(purposes.map((purpose) => [purpose, granted.includes(purpose)]));
  store({ ...getConsent(), ...answers, hide: true });
}

/** Says yes to one purpose and leaves the rest, the banner too, as they are. */
export const grantConsent = (purpose: Purpose): void => store({ ...getConsent(), [purpose]: true });

/** Takes a yes to one purpose back, and leaves the rest as it is. */
export const revokeConsent = (purpose: Purpose): void => store({ ...getConsent(), [purpose]: false });

/**
 * Calls `listener` when an answer has changed, in this tab or another.
 * @returns a cleanup function
 */
export function onConsent(listener: (consent: Consent) => void): () => void {
  let last = JSON.stringify(getConsent());
  return onPreferences(() => {
    const consent = getConsent();
    const now = JSON.stringify(consent);
    if (now === last) return;
    last = now;
    listener(consent);
  });
}
