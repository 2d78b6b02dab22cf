/** Determines what on the site needs the reader's consent, at build time, from its content and settings. */
import type { Config } from '../config.ts';
import { type Purpose, purposes } from '../shared/consent.ts';
import type { Content } from './store.ts';

export type ConsentConfig = Pick<Config, 'siteEnv' | 'matomoUrl'>;

/**
 * Returns the purposes that the site uses: analytics if it is configured, and each host that a page embeds media from.
 */
export function neededPurposes({ film, episode }: Content, { matomoUrl }: ConsentConfig): Purpose[] {
  const hosts = new Set<string>([...film, ...episode].map(({ data }) => data.provider));
  return purposes.filter((purpose) => (purpose === 'matomo' ? matomoUrl !== undefined : hosts.has(purpose)));
}

/**
 * Returns the purposes that readers are asked about. In production, these are the ones that the site uses. Local and
 * staging sites ask about all, so that the whole question can be seen and tested.
 */
export const askedPurposes = (content: Content, config: ConsentConfig): readonly Purpose[] =>
  config.siteEnv === 'production' ? neededPurposes(content, config) : purposes;
