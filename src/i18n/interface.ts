/** Selects the language of the interface around a page [#6]. */
import type { SiteEnvironment } from '../config.ts';
import { type LanguageCode, type SiteLanguage } from './languages.ts';

/** Whether the interface around caregiver pages uses the page's language. If `false`, it is in Swedish or English. */
const caregiverPagesSpeakOwnLanguage: boolean = true;

/** Returns the language of menus and other items that exist only in Swedish and English. */
export const siteLanguageFor = (content: LanguageCode, environment: SiteEnvironment): SiteLanguage =>
  content === 'sv' || environment === 'production' ? 'sv' : 'en';

/** Returns the language of buttons and labels around a page whose text is in the language `content`. */
export function interfaceLanguage(
  content: LanguageCode,
  isCaregiversPage: boolean,
  environment: SiteEnvironment,
): LanguageCode {
  if (isCaregiversPage && caregiverPagesSpeakOwnLanguage) return content;
  return siteLanguageFor(content, environment);
}

/** Tells whether the header shows the language switcher [#93]. */
export const showsLanguageSwitcher = (isCaregiversPage: boolean, environment: SiteEnvironment): boolean =>
  isCaregiversPage || environment === 'staging';
