/** Questions that a teenager may tick and take along to the hospital. One file per language. They make no claims. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Minimum number of questions to choose from. */
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
