/** Hospitals with care for children, a file each: `hospitals/lund.md`. In Swedish alone, as the page that lists them. */
import { z } from 'zod';
import { regionIds } from '../../regions.ts';
import { checkedSources, pageId, text, website } from './fields.ts';
import { defineKind } from './kind.ts';

export const hospital = defineKind({
  files: /^hospitals\/(?<slug>[^/]+)\.md$/,
  schema: z.strictObject({
    /** Permanent: readers keep it on their device as their hospital. */
    id: pageId,
    name: text,
    /** Where it lies; several towns where one clinic works in them. */
    town: text,
    region: z.enum(regionIds),
    website,
    /** What a source says of its play therapy. */
    play: text.optional(),
    /** What else a child or a parent may want to know and a source says. */
    more: text.optional(),
    ...checkedSources,
  }),
});
