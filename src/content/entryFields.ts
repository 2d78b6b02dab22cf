/** Finds the texts in the fields of an entry, plain and Markdown, each with its path. */
import type { AnyEntry } from './entries.ts';

/** A text and the path to it. Items of a list have their index, from 0, in the path. */
export type Field = { at: string[]; text: string };

/**
 * Field names that mean the same in every kind. `undefined` is allowed for paths that are too short to have the name.
 */
type Names = ReadonlySet<string | undefined>;

/** Fields that hold Markdown. */
const markdownNames: Names = new Set(['easyRead', 'scripted', 'leavesOut', 'differs']);
/** Fields that hold sentences and, in `keyNames`, fields inside them that don't. */
const sentenceNames: Names = new Set(['shortAnswer', 'steps', 'urgent', 'numbers']);
const keyNames: Names = new Set(['picture', 'signs', 'level', 'whom']);

function textsIn(value: unknown, at: string[]): Field[] {
  if (typeof value === 'string') return [{ at, text: value }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => textsIn(part, [...at, name]))
    : [];
}

const known = new WeakMap<AnyEntry, Field[]>();

/** Returns every text in the fields of an entry, at any depth. */
export function fieldsOf(entry: AnyEntry): Field[] {
  // Cached: nearly every check asks for them.
  const fields = known.get(entry) ?? textsIn(entry.data, []);
  known.set(entry, fields);
  return fields;
}

/** Returns the fields of an entry with these names, in the order of the names. */
export const fieldsNamed = (entry: AnyEntry, ...names: string[]): Field[] =>
  names.flatMap((name) => fieldsOf(entry).filter(({ at }) => at.join('.') === name));

/** Returns the fields that name rows of the facts sheet. */
export const factFields = (entry: AnyEntry): Field[] => fieldsOf(entry).filter(({ at }) => at.at(-2) === 'facts');

/** Returns the sentences of an entry outside its preamble and body: the short answer, steps, signs and numbers. */
export const ownFields = (entry: AnyEntry): Field[] =>
  fieldsOf(entry).filter(({ at }) => sentenceNames.has(at[0]) && !at.some((name) => keyNames.has(name)));

/** Returns every field of an entry that is shown as plain text. */
export const plainFields = (entry: AnyEntry): Field[] =>
  fieldsOf(entry).filter(({ at }) => !markdownNames.has(at.at(-1)));

/** Returns the Markdown of an entry, from its body and its fields, with the line where each starts. */
export const markdownFields = (entry: AnyEntry): { markdown: string; line: number }[] => [
  { markdown: entry.body, line: entry.bodyLine },
  ...fieldsOf(entry)
    .filter(({ at }) => markdownNames.has(at.at(-1)))
    .map(({ at, text }) => ({ markdown: text, line: entry.lineOf(at) + 1 })),
];
