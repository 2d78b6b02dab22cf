/** What stands in a list because a source says that it exists: with hospitals that are there, and words. */
import { entriesWith, type EntryWith } from '../entries.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content, EntryOf } from '../store.ts';

type Listed = EntryWith<'sources'>;

/** Returns everything that stands in a list because a source says that it exists. */
export const listedIn = (content: Content): Listed[] => entriesWith(content, 'sources');

function unknownHospitals(content: Content): Problem[] {
  const ids = new Set(content.hospital.map(({ data }) => data.id));
  return entriesWith(content, 'hospitals').flatMap((entry) =>
    entry.data.hospitals.flatMap((id, index): Problem[] => {
      const message = `No file of content/hospitals has the id "${id}". Correct it, or add the hospital with its source.`;
      return ids.has(id) ? [] : [problemAt(entry, ['hospitals', index], message)];
    }),
  );
}

const wordless = (entries: EntryOf<'book' | 'council'>[]): Problem[] =>
  entries
    .filter(({ body }) => body.trim() === '')
    .map(({ file, bodyLine }) => ({
      file,
      line: bodyLine,
      message: 'The text is missing. Say in our own words, below the front matter, what it is.',
    }));

/** Returns hospitals that do not exist, and entries that say nothing. */
export const checkDirectory = (content: Content): Problem[] => [
  ...unknownHospitals(content),
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
