/** Parts of the search panel, and answers for what the site's own content can't show: films, many pages, faults. */
import { expect, type Page, type Route } from '@playwright/test';

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
  isCrisis: false,
  ...more,
});

/** Answers searches in the server's place. @returns the addresses that were asked */
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

export const panel = (page: Page) => page.locator('[data-overlay="search"]');
export const box = (page: Page) => panel(page).locator('input[name="q"]');
export const hits = (page: Page) => panel(page).locator('[data-object]');
export const filter = (page: Page, type: string) => panel(page).locator(`[data-type="${type}"]`);
export const part = (page: Page, name: string) => panel(page).locator(`[data-search="${name}"]`);
export const options = (page: Page) => panel(page).getByRole('option');

export async function openOverlay(page: Page, path = '/narstaende/fasta'): Promise<void> {
  await page.goto(path);
  await page.locator('header [data-modal="search"]').click();
  await expect(box(page)).toBeFocused();
}

/** The latest searches in storage. */
export const stored = (page: Page) =>
  page.evaluate(() => {
    const preferences = JSON.parse(localStorage.getItem('tryggve') ?? '{}') as { recentSearches?: string[] };
    return preferences.recentSearches ?? [];
  });

export async function ask(page: Page, query: string): Promise<void> {
  // The script comes with the focus; before it, the form would be sent to the server.
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  await box(page).fill(query);
  await box(page).press('Enter');
}
