import { useEffect, useEffectEvent } from 'react';
import { type Step, stepOfKey } from './reel.ts';

/**
 * Listens to the keyboard wherever the focus is.
 * @param onStep called by the arrow keys
 * @param onEscape called by Escape; where it returns true, what lies behind hears nothing of it
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
    // On its way down: the dialog around would close at Escape.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
