import { type LanguageCode, languageOf } from './languages.ts';

/**
 * Returns the BCP 47 tag for formatting numbers and dates: Gregorian calendar and Latin digits, as in our texts and in
 * letters from hospitals. Years, ids and telephone numbers never go through a number format; pass them as text.
 */
export const formatTag = (tag: string): string => `${tag}-u-ca-gregory-nu-latn`;

/**
 * Removes the script from the tag. With a script, CLDR has no date formats for Britain or Afghanistan, and falls back
 * to those of the United States or Iran (UTS 35, parent locales).
 */
const dateTag = (code: LanguageCode): string => {
  const { language, region } = new Intl.Locale(languageOf(code).tag);
  return formatTag(region ? `${language}-${region}` : language);
};

/** Cached because creating a date format costs more than everything else on a page. */
const dateFormats = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Returns a date such as "21 november 2026" in the language, in the Gregorian calendar. */
export function formatDate(isoDate: string, language: LanguageCode): string {
  const format =
    dateFormats.get(language) ?? new Intl.DateTimeFormat(dateTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(language, format);
  return format.format(new Date(isoDate));
}
