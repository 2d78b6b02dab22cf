/** A child's day: what was chosen for it, what is done, where the child is. Kept among the preferences. */
import { textsIn } from './textsIn.ts';

/** Something that can be chosen for a day: a page about a procedure. */
export type DayPart = {
  /** The page's id. */
  id: string;
  title: string;
  /** Address of its drawing. */
  picture: string;
  /** Of the page. */
  path: string;
  /** Places, among the sources of My day, of those that its steps rest on. */
  sources: number[];
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
  /** Key of the step where the child is; empty before the day has begun. */
  at: string;
  /** Whether the day is being chosen: at first, and again when it is changed. */
  isPicking: boolean;
  /** Ids of the parts as the child has moved them; empty as long as they stand in the order of the site. */
  order: string[];
};

/** A day written in another version is not read. */
export const dayVersion = 1;

export const emptyDay: Day = { picked: [], done: [], at: '', isPicking: true, order: [] };

/** Returns the day as it lies in the preferences; an empty one where there is none that can be read. */
export function dayOf(stored: Record<string, unknown>): Day {
  if (stored['version'] !== dayVersion) return emptyDay;
  const at = typeof stored['at'] === 'string' ? stored['at'] : '';
  return {
    picked: textsIn(stored['picked']),
    done: textsIn(stored['done']),
    at,
    // Days of before these fields have none of them: there a day without a place was being chosen.
    isPicking: at === '' || stored['isPicking'] === true,
    order: textsIn(stored['order']),
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

/**
 * Returns the parts that were chosen, in the order of the day: the site's own, not that in which they were chosen, until
 * the child moves one. What is chosen after that stands before the first part that the site has after it.
 */
export function chosenParts(parts: readonly DayPart[], { picked, order }: Pick<Day, 'picked' | 'order'>): DayPart[] {
  const chosen = parts.filter(({ id }) => picked.includes(id));
  const sorted = [...new Set(order)].flatMap((id) => chosen.find((part) => part.id === id) ?? []);
  for (const part of chosen) {
    if (sorted.includes(part)) continue;
    const next = sorted.findIndex((one) => parts.indexOf(one) > parts.indexOf(part));
    sorted.splice(next < 0 ? sorted.length : next, 0, part);
  }
  return sorted;
}

/** Returns the ids of parts with one of them a place earlier (-1) or later (1); as they were where it can go no further. */
export function reordered(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** Returns the steps of parts, in their order. */
export const stepsOf = (parts: readonly DayPart[], steps: Record<string, DayStep[]>): PlacedStep[] =>
  parts.flatMap((part) =>
    (steps[part.id] ?? []).map((step, index) => ({ ...step, part, number: index + 1, key: `${part.id}.${index}` })),
  );
