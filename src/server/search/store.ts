/** Where the indexes lie between the build, which writes them, and the server, which only loads them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchRecords } from '../../content/searchRecords.ts';
import type { Site } from '../../content/site.ts';
import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import type { EntryData } from '../../content/store.ts';
import { buildIndex, type SearchWords, type StoredIndex } from './embedded.ts';

/** A dot in front: neither server hands it out. */
const folder = '.search';

/** @returns what an index keeps of a language's words; a language may have none, with a reason */
export const indexWordsOf = ({ stopwords, synonyms, crisis, harmless }: EntryData<'searchWords'>): SearchWords => ({
  stopwords: Array.isArray(stopwords) ? stopwords : [],
  synonyms: Array.isArray(synonyms) ? synonyms : [],
  crisis,
  harmless,
});

/** Writes an index for each language into a built site. */
export function writeIndexes(site: Site, outDir: string): void {
  const target = path.join(outDir, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const records = searchRecords(site);
  for (const { language, data } of site.content.searchWords) {
    const own = records.filter(({ locale }) => locale === language);
    if (own.length === 0) continue;
    writeFileSync(path.join(target, `${language}.json`), JSON.stringify(buildIndex(language, own, indexWordsOf(data))));
  }
}

/** @returns the indexes of a built site, by language */
export function readIndexes(outDir: string): Map<LanguageCode, StoredIndex> {
  const source = path.join(outDir, folder);
  const files = existsSync(source) ? readdirSync(source) : [];
  return new Map(
    files.flatMap((name): [LanguageCode, StoredIndex][] => {
      const language = path.basename(name, '.json');
      return isLanguageCode(language)
        ? [[language, JSON.parse(readFileSync(path.join(source, name), 'utf8')) as StoredIndex]]
        : [];
    }),
  );
}
