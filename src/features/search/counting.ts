import { hasConsent } from '../../client/stores/consent.ts';
import { isTraceless } from '../../client/traceless.ts';
import type { InsightsEvent } from '../../search/contract.ts';

/** Counts which hits were of use, once the reader has consented to being counted; never what leaves no trace. */
export function count(event: InsightsEvent): void {
  if (!hasConsent('matomo') || isTraceless()) return;
  import('./insights.ts')
    .then((insights) => insights.sendInsights(event))
    .catch((error: unknown) => console.warn('What was found could not be counted', error));
}
