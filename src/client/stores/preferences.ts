/** The reader's preferences: read once, written on every change, in step between tabs. Nothing is written before. */
import { parsePreferences, type Preferences, storageKey } from '../../preferences.ts';

/** Storage may be blocked, and then even asking for it throws. */
const storage = <T>(use: (storage: Storage) => T, otherwise: T): T => {
  try {
    return use(localStorage);
  } catch (error) {
    console.warn('Kept for this page only', error);
    return otherwise;
  }
};

let current: Preferences | undefined;
const listeners = new Set<(preferences: Preferences) => void>();

/** Returns what the reader has chosen, or the defaults. */
export const getPreferences = (): Preferences =>
  (current ??= parsePreferences(storage((local) => local.getItem(storageKey), null)));

const tell = () => {
  for (const listener of listeners) listener(getPreferences());
};

/**
 * Changes some preferences and stores them all. A full or blocked storage leaves them valid for this page.
 * @param change the fields that change
 * @returns whether they are stored
 */
export function setPreferences(change: Partial<Preferences>): boolean {
  current = { ...getPreferences(), ...change };
  const isStored = storage((local) => {
    local.setItem(storageKey, JSON.stringify(current));
    return true;
  }, false);
  tell();
  return isStored;
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  // A null key means that everything was cleared.
  if (key !== storageKey && key !== null) return;
  current = parsePreferences(key === null ? null : newValue);
  tell();
}

/** A page that lay in the back/forward cache heard of nothing meanwhile; what it would write next is older than what is stored. */
function readAnew({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  current = undefined;
  tell();
}

/**
 * Calls `listener` with every change, of this tab or another.
 * @returns a cleanup function
 */
export function onPreferences(listener: (preferences: Preferences) => void): () => void {
  addEventListener('storage', followOtherTabs);
  addEventListener('pageshow', readAnew);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
