/** Films that belong together; the body, if there is one, says how. The format decides the address. */
import { z } from 'zod';
import { audience, pageFields, pageId } from './fields.ts';
import { defineKind } from './kind.ts';

/** To be seen in order, chosen for an occasion, or quick answers to quick questions, shown together. */
const seriesFormats = ['series', 'playlist', 'quick'] as const;
export type SeriesFormat = (typeof seriesFormats)[number];

const { picture: _, ...fields } = pageFields;

export const series = defineKind({
  files: /^series\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  schema: z.strictObject({
    id: pageId,
    audience,
    ...fields,
    format: z.enum(seriesFormats),
    /** Ids of the films, in their order. */
    films: z.array(pageId).min(1),
  }),
});
