/** The menu of the section for parents, as `/data/caregivers/{lang}.json` holds it. */
export type MenuEntry = {
  id: number;
  /** Empty for a group's heading, which is no page. */
  path: string;
  items: MenuEntry[];
};

/**
 * @param code the language
 * @returns its pages in reading order, the welcome first
 * @throws Error where the menu can't be had
 */
export async function fetchCaregiverPages(code: string): Promise<MenuEntry[]> {
  const answer = await fetch(`/data/caregivers/${code}.json`);
  if (!answer.ok) throw new Error(`The menu in ${code} answered ${answer.status}`);
  return pagesOf((await answer.json()) as MenuEntry[]);
}

/** @returns the pages of a menu, without its headings */
export const pagesOf = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [...(entry.path ? [entry] : []), ...pagesOf(entry.items)]);
