import { hasConsent } from '../../client/stores/consent.ts';
import { isTraceless } from '../../client/traceless.ts';
import type { InsightsEvent } from '../../search/contract.ts';

/**
 * Reports the use of hits if the visitor has consented to analytics, except where nothing may leave a trace.
 * @param fail called with an error
 */
export function reportHits(event: InsightsEvent, fail: (error: unknown) => void): void {
  if (!hasConsent('matomo') || isTraceless()) return;
  import('./insights.ts').then((insights) => insights.sendInsights(event)).catch(fail);
}
