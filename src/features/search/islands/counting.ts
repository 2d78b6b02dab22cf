/** Counts which hits were of use, once the reader has consented to being counted. */
import { getPreferences } from '../../../client/stores/preferences.ts';
import type { InsightsEvent } from './insights.ts';

/**
 * @param panel carries the id of its latest answer
 * @param fail called with what went wrong
 * @returns what tells of hits, with their places among all, from 1, where they were chosen
 */
export function startCounting(panel: HTMLElement, fail: (error: unknown) => void) {
  return (type: InsightsEvent['type'], hits: Iterable<Element>, positions?: number[]): void => {
    if (getPreferences().cookies?.['matomo'] !== true) return;
    const objectIDs = [...hits].flatMap((hit) => (hit as HTMLElement).dataset['object'] ?? []);
    const queryId = panel.dataset['queryId'] ?? '';
    import('./insights.ts')
      .then(({ sendInsights }) => sendInsights({ type, objectIDs, queryId, positions }))
      .catch(fail);
  };
}
