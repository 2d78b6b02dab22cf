/** Adds an interface string: its texts to the `messages` files, and its key to a component's list. */
import { checkMessages } from '../../src/i18n/checkMessages.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { parseMessages } from '../../src/i18n/messageFiles.ts';
import { type Made, readNeeded, refuseUnless } from './made.ts';

export type Words = { sv: string; en: string };

const sets = ['messages/site', 'messages'];

/** Returns the source of a messages file with a string appended. */
function withString(file: string, key: string, text: string): string {
  const source = readNeeded(file);
  return source.replace(/\n\}\s*$/, () => `,\n  ${JSON.stringify(key)}: ${JSON.stringify(text)}\n}\n`);
}

/** @throws Mistake with the first problem that `npm run check:messages` would report */
function refuseWrong(key: string, words: Words): void {
  const file = (language: 'sv' | 'en') => parseMessages('', JSON.stringify({ [key]: words[language] }));
  for (const language of siteLanguages) {
    const [problem] = checkMessages(language, file(language), file('sv'));
    refuseUnless(!problem, `--${language} ${problem?.message}.`);
  }
}

/**
 * Returns the changed `messages` files.
 * @param purpose description for translators; makes it a string of all languages, not just Swedish and English
 */
export function addStrings(key: string, words: Words, purpose?: string): Record<string, string> {
  refuseUnless(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key), `"${key}" is no name: write it as read_aloud.`);
  for (const language of siteLanguages) refuseUnless(words[language], `Give the text: --${language} "…".`);
  for (const file of sets.flatMap((set) => siteLanguages.map((language) => `${set}/${language}.json`)))
    refuseUnless(!(key in parseMessages(file, readNeeded(file)).messages), `${file} has the string ${key}.`);
  refuseWrong(key, words);
  const folder = purpose === undefined ? 'messages/site' : 'messages';
  const texts = [
    ...siteLanguages.map((language) => [`${folder}/${language}.json`, words[language]] as const),
    ...(purpose === undefined ? [] : [['messages/descriptions.json', purpose] as const]),
  ];
  return Object.fromEntries(texts.map(([file, text]) => [file, withString(file, key, text)]));
}

/** Returns the source of a component's file with the key appended to its list. */
function withName(file: string, key: string): string {
  const source = readNeeded(file);
  const lists = [...source.matchAll(/export const \w+Copy = \[([^\]]*)\] as const;/g)];
  refuseUnless(
    lists.length === 1,
    `${file} has ${lists.length} lists "export const …Copy = […] as const"; one is needed.`,
  );
  const [list, names = ''] = lists[0] ?? [''];
  const separator = names.trim() === '' || names.trimEnd().endsWith(',') ? '' : ', ';
  return source.replace(list, () => list.replace(/\s*\] as const;$/, () => `${separator}'${key}'] as const;`));
}

/** Adds a string in Swedish and English, and its key to the list of the component that shows it. */
export function makeString([key = '', file = '']: string[], words: Words, purpose?: string): Made {
  refuseUnless(file, 'Name the file with the component’s list: src/features/topic/Steps.tsx.');
  return {
    files: {},
    changed: { ...addStrings(key, words, purpose), [file]: withName(file, key) },
    next: [
      `Show it in the component: copy.${key}.`,
      ...(purpose === undefined
        ? []
        : ['Until it is translated, other languages show the English: npm run check:messages names them.']),
    ],
  };
}
