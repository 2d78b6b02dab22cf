/** Plural forms for components and scripts, which carry no message formatter. */
import { type LanguageCode, languageOf } from './languages.ts';
import type { PluralKey, Translate } from './messages.ts';

/** A message in the plural categories of its language, `#` for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Each category that whole numbers have shows itself below this, in all 31 languages (CLDR's plural rules). */
const enough = 200;

/**
 * Returns the message in each plural category of the language that whole numbers have, with `#` for the number.
 * @param key a message with one number, `count`
 */
export function pluralForms<Key extends PluralKey>(t: Translate<Key>, key: Key, language: LanguageCode): PluralForms {
  const rules = new Intl.PluralRules(languageOf(language).tag);
  const forms: PluralForms = {};
  for (let count = 0; count < enough; count++) {
    const category = rules.select(count);
    forms[category] ??= t(key, { count }).replace(String(count), '#');
  }
  return forms;
}
