/** Shows the preferences on the page: theme, text size and motion are attributes of the root element. */
import type { Preferences } from '../shared/preferences.ts';
import { getPreferences, onPreferences } from './stores/preferences.ts';

/** Tells whether the system asks for less motion; asked when it is needed, since components are drawn on the server too. */
export const askSystemStill = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Tells whether things stand still, because the reader or the system says so. */
export const prefersReducedMotion = (): boolean => askSystemStill().matches || getPreferences().reducedMotionEnabled;

function apply({ theme, textSize, reducedMotionEnabled, discreet }: Preferences): void {
  const root = document.documentElement;
  const chosen = {
    theme: theme !== 'system' && theme,
    'text-size': textSize !== 'normal' && textSize,
    'reduced-motion': reducedMotionEnabled && 'true',
  };
  for (const [name, value] of Object.entries(chosen)) {
    if (value) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
  }
  // Its code is loaded where it is on or was: few choose it.
  if (discreet || 'discreet' in root.dataset) void import('./discreet.ts').then((mode) => mode.applyDiscreet());
}

/** Keeps the page in step with the preferences. */
export function startPreferences(): void {
  apply(getPreferences());
  onPreferences(apply);
}
