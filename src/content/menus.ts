/** Resolves menus from page ids to titles and addresses, in the shape of /data/menu and /data/caregivers. */
import type { LanguageCode, SiteLanguage } from '../i18n/languages.ts';
import type { Translate } from '../i18n/messages.ts';
import { sparseCount, sparseParent } from './sections.ts';
import { type PageEntry, pathOf, type Site } from './site.ts';

/** A menu item with the field names of the specification [#119]. */
export type MenuItem = {
  id: string;
  title: string;
  path: string;
  text: string;
  /** Name of a drawing; empty if the item has none. */
  icon: string;
  items: MenuItem[];
  sectionDivider: boolean;
  external: boolean;
};

const itemOf = (entry: PageEntry, extra: Partial<MenuItem> = {}): MenuItem => ({
  id: entry.data.id,
  title: entry.data.title,
  path: pathOf(entry),
  text: entry.data.preamble,
  icon: '',
  items: [],
  sectionDivider: false,
  external: false,
  ...extra,
});

/**
 * Returns the main menu in Swedish or English, each topic with the pages below it. Sections still being filled are
 * listed below another topic.
 */
export function mainMenuOf(site: Site, language: SiteLanguage): MenuItem[] {
  const topics = (site.content.mainMenu[0]?.data ?? []).flatMap(({ page, ...looks }) => {
    const entry = site.page(page, language);
    return entry ? [{ entry, looks, isFilled: sparseCount(site, page, language) === undefined }] : [];
  });
  const unfilled = topics.flatMap(({ entry, isFilled }) => (isFilled ? [] : [entry]));
  return topics
    .filter(({ isFilled }) => isFilled)
    .map(({ entry, looks }) => {
      // Films, episodes and clown groups are chosen on the page of their section: the menu has to suit every phone.
      const pages = site.childrenOf(entry).filter(({ kind }) => kind === 'page');
      const below = [...pages, ...(entry.data.id === sparseParent ? unfilled : [])];
      return itemOf(entry, { ...looks, items: below.map((child) => itemOf(child)) });
    });
}

export type CaregiverMenuItem = { id: number | string; title: string; path: string; items: CaregiverMenuItem[] };

const caregiverItem = (entry: PageEntry): CaregiverMenuItem => ({
  id: Number(entry.data.id) || entry.data.id,
  title: entry.data.title,
  path: pathOf(entry),
  items: [],
});

/**
 * Returns the caregiver menu of a language: the welcome page, then four groups. A group has an empty path and no page.
 */
export function caregiverMenuOf(site: Site, language: LanguageCode, t: Translate): CaregiverMenuItem[] {
  const outline = site.caregivers;
  const welcome = site.welcomePage(language);
  if (!outline || !welcome) return [];
  const groups = outline.groups.map((group) => ({
    id: Number(group.id),
    title: t(`caregivers_group_${group.id}` as Parameters<Translate>[0]),
    path: '',
    items: group.pages.flatMap((id) => site.page(id, language) ?? []).map(caregiverItem),
  }));
  return [caregiverItem(welcome), ...groups];
}

/** Returns the caregiver pages outside the groups, under a heading of their own. */
export function caregiverMoreOf(site: Site, language: LanguageCode, t: Translate): CaregiverMenuItem {
  const pages = (site.caregivers?.more ?? []).flatMap((id) => site.page(id, language) ?? []);
  return { id: 'more', title: t('caregivers_more'), path: '', items: pages.map(caregiverItem) };
}

/**
 * Returns the line on danger and 112 for a page about nothing else: that of the caregiver welcome page, in every
 * language.
 */
export function dangerLine(site: Site, language: LanguageCode): string {
  const welcome = site.welcomePage(language);
  return (welcome?.kind === 'caregiver' && welcome.data.urgentLine) || '112';
}
