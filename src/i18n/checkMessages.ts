/** Checks that the interface strings of a language are well formed: arguments and plural categories. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Problem } from '../content/problem.ts';
import { type LanguageCode, languageOf } from './languages.ts';
import { type MessageFile, problemOf } from './messageFiles.ts';

/** What a message expects: its arguments with their ICU types, and the categories of each plural. */
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
 * Checks that only names ending in `_count` have a plural. `copyOf` relies on the name: it passes plurals to components
 * as forms, and other arguments as placeholders.
 */
function checkKind(key: string, shape: Shape): string[] {
  const kinds = [...shape.arguments];
  if (key.endsWith('_count')) {
    const counts = kinds.length === 1 && shape.arguments.get('count') === 'plural';
    return counts ? [] : ['has a name that ends in _count, so the plural of {count} must be its one argument'];
  }
  return kinds.every(([, kind]) => kind === 'argument')
    ? []
    : [
        `has the arguments ${describe(shape)}: only a string whose name ends in _count may have a plural, of {count} alone`,
      ];
}

/** A string this long never matches its Swedish original by chance. */
const tellingWords = 5;
const isCopied = (text: string, original: string): boolean =>
  text === original && (text.match(/\p{L}+/gu)?.length ?? 0) >= tellingWords;

/** Returns the problems of a string, compared with its Swedish original. */
function checkText(key: string, text: string, original: string, language: LanguageCode): string[] {
  if (text.trim() === '') return [`is empty: translate "${original}"`];
  if (language !== 'sv' && isCopied(text, original)) return ['is still the Swedish: translate it'];
  try {
    const shape = shapeOf(parse(text));
    const wanted = describe(shapeOf(parse(original)));
    const differs =
      describe(shape) === wanted
        ? []
        : [`has the arguments ${describe(shape) || 'none'}; in Swedish they are ${wanted || 'none'}`];
    return [
      ...differs,
      ...(language === 'sv' ? checkKind(key, shape) : []),
      ...checkPlurals(shape, languageOf(language).tag),
    ];
  } catch (error) {
    return [`is no ICU message (${(error as Error).message}): look for a brace that is not closed`];
  }
}

/**
 * Compares the strings of a language with the Swedish strings of the same set. `missingMessages` reports the missing
 * ones.
 * @param language the language of `given`
 * @returns each problem with its line
 */
export function checkMessages(language: LanguageCode, given: MessageFile, swedish: MessageFile): Problem[] {
  if (given.problems.length + swedish.problems.length > 0) return given.problems;
  return Object.entries(given.messages).flatMap(([key, text]) => {
    const original = swedish.messages[key];
    const messages =
      original === undefined
        ? [`is not in ${swedish.file}: remove it, or add it there first`]
        : checkText(key, text, original, language);
    return messages.map((message) => problemOf(given, key, message));
  });
}
