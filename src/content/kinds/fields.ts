/** Fields that several kinds of content share. */
import { z } from 'zod';

/** Text of one or more sentences. White space around it is trimmed. */
export const text = z.string().trim().min(1, 'must not be empty');

/** Markdown, limited to what pages can render. */
export const markdown = text;

/**
 * Permanent id of a page, the same in all languages. It has no hyphens: short addresses (`/q/{id}-{lang}`) end it at
 * the first one.
 */
export const pageId = z
  .string()
  .regex(/^[a-z0-9]+$/, 'must be lower-case letters and digits only; it is permanent and the same in all languages');

/** Number of a row of `content/facts.md`. */
export const factId = z
  .string({ error: 'must be quoted, as in "3.1"; without quotes 3.10 would turn into 3.1' })
  .regex(/^\d+\.\d+[a-z]?$/, 'must be the number of a row of content/facts.md, as "3.1"');

/** Whom a text is for. Limits how hard to read the Swedish may be. */
export const audience = z.enum(['child', 'teen', 'caregiver', 'everyone']).default('everyone');

/** An ISO date. YAML's core schema reads unquoted dates as text too, so one form is enough. */
export const isoDate = z.iso.date('must be a date as 2026-11-21, in quotes or not');

/** Address of a page on another site. */
const address = z
  .string()
  .regex(/^https?:\/\/[^\s/]+\.[^\s]+$/, 'must be a whole address, as https://www.sahlgrenska.se/');

/**
 * Sources that confirm that a hospital, a group or a book exists, and when they were read. Nothing is listed without
 * them.
 */
export const checkedSources = {
  sources: z
    .array(
      z.strictObject({
        url: address,
        /** Name of the publisher, as shown to readers. */
        publisher: text,
        /** The date on the page itself: a year, a month or a day. */
        dated: z
          .string({ error: 'must be in quotes, as "2023"' })
          .regex(/^\d{4}(-\d{2}){0,2}$/, 'must be the date of the page, as "2023", "2023-05" or "2023-05-03"')
          .optional(),
      }),
    )
    .min(1, 'must name a source: what none confirms does not stand here'),
  /** When the sources were last read. */
  checked: isoDate,
};

/** A website, if a source names one. */
export const website = address.optional();

/** Permanent ids of hospitals. */
export const hospitalIds = z.array(pageId);

/**
 * Fields that say who wrote a text and who has read it (docs/decisions/0012-texts-say-what-they-are.md). `review`
 * becomes an object only when a healthcare professional has signed the text.
 */
export const provenance = {
  changed: isoDate,
  author: z.literal('Tryggve'),
  drafted: z.enum(['ai', 'person']),
  review: z.union(
    [z.literal('unreviewed'), z.literal('not-clinical'), z.strictObject({ by: text, role: text, date: isoDate })],
    'must be unreviewed, not-clinical, or by, role and date of the person in care who has read it',
  ),
  /** `original` for Swedish; `machine` until a native speaker has read all of the text, then who read it and when. */
  translation: z.union(
    [z.literal('original'), z.literal('machine'), z.strictObject({ readBy: text, date: isoDate })],
    'must be original, machine, or readBy and date of the native speaker who has read it',
  ),
};

/** Fields of every text with its own address. */
export const pageFields = {
  title: text.max(65, 'must be 65 characters at most, to fit on a phone'),
  description: text.min(50).max(170, 'must be 170 characters at most; search engines cut the rest'),
  preamble: text,
  /** Name of a drawing (src/ui/Drawing). Set in the Swedish caregiver page only, and used by all its translations. */
  picture: text.optional(),
  /** What differs between hospitals or sources. Required if the text rests on a row marked "!". */
  differs: markdown.optional(),
  facts: z.array(factId),
  related: z.array(pageId).default([]),
  /** Former addresses of this page, which redirect to it. */
  formerPaths: z
    .array(z.string().regex(/^(\/[a-z0-9-]+)+$/, 'must be an address on this site, such as /en/tonsils'))
    .default([]),
  ...provenance,
};
