/**
 * Interface strings for a component, resolved at build time so that they can be sent to the browser. Only `copyOf`
 * reads the message files.
 */
import type { LanguageCode } from './languages.ts';
import { type KeyOf, type MessageKey, type MessageValues, type PluralKey, translator } from './messages.ts';
import { type PluralForms, pluralForms } from './plural.ts';

/** The strings for a component's list of keys. A key that no file in `messages/` has does not compile. */
export type Copy<Keys extends readonly MessageKey[]> = {
  readonly [Key in Keys[number]]: Key extends PluralKey ? PluralForms : string;
};

/** Formats each argument as its own name in braces; `fill` replaces it later. */
const placeholders = new Proxy<MessageValues>({}, { has: () => true, get: (_values, name) => `{${String(name)}}` });

const isPlural = <Key extends MessageKey>(key: Key): key is Key & PluralKey => key.endsWith('_count');

/**
 * Looks up the strings of a component.
 * @param keys the component's list; keys of the Swedish and English pages do not compile for other languages
 * @returns the strings in the language: plurals as forms, other strings with argument names in braces
 */
export function copyOf<Code extends LanguageCode, const Keys extends readonly KeyOf<Code>[]>(
  language: Code,
  keys: Keys,
): Copy<Keys> {
  const t = translator(language);
  const words = keys.map((key) => [key, isPlural(key) ? pluralForms(t, key, language) : t(key, placeholders)]);
  return Object.fromEntries(words) as Copy<Keys>;
}
