/** Children's and youth councils that advise hospitals, one per file, in Swedish only. The body says what they do. */
import { z } from 'zod';
import { checkedSources, hospitalIds, pageId, text, website } from './fields.ts';
import { defineKind } from './kind.ts';

export const council = defineKind({
  files: /^councils\/(?<slug>[^/]+)\.md$/,
  schema: z.strictObject({
    id: pageId,
    name: text,
    website,
    hospitals: hospitalIds.min(1, 'must name the hospitals that it gives advice'),
    /** Who can be a member, in words. */
    who: text,
    ...checkedSources,
  }),
});
