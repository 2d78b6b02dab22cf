/**
 * Cards shown above the hits for a cry for help or an emergency: whom to call, in which order. If two cards match, the
 * earlier one is shown.
 */
import { z } from 'zod';
import { factId, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { signId } from './signs.ts';

export const helpCards = defineKind({
  files: /^help\/cards\.json$/,
  isInternal: true,
  schema: z.array(
    z.strictObject({
      id: pageId,
      /** `emergency`: somebody's body is in danger. `crisis`: somebody needs another person. */
      kind: z.enum(['emergency', 'crisis']),
      /** As shown to readers, in the order in which to call them. Every card has 112. */
      numbers: z.array(text).min(1),
      /** Whether the card names a place to go to or to call before the numbers. */
      hasPlace: z.boolean().default(false),
      /** Whether to show the card when in doubt, because delay can cost a life within minutes. */
      isVital: z.boolean().default(false),
      /** Id of the page that answers. */
      page: pageId,
      /** Signs of the table that the card is for; it has their level. Every emergency has at least one. */
      signs: z.array(signId).default([]),
      /**
       * Rules for showing the card: the groups of words that ask for it, in any language
       * ("baby + fever", "sugar + tooLow - fasting").
       */
      asks: z.array(text).min(1),
      /** Rows of the facts sheet that the card's level rests on. */
      facts: z.array(factId).min(1),
    }),
  ),
});
