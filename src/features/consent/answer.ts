import { setConsent } from '../../client/stores/consent.ts';
import { track } from '../../client/track.ts';
import type { Purpose } from '../../shared/consent.ts';

/**
 * Stores a yes to some purposes and a no to the rest, and tells of it, but for a no to everything.
 * @param name what the event is called
 */
export function answer(granted: readonly Purpose[], name: string): void {
  setConsent(granted);
  if (granted.length > 0) track('Cookie Settings', 'Button Click', name);
}
