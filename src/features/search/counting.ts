import { hasConsent } from '../../client/stores/consent.ts';
import type { InsightsEvent } from '../../search/contract.ts';

/**
 * Counts which hits were of use, once the reader has consented to being counted.
 * @param fail called with what went wrong
 */
export function count(event: InsightsEvent, fail: (error: unknown) => void): void {
  if (!hasConsent('matomo')) return;
  import('./insights.ts').then((insights) => insights.sendInsights(event)).catch(fail);
}
