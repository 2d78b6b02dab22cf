/** Words of the hospital, explained to readers. One file a language. */
import { z } from 'zod';
import { factId, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const glossary = defineKind({
  files: /^glossary\/(?<language>[^/]+)\.json$/,
  schema: z.array(z.strictObject({ id: pageId, term: text, explanation: text, facts: z.array(factId) })).min(1),
});
