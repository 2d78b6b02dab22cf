/**
 * Groups of hospital clowns: `clowns/sv/clownronden.md` is /clownsjukhuset/clownronden. The body describes the group.
 */
import { z } from 'zod';
import { checkedSources, hospitalIds, pageFields, pageId, website } from './fields.ts';
import { defineKind } from './kind.ts';

export const clownGroup = defineKind({
  files: /^clowns\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  audience: 'child',
  sharedFields: ['website', 'hospitals', 'sources', 'checked'],
  schema: z.strictObject({
    id: pageId,
    ...pageFields,
    website,
    /** Hospitals that the group visits, according to a source. */
    hospitals: hospitalIds.min(1, 'must name the hospitals that it visits'),
    ...checkedSources,
  }),
});
