/** Pages outside the caregiver section. A file's place is its address: `pages/en/dental/braces.md` is /en/dental/braces. */
import { z } from 'zod';
import { audience, markdown, pageFields, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** One step of something that is done to a child, in the order that a child asks. */
const step = z.strictObject({
  title: text,
  picture: text.optional(),
  /** What happens. */
  happens: text,
  /** What one sees, hears, feels and smells. */
  feels: text,
  /** How long it takes. */
  time: text,
  /** What the child can do. */
  help: text,
});

export const page = defineKind({
  files: /^pages\/(?<language>[^/]+)\/(?<slug>.+)\.md$/,
  schema: z.strictObject({
    id: pageId,
    audience,
    /**
     * A raster picture of `content/pictures`, made smaller and modern when the site is built; or one that lies
     * elsewhere, with its own size in pixels: `https://…` on a host of MEDIA_HOSTS, `/…` on the content server.
     */
    image: z
      .strictObject({
        src: text,
        width: z.int().positive().optional(),
        height: z.int().positive().optional(),
        alt: z
          .string({ error: 'is missing: say what the picture shows, for readers who cannot see it' })
          .trim()
          .min(1, 'must say what the picture shows, for readers who cannot see it'),
      })
      .optional(),
    shortAnswer: z.strictObject({ question: text, answer: text }).optional(),
    steps: z.array(step).min(2).max(6).optional(),
    easyRead: markdown.optional(),
    /** Order of the pages below this one. */
    children: z.array(pageId).default([]),
    ...pageFields,
  }),
});
