/**
 * Hospitals with care for children, one per file, such as `hospitals/lund.md`. In Swedish only, like the page that
 * lists them.
 */
import { z } from 'zod';
import { regionIds } from '../../shared/regions.ts';
import { checkedSources, pageId, text, website } from './fields.ts';
import { defineKind } from './kind.ts';

export const hospital = defineKind({
  files: /^hospitals\/(?<slug>[^/]+)\.md$/,
  schema: z.strictObject({
    /** Permanent: readers store it on their device as their hospital. */
    id: pageId,
    name: text,
    /** The hospital's town, or several towns if one clinic works in them. */
    town: text,
    region: z.enum(regionIds),
    website,
    /** What a source says about its play therapy. */
    play: text.optional(),
    /** Anything else from a source that a child or a parent may want to know. */
    more: text.optional(),
    ...checkedSources,
  }),
});
