/**
 * Checks the entries that are listed because a source confirms them: the hospitals they name exist, and they have a
 * text.
 */
import { entriesWith, type EntryWith } from '../entries.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content, EntryOf } from '../store.ts';

type Listed = EntryWith<'sources'>;

/** Returns every entry that is listed because a source confirms that it exists. */
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

/** Returns references to unknown hospitals, and books and councils without a text. */
export const checkDirectory = (content: Content): Problem[] => [
  ...unknownHospitals(content),
  ...wordless([...content.book, ...content.council]),
];

/** Days until sources must be read again: hospitals move, groups end and books go out of print. */
const goodForDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns entries whose sources were last read more than a year before `today`. This is a report, not a check: nothing
 * in the repository has changed, and a build must not start to fail because time has passed.
 * @param today ISO date, such as 2026-11-22
 */
export const olderThanAYear = (content: Content, today: string): Listed[] =>
  listedIn(content).filter(({ data }) => Date.parse(today) - Date.parse(data.checked) > goodForDays * dayMs);
