/** Fills the Algolia index: its settings, and the records of all languages. */
import type { IndexSettings, SupportedLanguage } from '@algolia/client-search';
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { fields } from '../../query/ranking.ts';
import type { StoredIndex } from '../embedded/buildIndex.ts';
import { algoliaClient, type AlgoliaOptions, type AlgoliaSettings } from './client.ts';
import { supportedLanguages } from './languages.ts';

/** Returns the index settings. Algolia ranks attributes by their order: the most important field comes first. */
const settingsOf = (languages: readonly LanguageCode[]): IndexSettings => ({
  searchableAttributes: fields.flatMap((field) => (field === 'tags' ? [field, 'words'] : [field])),
  // Types are counted; languages are only filtered on.
  attributesForFaceting: ['contentType', 'filterOnly(locale)'],
  indexLanguages: [...new Set<SupportedLanguage>(languages.flatMap(supportedLanguages))],
});

/**
 * Replaces all records atomically; until then, searches see the old ones. The settings are updated first: they change
 * only with new languages.
 * @param settings with a write key
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
  // The client fills a temporary index, which copies the settings and is then renamed.
  await client.replaceAllObjects({ indexName, objects });
}
