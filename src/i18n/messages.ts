/** Interface strings: ICU messages in `messages/{lang}.json`. Swedish is the source, English the fallback. */
import { existsSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type swedish from '../../messages/sv.json';
import { fallbackLanguage, type LanguageCode, languageOf } from './languages.ts';

export type MessageKey = keyof typeof swedish;
type MessageValues = Record<string, string | number>;
/** @returns the string of `key` in one language, with `values` put in */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

type Messages = Partial<Record<string, string>>;

const files = new Map<LanguageCode, Messages>();

const fileOf = (language: LanguageCode): string => `messages/${language}.json`;

/** @returns whether the language has interface strings of its own */
export const hasMessages = (language: LanguageCode): boolean => existsSync(fileOf(language));

function messagesOf(language: LanguageCode): Messages {
  const known = files.get(language);
  if (known) return known;
  const messages = hasMessages(language) ? (JSON.parse(readFileSync(fileOf(language), 'utf8')) as Messages) : {};
  files.set(language, messages);
  return messages;
}

/**
 * The calendar and the digits that the texts have too, and the letters from hospitals.
 * A year, an id or a telephone number never comes here: it is handed over as text.
 */
const formatTag = (tag: string): string => `${tag}-u-ca-gregory-nu-latn`;

/**
 * A tag without script: with one, CLDR finds no dates of Britain or of Afghanistan, and those of the
 * United States or of Iran take their place (UTS 35, parent locales).
 */
const dateTag = (code: LanguageCode): string => {
  const { language, region } = new Intl.Locale(languageOf(code).tag);
  return formatTag(region ? `${language}-${region}` : language);
};

/** Parsing a message and making a date format cost more than all else on a page: each is made once. */
const messageFormats = new Map<string, IntlMessageFormat>();
const dateFormats = new Map<LanguageCode, Intl.DateTimeFormat>();

function messageFormatOf(text: string, code: LanguageCode): IntlMessageFormat {
  const key = `${code} ${text}`;
  const format = messageFormats.get(key) ?? new IntlMessageFormat(text, formatTag(languageOf(code).tag));
  messageFormats.set(key, format);
  return format;
}

function dateFormatOf(code: LanguageCode): Intl.DateTimeFormat {
  const format =
    dateFormats.get(code) ?? new Intl.DateTimeFormat(dateTag(code), { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(code, format);
  return format;
}

/**
 * The lookup for one language. A missing string falls back to English (to Swedish where English lacks it);
 * a string that fails to format is swallowed and falls back the same way (decisions, part 1).
 * @param messages for tests: other strings than the files'
 */
export function translator(language: LanguageCode, messages: (code: LanguageCode) => Messages = messagesOf): Translate {
  const chain = [...new Set<LanguageCode>([language, fallbackLanguage, 'sv'])];
  return (key, values) => {
    for (const code of chain) {
      const text = messages(code)[key];
      if (text === undefined) continue;
      if (!text.includes('{') && !text.includes("'")) return text;
      try {
        return String(messageFormatOf(text, code).format(values));
      } catch {
        // A broken string must not take the page with it; the check of messages reports it.
      }
    }
    return '';
  };
}

/** @returns a date such as "21 november 2026" in the language, in the Gregorian calendar */
export const formatDate = (isoDate: string, language: LanguageCode): string =>
  dateFormatOf(language).format(new Date(isoDate));
