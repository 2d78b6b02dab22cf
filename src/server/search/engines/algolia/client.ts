/** Creates the Algolia client. Only our server contacts Algolia, never the reader's browser. */
import { type SearchClient, searchClient } from '@algolia/client-search';
import type { SiteEnvironment } from '../../../../config.ts';

/** Timeouts in ms, per attempt: the client tries another of Algolia's hosts after each failure. */
export const timeouts = { connect: 1000, read: 1500, write: 30_000 } as const;
/** The same token for all readers, so that Algolia can't tell them apart. */
export const userToken = 'anonymous';

/** Returns the environment's index name. Local development has its own index. */
export const indexNameOf = (siteEnv: SiteEnvironment): string => `${siteEnv === 'local' ? 'dev' : 'prod'}_content`;

export type AlgoliaSettings = { appId: string; apiKey: string; indexName: string; region?: 'de' | 'us' | undefined };

/** Options of both Algolia clients; tests override the hosts. */
export type AlgoliaOptions = NonNullable<Parameters<typeof searchClient>[2]>;

export const algoliaClient = ({ appId, apiKey }: AlgoliaSettings, options: AlgoliaOptions = {}): SearchClient =>
  searchClient(appId, apiKey, { timeouts, ...options });
