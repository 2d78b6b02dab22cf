/** Checks that ids and addresses are unique within a language, and that menus name existing pages. */
import { reservedSlugs } from '../../i18n/paths.ts';
import { type AnyEntry, entriesOf } from '../entries.ts';
import { fieldsOf } from '../entryFields.ts';
import { type Problem, problemAt } from '../problem.ts';
import { isPage, type PageEntry, pagesOf, pathOf } from '../site.ts';
import type { Content } from '../store.ts';

/** A value that must be unique: where it is, and the key to compare. */
type Unique = { entry: AnyEntry; at: readonly string[]; key: string };

function duplicates(all: readonly Unique[], advice: string): Problem[] {
  const first = new Map<string, string>();
  return all.flatMap(({ entry, at, key }): Problem[] => {
    const other = first.get(key);
    first.set(key, other ?? entry.file);
    return other ? [problemAt(entry, at, `${other} has the same ${at.at(-1)} already. ${advice}`)] : [];
  });
}

/**
 * Returns the ids of an entry: its own or, if its file is a list, those of the rows. Pages of all kinds share one
 * namespace, because links don't tell kinds apart.
 */
const idsOf = (entry: AnyEntry): Unique[] =>
  fieldsOf(entry)
    .filter(({ at }) => /^(\d+\.)?id$/.test(at.join('.')))
    .map(({ at, text }) => ({ entry, at, key: `${isPage(entry) ? 'page' : entry.kind} ${entry.language} ${text}` }));

/** Returns caregiver pages with a slug that other addresses of their language use. */
function reserved(entries: PageEntry[]): Problem[] {
  return entries
    .filter((entry) => entry.kind === 'caregiver' && reservedSlugs.some((slug) => slug === entry.slug))
    .map((entry) => ({
      file: entry.file,
      line: 1,
      message: `"${entry.slug}" is kept for another page. Give the file another name.`,
    }));
}

/** Returns slugs that aren't lower-case ASCII: addresses are typed, printed and read aloud. */
function slugs(entries: AnyEntry[]): Problem[] {
  return entries
    .filter(({ slug }) => slug !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(slug))
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

/**
 * Returns duplicate ids, addresses, titles and descriptions, reserved or malformed slugs, and menu items without a
 * page.
 */
export function checkIds(content: Content): Problem[] {
  const pages = pagesOf(content);
  const others = entriesOf(content).filter((entry) => !isPage(entry));
  const ofPages = (field: string, keyOf: (entry: PageEntry) => string): Unique[] =>
    pages.map((entry) => ({ entry, at: [field], key: keyOf(entry) }));
  return [
    ...duplicates(
      pages.flatMap(idsOf),
      'An id is permanent and stands once in a language: give the newer page another.',
    ),
    ...duplicates(ofPages('slug', pathOf), 'Two pages would share one address: rename the file.'),
    ...duplicates(
      ofPages('title', ({ language, data }) => `${language} ${data.title.toLowerCase()}`),
      'Readers could not tell them apart in a list: change one.',
    ),
    ...duplicates(
      ofPages('description', ({ data }) => data.description.toLowerCase()),
      'Search engines need one of its own for every page: change one.',
    ),
    ...duplicates(others.flatMap(idsOf), 'Readers may keep it on their device: give the newer one another.'),
    ...reserved(pages),
    ...slugs(entriesOf(content)),
    ...formerPaths(pages),
    ...menus(content),
  ];
}
