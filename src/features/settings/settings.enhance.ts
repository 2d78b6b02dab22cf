/** Wires the settings to the preferences: every change counts at once. */
import { systemWantsStill } from '../../client/applyPreferences.ts';
import { getPreferences, onPreferences, setPreferences } from '../../client/stores/preferences.ts';
import { isEasyRead, setEasyRead } from '../../client/stores/easyRead.ts';
import type { Preferences } from '../../client/stores/preferencesShape.ts';

const pwaFields = ['showBackButton', 'showShareButton', 'onboardingComplete'] as const;

function show(settings: HTMLElement, preferences: Preferences): void {
  const field = (name: string) => settings.querySelector<HTMLInputElement>(`[role="switch"][name="${name}"]`);
  const set = (name: string, on: boolean) => {
    const input = field(name);
    if (input) input.checked = on;
  };
  // The system's wish counts first: the switch is on and stays so.
  const motion = field('reducedMotionEnabled');
  if (motion) motion.disabled = systemWantsStill.matches;
  set('reducedMotionEnabled', systemWantsStill.matches || preferences.reducedMotionEnabled);
  const hint = settings.querySelector<HTMLElement>('[data-hint="reducedMotionEnabled"]');
  if (hint) hint.hidden = !systemWantsStill.matches;
  set('audioDescriptionEnabled', preferences.audioDescriptionEnabled);
  set('easyRead', isEasyRead());
  for (const name of pwaFields) set(name, preferences.pwa[name]);
  for (const name of ['textSize', 'theme'] as const) {
    const option = settings.querySelector<HTMLInputElement>(`[name="${name}"][value="${preferences[name]}"]`);
    if (option) option.checked = true;
  }
}

function choose(input: HTMLInputElement): void {
  const { name, checked, value } = input;
  if (name === 'easyRead') return setEasyRead(checked);
  const pwaField = pwaFields.find((field) => field === name);
  if (pwaField) return setPreferences({ pwa: { ...getPreferences().pwa, [pwaField]: checked } });
  setPreferences({ [name]: input.type === 'radio' ? value : checked });
}

/**
 * Makes a copy of the settings work.
 * @param settings the element that holds them
 * @returns what ends it, for a copy that goes away
 */
export function startSettings(settings: HTMLElement): () => void {
  const update = () => show(settings, getPreferences());
  const stop = onPreferences(update);
  // The page keeps step with easy read by itself, whichever tab it was chosen in.
  const root = new MutationObserver(update);
  root.observe(document.documentElement, { attributeFilter: ['data-easy-read'] });
  settings.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target);
  });
  systemWantsStill.addEventListener('change', update);
  update();
  return () => {
    stop();
    root.disconnect();
    systemWantsStill.removeEventListener('change', update);
  };
}
