/** Finds the caregiver page that is read in another language's menu (specification, "Language selector"). */
import type { LanguageCode } from '../../i18n/languages.ts';

/** As `/data/caregivers/{lang}.json` holds it. */
export type MenuEntry = { id: number; path: string; items: MenuEntry[] };

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

const pagesOf = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [...(entry.path ? [entry] : []), ...pagesOf(entry.items)]);

/**
 * @param menu the menu of the language that is read
 * @param path the address that is read; it may be an old or a mistyped one
 * @param language matched by the whole path for Swedish and English, by its last segment for the others
 * @returns the page's id, or nothing where no page matches
 */
export function idOfPath(menu: readonly MenuEntry[], path: string, language: LanguageCode): number | undefined {
  const byWholePath = language === 'sv' || language === 'en';
  return pagesOf(menu).find((entry) =>
    byWholePath ? entry.path === path : lastSegment(entry.path) === lastSegment(path),
  )?.id;
}

/** @returns the address of the page with that id, else of the menu's first page, the welcome */
export function pathOfId(menu: readonly MenuEntry[], id: number | undefined): string | undefined {
  const pages = pagesOf(menu);
  return (pages.find((entry) => entry.id === id) ?? pages[0])?.path;
}
