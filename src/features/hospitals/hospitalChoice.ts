/** The visitor's hospital: saved on the device, removed by one press. */
import { getPreferences, onPreferences, setPreferences } from '../../client/stores/preferences.ts';

export const chosenHospital = (): string | undefined => getPreferences().hospitalId;

/**
 * Saves the visitor's hospital, or removes it.
 * @returns whether the device could save it
 */
export const chooseHospital = (hospitalId: string | undefined): boolean => setPreferences({ hospitalId });

/**
 * Connects the buttons of the hospitals. A press saves the hospital and says whether that worked; another press removes
 * it.
 * @param root the element with the hospitals
 * @returns a cleanup function, for a copy that is removed later
 */
export function bindHospitalButtons(root: HTMLElement): () => void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-choose]')];
  const idOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-hospital]')?.dataset['hospital'];
  /**
   * Marks the chosen hospital. After a press, `isKept` says whether the device could save it, and the card shows that.
   */
  const show = (isKept?: boolean) => {
    for (const button of buttons) {
      const isMine = idOf(button) === chosenHospital();
      button.setAttribute('aria-pressed', String(isMine));
      const card = button.closest('[data-choice]');
      card?.querySelector('[data-choice-kept]')?.toggleAttribute('hidden', !isMine || isKept !== true);
      card?.querySelector('[data-choice-unkept]')?.toggleAttribute('hidden', !isMine || isKept !== false);
    }
  };
  for (const button of buttons) {
    button.closest('[data-choice]')?.removeAttribute('hidden');
    button.addEventListener('click', () => {
      const isKept = chooseHospital(idOf(button) === chosenHospital() ? undefined : idOf(button));
      show(isKept);
      // The visitor's own hospital at the top says that it is saved, but only if it is.
      document.querySelector('[data-mine-kept]')?.toggleAttribute('hidden', !isKept);
    });
  }
  show();
  return onPreferences(() => show());
}
