/** Fills Algolia's index: its settings, and every record of every language. */
import type { IndexSettings, SupportedLanguage } from '@algolia/client-search';
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { fields } from '../../query/ranking.ts';
import type { StoredIndex } from '../embedded/buildIndex.ts';
import { algoliaClient, type AlgoliaOptions, type AlgoliaSettings } from './client.ts';
import { supportedLanguages } from './languages.ts';

/** Returns settings of an index with these languages; fields in the order in which they count. */
const settingsOf = (languages: readonly LanguageCode[]): IndexSettings => ({
  searchableAttributes: fields.flatMap((field) => (field === 'tags' ? [field, 'words'] : [field])),
  // Types are counted, languages only filtered by.
  attributesForFaceting: ['contentType', 'filterOnly(locale)'],
  indexLanguages: [...new Set<SupportedLanguage>(languages.flatMap(supportedLanguages))],
});

/**
 * Replaces all records at once; a search meanwhile sees the former ones. The settings, the same each time but
 * for new languages, are changed first.
 * @param settings with a key that may write
 * @throws the client's error
 */
export async function fillAlgolia(
  settings: AlgoliaSettings,
  indexes: Iterable<[LanguageCode, StoredIndex]>,
  tell: (line: string) => void = () => undefined,
  options: AlgoliaOptions = {},
): Promise<void> {
  const client = algoliaClient(settings, options);
  const { indexName } = settings;
  const languages: LanguageCode[] = [];
  const objects: Record<string, unknown>[] = [];
  for (const [language, { records }] of indexes) {
    languages.push(language);
    objects.push(...records);
    tell(`${language}: ${records.length} records`);
  }
  const { taskID } = await client.setSettings({ indexName, indexSettings: settingsOf(languages) });
  await client.waitForTask({ indexName, taskID });
  // Goes through an index of its own, which takes the settings along and then the name.
  await client.replaceAllObjects({ indexName, objects });
}
