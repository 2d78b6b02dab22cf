/** Binds the settings to what keeps them: every change counts at once. */
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
  // What the system asks for comes first: the switch is on and stays so.
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
 * Makes a copy of the settings work.
 * @param settings the element that holds them
 * @returns a cleanup function, for a copy that goes away
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
  // The page keeps step with easy read by itself, in whichever tab it was chosen.
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
