/** The search of a running server: loads what it needs beside the pages that are served already, and loads it anew. */
import { randomUUID } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { LanguageKnowledge } from './engine.ts';
import { embedded, type EngineChoice } from './engines.ts';
import { createKnowledge } from './knowledge.ts';
import { createSearchService, type SearchService } from './service.ts';
import { indexedLanguages, readKnowledge } from './store.ts';

/** How long to wait before an engine that can't answer yet is looked at again, in ms. */
const retryMs = 500;

export type Search = {
  /** Nothing until everything is loaded and the engine has been seen to answer. */
  service: () => SearchService | undefined;
  engine: string;
  /**
   * Loads what the built site has; again, it takes the place of the former whole, between two questions.
   * An engine elsewhere that can't answer yet is waited for afterwards.
   * @throws the file system's error where an index can't be read; then the former stays
   */
  load: () => Promise<void>;
  /** Lets go of what the engine holds. */
  close: () => Promise<void>;
};

/**
 * @param isServing whether a former index answers meanwhile
 * @returns a pause between two languages; while searches are answered, it is as long as the loading before it took
 */
function pausesWhile(isServing: boolean): () => Promise<void> {
  let began = performance.now();
  return async () => {
    await (isServing ? setTimeout(performance.now() - began) : setImmediate());
    began = performance.now();
  };
}

async function loadKnowledge(
  outDir: string,
  pause: () => Promise<void>,
): Promise<Map<LanguageCode, LanguageKnowledge>> {
  const knowledge = new Map<LanguageCode, LanguageKnowledge>();
  for (const language of indexedLanguages(outDir)) {
    knowledge.set(language, createKnowledge(language, readKnowledge(outDir, language)));
    await pause();
  }
  return knowledge;
}

/** @returns search over the indexes of a built site, by the engine that was chosen */
export function createSearch(outDir: string, choice: EngineChoice = embedded): Search {
  let current: SearchService | undefined;
  /** Loads are numbered; the newest that succeeded is used, whichever came to its end first. */
  let started = 0;
  let newest = 0;

  return {
    engine: choice.name,
    service: () => current,
    async load() {
      const own = ++started;
      const pause = pausesWhile(current !== undefined);
      const knowledge = await loadKnowledge(outDir, pause);
      const engine = await choice.create(knowledge, outDir, pause);
      const service = createSearchService(engine, knowledge, randomUUID);
      newest = Math.max(newest, own);
      const isLatest = () => own === newest;
      const use = () => {
        if (isLatest()) current = service;
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
