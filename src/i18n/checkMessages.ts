/** Whether the interface strings of a language are complete: keys, arguments, plural categories. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isSiteLanguage, type LanguageCode, languageOf } from './languages.ts';

type Messages = Record<string, string>;

/** Strings of tools for staff, which exist on Swedish and English pages alone. */
const siteOnly = /^handout_/;

/** What one string asks for: its arguments with their kinds, and the categories of each plural. */
type Shape = { arguments: Map<string, string>; plurals: { name: string; ordinal: boolean; categories: string[] }[] };

function shapeOf(elements: MessageFormatElement[], shape: Shape = { arguments: new Map(), plurals: [] }): Shape {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      shapeOf(element.children, shape);
      continue;
    }
    shape.arguments.set(element.value, TYPE[element.type]);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) shapeOf(option.value, shape);
    }
    if (element.type === TYPE.plural) {
      const categories = Object.keys(element.options).filter((category) => !category.startsWith('='));
      shape.plurals.push({ name: element.value, ordinal: element.pluralType === 'ordinal', categories });
    }
  }
  return shape;
}

const describe = (shape: Shape): string =>
  [...shape.arguments]
    .map(([name, kind]) => `{${name}: ${kind}}`)
    .sort()
    .join(' ');

function checkPlurals(shape: Shape, tag: string): string[] {
  return shape.plurals.flatMap(({ name, ordinal, categories }) => {
    const wanted = new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions()
      .pluralCategories;
    const missing = wanted.filter((category) => !categories.includes(category));
    return missing.length > 0
      ? [`the plural of {${name}} lacks ${missing.join(', ')}: add them, the language has them`]
      : [];
  });
}

/**
 * Compares a language's strings with the Swedish ones.
 * @param language the language that `messages` are in
 * @returns one line a problem: the key, what is wrong and what to do
 */
export function checkMessages(language: LanguageCode, messages: Messages, swedish: Messages): string[] {
  const { tag } = languageOf(language);
  const missing = Object.keys(swedish)
    .filter((key) => !(key in messages) && (isSiteLanguage(language) || !siteOnly.test(key)))
    .map((key) => `${key}: is missing: translate "${swedish[key]}"`);
  const stray = Object.keys(messages)
    .filter((key) => !(key in swedish))
    .map((key) => `${key}: is in no other file: remove it, or add it to sv.json first`);
  const wrong = Object.entries(messages).flatMap(([key, text]) => {
    const original = swedish[key];
    if (original === undefined) return [];
    if (text.trim() === '') return [`${key}: is empty: translate "${original}"`];
    try {
      const shape = shapeOf(parse(text));
      const wanted = describe(shapeOf(parse(original)));
      const differs =
        describe(shape) === wanted
          ? []
          : [`${key}: has the arguments ${describe(shape) || 'none'}; in Swedish they are ${wanted || 'none'}`];
      return [...differs, ...checkPlurals(shape, tag).map((problem) => `${key}: ${problem}`)];
    } catch (error) {
      return [`${key}: is no ICU message (${(error as Error).message}): look for a brace that is not closed`];
    }
  });
  return [...missing, ...stray, ...wrong];
}
