import { getPreferences } from './stores/preferences.ts';

/**
 * Returns whether what is typed is to leave no trace: no address, no list, no count. So it is on a private page, and
 * everywhere in discreet mode. On the server nothing is typed.
 */
export const isTraceless = (): boolean =>
  typeof document !== 'undefined' && ('private' in document.documentElement.dataset || getPreferences().discreet);
