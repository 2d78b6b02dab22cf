import { useState } from 'react';
import { type Avatar, avatarOf, firstAvatar, storedAvatar } from '../../shared/avatar.ts';
import { getPreferences, setPreferences } from '../../client/stores/preferences.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import { defaults } from '../../shared/preferences.ts';

/** Keeps the figure that is being made: what is saved, and the changes since. Each change can be undone. */
export function useAvatar() {
  const stored = usePreferences().aa_avatar;
  const [changes, setChanges] = useState<readonly Avatar[]>([]);
  const avatar = changes.at(-1) ?? avatarOf(stored);

  const kept = () => avatarOf(getPreferences().aa_avatar);
  function change(next: Avatar): void {
    // At once: starting over writes over what is kept before React runs what it is handed.
    const base = kept();
    setChanges((before) => [...(before.length > 0 ? before : [base]), next]);
  }

  return {
    avatar,
    /** Returns what is kept at this moment: as the island wakes, that is not rendered yet. */
    kept,
    change,
    /** @returns whether there was anything to undo */
    undo: (): boolean => {
      setChanges((before) => before.slice(0, -1));
      return changes.length > 1;
    },
    /** Starts over, and forgets what was saved. */
    reset: (): void => {
      change(firstAvatar);
      setPreferences({ aa_avatar: defaults.aa_avatar });
    },
    /** @returns whether this device could keep it */
    save: (): boolean => setPreferences({ aa_avatar: storedAvatar(avatar) }),
  };
}
