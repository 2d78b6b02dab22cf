/** The index files: the build writes them, and the server only loads them. */
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

/** Neither our server nor nginx serves dot folders. */
const folder = '.search';
/** Lists the indexed languages, so that a lost file is noticed. */
const listOf = (outDir: string) => path.join(outDir, folder, 'languages.json');

/** Help cards, their texts and the trained model. Each language's phrases are in its own language file. */
export type StoredHelp = Omit<HelpData, 'phrases' | 'wordings'> & { model: HelpModel };
const helpFileOf = (outDir: string) => path.join(outDir, folder, 'help.json');
/** The classifiers' numbers are in binary files: as JSON they would be several times larger. */
const classifierFileOf = (outDir: string, name: keyof HelpModel, part: 'features' | 'weights') =>
  path.join(outDir, folder, `help.${name}.${part}`);

type Part = 'language' | 'index';

/** Two files per language. Every process reads `language`; one that queries a remote engine does not need `index`. */
const fileOf = (outDir: string, language: LanguageCode, part: Part) =>
  path.join(outDir, folder, `${language}.${part}.json`);

/** Writes the help cards, and the index of each language in `words` that has records. Replaces the whole folder. */
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

/** Required keys of each file: valid JSON is not enough, since a truncated file may have been repaired by hand. */
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
 * Returns the languages that a built site has an index for.
 * @throws BuildProblem if the list is empty, or lacks a language whose file exists: crisis queries in that language
 *   would go undetected
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

/** Reads a language's words and statistics. @throws BuildProblem if the file is incomplete */
export const readLanguage = (outDir: string, language: LanguageCode): StoredLanguage =>
  readPart(outDir, language, 'language') as StoredLanguage;

/** Reads the help cards and their model. @throws BuildProblem if a file is incomplete */
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

/** Reads a language's records and index. @throws BuildProblem if the file is incomplete */
export const readIndex = (outDir: string, language: LanguageCode): StoredRecords =>
  readPart(outDir, language, 'index') as StoredRecords;

/** Yields the languages' indexes one at a time, so that they need not all fit in memory. */
export function* readIndexes(outDir: string): Generator<[LanguageCode, StoredIndex]> {
  for (const language of indexedLanguages(outDir))
    yield [language, { ...readLanguage(outDir, language), ...readIndex(outDir, language) }];
}
