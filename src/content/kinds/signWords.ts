/** What signs say in a language. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';
import { signId } from './signs.ts';

export const signWords = defineKind({
  files: /^signs\/words\/(?<language>[^/]+)\.json$/,
  schema: z.record(
    signId,
    z.strictObject({
      /** The sign, to the adult. */
      adult: text,
      /** The sign, to the child or teenager who has it. */
      child: text,
      /** What to do while one waits for help. */
      waiting: text.optional(),
      /** The same for a child who has it and is alone, where the other speaks to a helper. */
      childWaiting: text.optional(),
    }),
  ),
});
