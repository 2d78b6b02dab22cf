/** What people type who need help, in languages that the site does not have: they meet a card in the page's language. */
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
    /** One line in the language: ring 112 and ask for an interpreter. */
    line: text,
  }),
});
