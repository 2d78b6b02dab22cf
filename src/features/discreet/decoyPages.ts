import type { SiteLanguage } from '../../i18n/languages.ts';

/**
 * Where "leave quickly" leads: the weather, which anybody may be looking at, at a public service without accounts.
 * Start pages alone: an address further in could be gone one day (docs/architecture.md).
 */
export const decoyPages: Record<SiteLanguage, string> = {
  sv: 'https://www.smhi.se/',
  en: 'https://www.yr.no/en',
};
