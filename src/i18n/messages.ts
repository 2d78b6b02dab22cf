/**
 * Interface strings, as ICU messages. `messages/{lang}.json` holds the strings of the caregiver section and of the
 * shell; `messages/site/` holds those of the Swedish and English pages only. Swedish is the source, English the
 * fallback.
 */
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type shared from '../../messages/sv.json';
import type site from '../../messages/site/sv.json';
import { formatTag } from './dates.ts';
import { fallbackLanguage, isSiteLanguage, type LanguageCode, languageOf, type SiteLanguage } from './languages.ts';

/** A key that every language has. */
type SharedKey = keyof typeof shared;
export type MessageKey = SharedKey | keyof typeof site;
/** The keys of a language. If the language is known only at build time, these are the keys that every language has. */
export type KeyOf<Code extends LanguageCode> =
  SharedKey | ([Code] extends [SiteLanguage] ? Exclude<MessageKey, SharedKey> : never);
/** A key with a plural; the message check requires the suffix. */
export type PluralKey = Extract<MessageKey, `${string}_count`>;
export type MessageValues = Record<string, string | number>;
/** Returns the string of `key` in one language, with `values` filled in. */
export type Translate<Key extends MessageKey = SharedKey> = (key: Key, values?: MessageValues) => string;

type Messages = Partial<Record<string, string>>;

const files = new Map<LanguageCode, Messages>();

const read = (file: string): Messages => JSON.parse(readFileSync(file, 'utf8')) as Messages;

function messagesOf(language: LanguageCode): Messages {
  const known = files.get(language);
  if (known) return known;
  const messages = {
    ...read(`messages/${language}.json`),
    ...(isSiteLanguage(language) ? read(`messages/site/${language}.json`) : {}),
  };
  files.set(language, messages);
  return messages;
}

const formats = new Map<string, IntlMessageFormat>();

/** Caches parsed messages, because every page uses them. */
function formatOf(text: string, language: LanguageCode): IntlMessageFormat {
  const id = `${language} ${text}`;
  const format = formats.get(id) ?? new IntlMessageFormat(text, formatTag(languageOf(language).tag));
  formats.set(id, format);
  return format;
}

/**
 * Returns a function that looks up strings in one language. A missing string falls back to English, then to Swedish. A
 * string that fails to format falls back in the same way [#8] [#9].
 * @param messages replaces the files, for tests
 */
export function translator<Code extends LanguageCode>(
  language: Code,
  messages: (code: LanguageCode) => Messages = messagesOf,
): Translate<KeyOf<Code>> {
  const chain = [...new Set<LanguageCode>([language, fallbackLanguage, 'sv'])];
  return (key, values) => {
    for (const code of chain) {
      const text = messages(code)[key];
      if (text === undefined) continue;
      if (!text.includes('{') && !text.includes("'")) return text;
      try {
        return String(formatOf(text, code).format(values));
      } catch {
        // A broken string must not break the page; the message check reports it.
      }
    }
    return '';
  };
}
