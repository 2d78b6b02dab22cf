/**
 * What people in crisis write, in forms that the lists of content/search do not hold, and false positives: ordinary
 * questions that look like it. Whether a patient can die of anaesthesia is a question about anaesthesia.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';

export type CrisisExamples = { crisis: readonly string[]; falsePositives: readonly string[] };

const read = (code: LanguageCode) =>
  JSON.parse(readFileSync(path.join('tests/search/crisis', `${code}.json`), 'utf8')) as CrisisExamples;

export const crisisExamples = Object.fromEntries(languageCodes.map((code) => [code, read(code)])) as Record<
  LanguageCode,
  CrisisExamples
>;
