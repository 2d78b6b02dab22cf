/** Pages outside the caregiver section. A file's place is its address: `pages/en/dental/braces.md` is /en/dental/braces. */
import { z } from 'zod';
import { audience, markdown, pageFields, pageId, text } from './fields.ts';
import { roleNames } from '../roles.ts';
import { shapeNames } from '../shapes.ts';
import type { SignGroup } from '../signs.ts';
import { signId } from './signs.ts';
import { defineKind } from './kind.ts';

/** One step of something that is done to a child, in the order that a child asks. */
const step = z.strictObject({
  title: text,
  picture: text.optional(),
  /** What happens. */
  happens: text,
  /** What one feels, and smells or tastes. */
  feels: text,
  /** What one sees and hears, where there is something. */
  senses: text.optional(),
  /** How long it takes: a time, or a comparison. */
  time: text,
  /** What the child can do. */
  help: text,
  /** More, for those who ask. */
  more: text.optional(),
});

const urgent = z
  .strictObject({
    /** The page's own danger and the number, first of all. Two lines on a narrow phone. */
    line: text.max(60).optional(),
    /** The signs, by their ids in content/signs: they have one level wherever they are told. */
    signs: z.array(signId).min(1),
  })
  .transform(
    (
      given,
    ): typeof given & {
      /** What the signs say, filled in when all files are read (src/content/signs.ts). Search has them in this order. */
      groups?: SignGroup<string>[];
    } => given,
  );

/** How often something happens, drawn as dots and said in words. */
const number = z
  .strictObject({ count: z.int().min(0), of: z.union([z.literal(100), z.literal(1000), z.literal(10_000)]), text })
  .refine(({ count, of }) => count <= of, 'must not be more than the whole');

export const page = defineKind({
  files: /^pages\/(?<language>[^/]+)\/(?<slug>.+)\.md$/,
  /** The hospitals of Sweden. */
  swedishOnly: ['hospital'],
  schema: z.strictObject({
    id: pageId,
    audience,
    /** Nobody shall see whose reader this is, though its section does not say so (src/content/private.ts). */
    private: z.literal(true).optional(),
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
    /** What the page has to answer (src/content/shapes.ts). Needed where it makes clinical claims. */
    shape: z.enum(shapeNames).optional(),
    shortAnswer: z.strictObject({ question: text, answer: text }).optional(),
    steps: z.array(step).min(2).max(7).optional(),
    /**
     * A page whose steps a child can choose for My day: what its tile says and shows, where in the day it comes, and how
     * many of its steps are of that day. Steps after them come days later, or perhaps not at all.
     */
    day: z
      .strictObject({ title: text.max(26), picture: text, order: z.int().positive(), steps: z.int().min(2).optional() })
      .optional(),
    /** Whom one meets, by role. */
    who: z.array(z.enum(roleNames)).min(1).optional(),
    urgent: urgent.optional(),
    numbers: z.array(number).min(1).optional(),
    easyRead: markdown.optional(),
    /** Comes before the text, and speaks of what only scripts can do: without them it is out of sight. */
    scripted: markdown.optional(),
    /** Order of the pages below this one. */
    children: z.array(pageId).default([]),
    ...pageFields,
  }),
});
