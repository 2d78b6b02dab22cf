/**
 * What people who need help type, in their own words, and what only looks like it. Search learns from both to tell them
 * apart.
 */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** One file per language, including languages that the site doesn't have. */
export const helpWordings = defineKind({
  files: /^help\/wordings\/(?<slug>[^/]+)\.json$/,
  isInternal: true,
  schema: z.strictObject({
    /** Wordings by the card that they ask for. */
    wordings: z.record(pageId, z.array(text).min(1)),
    /** Wordings that ask for no card, especially those that share words with ones that do. */
    ordinary: z.array(text),
  }),
});
