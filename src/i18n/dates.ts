/** Dates, as each language writes them. */
import { type LanguageCode, languageOf } from './languages.ts';

/**
 * Returns the tag by which numbers and dates are written: with the calendar and the digits that the texts have too, and the letters from hospitals.
 * A year, an id or a telephone number never comes here: it is handed over as text.
 */
export const formatTag = (tag: string): string => `${tag}-u-ca-gregory-nu-latn`;

/**
 * A tag without script: with one, CLDR finds no dates of Britain or of Afghanistan, and those of the
 * United States or of Iran take their place (UTS 35, parent locales).
 */
const dateTag = (code: LanguageCode): string => {
  const { language, region } = new Intl.Locale(languageOf(code).tag);
  return formatTag(region ? `${language}-${region}` : language);
};

/** Making a date format costs more than all else on a page. */
const dateFormats = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Returns a date such as "21 november 2026" in the language, in the Gregorian calendar. */
export function formatDate(isoDate: string, language: LanguageCode): string {
  const format =
    dateFormats.get(language) ?? new Intl.DateTimeFormat(dateTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, format);
  return format.format(new Date(isoDate));
}
