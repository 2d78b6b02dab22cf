/** Shows the preferences on the page: theme, text size and motion are attributes of the root element. */
import type { Preferences } from '../preferences.ts';
import { getPreferences, onPreferences } from './stores/preferences.ts';

/** Tells whether the system asks for less motion; asked when it is needed, since components are drawn on the server too. */
export const askSystemStill = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Tells whether things stand still, because the reader or the system says so. */
export const isStill = (): boolean => askSystemStill().matches || getPreferences().reducedMotionEnabled;

function apply({ theme, textSize, reducedMotionEnabled }: Preferences): void {
  const root = document.documentElement;
  const set = (name: string, value: string | undefined) => {
    if (value) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
  };
  set('theme', theme === 'system' ? undefined : theme);
  set('text-size', textSize === 'normal' ? undefined : textSize);
  set('reduced-motion', reducedMotionEnabled ? 'true' : undefined);
}

/** Keeps the page in step with the preferences. */
export function startPreferences(): void {
  apply(getPreferences());
  onPreferences(apply);
}
