import { getPreferences } from '../../client/stores/preferences.ts';
import type { InsightsEvent } from './insights.ts';

/**
 * Counts which hits were of use, once the reader has consented to being counted.
 * @param fail called with what went wrong
 */
export function count(event: InsightsEvent, fail: (error: unknown) => void): void {
  if (getPreferences().cookies?.['matomo'] !== true) return;
  import('./insights.ts').then(({ sendInsights }) => sendInsights(event)).catch(fail);
}
