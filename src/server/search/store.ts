/** Where the indexes lie between the build, which writes them, and the server, which only loads them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { Site } from '../../content/site.ts';
import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import type { EntryData } from '../../content/store.ts';
import { buildIndex, type StoredIndex, type StoredRecords } from './embedded.ts';
import type { StoredKnowledge } from './knowledge.ts';
import type { SearchWords } from './lexicon.ts';

/** A dot in front: neither server hands it out. */
const folder = '.search';

/** @returns what an index keeps of a language's words; a language may have none, with a reason */
export const indexWordsOf = ({ stopwords, synonyms, crisis, harmless }: EntryData<'searchWords'>): SearchWords => ({
  stopwords: Array.isArray(stopwords) ? stopwords : [],
  synonyms: Array.isArray(synonyms) ? synonyms : [],
  crisis,
  harmless,
});

type Part = 'knowledge' | 'index';

/** Two files a language: every process reads what is known of words, and one that only asks a database nothing more. */
const fileOf = (outDir: string, language: LanguageCode, part: Part) =>
  path.join(outDir, folder, `${language}.${part}.json`);

/** Writes an index of the records for each language that has words, in place of what was there. */
export function writeIndexes(
  records: readonly SearchRecord[],
  words: Site['content']['searchWords'],
  outDir: string,
): void {
  const target = path.join(outDir, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { language, data } of words) {
    const own = records.filter(({ locale }) => locale === language);
    if (own.length === 0) continue;
    const { records: kept, index, ...knowledge } = buildIndex(language, own, indexWordsOf(data));
    writeFileSync(fileOf(outDir, language, 'knowledge'), JSON.stringify(knowledge));
    writeFileSync(fileOf(outDir, language, 'index'), JSON.stringify({ records: kept, index }));
  }
}

/** @returns the languages that a built site has an index of; none where there is no site */
export function indexedLanguages(outDir: string): LanguageCode[] {
  const source = path.join(outDir, folder);
  const names = existsSync(source) ? readdirSync(source) : [];
  return names.flatMap((name) => {
    const language = path.basename(name, '.knowledge.json');
    return isLanguageCode(language) ? [language] : [];
  });
}

/** At once: handed piece by piece between the requests of a busy server, its files would take a minute. */
const read = (outDir: string, language: LanguageCode, part: Part): unknown =>
  JSON.parse(readFileSync(fileOf(outDir, language, part), 'utf8'));

/** @returns what is known of a language's words. @throws the file system's error where the site has no such language */
export const readKnowledge = (outDir: string, language: LanguageCode): StoredKnowledge =>
  read(outDir, language, 'knowledge') as StoredKnowledge;

/** @returns a language's records and index. @throws the file system's error where the site has no such language */
export const readIndex = (outDir: string, language: LanguageCode): StoredRecords =>
  read(outDir, language, 'index') as StoredRecords;

/** @returns all of each language, one after another, so that they need not all be in memory */
export function* readIndexes(outDir: string): Generator<[LanguageCode, StoredIndex]> {
  for (const language of indexedLanguages(outDir))
    yield [language, { ...readKnowledge(outDir, language), ...readIndex(outDir, language) }];
}
