/**
 * Checks that a thing has one name in all texts of a language, and a medicine the name on its packet
 * (content/terms/avoid).
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf } from '../entries.ts';
import type { Problem } from '../problem.ts';
import type { Content, EntryData } from '../store.ts';
import { wordPattern } from './wordPattern.ts';

type Rules = EntryData<'avoidedWords'>;

/** Addresses are skipped: they keep their words when a text finds better ones. */
const addresses = /(?<=[\s("'])\/[\p{L}\d/._-]+|\]\([^)\s]*\)/gu;

const blank = (text: string) => text.replaceAll(addresses, (found) => ' '.repeat(found.length));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Returns each avoided word in a text with its position. */
function avoided(text: string, { avoid }: Rules): { index: number; message: string }[] {
  return avoid.flatMap(({ words, use, except = [], isCased }) => {
    const allowed = wordPattern(except);
    return [...text.matchAll(new RegExp(wordPattern(words), isCased ? 'gu' : 'giu'))]
      .filter(([found]) => except.length === 0 || !allowed.test(found))
      .map(({ 0: found, index }) => ({
        index,
        message: `"${found.replace(/\s+/g, ' ')}" is not our word for it. Write: ${use}.`,
      }));
  });
}

/** Returns each medicine that a text names without any of the names on its packets. */
function withoutPacket(text: string, { packets }: Rules): { index: number; message: string }[] {
  return packets.flatMap(({ medicine, names }) => {
    const found = wordPattern([medicine]).exec(text);
    if (!found || wordPattern(names).test(text)) return [];
    return [
      {
        index: found.index,
        message: `"${found[0]}" stands alone. Name it once as its packet does: ${names.join(', ')}.`,
      },
    ];
  });
}

/**
 * Returns where a file uses avoided words, or names a medicine without its packet name.
 * @param file its path, for messages
 * @param source the whole file: Markdown, captions, or JSON with one text per line
 */
function wordProblems(file: string, source: string, rules: Rules): Problem[] {
  const text = blank(source);
  return [...avoided(text, rules), ...withoutPacket(text, rules)].map(({ index, message }) => ({
    file,
    line: lineAt(text, index),
    message,
  }));
}

/** Returns where texts and captions use avoided words, or name a medicine without its packet name. */
export function checkWords(content: Content): Problem[] {
  const entries = entriesOf(content);
  return content.avoidedWords.flatMap(({ language, data }) =>
    [
      ...entries.filter((entry) => entry.language === language),
      ...content.captions.filter(({ file }) => file.endsWith(`.${language}.vtt`)),
    ].flatMap(({ file, source }) => wordProblems(file, source, data)),
  );
}

/**
 * Returns where interface strings use avoided words, or name a medicine without its packet name.
 * @param avoidedWords the contents of `content/terms/avoid.{language}.json`
 * @param folder folder of the strings that every language has; `site` inside it has those of Swedish and English pages
 * only
 */
export const checkMessageWords = (
  avoidedWords: readonly { language: string; data: Rules }[],
  folder: string,
): Problem[] =>
  avoidedWords.flatMap(({ language, data }) =>
    [path.join(folder, `${language}.json`), path.join(folder, 'site', `${language}.json`)]
      .filter((file) => existsSync(file))
      .flatMap((file) => wordProblems(file, readFileSync(file, 'utf8'), data)),
  );
