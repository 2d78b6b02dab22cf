/** Checks both sets of interface strings: the shared ones in every language, the site's in Swedish and English. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problem.ts';
import { checkMessages } from './checkMessages.ts';
import { isSiteLanguage, type LanguageCode, languageCodes, siteLanguages } from './languages.ts';
import { type MessageFile, missingMessages, problemOf, readMessages } from './messageFiles.ts';

const descriptionsName = 'descriptions.json';

function checkSet(folder: string, languages: readonly LanguageCode[]): Problem[] {
  const swedish = readMessages(folder, 'sv.json');
  const names = [descriptionsName, ...languages.map((code) => `${code}.json`)];
  const strange = readdirSync(folder).filter((name) => name.endsWith('.json') && !names.includes(name));
  return [
    ...strange.map((name): Problem => ({
      file: path.join(folder, name),
      line: 1,
      message: `is named after no language of ${folder}: ${languages.join(', ')}`,
    })),
    ...languages.flatMap((code) => {
      const given = readMessages(folder, `${code}.json`);
      return [...(isSiteLanguage(code) ? missingMessages(given, swedish) : []), ...checkMessages(code, given, swedish)];
    }),
  ];
}

/** Requires a description of each string, which tells translators what it is for. */
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
 * Returns the problems within each set and between the two sets.
 * @param folder holds the strings of all languages; its subfolder `site` holds those of the Swedish and English pages
 *   only
 */
export function checkMessageSets(folder: string): Problem[] {
  const siteFolder = path.join(folder, 'site');
  const shared = readMessages(folder, 'sv.json');
  const site = readMessages(siteFolder, 'sv.json');
  return [
    ...checkSet(folder, languageCodes),
    ...checkSet(siteFolder, siteLanguages),
    ...checkDescriptions(readMessages(folder, descriptionsName), shared),
    ...Object.keys(site.messages)
      .filter((key) => key in shared.messages)
      .map((key) => problemOf(site, key, `is in ${shared.file} too: keep one of them`)),
  ];
}
