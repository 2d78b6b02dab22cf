/** Whether both sets of interface strings are complete, each in its languages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problem.ts';
import { checkMessages, type MessageFile, parseMessages, problemOf } from './checkMessages.ts';
import { type LanguageCode, languageCodes, siteLanguages } from './languages.ts';

const descriptionsName = 'descriptions.json';

/** Returns the file's strings; none where there is no file. */
const read = (...names: string[]): MessageFile => {
  const file = path.join(...names);
  return parseMessages(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}');
};

function checkSet(folder: string, languages: readonly LanguageCode[]): Problem[] {
  const swedish = read(folder, 'sv.json');
  const names = [descriptionsName, ...languages.map((code) => `${code}.json`)];
  const strange = readdirSync(folder).filter((name) => name.endsWith('.json') && !names.includes(name));
  return [
    ...strange.map((name): Problem => ({
      file: path.join(folder, name),
      line: 1,
      message: `is named after no language of ${folder}: ${languages.join(', ')}`,
    })),
    ...languages.flatMap((code) => checkMessages(code, read(folder, `${code}.json`), swedish)),
  ];
}

/** Translators are told what each of their strings is for. */
function checkDescriptions(descriptions: MessageFile, { messages }: MessageFile): Problem[] {
  const { messages: described, problems } = descriptions;
  return [
    ...problems,
    ...Object.keys(messages)
      .filter((key) => !described[key])
      .map((key) => problemOf(descriptions, key, 'is missing: say in a sentence what the string is for')),
    ...Object.keys(described)
      .filter((key) => !(key in messages))
      .map((key) => problemOf(descriptions, key, 'is no string: remove it')),
  ];
}

/**
 * Returns what is wrong within either set or between them.
 * @param folder the strings that every language has, and in `site` those of the Swedish and English pages alone
 */
export function checkMessageSets(folder: string): Problem[] {
  const siteFolder = path.join(folder, 'site');
  const shared = read(folder, 'sv.json');
  const site = read(siteFolder, 'sv.json');
  return [
    ...checkSet(folder, languageCodes),
    ...checkSet(siteFolder, siteLanguages),
    ...checkDescriptions(read(folder, descriptionsName), shared),
    ...Object.keys(site.messages)
      .filter((key) => key in shared.messages)
      .map((key) => problemOf(site, key, `is in ${shared.file} too: keep one of them`)),
  ];
}
