/** The words of help cards in a language, and what people type who need one. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** What people type. The signs in them are those of docs/how-to/add-a-help-card.md. */
export const groupsOfWords = z.strictObject({
  /**
   * Words and phrases that mean the same, by the names that the cards' rules have for them; "vill … dö" may have three
   * words where the dots are, "alvedon + många" stands in any order, "=dö" alone.
   */
  groups: z.record(text, z.array(text).min(1)),
  /** Phrases that share words with those and ask for no card. */
  falsePositives: z.array(text),
});

export const helpWords = defineKind({
  files: /^help\/words\/(?<language>[^/]+)\.json$/,
  isInternal: true,
  schema: groupsOfWords.extend({
    /** One line for each number, before them one for the place where the card has one. */
    cards: z.record(pageId, z.strictObject({ title: text, lines: z.array(text).min(1) })),
  }),
});
