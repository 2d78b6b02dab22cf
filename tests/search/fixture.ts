/** A small site for the engines: its records, and how the build and the indexing command load them into an engine. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { HelpData } from '../../src/content/help.ts';
import type { SearchRecord } from '../../src/content/searchRecords.ts';
import type { Site } from '../../src/content/site.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { SearchAnswer } from '../../src/search/contract.ts';
import { embedded, type EngineChoice, postgresAt } from '../../src/server/search/engines/choose.ts';
import { fillDatabase } from '../../src/server/search/engines/postgres/fill.ts';
import type { SearchQuestion } from '../../src/server/search/question.ts';
import type { SearchService } from '../../src/server/search/service.ts';
import { createSearch } from '../../src/server/search/start.ts';
import { readIndexes, writeIndexes } from '../../src/server/search/store.ts';
import { languageData } from './languageData.ts';
import { startPostgres } from './postgresServer.ts';

/** Returns a record. Fields that are not given are empty. */
export const record = (locale: LanguageCode, id: string, title: string, rest: Partial<SearchRecord> = {}) => ({
  objectID: id,
  locale,
  contentType: 'page' as const,
  title,
  path: `/${id}`,
  preamble: '',
  parents: [],
  tags: [],
  body: '',
  ...rest,
});

type Words = Site['content']['searchLexicon'];

/** For each language, what the tests need. */
export const words = (['sv', 'en', 'ar', 'zh'] as const).map((language) => ({
  language,
  data: {
    ...languageData(language),
    stopwords: language === 'sv' ? ['vad', 'är', 'på', 'och'] : [],
    synonyms:
      language === 'sv'
        ? [
            ['nalle', 'gosedjur'],
            ['ont i magen', 'magont'],
          ]
        : [],
  },
})) as unknown as Words;

/** One card, which Swedish words trigger. */
export const help: HelpData = {
  cards: [
    {
      id: 'die',
      kind: 'crisis',
      numbers: ['112', '116 111'],
      hasPlace: false,
      isVital: true,
      asks: ['die'],
      pages: { sv: { title: 'Läs', path: '/las' } },
    },
  ],
  words: { sv: { die: { title: 'Prata med någon nu', lines: ['Är du i fara?', 'Under 18'] } } },
  phrases: { sv: { groups: { die: ['självmord', 'jag vill dö'] }, falsePositives: [] } },
  beyond: [],
  wordings: [
    ...['självmord', 'jag vill dö', 'vill dö'].map((text) => ({ language: 'sv', text, card: 'die' })),
    ...['narkos', 'jag vill äta', 'nalle', 'ont i magen', 'vad är det'].map((text) => ({ language: 'sv', text })),
  ],
};

export type Opened = {
  service: () => SearchService;
  /** Replaces all records. */
  publish: (records: SearchRecord[]) => Promise<void>;
  ask: (query: string, more?: Partial<SearchQuestion>) => Promise<SearchAnswer>;
  close: () => Promise<void>;
};

async function open(choice: EngineChoice, index: (outDir: string) => Promise<void>): Promise<Opened> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'tryggve-search-'));
  const search = createSearch(outDir, choice);
  const service = () => {
    const ready = search.service();
    if (!ready) throw new Error('search is not ready');
    return ready;
  };
  return {
    service,
    async publish(records) {
      writeIndexes(records, words, help, outDir);
      await index(outDir);
      await search.load();
      while (!search.service()) await setTimeout(10);
    },
    ask: (query, more) => service().answer({ locale: 'sv', query, page: 1, ...more }),
    async close() {
      await search.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Our own engines, each as a server has it. */
export const engines: Record<string, () => Promise<Opened>> = {
  minisearch: () => open(embedded, () => Promise.resolve()),
  async postgres() {
    const server = await startPostgres();
    const opened = await open(postgresAt(server.url), (outDir) => fillDatabase(server.url, readIndexes(outDir)));
    return {
      ...opened,
      async close() {
        await opened.close();
        await server.stop();
      },
    };
  },
};
