/** Loads and reloads search over a built site. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { LanguageCode } from '../../i18n/languages.ts';
import { embedded, type EngineChoice } from './engines/choose.ts';
import { createHelp } from './help/card.ts';
import { createResources, type LanguageResources } from './language/resources.ts';
import { createSearchService, type SearchService } from './service.ts';
import { indexedLanguages, readHelp, readLanguage } from './store.ts';

/** Delay between checks of an engine that can't answer yet, in ms. */
const retryMs = 500;

export type Search = {
  /** Returns whether everything is loaded and the engine has passed its check. */
  isReady: () => boolean;
  /** Returns `undefined` until the service can answer, even if only with a help card. */
  service: () => SearchService | undefined;
  engine: string;
  /**
   * Loads the built site's indexes. A reload replaces the previous service atomically. Does not wait for a remote
   * engine that can't answer yet: `isReady` turns true later.
   * @throws BuildProblem if an index can't be used; the previous service then stays
   */
  load: () => Promise<void>;
  /** Releases the engine's connections or threads. */
  close: () => Promise<void>;
};

/** @throws BuildProblem if a file is incomplete */
const loadResources = (outDir: string): Map<LanguageCode, LanguageResources> =>
  new Map(
    indexedLanguages(outDir).map((language) => [language, createResources(language, readLanguage(outDir, language))]),
  );

/**
 * Creates search over the indexes of a built site, with the chosen engine.
 * @param options `onReady` is called each time a service is installed; `hasHelp: false` skips help cards, as in the
 *   search thread, since the main thread matches them
 */
export function createSearch(
  outDir: string,
  choice: EngineChoice = embedded,
  { onReady = () => {}, hasHelp = true }: { onReady?: () => void; hasHelp?: boolean } = {},
): Search {
  let current: SearchService | undefined;
  /** Number of the latest load; an earlier load that finishes after it is ignored. */
  let latest = 0;

  return {
    engine: choice.name,
    isReady: () => current !== undefined,
    service: () => current,
    async load() {
      const resources = loadResources(outDir);
      const engine = choice.create(resources, outDir);
      const service = createSearchService(
        engine,
        resources,
        randomUUID,
        hasHelp ? createHelp(resources, readHelp(outDir)) : undefined,
      );
      const number = ++latest;
      const isLatest = () => number === latest;
      const install = () => {
        if (!isLatest()) return;
        current = service;
        onReady();
      };
      // After its first success, don't check the engine again: a temporary failure is reported to the reader.
      if (current || !engine.check) return install();
      const { check } = engine;
      const untilSeen = async () => {
        for (let logged = ''; isLatest(); await setTimeout(retryMs, undefined, { ref: false })) {
          try {
            await check();
            return install();
          } catch (error) {
            const problem = choice.explain(error);
            if (problem !== logged) console.error(problem);
            logged = problem;
          }
        }
      };
      void untilSeen();
    },
    async close() {
      latest = Number.POSITIVE_INFINITY;
      await choice.close?.();
    },
  };
}
