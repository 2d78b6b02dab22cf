/** How Algolia is reached: our server asks it, the reader's browser never does. */
import { type SearchClient, searchClient } from '@algolia/client-search';
import type { SiteEnvironment } from '../../../../config.ts';

/** How long to wait for it, in ms; it is asked at another of its addresses after each failure. */
export const timeouts = { connect: 1000, read: 1500, write: 30_000 } as const;
/** Everybody is the same reader to it. */
export const userToken = 'anonymous';

/** Returns the index of an environment; what is tried out on a developer's machine has its own. */
export const indexNameOf = (siteEnv: SiteEnvironment): string => `${siteEnv === 'local' ? 'dev' : 'prod'}_content`;

export type AlgoliaSettings = { appId: string; apiKey: string; indexName: string; region?: 'de' | 'us' | undefined };

/** What both of its clients take beside their keys; a test gives its own address. */
export type AlgoliaOptions = NonNullable<Parameters<typeof searchClient>[2]>;

/** Returns the official client. */
export const algoliaClient = ({ appId, apiKey }: AlgoliaSettings, options: AlgoliaOptions = {}): SearchClient =>
  searchClient(appId, apiKey, { timeouts, ...options });
