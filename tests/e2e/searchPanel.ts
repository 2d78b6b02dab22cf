/** Parts of the search panel, and answers that the site's own content cannot give: films, many pages, errors. */
import { expect, type Locator, type Page, type Route } from '@playwright/test';

export const hit = (contentType: string, number: number, more: Record<string, unknown> = {}) => ({
  objectID: `${contentType}-${number}`,
  contentType,
  path: `/${contentType}-${number}`,
  title: `Titel ${number}`,
  preamble: '',
  parents: [],
  tags: [],
  locale: 'sv',
  marked: { title: [{ text: `Titel ${number}`, mark: false }], snippet: [{ text: 'Text', mark: false }] },
  ...more,
});

/** A help card with one number. */
export const helpCard = {
  kind: 'crisis',
  id: 'die',
  lang: 'sv',
  numbers: ['112'],
  title: 'Prata med någon nu.',
  lines: [{ text: 'Är du i fara nu?', number: '112' }],
  path: '/tand',
  page: { title: 'Läs mer', lang: 'sv' },
};

export const answerOf = (more: Record<string, unknown> = {}) => ({
  hits: [hit('page', 1)],
  nbHits: 1,
  nbPages: 1,
  page: 1,
  hitsPerPage: 20,
  facets: { page: 1, video: 0, faq: 0, podcast: 0 },
  query: 'a',
  queryId: 'id-of-query',
  isApproximate: false,
  help: null,
  ...more,
});

/**
 * Answers searches in place of the server.
 * @returns the addresses that were requested
 */
export async function answerSearches(
  page: Page,
  reply: (asked: URLSearchParams, route: Route) => unknown,
): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('**/api/search?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const json = await reply(searchParams, route);
    if (json !== undefined) await route.fulfill({ json });
  });
  return asked;
}

export const panel = (page: Page) => page.locator('[data-search]');
export const box = (page: Page) => panel(page).locator('input[name="q"]');
export const hits = (page: Page) => panel(page).locator('[data-object]');
/** The names of the type filters in Swedish. */
const filters = { page: /^Sidor \d+$/, faq: /^Frågor och svar \d+$/ };
export const filter = (page: Page, type: keyof typeof filters) =>
  panel(page).getByRole('button', { name: filters[type] });

/** Parts of the panel by their names in Swedish; those that other tests share, in English too. */
const parts = {
  recent: (within) => within.getByRole('region', { name: 'Dina senaste sökningar' }),
  suggestions: (within) => within.getByRole('listbox', { name: 'Förslag' }),
  filters: (within) => within.getByRole('group'),
  reset: (within) => within.getByRole('button', { name: 'Rensa' }),
  examples: (within) => within.getByRole('region', { name: /^(Pröva till exempel|For example, try)$/ }),
  subjects: (within) => within.getByRole('region', { name: 'Ämnen' }),
  retry: (within) => within.getByRole('button', { name: 'Försök igen' }),
  status: (within) => within.getByRole('status'),
  help: (within) => within.locator('[data-help]'),
  pages: (within) => within.getByRole('navigation', { name: 'Fler sidor med träffar' }),
  none: (within) => within.getByText(/^(Pröva ett annat ord|Try another word)/),
  guess: (within) => within.getByText('Vi hittade inte just de orden'),
} satisfies Record<string, (within: Locator) => Locator>;
export const part = (page: Page, name: keyof typeof parts) => parts[name](panel(page));
export const options = (page: Page) => panel(page).getByRole('option');

export async function openOverlay(page: Page, path = '/narstaende/fasta'): Promise<void> {
  await page.goto(path);
  await page.locator('header [data-modal="search"]').click();
  await expect(box(page)).toBeFocused();
}

export async function ask(page: Page, query: string): Promise<void> {
  // The script loads on focus. Until then, the form would be sent to the server.
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  await box(page).fill(query);
  await box(page).press('Enter');
}
