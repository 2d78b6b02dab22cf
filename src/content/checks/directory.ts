/** Hospitals, councils, groups of clowns and books: each once, with hospitals that exist, the same in every language. */
import type { Problem } from '../problem.ts';
import type { Content, Entry, EntryOf } from '../store.ts';

type Listed = EntryOf<'hospital' | 'council' | 'clownGroup' | 'book'>;

/** Returns everything that stands in a list because a source says that it exists. */
export const listedIn = (content: Content): Listed[] => [
  ...content.hospital,
  ...content.council,
  ...content.clownGroup,
  ...content.book,
];

/** Ids of pages are held by ids.ts. */
function twice(entries: EntryOf<'hospital' | 'council' | 'book'>[]): Problem[] {
  const first = new Map<string, Listed>();
  return entries.flatMap((entry): Problem[] => {
    const key = `${entry.kind} ${entry.language} ${entry.data.id}`;
    const other = first.get(key);
    first.set(key, other ?? entry);
    if (!other) return [];
    const message = `${other.file} has the same id already. Readers may keep it on their device: give the newer one another.`;
    return [{ file: entry.file, line: entry.lineOf(['id']), field: 'id', message }];
  });
}

function unknownHospitals(content: Content): Problem[] {
  const ids = new Set(content.hospital.map(({ data }) => data.id));
  return [...content.council, ...content.clownGroup].flatMap((entry) =>
    entry.data.hospitals.flatMap((id, index): Problem[] => {
      const at = ['hospitals', index];
      const message = `No file of content/hospitals has the id "${id}". Correct it, or add the hospital with its source.`;
      return ids.has(id) ? [] : [{ file: entry.file, line: entry.lineOf(at), field: at.join('.'), message }];
    }),
  );
}

/** What does not change with the language. */
function sameParts({ kind, data }: Entry<'clownGroup'> | Entry<'book'>): Record<string, unknown> {
  if (kind === 'clownGroup') {
    const { website, hospitals, sources, checked } = data;
    return { website, hospitals, sources, checked };
  }
  const { title, theme, writer, illustrator, translator, publisher, year, sources, checked } = data;
  return { title, theme, writer, illustrator, translator, publisher, year, sources, checked };
}

function unlike(entries: EntryOf<'clownGroup' | 'book'>[]): Problem[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return entries.flatMap((entry): Problem[] => {
    const swedish = entries.find(({ language, data }) => language === 'sv' && data.id === entry.data.id);
    if (!swedish)
      return [{ file: entry.file, line: 1, message: `No Swedish file has the id "${entry.data.id}". Write it first.` }];
    const theirs = sameParts(swedish);
    const field = Object.entries(sameParts(entry)).find(([name, part]) => !same(part, theirs[name]))?.[0];
    const message = `It is not that of ${swedish.file}. Write the same: it does not change with the language.`;
    return field ? [{ file: entry.file, line: entry.lineOf([field]), field, message }] : [];
  });
}

/** A book has no address, so its translation is held here. */
const untranslated = (books: Entry<'book'>[]): Problem[] =>
  books
    .filter(
      ({ language, data }) =>
        language === 'sv' && !books.some((one) => one.language === 'en' && one.data.id === data.id),
    )
    .map(({ file, lineOf }) => ({
      file,
      line: lineOf(['id']),
      field: 'id',
      message: 'The translation into en is missing. Write it, with the same id.',
    }));

const wordless = (entries: EntryOf<'book' | 'council'>[]): Problem[] =>
  entries
    .filter(({ body }) => body.trim() === '')
    .map(({ file, bodyLine }) => ({
      file,
      line: bodyLine,
      message: 'The text is missing. Say in our own words, below the front matter, what it is.',
    }));

/** Returns ids that stand twice, hospitals that do not exist, and translations that say something else. */
export const checkDirectory = (content: Content): Problem[] => [
  ...twice([...content.hospital, ...content.council, ...content.book]),
  ...unknownHospitals(content),
  ...unlike(content.clownGroup),
  ...unlike(content.book),
  ...untranslated(content.book),
  ...wordless([...content.book, ...content.council]),
];

/** Hospitals move, groups end and books go out of print. */
const goodForDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns what was last looked up more than a year before a day. No problem of the content: nothing in the repository
 * has changed, and a build that was right yesterday is not to fail by the calendar.
 * @param today as 2026-11-22
 */
export const olderThanAYear = (content: Content, today: string): Listed[] =>
  listedIn(content).filter(({ data }) => Date.parse(today) - Date.parse(data.checked) > goodForDays * dayMs);
