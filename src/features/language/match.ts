/** Finds the caregiver page that is read in another language's menu (specification, "Language selector"). */
import type { MenuEntry } from '../../client/caregiversMenu.ts';

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Returns the page's id, or nothing where no page matches.
 * @param pages the pages of the language that is read
 * @param path the address that is read; it may be an old or a mistyped one
 * @param language code of the page's language: matched by the whole path for Swedish and English, by its last segment for the others
 */
export function idOfPath(pages: readonly MenuEntry[], path: string, language: string): number | undefined {
  const byWholePath = language === 'sv' || language === 'en';
  return pages.find((entry) => (byWholePath ? entry.path === path : lastSegment(entry.path) === lastSegment(path)))?.id;
}

/** Returns the address of the page with that id, else of the first page, the welcome. */
export const pathOfId = (pages: readonly MenuEntry[], id: number | undefined): string | undefined =>
  (pages.find((entry) => entry.id === id) ?? pages[0])?.path;
