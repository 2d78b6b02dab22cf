/**
 * What people in need write, in forms that the lists of content/search do not hold themselves, and what looks like it
 * and is an ordinary question. Whether one can die of anaesthesia is a question about anaesthesia.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';

export type NeedExamples = { need: readonly string[]; harmless: readonly string[] };

const read = (code: LanguageCode) =>
  JSON.parse(readFileSync(path.join('tests/search/need', `${code}.json`), 'utf8')) as NeedExamples;

export const needExamples = Object.fromEntries(languageCodes.map((code) => [code, read(code)])) as Record<
  LanguageCode,
  NeedExamples
>;
