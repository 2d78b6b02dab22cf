/**
 * Parts of the Swedish caregiver pages where a mistake could harm somebody. Reviewers read these first, in every
 * language.
 */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const safetyParts = defineKind({
  files: /^translations\/safety\.json$/,
  isInternal: true,
  /** By page id, the beginning of each part. */
  schema: z.record(pageId, z.array(text)),
});
