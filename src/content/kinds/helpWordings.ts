/** What people type who need help, as they type it, and what only looks like it: search learns from it to tell one from the other. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** One file a language, also of those that the site does not have. */
export const helpWordings = defineKind({
  files: /^help\/wordings\/(?<slug>[^/]+)\.json$/,
  isInternal: true,
  schema: z.strictObject({
    /** By the card that they ask for. */
    wordings: z.record(pageId, z.array(text).min(1)),
    /** What asks for no card, above all where it shares words with what does. */
    ordinary: z.array(text),
  }),
});
