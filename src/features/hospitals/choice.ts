/** The reader's hospital: kept on the device, removed by one press. */
import { getPreferences, onPreferences, setPreferences } from '../../client/stores/preferences.ts';

/** Returns the id of the hospital that the reader has chosen, or nothing. */
export const chosenHospital = (): string | undefined => getPreferences().hospitalId;

/** Keeps a hospital as the reader's, or none. @returns whether the device could keep it */
export const chooseHospital = (hospitalId: string | undefined): boolean => setPreferences({ hospitalId });

/**
 * Makes the buttons of hospitals work: a press keeps the hospital, another removes it.
 * @param root what holds the hospitals
 * @returns a cleanup function, for a copy that goes away
 */
export function bindChoice(root: HTMLElement): () => void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-choose]')];
  const idOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-hospital]')?.dataset['hospital'];
  const show = () => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(idOf(button) === chosenHospital()));
  };
  for (const button of buttons) {
    button.closest('[data-choice]')?.removeAttribute('hidden');
    button.addEventListener('click', () =>
      chooseHospital(idOf(button) === chosenHospital() ? undefined : idOf(button)),
    );
  }
  show();
  return onPreferences(show);
}
