/** What of the site needs a reader's yes: decided when it is built, by its content and its settings. */
import type { Config } from '../config.ts';
import { type Purpose, purposes } from '../consent.ts';
import type { Content } from './store.ts';

export type ConsentConfig = Pick<Config, 'siteEnv' | 'matomoUrl'>;

/** Returns the purposes that the site has something for: a counter that is set, and each host that a page has media of. */
export function neededPurposes({ film, episode }: Content, { matomoUrl }: ConsentConfig): Purpose[] {
  const hosts = new Set<string>([...film, ...episode].map(({ data }) => data.provider));
  return purposes.filter((purpose) => (purpose === 'matomo' ? matomoUrl !== undefined : hosts.has(purpose)));
}

/**
 * Returns the purposes that readers are asked about. Nobody is asked about what the site does not have, but for local and
 * staging sites: there the whole question can be seen and tested.
 */
export const askedPurposes = (content: Content, config: ConsentConfig): readonly Purpose[] =>
  config.siteEnv === 'production' ? neededPurposes(content, config) : purposes;
