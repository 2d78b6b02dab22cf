import { useSyncExternalStore } from 'react';
import { getPreferences, onPreferences } from './preferences.ts';
import { defaults, type Preferences } from '../../preferences.ts';

/** Returns the reader's preferences as they are now; on the server, and until the page has its script, the defaults. */
export const usePreferences = (): Preferences => useSyncExternalStore(onPreferences, getPreferences, () => defaults);
