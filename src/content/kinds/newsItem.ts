/** News about the site itself: `news/sv/atta-filmer.md` is /nyheter/atta-filmer. */
import { z } from 'zod';
import { isoDate, pageFields, pageId } from './fields.ts';
import { defineKind } from './kind.ts';

export const newsItem = defineKind({
  files: /^news\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  schema: z.strictObject({
    id: pageId,
    ...pageFields,
    /** When it was published on the site; never changes. */
    published: isoDate,
  }),
});
