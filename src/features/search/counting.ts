import { hasConsent } from '../../client/stores/consent.ts';
import { isTraceless } from '../../client/traceless.ts';
import type { InsightsEvent } from '../../search/contract.ts';

/**
 * Counts which hits were of use, once the reader has consented to being counted; never what leaves no trace.
 * @param fail called with what went wrong
 */
export function count(event: InsightsEvent, fail: (error: unknown) => void): void {
  if (!hasConsent('matomo') || isTraceless()) return;
  import('./insights.ts').then((insights) => insights.sendInsights(event)).catch(fail);
}
