/** Ids and addresses are unique within a language, and menus name pages that exist. */
import { reservedSlugs } from '../../i18n/paths.ts';
import { type Problem, problemAt } from '../problem.ts';
import { type PageEntry, pagesOf, pathOf } from '../site.ts';
import type { Content, Entry } from '../store.ts';

type Located = Pick<Entry, 'file' | 'lineOf'>;

function duplicates<T extends Located>(
  entries: T[],
  keyOf: (entry: T) => string,
  field: string,
  advice: string,
): Problem[] {
  const first = new Map<string, T>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const other = first.get(key);
    if (!other) {
      first.set(key, entry);
      return [];
    }
    return [problemAt(entry, [field], `${other.file} has the same ${field} already. ${advice}`)];
  });
}

/** Slugs that the sections of a language take must be free for them. */
function reserved(entries: PageEntry[]): Problem[] {
  return entries
    .filter((entry) => entry.kind === 'caregiver' && reservedSlugs.some((slug) => slug === entry.slug))
    .map((entry) => ({
      file: entry.file,
      line: 1,
      message: `"${entry.slug}" is kept for another page. Give the file another name.`,
    }));
}

/** Addresses are typed, printed and read out: ASCII in lower case only. */
function slugs(entries: Pick<Entry, 'file' | 'slug'>[]): Problem[] {
  return entries
    .filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(slug))
    .map(({ file, slug }) => ({
      file,
      line: 1,
      message: `"${slug}" can't be an address. Rename the file: lower-case letters a to z, digits and single hyphens.`,
    }));
}

function formerPaths(pages: PageEntry[]): Problem[] {
  const taken = new Map(pages.map((entry) => [pathOf(entry), `is the address of ${entry.file}`]));
  return pages.flatMap((entry) =>
    entry.data.formerPaths.flatMap((path, index): Problem[] => {
      const other = taken.get(path);
      taken.set(path, other ?? `is a former address of ${entry.file}`);
      const message = `${path} ${other}: it can't lead here too. Remove it from one of them.`;
      return other ? [problemAt(entry, ['formerPaths', index], message)] : [];
    }),
  );
}

function menus(content: Content): Problem[] {
  const ids = new Set(pagesOf(content).map((entry) => entry.data.id));
  const named = [
    ...content.mainMenu.flatMap((menu) =>
      menu.data.map((item, index) => ({ menu, id: item.page, at: [index, 'page'] })),
    ),
    ...content.footerMenu.flatMap((menu) =>
      menu.data.flatMap((group, index) => group.pages.map((id, place) => ({ menu, id, at: [index, 'pages', place] }))),
    ),
    ...content.caregiverMenu.flatMap((menu) =>
      menu.data.groups.flatMap((group, index) =>
        group.pages.map((id, place) => ({ menu, id, at: ['groups', index, 'pages', place] })),
      ),
    ),
  ];
  return named
    .filter(({ id }) => !ids.has(id))
    .map(({ menu, id, at }) => problemAt(menu, at, `No page has the id "${id}". Correct it, or write the page.`));
}

/** Returns duplicate ids and addresses, reserved and ill-formed slugs, and menu items without a page. */
export function checkIds(content: Content): Problem[] {
  const pages = pagesOf(content);
  return [
    ...duplicates(
      pages,
      (entry) => `${entry.language} ${entry.data.id}`,
      'id',
      'An id is permanent and stands once in a language: give the newer page another.',
    ),
    ...duplicates(pages, pathOf, 'slug', 'Two pages would share one address: rename the file.'),
    ...duplicates(
      pages,
      (entry) => `${entry.language} ${entry.data.title.toLowerCase()}`,
      'title',
      'Readers could not tell them apart in a list: change one.',
    ),
    ...duplicates(
      pages,
      (entry) => entry.data.description.toLowerCase(),
      'description',
      'Search engines need one of its own for every page: change one.',
    ),
    ...duplicates(
      content.faq,
      (entry) => `${entry.language} ${entry.data.id}`,
      'id',
      'Give the newer question another.',
    ),
    ...reserved(pages),
    ...slugs([...pages, ...content.faq]),
    ...formerPaths(pages),
    ...menus(content),
  ];
}
