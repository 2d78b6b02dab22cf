import { useState } from 'react';
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';

type Kept<Value> = {
  field: 'day' | 'plan';
  /** What there is before anything is chosen. */
  empty: Value;
  read: (stored: Record<string, unknown>) => Value;
  write: (value: Value) => Record<string, unknown>;
};

type KeptWords = { notKept: string; cleared: string; undone: string };

/** Keeps what a child chooses, on this device alone; tells where it can not; takes it all away, and brings it back. */
export function useSaved<Value>({ field, empty, read, write }: Kept<Value>, words: KeptWords) {
  const value = read(usePreferences()[field]);
  const [status, setStatus] = useState('');
  const [before, setBefore] = useState<Value>();
  const keep = (next: Value) => setPreferences({ [field]: write(next) });
  return {
    value,
    /** Returns what is kept at this moment: a press can come before what it rests on is rendered. */
    now: () => read(getPreferences()[field]),
    status,
    setStatus,
    /** Keeps a change; `said` is told of it, where it can be kept. */
    change: (next: Value, said = '') => setStatus(keep(next) ? said : words.notKept),
    /** Whether something was taken away that can come back. */
    canUndo: before !== undefined,
    clear: (): void => {
      setBefore(value);
      keep(empty);
      setStatus(words.cleared);
    },
    undo: (): void => {
      if (before !== undefined) keep(before);
      setBefore(undefined);
      setStatus(words.undone);
    },
  };
}
