/** Fields that several kinds of content share. */
import { z } from 'zod';

/** Text of one or more sentences, without white space around it. */
export const text = z.string().trim().min(1, 'must not be empty');

/** Markdown of the small set that pages use. */
export const markdown = text;

/** Permanent id of a page, the same in all languages. Short addresses (`/q/{id}-{lang}`) end it at the first hyphen. */
export const pageId = z
  .string()
  .regex(/^[a-z0-9]+$/, 'must be lower-case letters and digits only; it is permanent and the same in all languages');

/** Number of a row of `content/facts.md`. */
export const factId = z
  .string({ error: 'must be quoted, as in "3.1"; without quotes 3.10 would turn into 3.1' })
  .regex(/^\d+\.\d+[a-z]?$/, 'must be the number of a row of content/facts.md, as "3.1"');

/** Whom a text is for; it decides how hard the Swedish may be. */
export const audience = z.enum(['child', 'teen', 'caregiver', 'everyone']).default('everyone');

/** YAML gives an unquoted date as text in its core schema, so one form is enough. */
export const isoDate = z.iso.date('must be a date as 2026-11-21, in quotes or not');

/** Address of somebody else's page. */
const address = z
  .string()
  .regex(/^https?:\/\/[^\s/]+\.[^\s]+$/, 'must be a whole address, as https://www.sahlgrenska.se/');

/** Where somebody has read that a hospital, a group or a book exists, and when: nothing stands in a list without it. */
export const checkedSources = {
  sources: z
    .array(
      z.strictObject({
        url: address,
        /** The name of its publisher, as readers are shown it. */
        publisher: text,
        /** The date that the page itself carries: a year, a month or a day. */
        dated: z
          .string({ error: 'must be in quotes, as "2023"' })
          .regex(/^\d{4}(-\d{2}){0,2}$/, 'must be the date of the page, as "2023", "2023-05" or "2023-05-03"')
          .optional(),
      }),
    )
    .min(1, 'must name a source: what none confirms does not stand here'),
  /** When somebody last read the sources. */
  checked: isoDate,
};

/** A website, where a source names it. */
export const website = address.optional();

/** Permanent ids of hospitals. */
export const hospitalIds = z.array(pageId);

/**
 * Fields that say who wrote a text and who has read it (docs/decisions: "Texts say what they are").
 * `review` becomes an object only when a person in care has signed the text.
 */
export const provenance = {
  changed: isoDate,
  author: z.literal('Tryggve'),
  drafted: z.enum(['ai', 'person']),
  review: z.union(
    [z.literal('unreviewed'), z.literal('not-clinical'), z.strictObject({ by: text, role: text, date: isoDate })],
    'must be unreviewed, not-clinical, or by, role and date of the person in care who has read it',
  ),
  /** `original` for Swedish; `machine` until a native speaker has read all of it, then who and when. */
  translation: z.union(
    [z.literal('original'), z.literal('machine'), z.strictObject({ readBy: text, date: isoDate })],
    'must be original, machine, or readBy and date of the native speaker who has read it',
  ),
};

/** What every text with its own address has. */
export const pageFields = {
  title: text.max(65, 'must be 65 characters at most, to fit on a phone'),
  description: text.min(50).max(170, 'must be 170 characters at most; search engines cut the rest'),
  preamble: text,
  /** Name of a drawing (src/ui/Drawing). Stands in the Swedish caregiver page and holds for all its translations. */
  picture: text.optional(),
  /** Needed where a row that the text rests on is marked "!": what differs between hospitals or sources. */
  differs: markdown.optional(),
  facts: z.array(factId),
  related: z.array(pageId).default([]),
  /** Addresses that this page had before; they redirect to it. */
  formerPaths: z
    .array(z.string().regex(/^(\/[a-z0-9-]+)+$/, 'must be an address on this site, such as /en/tonsils'))
    .default([]),
  ...provenance,
};
