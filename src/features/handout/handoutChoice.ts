/** What is chosen, as the form and the page's address hold it: `?pages=2658,2472&languages=sv,ar`. */

export type Choice = {
  /** Ids of the pages, in the order of the form. */
  pages: string[];
  /** Codes of the languages: one or two, each once. */
  languages: string[];
};

const listOf = (text: string | null): string[] => text?.split(',') ?? [];

/** Returns what is chosen in the form, also what was ticked before the island woke. */
export function readChoice(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const languages = ['first', 'second'].map((name) => String(data.get(name) ?? ''));
  return { pages: data.getAll('page').map(String), languages: [...new Set(languages)].filter(Boolean) };
}

/** Writes a choice into the page's address, so that a ward can keep it as a bookmark. */
export function keepChoice({ pages, languages }: Choice): void {
  const url = new URL(location.href);
  url.searchParams.set('pages', pages.join(','));
  url.searchParams.set('languages', languages.join(','));
  history.replaceState(history.state, '', url);
}

/** Returns whether the page's address asks for pages. */
export const asksForPages = (): boolean => new URLSearchParams(location.search).has('pages');

/**
 * Ticks and selects in the form what the page's address asks for. What the form does not have is left out.
 * @returns whether it asks for a page
 */
export function applyAddress(form: HTMLFormElement): boolean {
  if (!asksForPages()) return false;
  const asked = new URLSearchParams(location.search);
  const pages = listOf(asked.get('pages'));
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="page"]')];
  for (const box of boxes) box.checked = pages.includes(box.value);
  const languages = listOf(asked.get('languages'));
  for (const [index, select] of [...form.querySelectorAll('select')].entries()) {
    const code = languages[index] ?? '';
    if (languages.length > 0 && [...select.options].some(({ value }) => value === code)) select.value = code;
  }
  return boxes.some((box) => box.checked);
}
