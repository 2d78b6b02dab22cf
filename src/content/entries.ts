/**
 * Access to content of any kind. General checks loop over these functions, so a new kind is checked from its first
 * file.
 */
import { type KindName, kinds } from './kinds/index.ts';
import { type Content, type EntryOf, kindNames } from './store.ts';

export type AnyEntry = EntryOf<KindName>;

/** A record whose keys are data, such as language codes, has no fields. */
type IfHas<One extends AnyEntry, Field extends string> = string extends keyof One['data']
  ? never
  : Extract<One, { data: Record<Field, unknown> }>;

/** An entry of any kind that has the field. */
export type EntryWith<Field extends string> = { [Kind in KindName]: IfHas<EntryOf<Kind>, Field> }[KindName];

/** Returns every entry that readers see. */
export const entriesOf = (content: Content): AnyEntry[] =>
  kindNames.filter((kind) => !kinds[kind].isInternal).flatMap((kind): AnyEntry[] => content[kind]);

export const hasField = <Field extends string>(entry: AnyEntry, field: Field): entry is EntryWith<Field> =>
  field in entry.data;

/** Returns every entry that readers see and that has the field. */
export const entriesWith = <Field extends string>(content: Content, field: Field): EntryWith<Field>[] =>
  entriesOf(content).filter((entry) => hasField(entry, field));

const keyOf = ({ kind, data }: EntryWith<'id'>): string => `${kind} ${data.id}`;

const originalsByKey = (content: Content): Map<string, EntryWith<'id'>> =>
  new Map(
    entriesWith(content, 'id')
      .filter(({ language }) => language === 'sv')
      .map((entry) => [keyOf(entry), entry]),
  );

/** Returns every Swedish entry that has an id. */
export const originalsOf = (content: Content): EntryWith<'id'>[] => [...originalsByKey(content).values()];

type Translation = {
  entry: EntryWith<'id'>;
  /** The Swedish entry of the same kind and id, or `undefined`. */
  original: EntryWith<'id'> | undefined;
};

/** Returns every entry with an id in a language other than Swedish, with its Swedish original. */
export function translationsOf(content: Content): Translation[] {
  const originals = originalsByKey(content);
  return entriesWith(content, 'id')
    .filter(({ language }) => language !== 'sv')
    .map((entry) => ({ entry, original: originals.get(keyOf(entry)) }));
}
