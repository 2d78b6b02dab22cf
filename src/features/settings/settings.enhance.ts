/** Binds the settings to the preferences. Every change applies at once. */
import { askSystemStill } from '../../client/applyPreferences.ts';
import { bindForm, type Field } from '../../client/bindForm.ts';
import { isEasyRead, setEasyRead } from '../../client/stores/easyRead.ts';
import { getPreferences, onPreferences, setPreferences } from '../../client/stores/preferences.ts';
import type { Preferences } from '../../shared/preferences.ts';

const systemWantsStill = askSystemStill();

const preference = <Name extends 'audioDescriptionEnabled' | 'discreet' | 'textSize' | 'theme'>(
  name: Name,
): Field<Preferences[Name]> => ({
  read: () => getPreferences()[name],
  write: (value) => setPreferences({ [name]: value }),
});

const pwaPreference = (name: keyof Preferences['pwa']): Field<boolean> => ({
  read: () => getPreferences().pwa[name],
  write: (value) => setPreferences({ pwa: { ...getPreferences().pwa, [name]: value } }),
});

const fields = {
  // The system's setting wins: the switch is on and locked [#123].
  reducedMotionEnabled: {
    read: () => systemWantsStill.matches || getPreferences().reducedMotionEnabled,
    write: (reducedMotionEnabled: boolean) => setPreferences({ reducedMotionEnabled }),
  },
  audioDescriptionEnabled: preference('audioDescriptionEnabled'),
  discreet: preference('discreet'),
  easyRead: { read: isEasyRead, write: setEasyRead },
  textSize: preference('textSize'),
  theme: preference('theme'),
  showBackButton: pwaPreference('showBackButton'),
  showShareButton: pwaPreference('showShareButton'),
  onboardingComplete: pwaPreference('onboardingComplete'),
};

/**
 * Starts a copy of the settings.
 * @param settings the element with the controls
 * @returns a cleanup function, for a copy that is removed later
 */
export function startSettings(settings: HTMLElement): () => void {
  const showFields = bindForm(settings, fields);
  const update = () => {
    showFields();
    const motion = settings.querySelector<HTMLInputElement>('[name="reducedMotionEnabled"]');
    if (motion) motion.disabled = systemWantsStill.matches;
    const hint = settings.querySelector<HTMLElement>('[data-hint="reducedMotionEnabled"]');
    if (hint) hint.hidden = !systemWantsStill.matches;
  };
  const stop = onPreferences(update);
  // The page updates its easy-read attribute by itself, also when another tab has changed it.
  const root = new MutationObserver(update);
  root.observe(document.documentElement, { attributeFilter: ['data-easy-read'] });
  systemWantsStill.addEventListener('change', update);
  update();
  return () => {
    stop();
    root.disconnect();
    systemWantsStill.removeEventListener('change', update);
  };
}
