/** Cards above the hits of a cry for help or an emergency: whom to ring, in which order. Where two fit, the earlier one is shown. */
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
      /** Somebody's body in danger, or somebody who needs somebody. */
      kind: z.enum(['emergency', 'crisis']),
      /** As they are shown, in the order in which they are rung; 112 is among them in every card. */
      numbers: z.array(text).min(1),
      /** Whether a place to go to, or to ring, is named before the numbers. */
      hasPlace: z.boolean().default(false),
      /** Whether it is shown when in doubt: what it is for can cost a life within minutes. */
      isVital: z.boolean().default(false),
      /** The page that answers. */
      page: pageId,
      /** Signs of the table that it is for, which have its level. Every emergency has some. */
      signs: z.array(signId).default([]),
      /** Its rules: which groups of words ask for it, in any language ("baby + fever", "sugar + tooLow - fasting"). */
      asks: z.array(text).min(1),
      /** Rows of the facts sheet on which its level rests. */
      facts: z.array(factId).min(1),
    }),
  ),
});
