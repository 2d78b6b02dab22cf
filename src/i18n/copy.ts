/** The words of a component: ready strings, which it can take to a browser. Only `copyOf` needs the files. */
import type { LanguageCode } from './languages.ts';
import { type KeyOf, type MessageKey, type MessageValues, type PluralKey, translator } from './messages.ts';
import { type PluralForms, pluralForms } from './plural.ts';

/** What the keys of a component's list say. A key that is in no file of `messages/` does not compile. */
export type Copy<Keys extends readonly MessageKey[]> = {
  readonly [Key in Keys[number]]: Key extends PluralKey ? PluralForms : string;
};

/** Each argument of a message is filled in with its own name in braces, for `fill`. */
const placeholders = new Proxy<MessageValues>({}, { has: () => true, get: (_values, name) => `{${String(name)}}` });

const isPlural = <Key extends MessageKey>(key: Key): key is Key & PluralKey => key.endsWith('_count');

/**
 * Looks up the words of a component.
 * @param keys its list; strings of the Swedish and English pages do not compile for other languages
 * @returns them in the language: plurals as forms, other strings with the names of their arguments in braces
 */
export function copyOf<Code extends LanguageCode, const Keys extends readonly KeyOf<Code>[]>(
  language: Code,
  keys: Keys,
): Copy<Keys> {
  const t = translator(language);
  const words = keys.map((key) => [key, isPlural(key) ? pluralForms(t, key, language) : t(key, placeholders)]);
  return Object.fromEntries(words) as Copy<Keys>;
}
