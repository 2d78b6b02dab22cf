/** Files of interface strings, read with the lines of their strings. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problem.ts';
import { isSiteLanguage, languageCodes } from './languages.ts';

type Messages = Record<string, string>;

/** A file of strings, read. */
export type MessageFile = {
  file: string;
  messages: Messages;
  /** The line of each string, from 1. */
  lines: Map<string, number>;
  /** That it is no JSON. */
  problems: Problem[];
};

/** Returns the strings of a file that has one on each line. */
export function parseMessages(file: string, text: string): MessageFile {
  const keys = text.split('\n').map((line) => /^\s*"([^"]+)":/.exec(line)?.[1]);
  const lines = new Map(keys.flatMap((key, index) => (key === undefined ? [] : [[key, index + 1]])));
  try {
    return { file, messages: JSON.parse(text) as Messages, lines, problems: [] };
  } catch (error) {
    const message = `is no JSON (${(error as Error).message}): look for a comma or a quotation mark`;
    return { file, messages: {}, lines, problems: [{ file, line: 1, message }] };
  }
}

/** Returns the file's strings; none where there is no file. */
export function readMessages(...names: string[]): MessageFile {
  const file = path.join(...names);
  return parseMessages(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}');
}

/** Returns the problem at the line of its string. */
export const problemOf = ({ file, lines }: MessageFile, field: string, message: string): Problem => ({
  file,
  line: lines.get(field) ?? 1,
  field,
  message,
});

/**
 * Returns each string that a file lacks beside the Swedish, at the line below which it belongs; none where either can't
 * be read.
 */
export function missingMessages(given: MessageFile, swedish: MessageFile): Problem[] {
  if (given.problems.length + swedish.problems.length > 0) return [];
  return Object.keys(swedish.messages).flatMap((key, index, keys): Problem[] => {
    if (key in given.messages) return [];
    const above = keys.slice(0, index).findLast((other) => other in given.messages) ?? '';
    return [{ ...problemOf(given, above, `is missing: translate "${swedish.messages[key]}"`), field: key }];
  });
}

/** Returns each string that a language lacks, and has in English until it is translated. A release has none. */
export function untranslatedMessages(folder: string): Problem[] {
  const swedish = readMessages(folder, 'sv.json');
  return languageCodes
    .filter((code) => !isSiteLanguage(code))
    .flatMap((code) => missingMessages(readMessages(folder, `${code}.json`), swedish));
}
