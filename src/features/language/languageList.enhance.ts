/** Enhances a list of languages, on its page and in its popup. */
import { foldText } from '../../client/foldText.ts';
import { setPreferences } from '../../client/stores/preferences.ts';

/** Filters by the beginning of any word of a name, or of the code. */
function startFilter(list: HTMLElement): void {
  const input = list.querySelector<HTMLInputElement>('[data-language-filter] input');
  const none = list.querySelector<HTMLElement>('[data-language-none]');
  if (!input) return;
  for (const box of list.querySelectorAll<HTMLElement>('[data-language-filter]')) box.hidden = false;
  const items = [...list.querySelectorAll<HTMLElement>('[data-code]')].map((item) => ({
    item,
    names: ` ${foldText(`${item.textContent} ${item.dataset['names'] ?? ''} ${item.dataset['code'] ?? ''}`)}`,
  }));
  const filter = () => {
    const typed = foldText(input.value.trim());
    const shown = items.filter(
      ({ item, names }) =>
        !(item.hidden = typed !== '' && !names.includes(` ${typed}`) && !names.includes(`(${typed}`)),
    );
    if (none) none.hidden = shown.length > 0;
  };
  input.addEventListener('input', filter);
  // With one language left, Enter chooses it.
  input.addEventListener('keydown', ({ key }) => {
    const [only, more] = items.filter(({ item }) => !item.hidden);
    if (key === 'Enter' && only && !more) only.item.querySelector('a')?.click();
  });
  // Typing anywhere in the list goes to the field.
  list.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && target !== input) input.focus();
  });
}

/**
 * Starts a list: its filter, and saving the visitor's choice.
 * @param list the section with the links
 */
export function startLanguageList(list: HTMLElement): void {
  startFilter(list);
  list.addEventListener('click', ({ target }) => {
    const code = target instanceof Element && target.closest<HTMLElement>('[data-code]')?.dataset['code'];
    if (code) setPreferences({ selectedLanguage: code });
  });
}
