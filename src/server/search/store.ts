/** Where the indexes lie between the build, which writes them, and the server, which only loads them. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { HelpData } from '../../content/help.ts';
import type { Site } from '../../content/site.ts';
import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import { BuildProblem, hasParts, readBuilt, readBuiltData } from '../builtFile.ts';
import { buildIndex, type StoredIndex, type StoredRecords } from './engines/embedded/buildIndex.ts';
import type { Classifier } from './help/classifier.ts';
import { type HelpModel, trainHelp } from './help/model.ts';
import { languageDataOf } from './language/languageData.ts';
import type { StoredLanguage } from './language/resources.ts';

/** A dot in front: neither server hands it out. */
const folder = '.search';
/** Which languages there are: without it, a file that was lost would not be missed. */
const listOf = (outDir: string) => path.join(outDir, folder, 'languages.json');

/** Help cards, their words, and what was learned; the phrases of each language lie with what is known of it. */
export type StoredHelp = Omit<HelpData, 'phrases' | 'wordings'> & { model: HelpModel };
const helpFileOf = (outDir: string) => path.join(outDir, folder, 'help.json');
/** What was learned lies in files of its own: numbers weigh several times as much in JSON. */
const classifierFileOf = (outDir: string, name: keyof HelpModel, part: 'features' | 'weights') =>
  path.join(outDir, folder, `help.${name}.${part}`);

type Part = 'language' | 'index';

/** Two files a language: every process reads what is known of words, and one that only asks a database nothing more. */
const fileOf = (outDir: string, language: LanguageCode, part: Part) =>
  path.join(outDir, folder, `${language}.${part}.json`);

/** Writes an index of the records for each language that has words, and the help cards, in place of what was there. */
export function writeIndexes(
  records: readonly SearchRecord[],
  words: readonly Pick<Site['content']['searchLexicon'][number], 'language' | 'data'>[],
  help: HelpData,
  outDir: string,
): void {
  const target = path.join(outDir, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const written: LanguageCode[] = [];
  for (const { language, data } of words) {
    const ofLanguage = records.filter(({ locale }) => locale === language);
    if (ofLanguage.length === 0) continue;
    const {
      records: kept,
      index,
      ...resources
    } = buildIndex(language, ofLanguage, languageDataOf(data, help.phrases[language]));
    writeFileSync(fileOf(outDir, language, 'language'), JSON.stringify(resources));
    writeFileSync(fileOf(outDir, language, 'index'), JSON.stringify({ records: kept, index }));
    written.push(language);
  }
  writeHelp(help, outDir);
  writeFileSync(listOf(outDir), JSON.stringify(written));
}

function writeHelp(help: HelpData, outDir: string): void {
  const { cards, words, beyond } = help;
  const model = trainHelp(help);
  const writeClassifier = (name: keyof HelpModel) => {
    const { features, weights, ...classifier } = model[name];
    writeFileSync(classifierFileOf(outDir, name, 'features'), features);
    writeFileSync(classifierFileOf(outDir, name, 'weights'), weights);
    return { ...classifier, rows: features.length };
  };
  const learned = { cards: writeClassifier('cards'), languages: writeClassifier('languages') };
  writeFileSync(helpFileOf(outDir), JSON.stringify({ cards, words, beyond, model: learned }));
}

const isText = (part: unknown) => typeof part === 'string';
const isObject = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part);

/** What each file must hold; one that was cut short and mended by hand may not. */
const parts = {
  language: {
    version: isText,
    count: Number.isInteger,
    vocabulary: Array.isArray,
    surfaces: Array.isArray,
    data: isObject,
  },
  index: { records: Array.isArray, index: isObject },
} as const;

const readPart = (outDir: string, language: LanguageCode, part: Part): unknown =>
  readBuiltData(fileOf(outDir, language, part), (content) => hasParts(content, parts[part]));

const ending = '.language.json';

/**
 * Returns the languages that a built site has an index of.
 * @throws BuildProblem where it says of none, or of others than lie beside: no crisis question would be known in one
 *   that is left out
 */
export function indexedLanguages(outDir: string): LanguageCode[] {
  const file = listOf(outDir);
  const listed = readBuiltData(
    file,
    (content) => Array.isArray(content) && content.length > 0 && content.every(isLanguageCode),
  ) as LanguageCode[];
  const there = readdirSync(path.dirname(file)).filter((name) => name.endsWith(ending));
  if (there.some((name) => !listed.some((language) => name === `${language}${ending}`)))
    throw new BuildProblem(file, 'is cut short or damaged');
  return listed;
}

/** Returns what is known of a language's words. @throws BuildProblem where its file is not whole. */
export const readLanguage = (outDir: string, language: LanguageCode): StoredLanguage =>
  readPart(outDir, language, 'language') as StoredLanguage;

/** Returns the help cards. @throws BuildProblem where a file of theirs is not whole. */
export function readHelp(outDir: string): StoredHelp {
  const isClassifier = (part: unknown) =>
    hasParts(part, { labels: Array.isArray, priors: Array.isArray, scale: (scale) => Number(scale) > 0 });
  const help = readBuiltData(helpFileOf(outDir), (content) =>
    hasParts(content, {
      cards: Array.isArray,
      words: isObject,
      beyond: Array.isArray,
      model: (model) => hasParts(model, { cards: isClassifier, languages: isClassifier }),
    }),
  ) as StoredHelp;
  const whole = (name: keyof HelpModel) => {
    const { rows, ...classifier } = help.model[name] as Classifier & { rows: number };
    const weights = new Int8Array(readBuilt(classifierFileOf(outDir, name, 'weights')));
    const file = classifierFileOf(outDir, name, 'features');
    const codes = new Uint8Array(readBuilt(file));
    if (codes.length !== rows * Uint32Array.BYTES_PER_ELEMENT || weights.length !== rows * classifier.labels.length)
      throw new BuildProblem(file, 'is cut short or damaged');
    return { ...classifier, features: new Uint32Array(codes.buffer), weights };
  };
  return { ...help, model: { cards: whole('cards'), languages: whole('languages') } };
}

/** Returns a language's records and index. @throws BuildProblem where its file is not whole. */
export const readIndex = (outDir: string, language: LanguageCode): StoredRecords =>
  readPart(outDir, language, 'index') as StoredRecords;

/** Returns all of each language, one after another, so that they need not all be in memory. */
export function* readIndexes(outDir: string): Generator<[LanguageCode, StoredIndex]> {
  for (const language of indexedLanguages(outDir))
    yield [language, { ...readLanguage(outDir, language), ...readIndex(outDir, language) }];
}
