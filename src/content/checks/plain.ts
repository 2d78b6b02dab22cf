/** Fields that are shown as they stand hold no Markdown: its marks would be read out and seen. */
import { entriesOf } from '../entries.ts';
import { plainFields } from '../entryFields.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns plain fields that hold links, emphasis or code of Markdown. */
export function checkPlainFields(content: Content): Problem[] {
  return entriesOf(content).flatMap((entry) =>
    plainFields(entry).flatMap(({ at, text }): Problem[] => {
      const mark = /\]\(|\*\*|`/.exec(text)?.[0];
      const message = `The field is plain text, and "${mark}" is Markdown. Remove the marks; put links in the body.`;
      return mark ? [problemAt(entry, at, message)] : [];
    }),
  );
}
