/** Books about illness, hospital, disability and grief, a file each; the body says in our own words what it is about. */
import { z } from 'zod';
import { checkedSources, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** In the order in which they stand on the page. */
export const bookThemes = ['hospital', 'illness', 'disability', 'grief'] as const;

/** What no source says is left out, and not guessed. */
const known = text.optional();

export const book = defineKind({
  files: /^books\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  sharedFields: ['title', 'theme', 'writer', 'illustrator', 'translator', 'publisher', 'year', 'sources', 'checked'],
  schema: z.strictObject({
    id: pageId,
    /** The Swedish one, in both languages. */
    title: text,
    theme: z.enum(bookThemes),
    writer: known,
    illustrator: known,
    translator: known,
    publisher: known,
    year: z.int().min(1900).optional(),
    /** For whom, in words: "från 3 år", "bilderbok". */
    age: known,
    /** Said first where a reader may want to know: that it is sad, or about dying. */
    heads: known,
    ...checkedSources,
  }),
});
