/** Parts of the Swedish caregiver pages on which somebody could come to harm: read first, and read across languages. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const safetyParts = defineKind({
  files: /^translations\/safety\.json$/,
  isInternal: true,
  /** By page, how each of its parts begins. */
  schema: z.record(pageId, z.array(text)),
});
