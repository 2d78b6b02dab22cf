/** Finds the counterpart of a caregiver page in the menu of another language [#157] [#158] [#159]. */
import type { MenuEntry } from '../../client/caregiversMenu.ts';

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Returns the id of the page at a path, or `undefined` if no page matches.
 * @param pages the pages of the current language
 * @param path the current path, which may be outdated or mistyped
 * @param language code of the current language: Swedish and English match by the whole path, others by its last segment
 */
export function idOfPath(pages: readonly MenuEntry[], path: string, language: string): number | undefined {
  const byWholePath = language === 'sv' || language === 'en';
  return pages.find((entry) => (byWholePath ? entry.path === path : lastSegment(entry.path) === lastSegment(path)))?.id;
}

/** Returns the path of the page with an id, or of the first page, the welcome, if there is none. */
export const pathOfId = (pages: readonly MenuEntry[], id: number | undefined): string | undefined =>
  (pages.find((entry) => entry.id === id) ?? pages[0])?.path;
