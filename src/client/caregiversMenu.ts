/** The menu of the section for parents, as `/data/caregivers/{lang}.json` holds it. */
import { fetchOnce } from './fetchOnce.ts';

export type MenuEntry = {
  id: number;
  /** Empty for a group's heading, which is no page. */
  path: string;
  items: MenuEntry[];
};

/**
 * Fetches the menu of a language once.
 * @param code the language
 * @returns its pages in reading order, the welcome first
 * @throws Error where the menu can't be had
 */
export const fetchCaregiverPages = (code: string): Promise<MenuEntry[]> =>
  fetchOnce(`/data/caregivers/${code}.json`, async (response) => pagesOf((await response.json()) as MenuEntry[]));

/** Returns the pages of a menu, without its headings. */
export const pagesOf = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [...(entry.path ? [entry] : []), ...pagesOf(entry.items)]);
