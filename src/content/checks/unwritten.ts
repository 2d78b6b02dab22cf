/** Checks that texts are complete, and names the placeholders that `npm run new` leaves. */
import { entriesOf } from '../entries.ts';
import { fieldsOf } from '../entryFields.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

const open = /\bTODO\b/;

/** Returns every text that still contains a TODO. */
export const checkUnwritten = (content: Content): Problem[] =>
  entriesOf(content).flatMap((entry) => [
    ...fieldsOf(entry).flatMap(({ at, text }) =>
      open.test(text) ? [problemAt(entry, at, 'is still to be written.')] : [],
    ),
    ...entry.body.split('\n').flatMap((line, index, lines): Problem[] => {
      if (!open.test(line)) return [];
      const heading = lines.slice(0, index).findLast((above) => above.startsWith('#')) ?? 'the text';
      return [{ file: entry.file, line: entry.bodyLine + index, message: `"${heading}" is still to be written.` }];
    }),
  ]);
