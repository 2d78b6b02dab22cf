/** Plural forms for components and scripts, which don't include a message formatter. */
import { type LanguageCode, languageOf } from './languages.ts';
import type { PluralKey, Translate } from './messages.ts';

/** A message in each plural category of its language, with `#` in place of the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** In all 31 languages, every plural category of whole numbers occurs below this number (CLDR plural rules). */
const enough = 200;

/**
 * Returns the message in each plural category that the language has for whole numbers, with `#` in place of the number.
 * @param key a message whose only argument is `count`
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
