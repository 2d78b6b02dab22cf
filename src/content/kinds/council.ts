/** Children's and youth councils that give hospitals advice, a file each; the body says what they do. Swedish alone. */
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
    /** Text that says who may be in it. */
    who: text,
    ...checkedSources,
  }),
});
