/** The texts of help cards in one language, and what people who need one type. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** What people type, in the notation of docs/how-to/add-a-help-card.md. */
export const groupsOfWords = z.strictObject({
  /**
   * Words and phrases that mean the same, by the group name that the cards' rules use. "vill … dö" allows up to three
   * words at the dots, "alvedon + många" matches in any order, and "=dö" matches only by itself.
   */
  groups: z.record(text, z.array(text).min(1)),
  /** Phrases that share words with the groups but ask for no card. */
  falsePositives: z.array(text),
});

export const helpWords = defineKind({
  files: /^help\/words\/(?<language>[^/]+)\.json$/,
  isInternal: true,
  schema: groupsOfWords.extend({
    /** One line per number, preceded by one for the place if the card has one. */
    cards: z.record(pageId, z.strictObject({ title: text, lines: z.array(text).min(1) })),
  }),
});
