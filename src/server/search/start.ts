/** The search of a running server: loads its indexes beside the pages that are served already. */
import { randomUUID } from 'node:crypto';
import { createEmbeddedEngine, knowledgeOf } from './embedded.ts';
import { createSearchService, type SearchService } from './service.ts';
import { readIndexes } from './store.ts';

export type Search = {
  /** Nothing until every index is loaded. */
  service: () => SearchService | undefined;
  engine: string;
  /** Resolves when it is loaded. @throws the file system's error where an index can't be read */
  load: () => Promise<void>;
};

/** @returns search over the indexes of a built site */
export function createSearch(outDir: string): Search {
  let service: SearchService | undefined;
  return {
    engine: 'minisearch',
    service: () => service,
    async load() {
      // After the caller's turn, so that pages are answered while the indexes are read.
      await new Promise((resolve) => setImmediate(resolve));
      const indexes = readIndexes(outDir);
      const knowledge = knowledgeOf(indexes);
      service = createSearchService(createEmbeddedEngine(indexes, knowledge), knowledge, randomUUID);
    },
  };
}
