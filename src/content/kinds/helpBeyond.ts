/** What people who need help type in languages that the site doesn't have. They get a card in the page's language. */
import { z } from 'zod';
import { text } from './fields.ts';
import { groupsOfWords } from './helpWords.ts';
import { defineKind } from './kind.ts';

export const helpBeyond = defineKind({
  files: /^help\/beyond\/(?<slug>[^/]+)\.json$/,
  isInternal: true,
  schema: groupsOfWords.extend({
    code: text,
    dir: z.enum(['ltr', 'rtl']).default('ltr'),
    /** One line in that language: call 112 and ask for an interpreter. */
    line: text,
  }),
});
