/** Films that belong together. The body is optional and says how. The format decides the address. */
import { z } from 'zod';
import { audience, pageFields, pageId } from './fields.ts';
import { defineKind } from './kind.ts';

/**
 * To be watched in order (`series`), chosen for an occasion (`playlist`), or short answers to short questions, shown
 * together (`quick`).
 */
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
    /** Ids of the films, in order. */
    films: z.array(pageId).min(1),
  }),
});
