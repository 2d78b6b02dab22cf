/**
 * Books about illness, hospital, disability and grief, one per file. The body says in our own words what the book is
 * about.
 */
import { z } from 'zod';
import { checkedSources, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** In the order of the page. */
export const bookThemes = ['hospital', 'illness', 'disability', 'grief'] as const;

/** Left out, not guessed, if no source says it. */
const known = text.optional();

export const book = defineKind({
  files: /^books\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  sharedFields: ['title', 'theme', 'writer', 'illustrator', 'translator', 'publisher', 'year', 'sources', 'checked'],
  schema: z.strictObject({
    id: pageId,
    /** The Swedish title, in both languages. */
    title: text,
    theme: z.enum(bookThemes),
    writer: known,
    illustrator: known,
    translator: known,
    publisher: known,
    year: z.int().min(1900).optional(),
    /** Whom the book is for, in words: "från 3 år", "bilderbok". */
    age: known,
    /** Shown first if readers may want to know it: that the book is sad, or about dying. */
    heads: known,
    ...checkedSources,
  }),
});
