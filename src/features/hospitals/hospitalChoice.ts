/** The reader's hospital: kept on the device, removed by one press. */
import { getPreferences, onPreferences, setPreferences } from '../../client/stores/preferences.ts';

/** Returns the id of the hospital that the reader has chosen, or nothing. */
export const chosenHospital = (): string | undefined => getPreferences().hospitalId;

/** Keeps a hospital as the reader's, or none. @returns whether the device could keep it */
export const chooseHospital = (hospitalId: string | undefined): boolean => setPreferences({ hospitalId });

/**
 * Makes the buttons of hospitals work: a press keeps the hospital and says whether it could be kept, another removes it.
 * @param root what holds the hospitals
 * @returns a cleanup function, for a copy that goes away
 */
export function bindChoice(root: HTMLElement): () => void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-choose]')];
  const idOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-hospital]')?.dataset['hospital'];
  /** Marks the chosen hospital. After a press its card says whether the device could keep it (`isKept`). */
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
      // The reader's own hospital, further up, says that it stays: only where it does.
      document.querySelector('[data-mine-kept]')?.toggleAttribute('hidden', !isKept);
    });
  }
  show();
  return onPreferences(() => show());
}
