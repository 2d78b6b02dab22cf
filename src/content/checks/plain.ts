/**
 * Checks that plain-text fields hold no Markdown: readers would see its marks, and screen readers would read them out.
 */
import { entriesOf } from '../entries.ts';
import { plainFields } from '../entryFields.ts';
import { type Problem, problemAt } from '../problem.ts';
import type { Content } from '../store.ts';

/** Returns plain-text fields with links, emphasis or code in Markdown. */
export function checkPlainFields(content: Content): Problem[] {
  return entriesOf(content).flatMap((entry) =>
    plainFields(entry).flatMap(({ at, text }): Problem[] => {
      const mark = /\]\(|\*\*|`/.exec(text)?.[0];
      const message = `The field is plain text, and "${mark}" is Markdown. Remove the marks; put links in the body.`;
      return mark ? [problemAt(entry, at, message)] : [];
    }),
  );
}
