/** Reads files of interface strings, with the line number of each string. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problem.ts';
import { isSiteLanguage, languageCodes } from './languages.ts';

type Messages = Record<string, string>;

export type MessageFile = {
  file: string;
  messages: Messages;
  /** The line number of each string, from 1. */
  lines: Map<string, number>;
  /** A syntax error, if the file is not valid JSON. */
  problems: Problem[];
};

/** Parses a file of strings. Line numbers require one string on each line. */
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

/** Reads a file of strings. A missing file counts as an empty one. */
export function readMessages(...names: string[]): MessageFile {
  const file = path.join(...names);
  return parseMessages(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}');
}

export const problemOf = ({ file, lines }: MessageFile, field: string, message: string): Problem => ({
  file,
  line: lines.get(field) ?? 1,
  field,
  message,
});

/**
 * Returns each string that exists in Swedish but not in the file, at the line after which it belongs. Returns nothing
 * if either file is invalid.
 */
export function missingMessages(given: MessageFile, swedish: MessageFile): Problem[] {
  if (given.problems.length + swedish.problems.length > 0) return [];
  return Object.keys(swedish.messages).flatMap((key, index, keys): Problem[] => {
    if (key in given.messages) return [];
    const above = keys.slice(0, index).findLast((other) => other in given.messages) ?? '';
    return [{ ...problemOf(given, above, `is missing: translate "${swedish.messages[key]}"`), field: key }];
  });
}

/** Returns the strings that still fall back to English because they are not translated. A release must have none. */
export function untranslatedMessages(folder: string): Problem[] {
  const swedish = readMessages(folder, 'sv.json');
  return languageCodes
    .filter((code) => !isSiteLanguage(code))
    .flatMap((code) => missingMessages(readMessages(folder, `${code}.json`), swedish));
}
