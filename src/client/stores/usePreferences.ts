import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { getPreferences, onPreferences } from './preferences.ts';
import { defaults, type Preferences } from '../../shared/preferences.ts';

/**
 * Returns the reader's preferences as they are now; on the server, and until the page has its script, the defaults.
 * A waking island renders the defaults first, as the server did. React would look at what is kept in a later task; a
 * press between the two would rest on the defaults, and be kept in place of what is. So it looks at once.
 */
export function usePreferences(): Preferences {
  const [, wake] = useReducer(() => true, false);
  useLayoutEffect(wake, [wake]);
  return useSyncExternalStore(onPreferences, getPreferences, () => defaults);
}
