/** The reader's preferences: written on every change, in step between tabs. Nothing is written before. */
import { parsePreferences, type Preferences, storageKey } from '../../shared/preferences.ts';

let current: Preferences | undefined;
/** What is stored, as this tab read or wrote it last. */
let known: string | null = null;
/** Whether this tab could store what it has. */
let isStored = true;
const listeners = new Set<(preferences: Preferences) => void>();

/** Storage may be blocked, and then even asking for it throws. */
function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return known;
  }
}

/**
 * Returns what the reader has chosen, or the defaults: as they are stored now, since another tab may have written what
 * this one has not heard of yet.
 */
export function getPreferences(): Preferences {
  const text = isStored ? readText() : known;
  if (!current || text !== known) current = parsePreferences(text);
  known = text;
  return current;
}

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
  const text = JSON.stringify(current);
  try {
    localStorage.setItem(storageKey, text);
    [known, isStored] = [text, true];
  } catch (error) {
    console.warn('Kept for this page only', error);
    isStored = false;
  }
  tell();
  return isStored;
}

function followOtherTabs({ key }: StorageEvent): void {
  // A null key means that everything was cleared.
  if (key !== storageKey && key !== null) return;
  isStored = true;
  tell();
}

/** A page that lay in the back/forward cache heard of nothing meanwhile. */
function readAnew({ persisted }: PageTransitionEvent): void {
  if (persisted) tell();
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
