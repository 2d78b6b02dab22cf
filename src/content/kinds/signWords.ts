/** The words of the signs in one language. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';
import { signId } from './signs.ts';

export const signWords = defineKind({
  files: /^signs\/words\/(?<language>[^/]+)\.json$/,
  schema: z.record(
    signId,
    z.strictObject({
      /** The sign, addressed to the adult. */
      adult: text,
      /** The sign, addressed to the child or teenager who has it. */
      child: text,
      /** What to do while waiting for help. */
      waiting: text.optional(),
      /** The same, for a child who has the sign and is alone. Needed if `waiting` addresses a helper. */
      childWaiting: text.optional(),
    }),
  ),
});
