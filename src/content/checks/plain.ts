/** Fields that are shown as they stand hold no Markdown: its marks would be read out and seen. */
import { plainFields } from '../plainFields.ts';
import type { Problem } from '../problem.ts';
import { pagesOf } from '../site.ts';
import type { Content } from '../store.ts';

/** Returns plain fields that hold links, emphasis or code of Markdown. */
export function checkPlainFields(content: Content): Problem[] {
  const entries = [...pagesOf(content), ...content.faq, ...content.glossary];
  return entries.flatMap((entry) =>
    plainFields(entry).flatMap(({ at, text }): Problem[] => {
      const mark = /\]\(|\*\*|`/.exec(text)?.[0];
      return mark
        ? [
            {
              file: entry.file,
              line: entry.lineOf(at),
              field: at.map(String).join('.'),
              message: `The field is plain text, and "${mark}" is Markdown. Remove the marks; put links in the body.`,
            },
          ]
        : [];
    }),
  );
}
