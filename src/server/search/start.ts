/** Search over a built site: loads what it needs, and loads it anew. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { LanguageCode } from '../../i18n/languages.ts';
import { embedded, type EngineChoice } from './engines/choose.ts';
import { createHelp } from './help/card.ts';
import { createResources, type LanguageResources } from './language/resources.ts';
import { createSearchService, type SearchService } from './service.ts';
import { indexedLanguages, readHelp, readLanguage } from './store.ts';

/** How long to wait before an engine that can't answer yet is looked at again, in ms. */
const retryMs = 500;

export type Search = {
  /** Returns whether everything is loaded and the engine has been seen to answer. */
  isReady: () => boolean;
  /** Returns nothing before it can answer at all, if only with a help card. */
  service: () => SearchService | undefined;
  engine: string;
  /**
   * Loads what the built site has; again, it takes the place of the former whole, between two questions.
   * An engine elsewhere that can't answer yet is waited for afterwards.
   * @throws BuildProblem where an index can't be used; then the former stays
   */
  load: () => Promise<void>;
  /** Lets go of what the engine holds. */
  close: () => Promise<void>;
};

/** Returns what is known of each language. @throws BuildProblem where a file is not whole */
const loadResources = (outDir: string): Map<LanguageCode, LanguageResources> =>
  new Map(
    indexedLanguages(outDir).map((language) => [language, createResources(language, readLanguage(outDir, language))]),
  );

/**
 * Returns search over the indexes of a built site, by the chosen engine.
 * @param options `onReady` is called with each new service; without `hasHelp` no cards are looked for, as in a thread
 *   beside the one that does
 */
export function createSearch(
  outDir: string,
  choice: EngineChoice = embedded,
  { onReady = () => {}, hasHelp = true }: { onReady?: () => void; hasHelp?: boolean } = {},
): Search {
  let current: SearchService | undefined;
  /** Loads are numbered; the latest is used. */
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
      // One that answered once is trusted: a failure now and then is reported to the reader, and passes.
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
