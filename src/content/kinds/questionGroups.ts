/** Questions that a teenager may tick and take along to the hospital. One file a language; they claim nothing. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** How many questions there are to choose from at the least. */
const fewest = 20;

const question = text.endsWith('?', 'must end with a question mark: the list only asks');

export const questionGroups = defineKind({
  files: /^questions\/(?<language>[^/]+)\.json$/,
  schema: z
    .array(z.strictObject({ id: pageId, title: text, questions: z.array(question).min(1) }))
    .refine(
      (groups) => groups.flatMap(({ questions }) => questions).length >= fewest,
      `needs ${fewest} questions or more`,
    ),
});
