import { useEffect, useEffectEvent } from 'react';
import { type Step, stepOfKey } from './reel.ts';

/**
 * Listens to the keyboard wherever the focus is.
 * @param onStep called by the arrow keys
 * @param onEscape called by Escape; returns true to stop the event
 */
export function useReelKeys(onStep: (step: Step) => void, onEscape: () => boolean): void {
  const step = useEffectEvent(onStep);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const found = stepOfKey(event);
      if (found) step(found);
      if (found || (event.key === 'Escape' && escape())) event.preventDefault();
    };
    // Captured, because the dialog would close on Escape.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
