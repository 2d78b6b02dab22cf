import { type ReactNode, useEffect, useState } from 'react';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import type { AvatarFace } from './AvatarFace.tsx';

/** Returns the child's own figure where it has made one; its drawing is loaded for no one else. */
export function useAvatarFace(): ReactNode {
  const figure = usePreferences().aa_avatar;
  const [Face, setFace] = useState<typeof AvatarFace>();

  useEffect(() => {
    if (!figure.isSaved) return;
    import('./AvatarFace.tsx').then(
      (loaded) => setFace(() => loaded.AvatarFace),
      (error: unknown) => console.warn('The own figure could not be loaded', error),
    );
  }, [figure.isSaved]);

  return figure.isSaved && Face ? <Face figure={figure} /> : undefined;
}
