/**
 * Pages outside the caregiver section. The path of a file is its address: `pages/en/dental/braces.md` is
 * /en/dental/braces.
 */
import { z } from 'zod';
import { audience, markdown, pageFields, pageId, text } from './fields.ts';
import { roleNames } from '../roles.ts';
import { shapeNames } from '../shapes.ts';
import type { SignGroup } from '../signs.ts';
import { signId } from './signs.ts';
import { defineKind } from './kind.ts';

/** A step of something that is done to a child. The fields are in the order in which a child asks. */
const step = z.strictObject({
  title: text,
  picture: text.optional(),
  happens: text,
  /** What the child feels, smells or tastes. */
  feels: text,
  /** What the child sees and hears, if anything. */
  senses: text.optional(),
  /** How long it takes: a time or a comparison. */
  time: text,
  /** What the child can do. */
  help: text,
  /** Details, for those who ask. */
  more: text.optional(),
});

const urgent = z
  .strictObject({
    /** The page's own danger and the number, shown first. Fits on two lines of a narrow phone. */
    line: text.max(60).optional(),
    /** Ids of the signs in content/signs, where each has one level for all pages. */
    signs: z.array(signId).min(1),
  })
  .transform(
    (
      given,
    ): typeof given & {
      /**
       * The words of the signs, filled in when all files have been read (src/content/signs.ts). Search has them in this
       * order.
       */
      groups?: SignGroup<string>[];
    } => given,
  );

/** How often something happens, drawn as dots and said in words. */
const number = z
  .strictObject({ count: z.int().min(0), of: z.union([z.literal(100), z.literal(1000), z.literal(10_000)]), text })
  .refine(({ count, of }) => count <= of, 'must not be more than the whole');

export const page = defineKind({
  files: /^pages\/(?<language>[^/]+)\/(?<slug>.+)\.md$/,
  /** The page that lists the hospitals of Sweden. */
  swedishOnly: ['hospital'],
  schema: z.strictObject({
    id: pageId,
    audience,
    /** Makes a page private whose section isn't (src/content/private.ts). */
    private: z.literal(true).optional(),
    /**
     * A raster picture in `content/pictures`, which the build resizes and converts to modern formats. Or one elsewhere,
     * with its own size in pixels: `https://…` on a host of MEDIA_HOSTS, `/…` on the content server.
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
    /** What the page has to answer (src/content/shapes.ts). Required for subpages with clinical claims. */
    shape: z.enum(shapeNames).optional(),
    shortAnswer: z.strictObject({ question: text, answer: text }).optional(),
    steps: z.array(step).min(2).max(7).optional(),
    /**
     * Lets a child choose the page's steps for My day: the title and picture of its tile, its position in the day, and
     * how many of its steps belong to that day. The remaining steps come days later, or perhaps never.
     */
    day: z
      .strictObject({ title: text.max(26), picture: text, order: z.int().positive(), steps: z.int().min(2).optional() })
      .optional(),
    /** The people whom the child meets, by role. */
    who: z.array(z.enum(roleNames)).min(1).optional(),
    urgent: urgent.optional(),
    numbers: z.array(number).min(1).optional(),
    easyRead: markdown.optional(),
    /** Shown before the text, about features that need scripts. Hidden without them. */
    scripted: markdown.optional(),
    /** Order of the pages below this one. */
    children: z.array(pageId).default([]),
    ...pageFields,
  }),
});
