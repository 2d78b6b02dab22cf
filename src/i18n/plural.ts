/** Plural forms for scripts, which carry no message formatter. */
import { type LanguageCode, languageOf } from './languages.ts';
import type { MessageKey, Translate } from './messages.ts';

/** Each category that whole numbers have shows itself below this, in all 31 languages (CLDR's plural rules). */
const enough = 200;

/**
 * @param key a message with one number, `count`
 * @returns the message in each plural category of the language that whole numbers have, with `#` for the number
 */
export function pluralForms(
  t: Translate,
  key: MessageKey,
  language: LanguageCode,
): Partial<Record<Intl.LDMLPluralRule, string>> {
  const rules = new Intl.PluralRules(languageOf(language).tag);
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {};
  for (let count = 0; count < enough; count++) {
    const category = rules.select(count);
    forms[category] ??= t(key, { count }).replace(String(count), '#');
  }
  return forms;
}
