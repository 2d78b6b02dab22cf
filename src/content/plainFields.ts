/** The fields of a text that are shown as they stand, each with its place in the front matter. */
import type { Text } from './parts.ts';
import type { Entry } from './store.ts';

export type Field = { at: PropertyKey[]; text: string };

const stepNames = ['title', 'happens', 'feels', 'senses', 'time', 'help', 'more'] as const;

type Page = Entry<'page'>;

/** Returns the texts of the steps of a page; none where it has no steps. */
export const stepFields = (entry: Text): Field[] =>
  entry.kind === 'page'
    ? (entry.data.steps ?? []).flatMap((step, index) =>
        stepNames.flatMap((name) => {
          const text = step[name];
          return text === undefined ? [] : [{ at: ['steps', index, name], text }];
        }),
      )
    : [];

const urgentFields = ({ data: { urgent } }: Page): Field[] =>
  (['now', 'soon', 'here', 'today'] as const).flatMap((when) =>
    (urgent?.[when] ?? []).map((text, index) => ({ at: ['urgent', when, index], text })),
  );

const numberFields = ({ data: { numbers = [] } }: Page): Field[] =>
  numbers.map(({ text }, index) => ({ at: ['numbers', index, 'text'], text }));

function shortAnswerFields({ data: { shortAnswer } }: Page): Field[] {
  return shortAnswer
    ? (['question', 'answer'] as const).map((name) => ({ at: ['shortAnswer', name], text: shortAnswer[name] }))
    : [];
}

/** Returns what a page says besides its preamble and its body: the short answer, the steps, the signs, the numbers. */
export const ownFields = (entry: Text): Field[] =>
  entry.kind === 'page'
    ? [...shortAnswerFields(entry), ...stepFields(entry), ...urgentFields(entry), ...numberFields(entry)]
    : [];

/** Returns every plain field of a text or of a list of words. */
export function plainFields(entry: Text | Entry<'glossary'>): Field[] {
  if (entry.kind === 'glossary') {
    return entry.data.flatMap((word, index) =>
      (['term', 'explanation'] as const).map((name) => ({ at: [index, name], text: word[name] })),
    );
  }
  if (entry.kind === 'faq') return [{ at: ['question'], text: entry.data.question }];
  const { data } = entry;
  return [
    ...(['title', 'description', 'preamble'] as const).map((name) => ({ at: [name], text: data[name] })),
    ...ownFields(entry),
  ];
}
