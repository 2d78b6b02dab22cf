/** The texts of an entry, each with its place: those that are shown as they stand, and those in Markdown. */
import type { AnyEntry } from './entries.ts';

/** A text and the names that lead to it; what stands in a list has its place there, from 0, among them. */
export type Field = { at: string[]; text: string };

/** Names that mean the same whatever the kind. A field may have none of them. */
type Names = ReadonlySet<string | undefined>;

/** Fields that hold Markdown. */
const markdownNames: Names = new Set(['easyRead', 'scripted', 'leavesOut', 'differs']);
/** Fields of sentences, and what stands among these and is none. */
const sentenceNames: Names = new Set(['shortAnswer', 'steps', 'urgent', 'numbers']);
const keyNames: Names = new Set(['picture', 'signs', 'level', 'whom']);

function textsIn(value: unknown, at: string[]): Field[] {
  if (typeof value === 'string') return [{ at, text: value }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => textsIn(part, [...at, name]))
    : [];
}

const known = new WeakMap<AnyEntry, Field[]>();

/** Returns every text among the fields of an entry, however deep it stands. */
export function fieldsOf(entry: AnyEntry): Field[] {
  // Nearly every check asks.
  const fields = known.get(entry) ?? textsIn(entry.data, []);
  known.set(entry, fields);
  return fields;
}

/** Returns the fields with these names that an entry has, in the order of the names. */
export const fieldsNamed = (entry: AnyEntry, ...names: string[]): Field[] =>
  names.flatMap((name) => fieldsOf(entry).filter(({ at }) => at.join('.') === name));

/** Returns the fields that name rows of the facts sheet: what an entry rests on. */
export const factFields = (entry: AnyEntry): Field[] => fieldsOf(entry).filter(({ at }) => at.at(-2) === 'facts');

/** Returns what an entry says besides its preamble and its body: the short answer, the steps, the signs, the numbers. */
export const ownFields = (entry: AnyEntry): Field[] =>
  fieldsOf(entry).filter(({ at }) => sentenceNames.has(at[0]) && !at.some((name) => keyNames.has(name)));

/** Returns every field of an entry that is shown as it stands. */
export const plainFields = (entry: AnyEntry): Field[] =>
  fieldsOf(entry).filter(({ at }) => !markdownNames.has(at.at(-1)));

/** Returns the Markdown of an entry, its body and its fields, with the line on which each starts. */
export const markdownFields = (entry: AnyEntry): { markdown: string; line: number }[] => [
  { markdown: entry.body, line: entry.bodyLine },
  ...fieldsOf(entry)
    .filter(({ at }) => markdownNames.has(at.at(-1)))
    .map(({ at, text }) => ({ markdown: text, line: entry.lineOf(at) + 1 })),
];
