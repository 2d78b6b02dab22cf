/** A child's day: what was chosen for it, what is done, where the child is. Kept among the preferences. */

/** Something that can be chosen for a day: a page about a procedure. */
export type DayPart = {
  /** The page's id. */
  id: string;
  title: string;
  /** Address of its drawing. */
  picture: string;
  /** Of the page. */
  path: string;
};

export type DayStep = {
  title: string;
  /** With what it shows; nothing where it is decoration. */
  picture?: { src: string; alt: string };
  happens: string;
  /** One for each sense that there is something to say of, and how long it takes. */
  rows: { sense: 'around' | 'sees' | 'hears' | 'feels' | 'smells' | 'time'; name: string; text: string }[];
  /** What a child can do. */
  can: string[];
};

/** What is kept of a day. */
export type Day = {
  /** Ids of the parts. */
  picked: string[];
  /** Keys of the steps that are ticked off. */
  done: string[];
  /** Key of the step where the child is; empty while the day is being chosen. */
  at: string;
};

/** A day written in another version is not read. */
export const dayVersion = 1;

export const emptyDay: Day = { picked: [], done: [], at: '' };

/** Returns the texts of a list that somebody may have written something else into. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Returns the day as it lies in the preferences; an empty one where there is none that can be read. */
export function dayOf(stored: Record<string, unknown>): Day {
  if (stored['version'] !== dayVersion) return emptyDay;
  const { at } = stored;
  return {
    picked: textsIn(stored['picked']),
    done: textsIn(stored['done']),
    at: typeof at === 'string' ? at : '',
  };
}

/** Returns a day as it is stored; nothing of an empty one. */
export const storedDay = (day: Day): Record<string, unknown> =>
  day.picked.length === 0 ? {} : { ...day, version: dayVersion };

/** A step in its place. */
export type PlacedStep = DayStep & {
  key: string;
  part: DayPart;
  /** Its place within its part, from 1. */
  number: number;
};

/** Returns the steps of a day in their order: that of the parts, not that in which they were chosen. */
export const stepsOf = (
  parts: readonly DayPart[],
  steps: Record<string, DayStep[]>,
  picked: readonly string[],
): PlacedStep[] =>
  parts
    .filter(({ id }) => picked.includes(id))
    .flatMap((part) =>
      (steps[part.id] ?? []).map((step, index) => ({ ...step, part, number: index + 1, key: `${part.id}.${index}` })),
    );
