/** Search over a built site: loads what it needs, and loads it anew. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { LanguageKnowledge } from './engine.ts';
import { embedded, type EngineChoice } from './engines.ts';
import { createKnowledge } from './knowledge.ts';
import { createSearchService, type SearchService } from './service.ts';
import { indexedLanguages, readKnowledge } from './store.ts';

/** How long to wait before an engine that can't answer yet is looked at again, in ms. */
const retryMs = 500;

export type Search = {
  /** Whether everything is loaded and the engine has been seen to answer. */
  isReady: () => boolean;
  /** Nothing before it can answer at all, if only to a cry for help. */
  service: () => SearchService | undefined;
  engine: string;
  /**
   * Loads what the built site has; again, it takes the place of the former whole, between two questions.
   * An engine elsewhere that can't answer yet is waited for afterwards.
   * @throws IndexProblem where an index can't be used; then the former stays
   */
  load: () => Promise<void>;
  /** Lets go of what the engine holds. */
  close: () => Promise<void>;
};

/** @returns what is known of each language. @throws IndexProblem where a file is not whole */
export const loadKnowledge = (outDir: string): Map<LanguageCode, LanguageKnowledge> =>
  new Map(
    indexedLanguages(outDir).map((language) => [language, createKnowledge(language, readKnowledge(outDir, language))]),
  );

/** @returns search over the indexes of a built site, by the engine that was chosen; `onReady` hears of each service */
export function createSearch(outDir: string, choice: EngineChoice = embedded, onReady = () => {}): Search {
  let current: SearchService | undefined;
  /** Loads are numbered; the newest is used. */
  let newest = 0;

  return {
    engine: choice.name,
    isReady: () => current !== undefined,
    service: () => current,
    async load() {
      const knowledge = loadKnowledge(outDir);
      const engine = choice.create(knowledge, outDir);
      const service = createSearchService(engine, knowledge, randomUUID);
      const own = ++newest;
      const isLatest = () => own === newest;
      const use = () => {
        if (!isLatest()) return;
        current = service;
        onReady();
      };
      // One that answered once is trusted: a failure now and then is told to who asks, and is over by itself.
      if (current || !engine.check) return use();
      const { check } = engine;
      const untilSeen = async () => {
        for (let told = ''; isLatest(); await setTimeout(retryMs, undefined, { ref: false })) {
          try {
            await check();
            return use();
          } catch (error) {
            const problem = choice.explain(error);
            if (problem !== told) console.error(problem);
            told = problem;
          }
        }
      };
      void untilSeen();
    },
    async close() {
      newest = Number.POSITIVE_INFINITY;
      await choice.close?.();
    },
  };
}
