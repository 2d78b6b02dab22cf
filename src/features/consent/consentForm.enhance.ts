/** The switches of consent, in the banner and on the page about cookies: they count once they are saved. */
import { bindForm } from '../../client/bindForm.ts';
import { getConsent, onConsent } from '../../client/stores/consent.ts';
import { type Purpose, purposes } from '../../shared/consent.ts';
import { answer } from './answer.ts';

/** How long it is said that an answer was saved, in ms (specification, section 9). */
const saidFor = 4000;

/** Makes a form work, and shows it. The button that saves it may stand beside it in its section. */
function startForm(form: HTMLElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  const toggle = form.querySelector<HTMLElement>('[data-consent-toggle]');
  const section = form.closest('section') ?? form;
  const save = section.querySelector<HTMLButtonElement>('[data-consent-save]');
  const say = (when: string, isShown: boolean) =>
    section.querySelector(`[data-when="${when}"]`)?.toggleAttribute('hidden', !isShown);
  const isAllOn = () => inputs.every((input) => input.checked);

  const update = () => {
    const saved = getConsent();
    say('all-on', isAllOn());
    say('some-off', !isAllOn());
    say('answered', saved.hide);
    say('unanswered', !saved.hide);
    if (save) save.disabled = saved.hide && inputs.every(({ name, checked }) => saved[name as Purpose] === checked);
  };
  const show = bindForm(
    form,
    Object.fromEntries(purposes.map((purpose) => [purpose, { read: () => getConsent()[purpose], write: update }])),
  );
  const showSaved = () => {
    show();
    update();
  };
  toggle?.addEventListener('click', () => {
    const isOn = !isAllOn();
    for (const input of inputs) input.checked = isOn;
    update();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (granted: Purpose[]) => {
    answer(granted, `Accept: ${granted.join(', ')}`);
    // The answer may be the one that was kept already, of which nobody is told.
    showSaved();
    say('updated', true);
    clearTimeout(timer);
    timer = setTimeout(say, saidFor, 'updated', false);
  };
  form.querySelector('[data-consent-refuse]')?.addEventListener('click', () => keep([]));
  save?.addEventListener('click', () => {
    keep(inputs.filter(({ checked }) => checked).map(({ name }) => name as Purpose));
    // The button is off now, and the focus would be nowhere.
    section.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  });
  onConsent(showSaved);
  showSaved();
  form.hidden = false;
}

for (const form of document.querySelectorAll<HTMLElement>('[data-consent-form]')) startForm(form);
