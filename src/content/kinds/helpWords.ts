/** The words of help cards in a language, and what people type who need one. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Least number of phrases by which a card is known. */
const leastPhrases = 12;

/** What people type. The signs in them are those of docs/how-to/add-a-help-card.md. */
export const phrasesOfCards = z.strictObject({
  /** By card; "vill … dö" may have three words where the dots are, "alvedon + många" stands in any order, "=dö" alone. */
  phrases: z.record(
    pageId,
    z.array(text).min(leastPhrases, `must hold at least ${leastPhrases} words and phrases by which the card is known`),
  ),
  /** Phrases that share words with those and ask for no card. */
  falsePositives: z.array(text),
});

export const helpWords = defineKind({
  files: /^help\/words\/(?<language>[^/]+)\.json$/,
  isInternal: true,
  schema: phrasesOfCards.extend({
    /** One line for each number, before them one for the place where the card has one. */
    cards: z.record(pageId, z.strictObject({ title: text, lines: z.array(text).min(1) })),
  }),
});
