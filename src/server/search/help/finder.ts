/** Finds phrases in the words of a question, in a time that does not depend on the number of phrases. */
import { addTo } from '../lists.ts';
import { maxGap } from './phrases.ts';

/** Prefix of a word that is a phrase by itself, but too short to be matched with a typo. */
export const wholly = '=';

/** A phrase, with its words in the form compared, and the value that it stands for. */
export type Sought<Value> = { value: Value; parts: readonly (readonly (readonly string[])[])[] };

/** A match, and the indexes of the words that it covers. */
type Found<Value> = { value: Value; places: readonly number[] };

/** What ends at a word: whole phrases, and runs that are only part of a phrase. */
type Ends<Value> = { values?: Value[]; runs?: number[] };

/** Position of a run: the index of its first word, and of the word after its last. */
type Span = readonly [start: number, end: number];

const span = ([start, end]: Span) => Array.from({ length: end - start }, (_, index) => start + index);

type Finder<Value> = {
  /** Adds phrases to search for. */
  add: (phrases: Iterable<Sought<Value>>) => void;
  /** Returns all matches in a question. `forms` lists, for each of its words, the forms that may be meant. */
  find: (forms: readonly (readonly string[])[]) => Found<Value>[];
};

export function createFinder<Value>(phrases: Iterable<Sought<Value>> = []): Finder<Value> {
  /** By words joined with spaces. A mere prefix of longer entries has the value `undefined`. */
  const byWords = new Map<string, Ends<Value> | undefined>();
  const parted: { value: Value; parts: number[][] }[] = [];
  const partedByRun = new Map<number, number[]>();
  const idOf = new Map<string, number>();

  function endsOf(words: readonly string[]): Ends<Value> {
    let key = '';
    for (const word of words.slice(0, -1)) {
      key += key === '' ? word : ` ${word}`;
      if (!byWords.has(key)) byWords.set(key, undefined);
    }
    const whole = words.join(' ');
    const ends = byWords.get(whole) ?? {};
    byWords.set(whole, ends);
    return ends;
  }
  function idOfRun(words: readonly string[]): number {
    const key = words.join(' ');
    const known = idOf.get(key);
    if (known !== undefined) return known;
    const id = idOf.size;
    idOf.set(key, id);
    (endsOf(words).runs ??= []).push(id);
    return id;
  }
  function add(more: Iterable<Sought<Value>>): void {
    for (const { value, parts } of more) {
      const [first = []] = parts;
      if (parts.length === 1 && first.length === 1) (endsOf(first[0] ?? []).values ??= []).push(value);
      else {
        const ids = parts.map((runs) => runs.map(idOfRun));
        addTo(partedByRun, ids[0]?.[0] ?? 0, parted.length);
        parted.push({ value, parts: ids });
      }
    }
  }

  /** Returns the span of a part whose runs follow one another with gaps in between, or `undefined`. */
  function standsAt([run = -1, ...others]: readonly number[], spans: ReadonlyMap<number, Span[]>): Span | undefined {
    for (const [start, end] of spans.get(run) ?? []) {
      const last = others.reduce<number | undefined>(
        (before, other) =>
          before === undefined
            ? undefined
            : spans.get(other)?.find(([from]) => from >= before && from - before <= maxGap)?.[1],
        end,
      );
      if (last !== undefined) return [start, last];
    }
    return undefined;
  }

  function find(forms: readonly (readonly string[])[]): Found<Value>[] {
    const found: Found<Value>[] = [];
    const spans = new Map<number, Span[]>();
    const walk = (start: number, at: number, before: string) => {
      for (const form of forms[at] ?? []) {
        const key = before === '' ? form : `${before} ${form}`;
        if (!byWords.has(key)) continue;
        const ends = byWords.get(key);
        for (const value of ends?.values ?? []) found.push({ value, places: span([start, at + 1]) });
        for (const run of ends?.runs ?? []) addTo(spans, run, [start, at + 1]);
        walk(start, at + 1, key);
      }
    };
    for (const at of forms.keys()) walk(at, at, '');
    for (const run of spans.keys()) {
      for (const index of partedByRun.get(run) ?? []) {
        const { value, parts } = parted[index] ?? { value: undefined, parts: [] };
        const places: number[] = [];
        const isWhole = parts.every((runs) => {
          const place = standsAt(runs, spans);
          if (place) places.push(...span(place));
          return place !== undefined;
        });
        if (isWhole) found.push({ value: value as Value, places });
      }
    }
    return found;
  }

  add(phrases);
  return { add, find };
}
