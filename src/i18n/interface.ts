/** In which language the interface speaks around a page (decisions, part 1). */
import type { SiteEnvironment } from '../config.ts';
import { type LanguageCode, type SiteLanguage } from './languages.ts';

/** The one switch: caregiver pages speak their reader's language throughout. Off gives Swedish and English. */
const caregiverPagesSpeakOwnLanguage: boolean = true;

/** Returns the language of menus and other items that exist in Swedish and English only. */
export const siteLanguageFor = (content: LanguageCode, environment: SiteEnvironment): SiteLanguage =>
  content === 'sv' || environment === 'production' ? 'sv' : 'en';

/** Returns the language of buttons and labels around a page in the language `content`. */
export function interfaceLanguage(
  content: LanguageCode,
  isCaregiversPage: boolean,
  environment: SiteEnvironment,
): LanguageCode {
  if (isCaregiversPage && caregiverPagesSpeakOwnLanguage) return content;
  return siteLanguageFor(content, environment);
}

/** Tells whether the header offers the languages (specification, section 2). */
export const showsLanguageSwitcher = (isCaregiversPage: boolean, environment: SiteEnvironment): boolean =>
  isCaregiversPage || environment === 'staging';
