/** The list below the box: goes on with what is being typed. */
import { plain } from '../../../client/plain.ts';
import { partOf } from '../../../search/show.ts';

/** From how many letters on, and how many at most (specification, section 4). */
const shortest = 3;
const most = 8;

const files = new Map<string, Promise<string[]>>();

async function fetchFile(locale: string): Promise<string[]> {
  const response = await fetch(`/data/suggestions/${locale}.json`);
  // A language without a file of its own gets the Swedish one (decisions, part 1).
  if (!response.ok && locale !== 'sv') return fetchFile('sv');
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return (await response.json()) as string[];
}

function suggestionsOf(locale: string): Promise<string[]> {
  const file = files.get(locale) ?? fetchFile(locale);
  files.set(locale, file);
  file.catch(() => files.delete(locale));
  return file;
}

/** @returns 0 where a text begins with what was typed, 1 where a word of it does, 2 elsewhere */
function placeOf(wanted: string, text: string): number {
  if (text.startsWith(wanted)) return 0;
  const before = text.split(wanted).slice(0, -1);
  return before.some((piece) => !/[\p{L}\p{M}\p{N}]$/u.test(piece)) ? 1 : 2;
}

/** @returns up to eight, each once, that hold the text, whatever its marks and capitals; those that begin so first */
export function matching(suggestions: readonly string[], text: string): string[] {
  const wanted = plain(text.trim());
  if ([...wanted].length < shortest) return [];
  return [...new Set(suggestions)]
    .map((one) => ({ one, folded: plain(one) }))
    .filter(({ folded }) => folded.includes(wanted))
    .sort((a, b) => placeOf(wanted, a.folded) - placeOf(wanted, b.folded))
    .slice(0, most)
    .map(({ one }) => one);
}

/**
 * Lets a box suggest (ARIA: combobox with a list that filters by what is typed).
 * @param panel the search panel
 * @param onPick called with the suggestion that was picked
 * @returns closes the list
 */
export function startSuggestions(panel: HTMLElement, input: HTMLInputElement, onPick: (text: string) => void) {
  const list = partOf(panel, 'suggestions');
  const locale = panel.dataset['locale'] ?? 'sv';
  let chosen = -1;
  let file: Promise<string[]> | undefined;
  /** What can't be had is told and asked for once, until the box is come to anew: not with each letter. */
  const load = () =>
    (file ??= suggestionsOf(locale).catch((error: unknown) => {
      console.warn('There are no suggestions', error);
      return [];
    }));
  /** Counts wishes, so that a list that comes late does not open over an answer. */
  let wishes = 0;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');

  function choose(at: number): void {
    chosen = at;
    const options = [...list.children];
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at));
    const option = options[at];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }

  function show(texts: readonly string[]): void {
    list.replaceChildren(
      ...texts.map((text, index) => {
        const option = document.createElement('div');
        option.id = `${list.id}-${index}`;
        option.setAttribute('role', 'option');
        option.textContent = text;
        return option;
      }),
    );
    list.hidden = texts.length === 0;
    input.setAttribute('aria-expanded', String(texts.length > 0));
    choose(-1);
  }
  const close = () => {
    wishes++;
    show([]);
  };

  function pick(text: string): void {
    close();
    onPick(text);
  }

  const suggest = () => {
    const wish = ++wishes;
    void load().then((all) => {
      if (wish === wishes && document.activeElement === input) show(matching(all, input.value));
    });
  };
  input.addEventListener('focus', () => (file = undefined));
  input.addEventListener('input', suggest);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const { length } = list.children;
    if (length === 0 || event.isComposing) return;
    if (event.key === 'ArrowDown') choose(chosen + 1 >= length ? 0 : chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen <= 0 ? length - 1 : chosen - 1);
    else if (event.key === 'Enter' && chosen >= 0) pick(list.children[chosen]?.textContent ?? '');
    // The first Escape closes the list, not the overlay.
    else if (event.key === 'Escape') {
      close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  });
  // Before the box loses the focus, and with it the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    if (option) pick(option.textContent);
  });
  // What was typed before this code came counts too; and the file is on its way when the third letter is typed.
  suggest();
  return close;
}
