/** Which Swedish each translation was made from: by language and page, a short print of every part. */
import { z } from 'zod';
import { pageId } from './fields.ts';
import { defineKind } from './kind.ts';

export const sourceHashes = defineKind({
  files: /^translations\/basis\.json$/,
  isInternal: true,
  /** Written by `npm run translations`, not by hand. */
  schema: z.record(z.string(), z.record(pageId, z.string().regex(/^([0-9a-f]{6} ?)*$/))),
});
