/** Where the indexes lie between the build, which writes them, and the server, which only loads them. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { Site } from '../../content/site.ts';
import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import { buildIndex, type StoredIndex, type StoredRecords } from './engines/embedded/buildIndex.ts';
import { languageDataOf } from './language/languageData.ts';
import type { StoredLanguage } from './language/resources.ts';

/** An index that can't be used. Its message says which file, and what to do. */
export class IndexProblem extends Error {
  override name = 'IndexProblem';
  constructor(file: string, what: string) {
    super(`${file} ${what}. Run npm run build.`);
  }
}

/** A dot in front: neither server hands it out. */
const folder = '.search';
/** Which languages there are: without it, a file that was lost would not be missed. */
const listOf = (outDir: string) => path.join(outDir, folder, 'languages.json');

type Part = 'language' | 'index';

/** Two files a language: every process reads what is known of words, and one that only asks a database nothing more. */
const fileOf = (outDir: string, language: LanguageCode, part: Part) =>
  path.join(outDir, folder, `${language}.${part}.json`);

/** Writes an index of the records for each language that has words, in place of what was there. */
export function writeIndexes(
  records: readonly SearchRecord[],
  words: Site['content']['searchLexicon'],
  outDir: string,
): void {
  const target = path.join(outDir, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const written: LanguageCode[] = [];
  for (const { language, data } of words) {
    const ofLanguage = records.filter(({ locale }) => locale === language);
    if (ofLanguage.length === 0) continue;
    const { records: kept, index, ...resources } = buildIndex(language, ofLanguage, languageDataOf(data));
    writeFileSync(fileOf(outDir, language, 'language'), JSON.stringify(resources));
    writeFileSync(fileOf(outDir, language, 'index'), JSON.stringify({ records: kept, index }));
    written.push(language);
  }
  writeFileSync(listOf(outDir), JSON.stringify(written));
}

/** What each file must hold; one that was cut short and mended by hand may not. */
const keys = {
  language: ['version', 'count', 'vocabulary', 'surfaces', 'data'],
  index: ['records', 'index'],
} as const;

/** @throws IndexProblem where a file can't be read, or is not what the build wrote */
function read(file: string, isWhole: (content: unknown) => boolean): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new IndexProblem(file, (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is missing' : 'can not be read');
  }
  try {
    const content: unknown = JSON.parse(text);
    if (isWhole(content)) return content;
  } catch {
    // Said below, without what it holds.
  }
  throw new IndexProblem(file, 'is cut short or damaged');
}

const readPart = (outDir: string, language: LanguageCode, part: Part): unknown =>
  read(
    fileOf(outDir, language, part),
    (content) => typeof content === 'object' && content !== null && keys[part].every((key) => key in content),
  );

/** Returns the languages that a built site has an index of. @throws IndexProblem where it says of none. */
export const indexedLanguages = (outDir: string): LanguageCode[] =>
  read(listOf(outDir), (content) => Array.isArray(content) && content.every(isLanguageCode)) as LanguageCode[];

/** Returns what is known of a language's words. @throws IndexProblem where its file is not whole. */
export const readLanguage = (outDir: string, language: LanguageCode): StoredLanguage =>
  readPart(outDir, language, 'language') as StoredLanguage;

/** Returns a language's records and index. @throws IndexProblem where its file is not whole. */
export const readIndex = (outDir: string, language: LanguageCode): StoredRecords =>
  readPart(outDir, language, 'index') as StoredRecords;

/** Returns all of each language, one after another, so that they need not all be in memory. */
export function* readIndexes(outDir: string): Generator<[LanguageCode, StoredIndex]> {
  for (const language of indexedLanguages(outDir))
    yield [language, { ...readLanguage(outDir, language), ...readIndex(outDir, language) }];
}
