/** Fields that are shown as they stand hold no Markdown: its marks would be read out and seen. */
import type { Text } from '../parts.ts';
import type { Problem } from '../problem.ts';
import { pagesOf } from '../site.ts';
import type { Content, Entry } from '../store.ts';

export type Field = { at: PropertyKey[]; text: string };

/** Returns the texts of the steps of a page, each with its place; none where it has no steps. */
export const stepFields = (entry: Text): Field[] =>
  entry.kind === 'page'
    ? (entry.data.steps ?? []).flatMap((step, index) =>
        (['title', 'happens', 'feels', 'time', 'help'] as const).map((name) => ({
          at: ['steps', index, name],
          text: step[name],
        })),
      )
    : [];

function plainFields(entry: Text | Entry<'glossary'>): Field[] {
  if (entry.kind === 'glossary') {
    return entry.data.flatMap((word, index) =>
      (['term', 'explanation'] as const).map((name) => ({ at: [index, name], text: word[name] })),
    );
  }
  if (entry.kind === 'faq') return [{ at: ['question'], text: entry.data.question }];
  const { data } = entry;
  const short = entry.kind === 'page' ? entry.data.shortAnswer : undefined;
  return [
    ...(['title', 'description', 'preamble'] as const).map((name) => ({ at: [name], text: data[name] })),
    ...(short
      ? (['question', 'answer'] as const).map((name) => ({ at: ['shortAnswer', name], text: short[name] }))
      : []),
    ...stepFields(entry),
  ];
}

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
